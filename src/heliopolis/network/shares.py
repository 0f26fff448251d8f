"""Chances to win out of logits, without the exponential of a library, which differs by machine."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.network.weights import Floats

_HALVINGS: Final = 10
_INVERSES: Final = tuple(1.0 / number for number in range(8, 0, -1))
_LEAST: Final = -64.0
"""Whoever is so far behind has no chance that anybody could see."""


@rule
def shares_of(logits: Floats, players: int, out: NDArray[np.float64]) -> None:
    """Write the chance of each of the first seats to win, and 0 for seats that nobody has.

    Both count seats from the observer; `logits` may go on behind them, as a network's values do.
    """
    # compiled, `float` would leave a float32 as it is
    best = np.float64(logits[0])
    for seat in range(1, players):
        best = max(best, np.float64(logits[seat]))
    total = 0.0
    for seat in range(players):
        out[seat] = _exponential(np.float64(logits[seat]) - best)
        total += out[seat]
    for seat in range(len(out)):
        out[seat] = out[seat] / total if seat < players else 0.0


@rule
def _exponential(x: float) -> float:
    """The exponential of a number that is not above 0, by plain arithmetic.

    The series of x / 1024 has eight terms, and its sum is squared ten times.
    """
    small = max(x, _LEAST) / (1 << _HALVINGS)
    power = 1.0
    for inverse in _INVERSES:
        power = 1.0 + small * power * inverse
    for _ in range(_HALVINGS):
        power *= power
    return power
