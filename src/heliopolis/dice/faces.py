"""Dice, tracks and spaces: the numbers of the rulebook, each in one place."""

from enum import StrEnum
from typing import Final

from heliopolis.core.compile import constant


class Colour(StrEnum):
    """The colour of a die, of a civilization space and of a row of monuments."""

    __hash__ = str.__hash__

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    GREEN = "green"
    PURPLE = "purple"


class Face(StrEnum):
    """One of the six faces that every die has."""

    __hash__ = str.__hash__

    PHARAOH = "pharaoh"
    NILE = "nile"
    CIV = "civ"
    MONUMENT = "monument"
    ANKH = "ankh"
    SUN = "sun"


COLOURS: Final = tuple(Colour)
FACES: Final = tuple(Face)
AREAS: Final = FACES[:4]
"""What a disaster may hit."""
COLOUR_OF: Final = {colour: number for number, colour in enumerate(COLOURS)}
FACE_OF: Final = {face: number for number, face in enumerate(FACES)}

DICE: Final = len(COLOURS)
ALL_DICE: Final = (1 << DICE) - 1
"""A set of dice is a number of five bits, red the lowest; this is all of them."""
DICE_SETS: Final = ALL_DICE + 1

# The faces, and with them the areas of the board, as the kernel's small numbers.
PHARAOH: Final = constant(FACE_OF[Face.PHARAOH])
NILE: Final = constant(FACE_OF[Face.NILE])
CIV: Final = constant(FACE_OF[Face.CIV])
MONUMENT: Final = constant(FACE_OF[Face.MONUMENT])
ANKH: Final = constant(FACE_OF[Face.ANKH])
SUN: Final = constant(FACE_OF[Face.SUN])
SIDES: Final = len(FACES)

SEATS: Final = 4
"""The most players a record has room for."""
PLAYERS: Final = range(2, SEATS + 1)
MOST_THROWS: Final = 3
"""D-4: one throw of all dice and two of any."""
END_OF_TRACK: Final = 12
"""D-10: the last space of the Pharaoh track and of the Nile track."""
COLUMNS: Final = 8
"""D-17: the columns of the monument area; a row for every colour."""
SPACES: Final = COLUMNS * DICE
"""The spaces of the monument area, numbered column by column, in a column by colour."""
STARTING_POINTS: Final = 10
"""D-2: of the starter; each seat clockwise begins with one more."""
FLOOD_DICE: Final = 3
"""D-8."""
DICE_OF_NO_MARKER: Final = constant(2)
"""D-13: a civilization group has two dice more than it may place markers."""
MOST_CIV_MARKERS: Final = DICE - DICE_OF_NO_MARKER
DICE_OF_FURTHER_MARKER: Final = 2
"""D-18: every monument marker after the first of a turn takes two dice."""
SUNS_FOR_POINTS: Final = 3
"""D-23: these many Suns score `SUN_POINTS`; fewer move Ra, more declare a disaster."""
SUN_POINTS: Final = 3
"""D-23."""
ANKHS_OF_A_PAIR: Final = 2
ANKH_PAIR_POINTS: Final = 2
"""D-22."""
STEPS_LOST: Final = 2
"""D-25: by a disaster on a track."""
MARKERS_LOST: Final = 2
"""D-25: by a disaster to civilization or monuments."""
PHARAOH_PRIZE: Final = constant(5)
PHARAOH_PENALTY: Final = constant(2)
"""D-27: for the furthest on the Pharaoh track, and for the hindmost."""
STEPS_OF_THE_MOST: Final = -2
"""D-27: who scores for the Pharaohs goes back, who pays goes forward."""
STEPS_OF_THE_FEWEST: Final = 1

RA_STEPS: Final = {2: 10, 3: 12, 4: 14}
"""D-26: Ra's steps to the end of the Sun track, by players.

Nobody here has seen the board, so this is a table's option: see `editions.py`.
"""
LONGEST_SUN_TRACK: Final = 60
"""The most steps that a table may choose."""
