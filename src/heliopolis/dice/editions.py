"""The one edition of the dice game, and what a table may set: the length of the Sun track."""

from collections.abc import Mapping
from typing import Final

from heliopolis.core.editions import Overrides, checked_overrides
from heliopolis.core.value import value
from heliopolis.dice.rulebook import LONGEST_SUN_TRACK, RA_STEPS

SUN_TRACK: Final = "sun_track"
EDITIONS: Final = ("rio-grande",)
ITEMS: Final[dict[str, tuple[str, ...]]] = {
    SUN_TRACK: tuple(map(str, range(1, LONGEST_SUN_TRACK + 1)))
}
"""What a table may override, and the choices for it."""


@value
class Edition:
    """A rulebook, with whatever the table overrides.

    D-26: nobody here has seen how long the printed Sun track is, so its length is among the
    overrides of every table, even where it is the usual one: a game must not change its meaning
    when somebody counts the spaces.
    """

    name: str
    overrides: Overrides

    @property
    def sun_track(self) -> int:
        """D-26: the steps from Ra's start to the end of the Sun track."""
        return int(dict(self.overrides)[SUN_TRACK])


def edition_of(name: str, overrides: Mapping[str, str | int], players: int) -> Edition:
    """The edition with that name, its Sun track as overridden or as usual for the players."""
    track = {SUN_TRACK: RA_STEPS[players], **overrides}
    return Edition(name, checked_overrides(name, EDITIONS, track, ITEMS))
