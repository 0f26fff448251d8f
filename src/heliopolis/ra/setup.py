"""R-2: setting up the table."""

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream, below
from heliopolis.ra.epoch import give_turn
from heliopolis.ra.scoring import holder_of_highest_sun
from heliopolis.ra.state import NO_AUCTION, State
from heliopolis.ra.suns import FIRST_CENTRE_SUN, SEATS, STARTING_POINTS
from heliopolis.ra.tiles import EMPTY, IN_THE_BAG, KINDS, TRACK_SPACES

Hands = NDArray[np.int32]
"""The suns of every seat, as bits."""


@rule
def set_up(s: State, at_once: int, hidden: int, hands: Hands) -> None:
    """R-2.1: everything in the bag, ten points each, sun 1 in the centre."""
    s.players = len(hands)
    s.at_once = at_once
    s.hidden = hidden
    s.epoch = 1
    s.auction = NO_AUCTION
    s.best_bid = 0
    s.best_bidder = NOBODY
    s.owed = 0
    s.losing_to = EMPTY
    s.centre_sun = FIRST_CENTRE_SUN
    s.ra_tiles = 0
    for space in range(TRACK_SPACES):
        s.track[space] = EMPTY
    for kind in range(KINDS):
        s.bag[kind] = IN_THE_BAG[kind]
    for seat in range(SEATS):
        for kind in range(KINDS):
            s.tiles[seat, kind] = 0
        s.points[seat] = 0
        s.face_up[seat] = 0
        s.face_down[seat] = 0
    for seat in range(len(hands)):
        s.points[seat] = STARTING_POINTS
        s.face_up[seat] = hands[seat]
    give_turn(s, holder_of_highest_sun(s))


@rule
def deal_suns(hands: Hands, stream: Stream) -> None:
    """R-2.2: a random group of suns to each seat, by shuffling the groups in place."""
    for seat in range(len(hands) - 1):
        chosen = seat + below(stream, len(hands) - seat)
        hand = hands[seat]
        hands[seat] = hands[chosen]
        hands[chosen] = hand
