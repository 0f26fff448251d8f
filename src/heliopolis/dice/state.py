"""STATE: a whole position of the dice game in one flat state."""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import constant, rule
from heliopolis.dice.components import ALL_DICE, SEATS, SIDES, SUN

# What is being decided, and so which moves there are.
ROLL: Final = 0  # a chance node: dice are in the air
REROLL: Final = 1
APPLY: Final = 2
LOSE: Final = 3
OVER: Final = 4

# What follows a move by itself; `apply` leaves no state in one of these.
COUNT_SUNS: Final = 5  # the last throw is made
STRIKE: Final = 6  # the victims after the acting seat are to be hit
GO_ON: Final = 7  # dice may be left to spend
COMPLETE: Final = 8  # the turn is complete

# What was done with dice in this turn, as bits in the order of distinct moves.
DISASTER_USED: Final = constant(1)
PHARAOH_USED: Final = constant(2)
FLOOD_USED: Final = constant(4)
NILE_USED: Final = constant(8)
CIV_USED: Final = constant(16)
MONUMENT_USED: Final = constant(32)

NO_DISASTER: Final = -1
NO_MARKER: Final = -1

STATE: Final = np.dtype(
    [
        ("players", "i1"),
        ("sun_track", "i1"),  # the steps that end an epoch (D-26)
        ("epoch", "i1"),  # 1..3
        ("phase", "i1"),  # what is being decided: ROLL .. OVER
        ("turn", "i1"),  # whose turn it is
        ("acting", "i1"),  # the seat that decides, or NOBODY when the game is over
        ("ra", "i1"),  # the steps that Ra has made in this epoch
        ("throws", "i1"),  # made in this turn
        ("spent", "i1"),  # dice as bits
        ("used", "i1"),  # what they were spent on: DISASTER_USED | .. | MONUMENT_USED
        ("paired", "i1"),  # the colours of the monument markers placed for two dice
        ("disaster", "i1"),  # the area whose victims are being hit, or NO_DISASTER
        ("lost", "i1"),  # the marker that the acting victim has given up, or NO_MARKER
        ("showing", "i1", (SIDES,)),  # the dice that show each face, as bits
        ("pharaoh", "i1", (SEATS,)),
        ("nile", "i1", (SEATS,)),
        ("civ", "i1", (SEATS,)),  # the colours with a marker, as bits
        ("floods", "i2", (SEATS,)),  # additional cubes on the Nile marker
        ("points", "i2", (SEATS,)),
        ("sun_points", "i2", (SEATS,)),  # of them, scored by Suns in this epoch
        ("ankh_points", "i2", (SEATS,)),  # and by pairs of Ankhs
        ("monuments", "i8", (SEATS,)),  # the spaces with a marker, as bits
    ],
    align=True,
)


class State(Protocol):
    """The fields, for the reader and the type checker."""

    players: int
    sun_track: int
    epoch: int
    phase: int
    turn: int
    acting: int
    ra: int
    throws: int
    spent: int
    used: int
    paired: int
    disaster: int
    lost: int
    showing: NDArray[np.int8]
    pharaoh: NDArray[np.int8]
    nile: NDArray[np.int8]
    civ: NDArray[np.int8]
    floods: NDArray[np.int16]
    points: NDArray[np.int16]
    sun_points: NDArray[np.int16]
    ankh_points: NDArray[np.int16]
    monuments: NDArray[np.int64]


@rule
def dice_in_the_air(s: State) -> int:
    """The dice that show no face, because they are being rolled."""
    lying = 0
    for face in range(SIDES):
        lying |= int(s.showing[face])
    return ALL_DICE & ~lying


@rule
def free_dice(s: State) -> int:
    """The dice that show no Sun (D-3) and are neither in the air nor spent."""
    free = 0
    for face in range(SUN):
        free |= int(s.showing[face])
    return free & ~int(s.spent)


@rule
def free_with(s: State, face: int) -> int:
    """D-8: the dice with a face that are not spent."""
    return int(s.showing[face]) & ~int(s.spent)
