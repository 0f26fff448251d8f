"""What a table may ask of an edition: that there is one, and single items of another."""

from collections.abc import Collection, Mapping
from typing import Protocol

from heliopolis.core.encoding import EditionKey
from heliopolis.core.errors import InvalidSetup

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
    overrides: Mapping[str, str],
    items: Mapping[str, Collection[str]],
) -> Overrides:
    """The overrides in the order of the items.

    Raises `InvalidSetup` when there is no such edition, no such item, or no such choice for it.
    """
    if name not in editions:
        there_are = "there is only" if len(editions) == 1 else "there are"
        raise InvalidSetup(f"no edition {name[:40]!r}; {there_are} {', '.join(editions)}")
    for item, choice in overrides.items():
        if item not in items:
            raise InvalidSetup(
                f"an edition has no {item[:40]!r} to override, only {', '.join(items)}"
            )
        if choice not in items[item]:
            raise InvalidSetup(f"{item} cannot be {choice[:40]!r}, only {_told(items[item])}")
    return tuple((item, overrides[item]) for item in items if item in overrides)


def _told(choices: Collection[str]) -> str:
    """The choices in words; of numbers in a row, which are many, the ends."""
    *_, last = choices
    first = next(iter(choices))
    return f"{first} to {last}" if last.isdecimal() else ", ".join(choices)
