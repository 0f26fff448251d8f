"""The editions of Ra: what differs between the rulebooks, as data."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from heliopolis.core.editions import Overrides, checked_overrides
from heliopolis.core.value import value
from heliopolis.ra.suns import REFERENCE_SHEET_GROUPS, USUAL_GROUPS, SunGroups


class Disasters(StrEnum):
    """R-3.5: when disasters that were taken with gods strike."""

    AFTER_TURN = "after-turn"
    AT_ONCE = "at-once"


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


SUN_GROUPS: Final[dict[str, SunGroups]] = {
    "rio-grande": USUAL_GROUPS,
    "windrider": USUAL_GROUPS,
    "reference-sheet": REFERENCE_SHEET_GROUPS,
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
    "names": tuple(EDITIONS),
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
