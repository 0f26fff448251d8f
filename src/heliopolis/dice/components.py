"""What the box holds: dice with colours and faces, tracks, areas, and seats around them."""

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
ALL_COLOURS: Final = constant(ALL_DICE)
"""A set of colours is a number of the same bits; this is all of them."""
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
"""The most players a state has room for."""
PLAYERS: Final = range(2, SEATS + 1)
END_OF_TRACK: Final = 12
"""D-10: the last space of the Pharaoh track and of the Nile track."""
COLUMNS: Final = 8
"""D-17: the columns of the monument area; a row for every colour."""
SPACES: Final = COLUMNS * DICE
"""The spaces of the monument area, numbered column by column, in a column by colour."""
