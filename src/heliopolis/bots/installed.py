"""Bots of other packages, which name them by entry points of the group ``heliopolis.bots``."""

from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from heliopolis.bots.foreign import fault_of, games_of, recipe_of
from heliopolis.bots.recipe import Recipe
from heliopolis.core.errors import InvalidSetup

GROUP: Final = "heliopolis.bots"


def installed() -> dict[str, EntryPoint]:
    """What other packages offer, by name; of two with one name the first is taken."""
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, entry)
    return found


def installed_recipe(entry: EntryPoint, game: str) -> Recipe:
    """The recipe of an installed bot; raise `InvalidSetup` where it is broken."""
    return recipe_of(_load(entry), entry.name, game)


def listed_recipe(entry: EntryPoint, game: str) -> Recipe | None:
    """The same for a list: None for a bot of other games, and a broken one says what is wrong."""
    try:
        games = games_of(_load(entry))
        if games is not None and game not in games:
            return None
        return installed_recipe(entry, game)
    except InvalidSetup as fault:
        broken = fault  # Python forgets the name of the other when the clause ends

    def make(_seed: int, _budget: object) -> Any:
        raise broken

    return Recipe(entry.name, make, takes_budget=True, broken=broken.refusal)


def source_of(entry: EntryPoint) -> Path | None:
    """The file of the module in which an installed bot is; None where none is found."""
    try:
        spec = find_spec(entry.module)
    except (Exception, SystemExit):  # a package above it may do anything
        return None
    found = spec.origin if spec is not None and spec.has_location else None
    return None if found is None else Path(found)


def _load(entry: EntryPoint) -> Any:
    try:
        return entry.load()
    except (Exception, SystemExit) as fault:
        raise InvalidSetup(
            "installed-bot-broken", name=entry.name, place=entry.value, fault=fault_of(fault)
        ) from fault
