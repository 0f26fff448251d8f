"""What more tiles would be worth in Ra: the valuation with them, less the valuation without."""

from typing import Any

import numpy as np

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.evaluate import Values, expect
from heliopolis.bots.ra.valuation.hands import strike_hand, take_hand, take_track
from heliopolis.bots.ra.valuation.outlook import look
from heliopolis.bots.ra.valuation.worth import Pad, new_pad
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule
from heliopolis.ra.state import State
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import EMPTY, GOD, KINDS, TRACK_SPACES


@rule
def worth_of_lot(states: Any, traits: Any, lot: Values) -> None:
    """Write down what every seat may expect more with the tiles of the track than without them.

    Nobody pays for them, and their disasters strike. The second state is worked on.
    """
    pad = new_pad()
    for seat in range(wide(states[0].players)):
        lot[seat] = 0.0
        for taken in range(2):
            states[1] = states[0]
            s = states[1]
            take_hand(s, seat, pad.hand)
            if taken == 1:
                take_track(s, pad.hand)
            for space in range(TRACK_SPACES):
                s.track[space] = EMPTY
            lot[seat] += (2 * taken - 1) * expect_with_hand(s, seat, traits[0], pad)


@rule
def worth_of_kinds(states: Any, seat: int, traits: Any, margins: Values) -> None:
    """Write down by kind what a seat may expect more with one tile more of it.

    Only kinds that somebody can have are written. The second state is worked on.
    """
    pad = new_pad()
    states[1] = states[0]
    s = states[1]
    take_hand(s, seat, pad.hand)
    before = expect_with_hand(s, seat, traits[0], pad)
    for kind in range(GOD, KINDS):
        take_hand(states[0], seat, pad.hand)
        pad.hand[kind] += 1
        margins[kind] = expect_with_hand(s, seat, traits[0], pad) - before


@rule
def expect_with_hand(s: State, seat: int, traits: Traits, pad: Pad) -> float:
    """Give a seat the hand on the pad, let its disasters strike, and say what it may expect."""
    strike_hand(pad.hand)
    for kind in range(KINDS):
        s.tiles[seat, kind] = pad.hand[kind]
    values = np.zeros(SEATS)
    expect(s, look(s, traits), traits, pad, values, None)
    return float(values[seat])
