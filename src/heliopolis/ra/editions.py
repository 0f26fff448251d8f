"""The editions of Ra: what differs between the rulebooks, as data."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from heliopolis.core.editions import Overrides, checked_overrides
from heliopolis.core.value import value
from heliopolis.ra.suns import REFERENCE_SHEET_GROUPS, USUAL_GROUPS, SunGroups
from heliopolis.ra.tiles import Tile


class Disasters(StrEnum):
    """R-3.5: when disasters that were taken with gods strike."""

    AFTER_TURN = "after-turn"
    AT_ONCE = "at-once"


@value
class Names:
    """What people read on the tiles, where it is not the tile's name in notation."""

    unrest: str

    def of(self, tile: Tile) -> str:
        """The word for a tile."""
        return self.unrest if tile is Tile.UNREST else tile.value.replace("-", " ")


_RIO_GRANDE_NAMES: Final = Names(unrest="unrest")
_WINDRIDER_NAMES: Final = Names(unrest="war")


@value
class Edition:
    """One rulebook's reading of the rules, with whatever the table overrides."""

    name: str
    disasters: Disasters
    suns: str
    names: str
    overrides: Overrides = ()

    @property
    def sun_groups(self) -> SunGroups:
        """R-2.2: the groups of suns that are dealt, by players."""
        return SUN_GROUPS[self.suns]

    @property
    def words(self) -> Names:
        """What people read on the tiles."""
        return NAMES[self.names]


SUN_GROUPS: Final[dict[str, SunGroups]] = {
    "rio-grande": USUAL_GROUPS,
    "windrider": USUAL_GROUPS,
    "reference-sheet": REFERENCE_SHEET_GROUPS,
}
NAMES: Final[dict[str, Names]] = {
    "rio-grande": _RIO_GRANDE_NAMES,
    "windrider": _WINDRIDER_NAMES,
    "reference-sheet": _RIO_GRANDE_NAMES,
}
EDITIONS: Final[dict[str, Edition]] = {
    edition.name: edition
    for edition in (
        Edition("rio-grande", Disasters.AFTER_TURN, "rio-grande", "rio-grande"),
        Edition("windrider", Disasters.AT_ONCE, "windrider", "windrider"),
        Edition("reference-sheet", Disasters.AFTER_TURN, "reference-sheet", "reference-sheet"),
    )
}
ITEMS: Final[dict[str, tuple[str, ...]]] = {
    "disasters": tuple(Disasters),
    "suns": tuple(SUN_GROUPS),
    "names": tuple(NAMES),
}
"""What a table may override, and the choices for it."""


def edition_of(name: str, overrides: Mapping[str, str | int]) -> Edition:
    """The edition with that name and with single items overridden."""
    checked = checked_overrides(name, EDITIONS, overrides, ITEMS)
    base, chosen = EDITIONS[name], dict(checked)
    return Edition(
        name,
        Disasters(chosen.get("disasters", base.disasters)),
        chosen.get("suns", base.suns),
        chosen.get("names", base.names),
        checked,
    )
