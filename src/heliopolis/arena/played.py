"""The results of a tournament as arrays, which all figures are made from."""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.result import GameResult
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value

NOBODY = -1


@value
class Played:
    """Games in the order of their numbers; seats are columns, bots are numbers.

    - `deal`: which deal a game belongs to, int64[games], counted from 0 without gaps;
    - `seats`, `points`, `places`: the bot, the points and the place of a seat, int64[games,
      players];
    - `tallies`: what was counted of a seat, int64[games, players, columns];
    - `forfeiter`: the seat that lost by forfeit, or `NOBODY`, int64[games].
    """

    bots: int
    deals: int
    deal: NDArray[np.int64]
    seats: NDArray[np.int64]
    points: NDArray[np.int64]
    places: NDArray[np.int64]
    tallies: NDArray[np.int64]
    forfeiter: NDArray[np.int64]

    @property
    def players(self) -> int:
        """How many seats a game has."""
        return int(self.seats.shape[1])

    @property
    def finished(self) -> NDArray[np.bool_]:
        """Which games were played to their end: only those have scores that mean something."""
        finished: NDArray[np.bool_] = self.forfeiter == NOBODY
        return finished

    def sums(self, amounts: NDArray[np.float64]) -> NDArray[np.float64]:
        """Add up what seats have, float[games, players], by deal and bot: float[deals, bots]."""
        cells = self.deal[:, None] * self.bots + self.seats
        flat = weighted_counts(cells.ravel(), amounts.ravel(), self.deals * self.bots)
        return flat.reshape(self.deals, self.bots)


def weighted_counts(
    cells: NDArray[np.int64], weights: NDArray[np.float64], size: int
) -> NDArray[np.float64]:
    """The sum of the weights in each of `size` cells, in floating point whatever the weights."""
    return np.bincount(cells, weights, size).astype(np.float64)


def gather(results: Iterable[GameResult], bots: Sequence[str], players: int) -> Played:
    """The results as arrays, in the order of their numbers; at least one is needed."""
    games = sorted(results, key=lambda result: result.number)
    if not games:
        raise InvalidSetup("there are no games to make figures from")
    if any(len(game.seats) != players for game in games):
        raise InvalidSetup(f"these are not all games of {players} players")
    numbers, deal = np.unique([game.deal for game in games], return_inverse=True)
    return Played(
        bots=len(bots),
        deals=len(numbers),
        deal=deal.astype(np.int64),
        seats=np.array([game.seats for game in games], dtype=np.int64),
        points=np.array([game.points for game in games], dtype=np.int64),
        places=np.array([game.places for game in games], dtype=np.int64),
        tallies=np.array([game.tallies for game in games], dtype=np.int64),
        forfeiter=np.array(
            [NOBODY if game.forfeit is None else game.forfeit.seat for game in games],
            dtype=np.int64,
        ),
    )


def bundled(played: Played, at_most: int) -> Played:
    """The same games with neighbouring deals taken together, so that there are not more of them.

    Deals are independent and alike, so bundles of them are too: what is estimated by resampling
    stays the same, and resampling stays quick however many games there are.
    """
    if played.deals <= at_most:
        return played
    return Played(
        bots=played.bots,
        deals=at_most,
        deal=played.deal * at_most // played.deals,
        seats=played.seats,
        points=played.points,
        places=played.places,
        tallies=played.tallies,
        forfeiter=played.forfeiter,
    )
