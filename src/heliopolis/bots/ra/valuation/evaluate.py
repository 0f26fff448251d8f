"""What a position of Ra is worth to every seat: the points it may expect to end with."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import (
    Hand,
    Pad,
    strike_hand,
    worth_later,
    worth_of_hand,
    worth_of_sum,
    worth_of_sun,
)
from heliopolis.core.bits import count_bits, lowest_bit, wide
from heliopolis.core.compile import constant, rule
from heliopolis.ra.state import OVER, State
from heliopolis.ra.tiles import EMPTY, KINDS, TRACK_SPACES

Values = NDArray[np.float64]
"""A number for every seat."""
_NO_CHANGE: Final = constant(0)


@rule
def take_hand(s: State, seat: int, hand: Hand) -> None:
    """Copy the tiles of a seat into a hand."""
    for kind in range(KINDS):
        hand[kind] = s.tiles[seat, kind]


@rule
def take_track(s: State, hand: Hand) -> None:
    """Add the tiles of the track to a hand, with what their disasters do."""
    for space in range(TRACK_SPACES):
        if s.track[space] != EMPTY:
            hand[s.track[space]] += 1
    strike_hand(hand)


@rule
def worth_of_suns(s: State, seat: int, outlook: Outlook, traits: Traits) -> float:
    """What all suns of a seat may bring, in this epoch and later."""
    worth = worth_of_sum(s, seat, _NO_CHANGE, outlook, traits)
    suns = int(s.face_up[seat])
    while suns != 0:
        sun = lowest_bit(suns)
        suns &= suns - 1
        worth += worth_of_sun(s, seat, sun, outlook, traits)
        worth += worth_later(sun, outlook, traits)
    suns = int(s.face_down[seat])
    while suns != 0:
        worth += worth_later(lowest_bit(suns), outlook, traits)
        suns &= suns - 1
    return worth


@rule
def evaluate(s: State, traits: Traits, pad: Pad, values: Values) -> None:
    """Write down the points that every seat may expect at the end of the game."""
    if s.phase == OVER:
        for seat in range(wide(s.players)):
            values[seat] = s.points[seat]
        return
    outlook = look(s, traits)
    bidders = 0
    for seat in range(wide(s.players)):
        if s.face_up[seat] != 0:
            bidders += 1
    for seat in range(wide(s.players)):
        suns = count_bits(int(s.face_up[seat]))
        take_hand(s, seat, pad.hand)
        values[seat] = int(s.points[seat]) + worth_of_suns(s, seat, outlook, traits)
        # The tiles on the track are nobody's yet: whoever may bid for them has a part in them.
        share = traits.track / bidders if suns > 0 and outlook.on_track > 0.0 else 0.0
        for taken in range(2 if share > 0.0 else 1):
            weight = 1.0 - share
            if taken == 1:
                take_track(s, pad.hand)
                weight = share
            values[seat] += weight * worth_of_hand(s, seat, suns, outlook, traits, pad)
        usual = traits.low_sun + 0.5 * traits.high_sun
        values[seat] -= share * outlook.on_track * usual
