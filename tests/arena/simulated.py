"""Results of games that nobody played: written by hand, or drawn with known strengths."""

from collections.abc import Sequence

import numpy as np

from heliopolis.arena.figures import make_figures
from heliopolis.arena.report import Report
from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.arena.running import Ended
from heliopolis.arena.schedule import make_tournament
from heliopolis.games import make_game

COLUMNS = ("river", "monuments", "auctions won", "tiles won", "suns paid")
ITEMS = 2
RATES = (
    ("tiles a lot", "tiles won", "auctions won"),
    ("sun paid a lot", "suns paid", "auctions won"),
)


def game(
    seats: Sequence[int],
    places: Sequence[int],
    *,
    number: int = 0,
    deal: int = 0,
    points: Sequence[int] | None = None,
    tallies: Sequence[Sequence[int]] | None = None,
    forfeit: Forfeit | None = None,
) -> GameResult:
    """A result; without points a place further back is worth ten points less."""
    return GameResult(
        number=number,
        deal=deal,
        lineup=0,
        rotation=0,
        seats=tuple(seats),
        points=tuple(points) if points else tuple(50 - 10 * place for place in places),
        places=tuple(places),
        tallies=tuple(map(tuple, tallies)) if tallies else ((0,) * len(COLUMNS),) * len(seats),
        forfeit=forfeit,
    )


def tournament(
    strengths: Sequence[float],
    lineup: Sequence[int],
    deals: int,
    seed: int,
    *,
    habits: Sequence[Sequence[float]] | None = None,
    luck: float = 0.0,
) -> list[GameResult]:
    """Games in all rotations, drawn by the Plackett-Luce model, with `luck` a seat has in a deal.

    `habits` are the means of the Poisson numbers in the columns of each bot.
    """
    generator = np.random.default_rng(seed)
    results: list[GameResult] = []
    players = len(lineup)
    for deal in range(deals):
        of_seats = luck * generator.normal(size=players)
        for rotation in range(players):
            seats = [lineup[(seat - rotation) % players] for seat in range(players)]
            drawn = generator.gumbel(size=players) + [strengths[bot] for bot in seats] + of_seats
            tallies = None
            if habits:
                tallies = generator.poisson([habits[bot] for bot in seats]).tolist()
            results.append(
                game(
                    seats,
                    [1 + int((drawn > own).sum()) for own in drawn],
                    number=len(results),
                    deal=deal,
                    tallies=tallies,
                )
            )
    return results


def report_on(
    results: Sequence[GameResult],
    bots: Sequence[str] = ("merchant", "uniform"),
    players: int = 2,
    *,
    timed: Sequence[str] = (),
    notes: Sequence[str] = (),
    ended: Ended = "played",
) -> Report:
    """The report of a tournament that has these results."""
    figures = make_figures(
        results,
        game="ra",
        bots=bots,
        columns=COLUMNS,
        items=ITEMS,
        rates=RATES,
        players=players,
        timed=timed,
    )
    table = make_tournament(make_game("ra", players), bots, seed=1)
    wanted = len(results) + (1_000 if ended == "time" else 0)
    return Report(table, figures, tuple(results), wanted, ended, tuple(notes))
