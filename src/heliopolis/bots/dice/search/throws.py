"""All five dice with their colours: exact expectations over every throw of a turn.

A table has a number for every digit pattern of base 7, a digit for each die: 0 while it is in the
air, else 1 + its face. These are the numbers of outcomes in the catalogue, so 16,807 of them.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.valuation.lattice import (
    WAYS,
    Numbers,
    Table,
    average_throws,
    choose_best,
)
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.catalogue import OUTCOMES
from heliopolis.dice.components import (
    ANKH,
    CIV,
    DICE,
    DICE_SETS,
    MONUMENT,
    NILE,
    PHARAOH,
    SIDES,
    SUN,
)
from heliopolis.dice.state import State

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


def _neighbours() -> tuple[Numbers, Numbers]:
    """Every pattern when its first die in the air has landed, and with each die thrown."""
    after = np.zeros((OUTCOMES, WAYS), dtype=np.int64)
    without = np.full((OUTCOMES, WAYS), -1, dtype=np.int64)
    falling = NUMBERS[IN_THE_AIR >= 0]
    for digit in range(1, SIDES + 1):
        after[falling, digit - 1] = falling + digit * POWERS[IN_THE_AIR[falling]]
    for die in range(DICE):
        free = NUMBERS[(DIGITS[:, die] != 0) & (DIGITS[:, die] != LOCKED)]
        without[free, die] = free - DIGITS[free, die] * POWERS[die]
    return after, without


def _by_suns(numbers: Numbers) -> tuple[Numbers, Numbers]:
    """Of patterns those that are possible, by the dice that show a Sun (D-3); from where on."""
    lists = [
        numbers[((suns >> np.arange(DICE) & 1 == 0) | (DIGITS[numbers] == LOCKED)).all(axis=1)]
        for suns in range(DICE_SETS)
    ]
    return np.concatenate(lists), np.cumsum([0, *map(len, lists)])


AFTER, WITHOUT = _neighbours()
ODDS: Final = np.array([1.0 / SIDES] * SIDES + [0.0] * (WAYS - SIDES))
POSSIBLE, POSSIBLE_FROM = _by_suns(NUMBERS)
"""The patterns that are possible, one list after the other."""
FALLING, FALLING_FROM = _by_suns(NUMBERS[IN_THE_AIR >= 0][::-1])
"""Those with dice in the air, the fewest first."""


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
def throw_patterns(table: Table, suns: int) -> None:
    """From what whole throws are worth: what it is worth to have dice in the air."""
    falling = FALLING[FALLING_FROM[suns] : FALLING_FROM[suns + 1]]
    average_throws(table, falling, AFTER, ODDS)


@rule
def keep_patterns(kept: Table, best: Table, source: Numbers, suns: int) -> None:
    """What every pattern is worth to somebody who may throw any dice of it but Suns again.

    `source` is what to keep of each.
    """
    choose_best(
        kept, best, source, POSSIBLE[POSSIBLE_FROM[suns] : POSSIBLE_FROM[suns + 1]], WITHOUT
    )


@rule
def spread_throws(whole: Table, kept: Table, suns: int) -> None:
    """From what one throw of all that are alike is worth: what all are, and dice in the air."""
    for number in range(OUTCOMES):
        if suns == 0 and ALIKE[number] >= 0:
            whole[number] = whole[ALIKE[number]]
        kept[number] = whole[number]
    throw_patterns(kept, suns)


@rule
def follow_choice(kept: Table, best: Table, source: Numbers, suns: int) -> None:
    """What every pattern is worth to anybody else, by what somebody keeps of it."""
    for number in range(OUTCOMES):
        if suns == 0 or is_possible(number, suns):
            best[number] = kept[source[number]]
    throw_patterns(best, suns)


@rule
def without_dice(number: int, dice: int) -> int:
    """The pattern with some dice in the air."""
    for die in range(DICE):
        if dice >> die & 1:
            number -= int(DIGITS[number, die]) * POWERS[die]
    return int(number)
