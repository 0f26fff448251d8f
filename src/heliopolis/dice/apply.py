"""What a move does: one arm for each, one call into its topic."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log
from heliopolis.dice.areas import (
    advance_nile,
    advance_pharaoh,
    flood_nile,
    place_civ,
    place_monument,
)
from heliopolis.dice.catalogue import (
    ACTIONS,
    CIV_BASE,
    CIV_DICE_OF,
    CIV_MARKERS_OF,
    DISASTER_BASE,
    END_ACTION,
    FLOOD_BASE,
    FLOOD_DICE_OF,
    KEEP_ACTION,
    LOSE_CIV_BASE,
    LOSE_MONUMENT_BASE,
    MONUMENT_BASE,
    NILE_BASE,
    PAIR_BASE,
    PHARAOH_BASE,
)
from heliopolis.dice.components import DICE, SIDES
from heliopolis.dice.disasters import declare, lose_marker, strike
from heliopolis.dice.epoch import complete_turn, end_turn, go_on
from heliopolis.dice.legal import companion_of_pair, dice_of_outcome, space_of_pair
from heliopolis.dice.rolling import complete_throw, count_suns, keep, land, roll_again
from heliopolis.dice.state import COMPLETE, COUNT_SUNS, GO_ON, STRIKE, State


@rule
def apply(s: State, number: int, log: Log) -> None:
    """Play a legal decision or outcome and all that follows by itself, in place."""
    if number == KEEP_ACTION:
        keep(s)
    elif number < END_ACTION:
        roll_again(s, number)
    elif number == END_ACTION:
        end_turn(s, log)
    elif number < LOSE_CIV_BASE:
        declare(s, number - DISASTER_BASE, log)
    elif number < LOSE_MONUMENT_BASE:
        lose_marker(s, number - LOSE_CIV_BASE, log)
    elif number <= PHARAOH_BASE:
        lose_marker(s, number - LOSE_MONUMENT_BASE, log)
    elif number <= NILE_BASE:
        advance_pharaoh(s, number - PHARAOH_BASE, log)
    elif number < FLOOD_BASE:
        advance_nile(s, number - NILE_BASE, log)
    elif number < CIV_BASE:
        flood_nile(s, int(FLOOD_DICE_OF[number - FLOOD_BASE]), log)
    elif number < MONUMENT_BASE:
        place = number - CIV_BASE
        place_civ(s, int(CIV_MARKERS_OF[place]), int(CIV_DICE_OF[place]), log)
    elif number < PAIR_BASE:
        space = number - MONUMENT_BASE
        place_monument(s, space, 1 << space % DICE, log)
    elif number < ACTIONS:
        space = space_of_pair(number)
        place_monument(s, space, 1 << space % DICE | 1 << companion_of_pair(number), log)
    else:
        land_all(s, number, log)
    follow(s, log)


@rule
def land_all(s: State, number: int, log: Log) -> None:
    """D-3: the dice in the air fall as an outcome says."""
    left = number - ACTIONS
    for die in range(DICE):
        if left % (SIDES + 1):
            land(s, die, left % (SIDES + 1) - 1)
        left //= SIDES + 1
    complete_throw(s, dice_of_outcome(number), log)


@rule
def follow(s: State, log: Log) -> None:
    """Let happen what nobody is asked about, until somebody is."""
    if s.phase == COUNT_SUNS:
        count_suns(s, log)
    if s.phase == STRIKE:
        strike(s, log)
    if s.phase == GO_ON:
        go_on(s, log)
    if s.phase == COMPLETE:
        complete_turn(s, log)
