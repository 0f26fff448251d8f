"""Which moves the rules allow: a set of actions as the bits of one integer."""

from heliopolis.core.compile import rule
from heliopolis.ra.auction import must_bid, suns_above
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
from heliopolis.ra.state import BID, DRAW, GODS, LOSE, TURN, State, track_is_full
from heliopolis.ra.tiles import GOD, KINDS, TAKEN_BY
from heliopolis.ra.turn import tiles_for_gods


@rule
def legal_in_turn(s: State) -> int:
    """R-3.1: draw, invoke Ra or play gods; R-3.7: no drawing with a full track.

    R-11.1: asked even when only invoking Ra is left.
    """
    actions = 1 << RA_ACTION
    if not track_is_full(s):
        actions |= 1 << DRAW_ACTION
    if s.tiles[s.acting, GOD] > 0:
        actions |= tiles_for_gods(s) << GOD_BASE
    return actions


@rule
def legal_bids(s: State) -> int:
    """R-4.1: any face-up sun above the best bid, or pass unless R-4.2 forbids it."""
    seat = int(s.acting)
    best_bid = int(s.best_bid)
    actions = suns_above(s, seat, best_bid) << BID_BASE
    if not must_bid(s, seat, best_bid):
        actions |= 1 << PASS_ACTION
    return actions


@rule
def legal_losses(s: State) -> int:
    """R-5.1: unrest takes civilization tiles, an earthquake monuments."""
    actions = 0
    for kind in range(TAKEN_BY[s.losing_to, 0], TAKEN_BY[s.losing_to, 1]):
        if s.tiles[s.acting, kind] > 0:
            actions |= 1 << (LOSE_BASE + kind)
    return actions


@rule
def legal_actions(s: State) -> int:
    """The decisions of the acting seat as bits; none at a chance node or when the game is over."""
    if s.phase == TURN:
        return legal_in_turn(s)
    if s.phase == BID:
        return legal_bids(s)
    if s.phase == GODS:
        return tiles_for_gods(s) << GOD_BASE | 1 << DONE_ACTION
    if s.phase == LOSE:
        return legal_losses(s)
    return 0


@rule
def is_legal(s: State, number: int) -> bool:
    """Whether the rules allow the decision or, at a chance node, the outcome with that number."""
    if number < ACTIONS:
        return number >= 0 and legal_actions(s) >> number & 1 == 1
    return s.phase == DRAW and number < ACTIONS + KINDS and s.bag[number - ACTIONS] > 0
