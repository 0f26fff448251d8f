"""An auction of Ra solved exactly: what every seat bids when it knows what results are worth.

A result is the sun that wins, or 0 when nobody bids. Seats bid once, one after the other, so the
last one knows what its bid leads to, then so does the one before it, and so on. Who is indifferent
passes, or else bids the lowest sun.
"""

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.bits import lowest_bit, wide
from heliopolis.core.compile import rule
from heliopolis.ra.auction import must_bid, suns_above
from heliopolis.ra.state import State

Rows = NDArray[np.int64]
"""By sun: the row of the values that stands for its winning; row 0 of a tree is no result."""
Outcomes = NDArray[np.int64]
"""By best bid so far: the sun that wins in the end."""


@rule
def best_bid(
    s: State, seat: int, bid: int, values: NDArray[np.float64], rows: Rows, outcomes: Outcomes
) -> int:
    """The sun that a seat bids above the best bid so far, or 0 when it passes.

    `outcomes` are those of the bidding after it.
    """
    chosen = 0
    most = values[rows[outcomes[bid]], seat]
    if must_bid(s, seat, bid):
        most = -1.0e9
    suns = suns_above(s, seat, bid)
    while suns != 0:
        sun = lowest_bit(suns)
        suns &= suns - 1
        value = values[rows[outcomes[sun]], seat]
        if value > most:
            most = value
            chosen = sun
    return chosen


@rule
def solve_bidding(s: State, values: NDArray[np.float64], rows: Rows, outcomes: Outcomes) -> int:
    """The sun that the acting seat bids, or 0; `outcomes` are then those of what follows."""
    for bid in range(len(outcomes)):
        outcomes[bid] = bid
    seat = wide(s.turn)
    while seat != s.acting:
        # Upwards, for what a bid leads to depends on higher ones, which must not be new yet.
        for bid in range(wide(s.best_bid), len(outcomes)):
            if rows[bid] > 0:
                sun = best_bid(s, seat, bid, values, rows, outcomes)
                if sun > 0:
                    outcomes[bid] = outcomes[sun]
        seat = wide(s.players) - 1 if seat == 0 else seat - 1
    return best_bid(s, seat, wide(s.best_bid), values, rows, outcomes)
