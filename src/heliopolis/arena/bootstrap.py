"""Intervals by resampling whole deals.

The games of one deal share their bag or their dice, so they are not independent; deals are.
"""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

RESAMPLES: Final = 1_000
FEW: Final = 30
"""With fewer deals than this the intervals are not to be trusted."""
_SEED: Final = 20_060_617
_TAIL: Final = 2.5
_AT_ONCE: Final = 50
_ZERO_SEEN: Final = 3.0
_SAME: Final = 1e-12


class Bootstrap:
    """Draws deals with replacement, as many as there are, again and again.

    The draws depend on the number of deals alone: all figures are of the same resamples, and
    the same games give the same intervals.
    """

    def __init__(self, deals: int, resamples: int = RESAMPLES) -> None:
        generator = np.random.default_rng(_SEED)
        self._deals = deals
        self._often = np.zeros((resamples, deals), dtype=np.uint16)
        for row in self._often:
            row += np.bincount(generator.integers(deals, size=deals), minlength=deals).astype(
                np.uint16
            )

    def sums(self, by_deal: NDArray[np.float64]) -> NDArray[np.float64]:
        """Add up the deals of every resample: [deals, ...] becomes [resamples, ...]."""
        flat = by_deal.reshape(self._deals, math.prod(by_deal.shape[1:]))
        parts = [
            self._often[begin : begin + _AT_ONCE].astype(np.float64) @ flat
            for begin in range(0, len(self._often), _AT_ONCE)
        ]
        return np.concatenate(parts).reshape(len(self._often), *by_deal.shape[1:])


def interval(samples: NDArray[np.float64]) -> NDArray[np.float64]:
    """The middle 95 % of resamples, [resamples, ...]: the low ends and the high ends, [2, ...].

    Resamples in which a figure does not exist, being NaN, are left out. Where both ends are the
    same there is no interval, but NaN: equal deals do not say how much others would differ.
    """
    missing = np.isnan(samples)
    nowhere = missing.all(axis=0)
    filled = np.where(nowhere, 0.0, samples)  # a column of NaN only would be a warning
    found = np.nanpercentile(filled, [_TAIL, 100 - _TAIL], axis=0)
    same = found[1] - found[0] < _SAME
    return np.where(nowhere | same, np.nan, found)


def widened(
    shares: NDArray[np.float64],
    low: NDArray[np.float64],
    high: NDArray[np.float64],
    deals: int,
) -> NDArray[np.float64]:
    """Intervals of shares from 0 to 1, [2, ...], with room where almost every deal was the same.

    Equal deals have no interval by resampling, but a share has one: what was not seen in n deals
    happens in 3 / n of them at most, with 95 % confidence;
    so nothing is known to be rarer than that, or to be missing more rarely.
    """
    equal = np.isnan(low)
    room = min(1.0, _ZERO_SEEN / deals)
    low = np.where(equal, shares - room * shares, low)
    high = np.where(equal, shares + room * (1 - shares), high)
    return np.stack([np.minimum(low, 1 - room), np.maximum(high, room)])
