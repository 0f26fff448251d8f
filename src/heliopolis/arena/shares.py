"""Who wins how often, and with how many points: plain means, seat by seat.

Copies of one bot are one competitor, and every figure is a mean over the seats it sat in.
So the win share at equal strength is one divided by the players, however many copies play.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.played import Played, weighted_counts
from heliopolis.core.value import value

MEASURES: Final = ("share", "score", "margin", "place")
"""Win share, points, points above the best other seat, and mean place."""
_FIRST: Final = 1


@value
class Sums:
    """What is averaged, and over how much, by deal: the mean is the one divided by the other."""

    amounts: NDArray[np.float64]
    counts: NDArray[np.float64]

    def means(self) -> NDArray[np.float64]:
        """The means over all deals; NaN where there is nothing to average."""
        return ratios(self.amounts.sum(axis=0), self.counts.sum(axis=0))


def ratios(amounts: NDArray[np.float64], counts: NDArray[np.float64]) -> NDArray[np.float64]:
    """One divided by the other, NaN for nothing."""
    found = np.full(amounts.shape, np.nan)
    np.divide(amounts, counts, out=found, where=counts > 0)
    return found


def wins(played: Played) -> NDArray[np.float64]:
    """The part of the win that a seat has: all, none, or an equal part with others."""
    first = played.places == _FIRST
    shares: NDArray[np.float64] = first / first.sum(axis=1, keepdims=True)
    return shares


def margins(played: Played) -> NDArray[np.float64]:
    """Own points minus those of the best other seat, a copy of the same bot or not."""
    ranked = np.sort(played.points, axis=1)
    best, second = ranked[:, -1:], ranked[:, -2:-1]
    is_best = played.points == best
    return (played.points - np.where(is_best, second, best)).astype(np.float64)


def measure(played: Played) -> Sums:
    """The `MEASURES` of every bot: float[deals, bots, measures].

    A game lost by forfeit counts in win shares and places, but its points were never final.
    """
    every = np.ones(played.seats.shape)
    finished = np.repeat(played.finished[:, None].astype(np.float64), played.players, axis=1)
    seats, scored = played.sums(every), played.sums(finished)
    return Sums(
        amounts=np.stack(
            [
                played.sums(wins(played)),
                played.sums(played.points * finished),
                played.sums(margins(played) * finished),
                played.sums(played.places.astype(np.float64)),
            ],
            axis=2,
        ),
        counts=np.stack([seats, scored, scored, seats], axis=2),
    )


def place_shares(played: Played) -> NDArray[np.float64]:
    """How often a bot takes each place, float[bots, players]; ties take the better place."""
    return _table(played, played.places - 1, np.ones(played.seats.shape))


def seat_shares(played: Played) -> NDArray[np.float64]:
    """The win share of a bot in each seat, float[bots, players]; NaN where it never sat."""
    seat = np.broadcast_to(np.arange(played.players), played.seats.shape)
    return _table(played, seat, wins(played), each=True)


def _table(
    played: Played,
    column: NDArray[np.int64],
    amounts: NDArray[np.float64],
    *,
    each: bool = False,
) -> NDArray[np.float64]:
    """Amounts by bot and column as a share of the bot's seats, of `each` column or of all."""
    cells = (played.seats * played.players + column).ravel()
    shape = (played.bots, played.players)
    total = weighted_counts(cells, amounts.ravel(), played.bots * played.players).reshape(shape)
    count = np.bincount(cells, minlength=played.bots * played.players).reshape(shape)
    counts = count if each else np.repeat(count.sum(axis=1, keepdims=True), shape[1], axis=1)
    return ratios(total, counts.astype(np.float64))


def head_to_head(played: Played) -> Sums:
    """How often the row's bot was placed better than the column's: float[deals, bots, bots].

    Every pair of seats counts once, a shared place as half.
    A forfeit counts against the seat that lost by it and says nothing about the others.
    """
    pairs = played.bots * played.bots
    amounts, counts = np.zeros(played.deals * pairs), np.zeros(played.deals * pairs)
    for one in range(played.players):
        for other in range(played.players):
            told = played.seats[:, one] != played.seats[:, other]
            told &= played.finished | (played.forfeiter == one) | (played.forfeiter == other)
            ahead = played.places[told, one] < played.places[told, other]
            level = played.places[told, one] == played.places[told, other]
            cell = played.deal[told] * pairs + played.seats[told, one] * played.bots
            cell += played.seats[told, other]
            amounts += weighted_counts(cell, ahead + 0.5 * level, played.deals * pairs)
            counts += np.bincount(cell, minlength=played.deals * pairs)
    shape = (played.deals, played.bots, played.bots)
    return Sums(amounts=amounts.reshape(shape), counts=counts.reshape(shape))


def spreads(played: Played, percentiles: tuple[int, ...]) -> NDArray[np.float64]:
    """Percentiles of the points of every bot in finished games, float[bots, percentiles]."""
    found = np.full((played.bots, len(percentiles)), np.nan)
    for bot in range(played.bots):
        points = played.points[(played.seats == bot) & played.finished[:, None]]
        if len(points):
            found[bot] = np.percentile(points, percentiles)
    return found
