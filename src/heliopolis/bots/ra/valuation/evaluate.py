"""What a position of Ra is worth to every seat: the points it may expect to end with."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.hands import take_hand, take_track, weigh_hand
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import (
    FAMILIES,
    FIRST_FAMILY,
    PARTS,
    SCORED,
    SUNS,
    TRACK,
    Pad,
    worth_later,
    worth_of_sum,
    worth_of_sun,
)
from heliopolis.core.bits import count_bits, lowest_bit, wide
from heliopolis.core.compile import constant, rule
from heliopolis.ra.state import OVER, State

Values = NDArray[np.float64]
"""A number for every seat."""
_NO_CHANGE: Final = constant(0)


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
def weigh_seat(
    s: State, seat: int, bidders: int, outlook: Outlook, traits: Traits, pad: Pad
) -> None:
    """Write down, part by part, the points that a seat may expect at the end of the game.

    So many seats may still bid for the track.
    """
    parts = pad.parts
    suns = count_bits(int(s.face_up[seat]))
    parts[SCORED] = s.points[seat]
    parts[SUNS] = worth_of_suns(s, seat, outlook, traits)
    parts[TRACK] = 0.0
    take_hand(s, seat, pad.hand)
    # The tiles on the track are nobody's yet: whoever may bid for them has a part in them.
    share = traits.track / bidders if suns > 0 and outlook.on_track > 0.0 else 0.0
    for taken in range(2 if share > 0.0 else 1):
        if taken == 1:
            take_track(s, pad.hand)
            usual = traits.low_sun + 0.5 * traits.high_sun
            parts[TRACK] -= share * outlook.on_track * usual
        weigh_hand(s, seat, suns, outlook, traits, pad)
        for family in range(len(FAMILIES)):
            if taken == 0:
                parts[FIRST_FAMILY + family] = pad.families[family]
                parts[TRACK] -= share * pad.families[family]
            else:
                parts[TRACK] += share * pad.families[family]


@rule
def evaluate_within(s: State, outlook: Outlook, traits: Traits, pad: Pad, values: Values) -> None:
    """Write down the same for every seat as one sum, in a game that is not over."""
    bidders = bidders_in(s)
    for seat in range(wide(s.players)):
        weigh_seat(s, seat, bidders, outlook, traits, pad)
        values[seat] = 0.0
        for part in range(len(PARTS)):
            values[seat] += pad.parts[part]


@rule
def bidders_in(s: State) -> int:
    """How many seats have a sun to bid."""
    bidders = 0
    for seat in range(wide(s.players)):
        if s.face_up[seat] != 0:
            bidders += 1
    return bidders


@rule
def evaluate(s: State, traits: Traits, pad: Pad, values: Values) -> None:
    """Write down the points that every seat may expect at the end of the game."""
    if s.phase == OVER:
        for seat in range(wide(s.players)):
            values[seat] = s.points[seat]
        return
    evaluate_within(s, look(s, traits), traits, pad, values)
