"""Five dice as a hand: how many show each kind, and what rolling some of them again may bring.

A hand is the number of a multiset of at most five dice; smaller hands have smaller numbers. Dice
that show a Sun when one begins to think need not be part of a hand, for they stay (D-3).
"""

from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from heliopolis.bots.dice.valuation.lattice import (
    WAYS,
    Table,
    average_throws,
    choose_best,
)
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
KINDS: Final = WAYS
FIRST_CHOICE: Final = 1
"""The throws that are made when a seat may roll twice more; after the second it may once."""

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
"""The hand with one die of a kind less, or -1 where it has none; Suns stay (D-3)."""
for _hand, _number in _NUMBER_OF.items():
    for _kind in range(KINDS):
        if len(_hand) < DICE:
            WITH[_number, _kind] = _NUMBER_OF[tuple(sorted((*_hand, _kind)))]
        if _kind in _hand and _kind != SUNS:
            _at = _hand.index(_kind)
            WITHOUT[_number, _kind] = _NUMBER_OF[_hand[:_at] + _hand[_at + 1 :]]

_UPWARD: Final = np.arange(HANDS, dtype=np.int64)
_DOWNWARD: Final = _UPWARD[::-1].copy()


@rule
def throw_hands(table: Table, odds: Table, dice: int) -> None:
    """From what hands of all dice are worth: what smaller ones are, when the rest is thrown."""
    average_throws(table, _DOWNWARD[HANDS - FIRST[dice] :], WITH, odds)


@rule
def keep_hands(kept: Table, best: Table, dice: int) -> None:
    """What hands are worth to somebody who keeps the best part of them and throws the rest."""
    choose_best(kept, best, None, _UPWARD[: FIRST[dice + 1]], WITHOUT)
