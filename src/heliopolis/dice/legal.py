"""Which moves the rules allow; `distinct` has one of each set of equivalent ones."""

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.dice.allocation import (
    is_civ_group,
    is_first_monument,
    is_flood,
    is_further_monument,
    is_track_group,
    may_declare,
)
from heliopolis.dice.catalogue import (
    ACTIONS,
    CIV_BASE,
    CIV_DICE_OF,
    CIV_MARKERS_OF,
    END_ACTION,
    FLOOD_BASE,
    FLOOD_DICE_OF,
    LOSE_CIV_BASE,
    LOSE_MONUMENT_BASE,
    MONUMENT_BASE,
    NILE_BASE,
    OUTCOMES,
    PAIR_BASE,
    PHARAOH_BASE,
)
from heliopolis.dice.components import CIV, DICE, DICE_SETS, NILE, PHARAOH, SIDES
from heliopolis.dice.disasters import markers_of
from heliopolis.dice.state import (
    APPLY,
    LOSE,
    NILE_USED,
    PHARAOH_USED,
    REROLL,
    ROLL,
    State,
    dice_in_the_air,
    free_dice,
)

Found = NDArray[np.int64]
"""Room for the numbers of ACTIONS moves."""


@rule
def is_legal(s: State, number: int) -> bool:
    """Whether the rules allow the decision or, at a chance node, the outcome with that number."""
    if number >= ACTIONS:
        return s.phase == ROLL and dice_of_outcome(number) == dice_in_the_air(s)
    if s.phase == REROLL:
        # D-4: any of the free dice, or none.
        return 0 <= number < DICE_SETS and number & ~free_dice(s) == 0
    if s.phase == LOSE:
        return is_loss(s, number)
    return s.phase == APPLY and is_use(s, number)


@rule
def dice_of_outcome(number: int) -> int:
    """The dice that an outcome names, or -1 for a number that is none."""
    left = number - ACTIONS
    if left >= OUTCOMES:
        return -1
    dice = 0
    for die in range(DICE):
        if left % (SIDES + 1):
            dice |= 1 << die
        left //= SIDES + 1
    return dice


@rule
def is_loss(s: State, number: int) -> bool:
    """D-25: any marker of the victim in the area that is hit."""
    marker = number - (LOSE_CIV_BASE if s.disaster == CIV else LOSE_MONUMENT_BASE)
    end = LOSE_MONUMENT_BASE if s.disaster == CIV else PHARAOH_BASE + 1
    return marker >= 0 and number < end and markers_of(s) >> marker & 1 == 1


@rule
def is_use(s: State, number: int) -> bool:
    """D-7: dice may be spent in any order, or not at all."""
    if number < END_ACTION:
        return False
    if number == END_ACTION:
        return True
    if number < LOSE_CIV_BASE:
        return may_declare(s)
    if number <= PHARAOH_BASE:
        return False
    if number <= NILE_BASE:
        return is_track_group(s, PHARAOH, number - PHARAOH_BASE, PHARAOH_USED)
    if number < FLOOD_BASE:
        return is_track_group(s, NILE, number - NILE_BASE, NILE_USED)
    if number < CIV_BASE:
        return is_flood(s, int(FLOOD_DICE_OF[number - FLOOD_BASE]))
    if number < MONUMENT_BASE:
        place = number - CIV_BASE
        return is_civ_group(s, int(CIV_MARKERS_OF[place]), int(CIV_DICE_OF[place]))
    if number < PAIR_BASE:
        return is_first_monument(s, number - MONUMENT_BASE)
    space = space_of_pair(number)
    return is_further_monument(s, space, companion_of_pair(number))


@rule
def space_of_pair(number: int) -> int:
    """The space that a move with two dice takes."""
    return (number - PAIR_BASE) // (DICE - 1)


@rule
def companion_of_pair(number: int) -> int:
    """The second die of a move with two dice: any but the one of the space's colour."""
    other = (number - PAIR_BASE) % (DICE - 1)
    return other + 1 if other >= space_of_pair(number) % DICE else other


@rule
def find_legal(s: State, found: Found) -> int:
    """List all legal decisions; how many there are."""
    count = 0
    for number in range(ACTIONS):
        if is_legal(s, number):
            found[count] = number
            count += 1
    return count
