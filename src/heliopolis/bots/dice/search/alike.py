"""Which positions come to the same: a key that is equal for interchangeable dice and columns."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.components import ALL_DICE, ANKH, CIV, COLUMNS, DICE, MONUMENT, NILE, PHARAOH
from heliopolis.dice.rolling import suns_of_turn
from heliopolis.dice.state import (
    APPLY,
    DISASTER_USED,
    LOSE,
    MONUMENT_USED,
    NILE_USED,
    NO_MARKER,
    PHARAOH_USED,
    State,
    free_with,
)

_BITS: Final = constant((1 << 62) - 1)
_FACTOR: Final = constant(0x1E37_79B9_7F4A_7C15)
_MATTERS: Final = constant(DISASTER_USED | PHARAOH_USED | NILE_USED | MONUMENT_USED)
"""What was done with dice decides what may be done: a second disaster, Ankhs alone, a marker."""


@rule
def key_of(s: State, columns: NDArray[np.int64]) -> int:
    """A number that is equal for positions that go on alike, and hardly ever for others."""
    key = mix(wide(s.phase), wide(s.turn))
    key = mix(mix(key, wide(s.acting)), wide(s.epoch))
    key = mix(mix(key, wide(s.ra)), wide(s.throws))
    for seat in range(wide(s.players)):
        key = mix(mix(key, wide(s.pharaoh[seat])), wide(s.nile[seat]))
        key = mix(mix(key, wide(s.floods[seat])), wide(s.civ[seat]))
        key = mix(key, wide(s.points[seat]))
    if s.phase == APPLY or s.phase == LOSE:
        key = mix(mix(key, wide(s.disaster)), 1 if s.lost == NO_MARKER else 0)
        key = mix(mix(key, wide(s.used) & _MATTERS), suns_of_turn(s))
        key = mix(key, count_bits(free_with(s, PHARAOH)))
        key = mix(key, count_bits(free_with(s, NILE)))
        key = mix(key, count_bits(free_with(s, ANKH)))
        key = mix(mix(key, free_with(s, CIV)), free_with(s, MONUMENT))
    sort_columns(s, columns)
    for column in range(COLUMNS):
        key = mix(key, wide(columns[column]))
    return key


@rule
def mix(key: int, number: int) -> int:
    """A key with one number more in it."""
    return wide((key * _FACTOR + number) & _BITS)


@rule
def sort_columns(s: State, columns: NDArray[np.int64]) -> None:
    """Fill in what every column of monuments holds, in an order that forgets their places."""
    for column in range(COLUMNS):
        held = 0
        for seat in range(wide(s.players)):
            held = held << DICE | wide(s.monuments[seat]) >> DICE * column & ALL_DICE
        place = column
        while place > 0 and columns[place - 1] > held:
            columns[place] = columns[place - 1]
            place -= 1
        columns[place] = held
