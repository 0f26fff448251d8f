"""The 180 tiles of Ra: their names, their families and how many there are."""

from enum import StrEnum
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import constant

TileCounts = NDArray[np.int8]
"""How many tiles of each kind: an array of `KINDS` numbers."""


class Tile(StrEnum):
    """A kind of tile; its value is its name in notation, the same in every edition."""

    # An enumeration's own hash is a Python function, and tiles are the keys of every view.
    __hash__ = str.__hash__

    RA = "ra"
    GOD = "god"
    GOLD = "gold"
    PHARAOH = "pharaoh"
    NILE = "nile"
    FLOOD = "flood"
    AGRICULTURE = "agriculture"
    ART = "art"
    ASTRONOMY = "astronomy"
    RELIGION = "religion"
    WRITING = "writing"
    FORTRESS = "fortress"
    OBELISK = "obelisk"
    PALACE = "palace"
    PYRAMID = "pyramid"
    SPHINX = "sphinx"
    STATUE = "statue"
    STEP_PYRAMID = "step-pyramid"
    TEMPLE = "temple"
    FUNERAL = "funeral"
    DROUGHT = "drought"
    UNREST = "unrest"
    EARTHQUAKE = "earthquake"


TILES: Final = tuple(Tile)
KINDS: Final = len(TILES)
KIND_OF: Final = {tile: kind for kind, tile in enumerate(TILES)}
"""The kernel's number of a tile: its place in `TILES`."""

RA: Final = constant(KIND_OF[Tile.RA])
GOD: Final = constant(KIND_OF[Tile.GOD])  # eight of them, and all are one kind
GOLD: Final = constant(KIND_OF[Tile.GOLD])
PHARAOH: Final = constant(KIND_OF[Tile.PHARAOH])
NILE: Final = constant(KIND_OF[Tile.NILE])
FLOOD: Final = constant(KIND_OF[Tile.FLOOD])
FIRST_CIVILIZATION: Final = constant(KIND_OF[Tile.AGRICULTURE])
END_OF_CIVILIZATION: Final = constant(KIND_OF[Tile.WRITING] + 1)
FIRST_MONUMENT: Final = constant(KIND_OF[Tile.FORTRESS])
END_OF_MONUMENTS: Final = constant(KIND_OF[Tile.TEMPLE] + 1)
FUNERAL: Final = constant(KIND_OF[Tile.FUNERAL])
DROUGHT: Final = constant(KIND_OF[Tile.DROUGHT])
UNREST: Final = constant(KIND_OF[Tile.UNREST])
EARTHQUAKE: Final = constant(KIND_OF[Tile.EARTHQUAKE])
FIRST_TAKEN_BY_GODS: Final = GOLD
"""Gods take every kind from here on: all but Ra and gods (R-3.4)."""

CIVILIZATION: Final = TILES[FIRST_CIVILIZATION:END_OF_CIVILIZATION]
MONUMENTS: Final = TILES[FIRST_MONUMENT:END_OF_MONUMENTS]
DISASTERS: Final = TILES[FUNERAL:]

IN_THE_BAG: Final[TileCounts] = np.array(
    # in the order of `Tile`
    [30, 8, 5, 25, 25, 12] + [5] * len(CIVILIZATION) + [5] * len(MONUMENTS) + [2, 2, 4, 2],
    dtype=np.int8,
)

TAKEN_BY: Final = np.zeros((KINDS, 2), dtype=np.int64)
"""R-5.1: the first kind that a disaster takes by its victim's choice, and the end of its family."""
TAKEN_BY[UNREST] = FIRST_CIVILIZATION, END_OF_CIVILIZATION
TAKEN_BY[EARTHQUAKE] = FIRST_MONUMENT, END_OF_MONUMENTS

TRACK_SPACES: Final = 8
"""R-1.2: the auction track holds eight tiles."""
EMPTY: Final = -1
"""A space of the auction track without a tile."""
