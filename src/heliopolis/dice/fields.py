"""Reading a state's bytes in Python, without the kernel."""

from typing import Final

from heliopolis.core.layout import Layout
from heliopolis.dice.components import ALL_DICE, SUN
from heliopolis.dice.state import (
    APPLY,
    CIV_USED,
    DISASTER_USED,
    FLOOD_USED,
    LOSE,
    MONUMENT_USED,
    NILE_USED,
    OVER,
    PHARAOH_USED,
    REROLL,
    ROLL,
    STATE,
)

PHASES: Final = {ROLL: "roll", REROLL: "reroll", APPLY: "apply", LOSE: "lose", OVER: "over"}
"""What is being decided, in words."""
GROUPS: Final = {
    int(DISASTER_USED): "disaster",
    int(PHARAOH_USED): "pharaoh",
    int(FLOOD_USED): "flood",
    int(NILE_USED): "nile",
    int(CIV_USED): "civ",
    int(MONUMENT_USED): "monument",
}
"""What was done in a turn, in words and in the order of distinct moves."""

LAYOUT: Final = Layout(STATE)


class Fields:
    """The fields of a state as plain numbers; per-seat fields hold the seats that play."""

    __slots__ = (
        *LAYOUT.scalars,
        "ankh_points",
        "civ",
        "floods",
        "monuments",
        "nile",
        "pharaoh",
        "points",
        "showing",
        "sun_points",
    )

    def __init__(self, state: bytes) -> None:
        numbers = LAYOUT.unpack(state)
        (
            self.players,
            self.sun_track,
            self.epoch,
            self.phase,
            self.turn,
            self.acting,
            self.ra,
            self.throws,
            self.spent,
            self.used,
            self.paired,
            self.disaster,
            self.lost,
        ) = numbers[: len(LAYOUT.scalars)]
        places = LAYOUT.places
        players = self.players
        self.showing = numbers[places["showing"]]
        self.pharaoh = numbers[places["pharaoh"]][:players]
        self.nile = numbers[places["nile"]][:players]
        self.civ = numbers[places["civ"]][:players]
        self.floods = numbers[places["floods"]][:players]
        self.points = numbers[places["points"]][:players]
        self.sun_points = numbers[places["sun_points"]][:players]
        self.ankh_points = numbers[places["ankh_points"]][:players]
        self.monuments = numbers[places["monuments"]][:players]

    @property
    def in_the_air(self) -> int:
        """The dice that show no face, as bits."""
        lying = 0
        for dice in self.showing:
            lying |= dice
        return ALL_DICE & ~lying

    def free_with(self, face: int) -> int:
        """The dice with a face that are not spent, as bits."""
        return self.showing[face] & ~self.spent

    @property
    def suns(self) -> int:
        """How many dice show a Sun."""
        return self.showing[SUN].bit_count()
