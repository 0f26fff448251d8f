"""Suns and the Ra track: the numbers of the rulebook that depend on the players."""

from functools import cache
from typing import Final

import numpy as np

from heliopolis.core.compile import rule

SEATS: Final = 5
"""The most players a state has room for."""
PLAYERS: Final = range(2, SEATS + 1)
HIGHEST_SUN: Final = 16
FIRST_CENTRE_SUN: Final = 1
"""R-2.1: the sun in the centre of the board at the start."""
STARTING_POINTS: Final = 10
"""R-2.1."""

RA_SPACES: Final = np.array([0, 0, 6, 8, 9, 10], dtype=np.int8)
"""R-1.2: the spaces of the Ra track, by players."""

SunGroups = dict[int, tuple[tuple[int, ...], ...]]
"""The groups of suns that are dealt, by players."""

USUAL_GROUPS: Final[SunGroups] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
REFERENCE_SHEET_GROUPS: Final[SunGroups] = USUAL_GROUPS | {2: ((8, 7, 5, 2), (9, 6, 4, 3))}

BEST_SUN: Final = np.array(
    [max(map(max, USUAL_GROUPS.get(players, [[0]]))) for players in range(SEATS + 1)],
    dtype=np.int64,
)
"""R-2.2: the highest sun that is dealt, by players; the same in every edition."""


@rule
def sun_bit(sun: int) -> int:
    """A sun as the bit that stands for it in a set of suns."""
    return 1 << sun


def bits_of(suns: tuple[int, ...]) -> int:
    """A set of suns as bits."""
    bits = 0
    for sun in suns:
        bits |= sun_bit(sun)
    return bits


@cache
def suns_of(bits: int) -> tuple[int, ...]:
    """The suns of a set, highest first."""
    return tuple(sun for sun in range(HIGHEST_SUN, 0, -1) if bits >> sun & 1)
