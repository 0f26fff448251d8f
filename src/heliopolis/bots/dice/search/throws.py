"""All five dice with their colours: exact expectations over every throw of a turn.

A table has a number for every digit pattern of base 7, a digit for each die: 0 while it is in the
air, else 1 + its face. These are the numbers of outcomes in the catalogue, so 16,807 of them.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.catalogue import OUTCOMES
from heliopolis.dice.components import ANKH, CIV, DICE, MONUMENT, NILE, PHARAOH, SIDES, SUN
from heliopolis.dice.state import State

Table = NDArray[np.float64]

BASE: Final = constant(SIDES + 1)
LOCKED: Final = constant(int(SUN) + 1)
"""The digit of a die that shows a Sun."""
POWERS: Final = np.array([(SIDES + 1) ** die for die in range(DICE)], dtype=np.int64)
NUMBERS: Final = np.arange(OUTCOMES, dtype=np.int64)
DIGITS: Final = (NUMBERS[:, None] // POWERS % (SIDES + 1)).astype(np.int8)
"""The digit of every die in a pattern."""
IN_THE_AIR: Final = np.where((DIGITS == 0).any(axis=1), (DIGITS == 0).argmax(axis=1), -1)
"""The first die of a pattern that is in the air, or -1."""


def _alike() -> NDArray[np.int64]:
    """For every whole pattern the first one that is worth the same, whatever the board is.

    Only for civilization and Monuments does it matter which die shows them.
    """
    shown = DIGITS.astype(np.int64)
    key = np.zeros(OUTCOMES, dtype=np.int64)
    for face in (CIV, MONUMENT):
        key = key << DICE | ((shown == face + 1) << np.arange(DICE)).sum(axis=1)
    for face in (PHARAOH, NILE, ANKH, SUN):
        key = key * DICE + key + (shown == face + 1).sum(axis=1)
    whole = NUMBERS[IN_THE_AIR < 0]
    _, first, place = np.unique(key[whole], return_index=True, return_inverse=True)
    found = np.full(OUTCOMES, -1, dtype=np.int64)
    found[whole] = whole[first][place]
    return found


ALIKE: Final = _alike()
"""For every whole pattern the first that is worth the same; -1 where dice are in the air."""


@rule
def number_of_dice(s: State) -> int:
    """The number of what all dice show."""
    number = 0
    for face in range(SIDES):
        for die in range(DICE):
            if wide(s.showing[face]) >> die & 1:
                number += (face + 1) * POWERS[die]
    return int(number)


@rule
def is_possible(number: int, suns: int) -> bool:
    """Whether some dice that show a Sun already still do (D-3)."""
    possible = True
    for die in range(DICE):
        if suns >> die & 1 and DIGITS[number, die] != LOCKED:
            possible = False
    return possible


@rule
def average_throws(table: Table, suns: int) -> None:
    """From what whole throws are worth: what it is worth to have dice in the air."""
    for number in range(OUTCOMES - 1, -1, -1):
        die = IN_THE_AIR[number]
        if die >= 0 and (suns == 0 or is_possible(number, suns)):
            worth = 0.0
            for digit in range(1, BASE):
                worth += table[number + digit * POWERS[die]]
            table[number] = worth / SIDES


@rule
def choose_best(kept: Table, best: Table, source: NDArray[np.int64], suns: int) -> None:
    """What every pattern is worth to somebody who may throw any dice of it but Suns again.

    `source` is what to keep of each.
    """
    for number in range(OUTCOMES):
        if suns and not is_possible(number, suns):
            continue
        most = kept[number]
        chosen = number
        for die in range(DICE):
            digit = int(DIGITS[number, die])
            if digit != 0 and digit != LOCKED:
                less = number - digit * POWERS[die]
                if best[less] > most:
                    most = best[less]
                    chosen = source[less]
        best[number] = most
        source[number] = chosen


@rule
def spread_throws(whole: Table, kept: Table, suns: int) -> None:
    """From what one throw of all that are alike is worth: what all are, and dice in the air."""
    for number in range(OUTCOMES):
        if suns == 0 and ALIKE[number] >= 0:
            whole[number] = whole[ALIKE[number]]
        kept[number] = whole[number]
    average_throws(kept, suns)


@rule
def follow_choice(kept: Table, best: Table, source: NDArray[np.int64], suns: int) -> None:
    """What every pattern is worth to anybody else, by what somebody keeps of it."""
    for number in range(OUTCOMES):
        if suns == 0 or is_possible(number, suns):
            best[number] = kept[source[number]]
    average_throws(best, suns)


@rule
def without_dice(number: int, dice: int) -> int:
    """The pattern with some dice in the air."""
    for die in range(DICE):
        if dice >> die & 1:
            number -= int(DIGITS[number, die]) * POWERS[die]
    return int(number)
