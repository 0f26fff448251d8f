"""Dice in the air: what it is worth to throw them, and which of those that lie to throw again.

A lattice has a number for everything that some dice may show while the others are in the air.
Hands are one, in which it does not matter which die shows what; patterns of all five dice are
another. What is asked of one is given as arrays over its numbers.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule

WAYS: Final = 7
"""How a die may fall, at most; where there are fewer ways the odds are 0, and -1 takes nothing up.

That it is a constant makes loops twice as fast.
"""
Numbers = NDArray[np.int64]
Table = NDArray[np.float64]
"""What every number of a lattice is worth."""


@rule
def average_throws(table: Table, falling: Numbers, after: Numbers, odds: Table) -> None:
    """From what whole throws are worth: what it is worth to have dice in the air.

    `falling` are the numbers with dice in the air, those with fewer of them first; `after` has
    for each number what it is when one die more has landed, with these odds.
    """
    for number in falling:
        worth = 0.0
        for side in range(WAYS):
            worth += odds[side] * table[after[number, side]]
        table[number] = worth


@rule
def choose_best(
    kept: Table, best: Table, source: Numbers | None, numbers: Numbers, without: Numbers
) -> None:
    """What numbers are worth to somebody who may throw any of the dice that lie again.

    `numbers` come with more dice in the air first; `without` has for each what it is with one die
    more up there, or -1 where a die may not be thrown. `source` gets what to keep of each; with
    None the compiler removes all of it, and the rest is faster.
    """
    for at in range(len(numbers)):
        number = numbers[at]
        most = kept[number]
        chosen = number
        for die in range(WAYS):
            less = without[number, die]
            if less >= 0:
                if source is not None and best[less] > most:
                    chosen = source[less]
                most = max(most, best[less])
        best[number] = most
        if source is not None:
            source[number] = chosen
