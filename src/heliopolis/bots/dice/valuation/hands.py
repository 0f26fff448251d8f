"""Five dice as a hand: how many show each kind, and what rolling some of them again may bring.

A hand is the number of a multiset of at most five dice; smaller hands have smaller numbers. Dice
that show a Sun when one begins to think need not be part of a hand, for they stay (D-3).
"""

from itertools import combinations_with_replacement
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import constant, rule
from heliopolis.dice.components import DICE

# What a die may show. A civilization die whose colour takes no marker of ours is a blank one.
PHARAOHS: Final = constant(0)
NILES: Final = constant(1)
CIVS: Final = constant(2)
MONUMENTS: Final = constant(3)
ANKHS: Final = constant(4)
BLANKS: Final = constant(5)
SUNS: Final = constant(6)
KINDS: Final = 7

MULTISETS: Final = [
    hand for size in range(DICE + 1) for hand in combinations_with_replacement(range(KINDS), size)
]
_NUMBER_OF: Final = {hand: number for number, hand in enumerate(MULTISETS)}

HANDS: Final = len(MULTISETS)
FIRST: Final = np.array(
    [sum(len(hand) < size for hand in MULTISETS) for size in range(DICE + 2)], dtype=np.int64
)
"""The number of the first hand with so many dice."""
COUNTS: Final = np.array(
    [[hand.count(kind) for kind in range(KINDS)] for hand in MULTISETS], dtype=np.int64
)
"""How many dice of a hand show each kind."""
WITH: Final = np.full((FIRST[DICE], KINDS), -1, dtype=np.int64)
"""The hand with one more die of a kind."""
WITHOUT: Final = np.full((HANDS, KINDS), -1, dtype=np.int64)
"""The hand with one die of a kind less, or -1 where it has none, and for Suns: they stay (D-3)."""
for _hand, _number in _NUMBER_OF.items():
    for _kind in range(KINDS):
        if len(_hand) < DICE:
            WITH[_number, _kind] = _NUMBER_OF[tuple(sorted((*_hand, _kind)))]
        if _kind in _hand and _kind != SUNS:
            _at = _hand.index(_kind)
            WITHOUT[_number, _kind] = _NUMBER_OF[_hand[:_at] + _hand[_at + 1 :]]

Values = NDArray[np.float64]
"""A number for every hand."""


@rule
def before_throw(values: Values, odds: Values, dice: int) -> None:
    """From what hands of all dice are worth: what smaller ones are, when the rest is rolled."""
    for hand in range(FIRST[dice] - 1, -1, -1):
        worth = 0.0
        for kind in range(KINDS):
            worth += odds[kind] * values[WITH[hand, kind]]
        values[hand] = worth


@rule
def before_choice(kept: Values, best: Values, dice: int) -> None:
    """What hands are worth to somebody who keeps the best part of them and rolls the rest."""
    for hand in range(FIRST[dice + 1]):
        most = kept[hand]
        for kind in range(SUNS):
            less = WITHOUT[hand, kind]
            if less >= 0:
                most = max(most, best[less])
        best[hand] = most
