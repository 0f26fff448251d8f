"""What a move does: one arm for each, one call into its topic."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log
from heliopolis.ra.auction import make_bid, pass_bid, settle
from heliopolis.ra.disasters import lose_tile, strike
from heliopolis.ra.epoch import complete_turn
from heliopolis.ra.moves import (
    ACTIONS,
    BID_BASE,
    DONE_ACTION,
    DRAW_ACTION,
    GOD_BASE,
    LOSE_BASE,
    PASS_ACTION,
    RA_ACTION,
)
from heliopolis.ra.state import COMPLETE, SETTLE, STRIKE, State
from heliopolis.ra.tiles import FIRST_CIVILIZATION, FIRST_TAKEN_BY_GODS
from heliopolis.ra.turn import draw, finish_gods, invoke_ra, place_drawn, play_god


@rule
def apply(s: State, number: int, log: Log) -> None:
    """Play a legal decision or outcome and all that follows by itself, in place."""
    if number == DRAW_ACTION:
        draw(s)
    elif number == RA_ACTION:
        invoke_ra(s, log)
    elif number == DONE_ACTION:
        finish_gods(s)
    elif number == PASS_ACTION:
        pass_bid(s, log)
    elif number < GOD_BASE + FIRST_TAKEN_BY_GODS:
        make_bid(s, number - BID_BASE, log)
    elif number < LOSE_BASE + FIRST_CIVILIZATION:
        play_god(s, number - GOD_BASE, log)
    elif number < ACTIONS:
        lose_tile(s, number - LOSE_BASE, log)
    else:
        place_drawn(s, number - ACTIONS, log)
    follow(s, log)


@rule
def follow(s: State, log: Log) -> None:
    """Let happen what nobody is asked about, until somebody is."""
    if s.phase == SETTLE:
        settle(s, log)
    if s.phase == STRIKE:
        strike(s, log)
    if s.phase == COMPLETE:
        complete_turn(s, log)
