"""The distinct decisions of whatever is being decided."""

from typing import Final

import numpy as np

from heliopolis.core.compile import rule
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import DICE_SETS, SPACES
from heliopolis.dice.distinct.alike import ANY_ORDER
from heliopolis.dice.distinct.losses import find_losses
from heliopolis.dice.distinct.uses import find_uses
from heliopolis.dice.legal import Found
from heliopolis.dice.state import APPLY, LOSE, REROLL, State, free_dice

MOST_DISTINCT: Final = 1 + SPACES
"""IN_ORDER no seat has more: a monument marker on every space, and the end of the turn."""


@rule
def find_distinct(s: State, in_order: int, found: Found) -> int:
    """List the distinct decisions of the acting seat; how many there are."""
    if s.phase == REROLL:
        return find_rolls(s, found)
    if s.phase == APPLY:
        return find_uses(s, in_order, found)
    if s.phase == LOSE:
        return find_losses(s, in_order, found)
    return 0


@rule
def find_rolls(s: State, found: Found) -> int:
    """D-4: every set of free dice, and none; a die keeps its colour, so all of them differ."""
    free = free_dice(s)
    count = 0
    for dice in range(DICE_SETS):
        if dice & ~free == 0:
            found[count] = dice
            count += 1
    return count


@rule
def may_only_end(s: State) -> bool:
    """Whether, of all that a seat may do with its dice, only to end the turn is an option."""
    return find_uses(s, ANY_ORDER, np.empty(ACTIONS, dtype=np.int64)) == 1
