"""What a table may ask of an edition: that there is one, and single items of another."""

from collections.abc import Collection, Mapping
from typing import Protocol

from heliopolis.core.encoding import EditionKey
from heliopolis.core.errors import InvalidSetup, shown

Overrides = tuple[tuple[str, str], ...]
"""What a table overrides: an item and the choice for it, in the order of the items."""


class Edition(Protocol):
    """What every game's editions have."""

    @property
    def name(self) -> str:
        """The name that files and the command line give it."""

    @property
    def overrides(self) -> Overrides:
        """What the table overrides."""


def key_of(edition: Edition) -> EditionKey:
    """What tells one edition of a game from all others."""
    return edition.name, edition.overrides


def checked_overrides(
    name: str,
    editions: Collection[str],
    overrides: Mapping[str, str | int],
    items: Mapping[str, Collection[str]],
) -> Overrides:
    """The overrides as texts, whether given as such or as numbers, in the order of the items.

    Raises `InvalidSetup` when there is no such edition, no such item, or no such choice for it.
    """
    if name not in editions:
        raise InvalidSetup("no-such-edition", edition=shown(name), editions=tuple(editions))
    said = {item: str(choice) for item, choice in overrides.items()}
    for item, choice in said.items():
        if item not in items:
            raise InvalidSetup("no-such-item", item=shown(item), items=tuple(items))
        if choice not in items[item]:
            raise _no_choice(item, shown(choice), tuple(items[item]))
    return tuple((item, said[item]) for item in items if item in said)


def _no_choice(item: str, choice: str, choices: tuple[str, ...]) -> InvalidSetup:
    """Why a choice is none; of numbers in a row, which are many, the ends are told."""
    if choices[0].isdecimal():
        ends = {"lowest": int(choices[0]), "highest": int(choices[-1])}
        return InvalidSetup("number-out-of-range", item=item, choice=choice, **ends)
    return InvalidSetup("no-such-choice", item=item, choice=choice, choices=choices)
