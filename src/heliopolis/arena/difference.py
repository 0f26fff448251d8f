"""Do the bots play differently? What they did, compared deal by deal.

Two bots that played the same deals are compared by the differences between their means there. If
they played alike, each difference could as well have had the other sign; how far the mean of all
differences lies from zero is measured against all such exchanges of the two bots within deals.
"""

import math
from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.played import Played
from heliopolis.arena.shares import Sums
from heliopolis.core.value import value

Rate = tuple[str, str, str]
"""What is looked at besides the columns: a name, and the column that is divided by another."""

LEVEL: Final = 0.05
FEWEST: Final = 20
"""With fewer deals in common than this, two bots are not compared."""


@value
class Comparison:
    """That two bots differ in a column, or do not, with the probability of chance alone.

    `probability` is corrected for all comparisons of the report (Holm); None if the bots have too
    few deals in common.
    """

    column: str
    one: int
    other: int
    probability: float | None

    @property
    def differs(self) -> bool:
        """Whether chance alone is not believed."""
        return self.probability is not None and self.probability < LEVEL


def habits_of(columns: Sequence[str], rates: Sequence[Rate]) -> tuple[str, ...]:
    """The columns, and the rates that are made from them."""
    return (*columns, *(name for name, _, _ in rates))


def habits(played: Played, columns: Sequence[str], rates: Sequence[Rate]) -> Sums:
    """What the bots did, float[deals, bots, habits]; games lost by forfeit are left out."""
    finished = np.repeat(played.finished[:, None].astype(np.float64), played.players, axis=1)
    counted = [
        played.sums(played.tallies[:, :, column] * finished) for column in range(len(columns))
    ]
    seats = played.sums(finished)
    amounts, counts = list(counted), [seats] * len(columns)
    for _, above, below in rates:
        amounts.append(counted[columns.index(above)])
        counts.append(counted[columns.index(below)])
    return Sums(amounts=np.stack(amounts, axis=2), counts=np.stack(counts, axis=2))


def compare_habits(sums: Sums, names: Sequence[str]) -> tuple[Comparison, ...]:
    """Compare every pair of bots in every habit."""
    bots = sums.amounts.shape[1]
    pairs = [(one, other) for one in range(bots) for other in range(one + 1, bots)]
    raw = np.array([_chances(sums, one, other) for one, other in pairs])
    corrected = holm(raw)
    return tuple(
        Comparison(
            column=name,
            one=one,
            other=other,
            probability=None if math.isnan(chance := corrected[pair, column]) else float(chance),
        )
        for column, name in enumerate(names)
        for pair, (one, other) in enumerate(pairs)
    )


def _chances(sums: Sums, one: int, other: int) -> NDArray[np.float64]:
    """How likely differences as large as those between two bots are if they play alike.

    The sum of the differences, each with either sign, has mean zero and the sum of their squares
    as its variance; with many deals it is as good as normal.
    """
    common = (sums.counts[:, [one, other], 0] > 0).all(axis=1)
    deals = int(common.sum())
    if deals < FEWEST:
        return np.full(sums.amounts.shape[2], np.nan)
    amounts = sums.amounts[common][:, [one, other]]
    counts = sums.counts[common][:, [one, other]]
    base = counts.mean(axis=0)
    unknown = (base == 0).any(axis=0)
    base = np.where(base == 0, 1.0, base)
    means = amounts.mean(axis=0) / base
    # A mean is a ratio of two sums; to first order each deal moves it by its residual.
    residuals = (amounts - means * counts) / base
    difference = means[0] - means[1]
    differences = residuals[:, 0] - residuals[:, 1] + difference
    squares = (differences**2).sum(axis=0)
    distance = np.abs(differences.sum(axis=0)) / np.sqrt(np.where(squares == 0, 1.0, squares))
    chances = np.array([math.erfc(score / math.sqrt(2)) for score in distance])
    return np.where(unknown, np.nan, chances)


def holm(chances: NDArray[np.float64]) -> NDArray[np.float64]:
    """Probabilities corrected for how many there are, so that 5 % is meant of all together."""
    flat = chances.ravel()
    known = np.flatnonzero(~np.isnan(flat))
    order = known[np.argsort(flat[known], kind="stable")]
    scaled = flat[order] * np.arange(len(order), 0, -1)
    corrected = np.full(flat.shape, np.nan)
    corrected[order] = np.minimum(1.0, np.maximum.accumulate(scaled))
    return corrected.reshape(chances.shape)
