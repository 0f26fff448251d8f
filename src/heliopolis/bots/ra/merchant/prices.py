"""Suns as prices of Ra: what a seat gives up for a lot, and whether the lot is worth it."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import Outlook
from heliopolis.bots.ra.valuation.worth import worth_later, worth_of_sum, worth_of_sun
from heliopolis.core.bits import count_bits, lowest_bit, wide
from heliopolis.core.compile import constant, rule
from heliopolis.core.seats import NOBODY, seat_after
from heliopolis.ra.auction import must_bid, suns_above
from heliopolis.ra.moves import BID_BASE, PASS_ACTION
from heliopolis.ra.state import State

Gains = NDArray[np.float64]
"""What winning the track with any sun adds to the hand of every seat."""
_NO_CHANGE: Final = constant(0)


@rule
def price_of(s: State, seat: int, sun: int, outlook: Outlook, traits: Traits) -> float:
    """What a seat gives up when it pays with a sun and gets the one in the centre (R-4.3)."""
    centre = wide(s.centre_sun)
    # A seat with one sun less has more for each of those left.
    shared = traits.crowding * count_bits(int(s.face_up[seat])) / outlook.sharers
    return (
        (1.0 - shared) * worth_of_sun(s, seat, sun, outlook, traits)
        + worth_later(sun, outlook, traits)
        - worth_later(centre, outlook, traits)
        + worth_of_sum(s, seat, _NO_CHANGE, outlook, traits)
        - worth_of_sum(s, seat, centre - sun, outlook, traits)
    )


@rule
def dearest_willing(s: State, seat: int, gain: float, outlook: Outlook, traits: Traits) -> int:
    """The highest sun above the best bid that a seat would pay for such a gain, or 0."""
    suns = suns_above(s, seat, wide(s.best_bid))
    dearest = 0
    while suns != 0:
        sun = lowest_bit(suns)
        suns &= suns - 1
        if price_of(s, seat, sun, outlook, traits) < gain:
            dearest = sun
    return dearest


@rule
def surplus_of_winning(s: State, gains: Gains, outlook: Outlook, traits: Traits) -> float:
    """What the acting seat would be left with if it invoked Ra now; nothing if others pay more."""
    own = wide(s.acting)
    rival = _NO_CHANGE
    for seat in range(wide(s.players)):
        if seat != own and s.face_up[seat] != 0:
            rival = max(rival, dearest_willing(s, seat, gains[seat], outlook, traits))
    suns = suns_above(s, own, rival)
    if suns == 0:
        return 0.0
    surplus: float = gains[own] - price_of(s, own, lowest_bit(suns), outlook, traits)
    return surplus


@rule
def decide_bid(s: State, gains: Gains, outlook: Outlook, traits: Traits) -> int:
    """Bid the lowest sun worth paying that those after would not outbid, or pass."""
    own = wide(s.acting)
    rival = _NO_CHANGE  # the highest sun that somebody after would pay
    seat = own
    while seat != s.turn:
        seat = seat_after(s, seat)
        rival = max(rival, dearest_willing(s, seat, gains[seat], outlook, traits))
    gain = gains[own]
    if s.best_bidder != NOBODY:  # who would win the track otherwise
        gain += traits.envy * max(0.0, gains[s.best_bidder])
    best = 0
    best_surplus = -1000.0
    lowest = 0
    suns = suns_above(s, own, wide(s.best_bid))
    while suns != 0:
        sun = lowest_bit(suns)
        suns &= suns - 1
        surplus = gain - price_of(s, own, sun, outlook, traits)
        if surplus > best_surplus:
            best = sun
            best_surplus = surplus
        if surplus > 0.0:
            if sun > rival:
                return BID_BASE + sun
            if lowest == 0:
                lowest = sun
    if lowest != 0:  # somebody will probably pay more, but may as well have to
        return BID_BASE + lowest
    if must_bid(s, own, wide(s.best_bid)):
        return BID_BASE + best
    return PASS_ACTION
