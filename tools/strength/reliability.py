"""Reliability: how often the seat wins that search gives so much of the win.

Games of characters, another choice of them in every game, are played move by move. At one decision
in twenty search is asked what it thinks, and nobody is told; at the end it is known who won.
"""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.bootstrap import Bootstrap, interval
from heliopolis.arena.figures import Estimate, estimates
from heliopolis.arena.played import weighted_counts
from heliopolis.arena.shares import ratios

from .characters import sizes_of
from .forecasts import SIMULATIONS, Forecast, Forecasts, bots_of
from .page import percent, table
from .work import OutOfTime, Task, Work

_GAMES: Final = 2_000
_BUCKETS: Final = 10


class Reliability:
    """What search says, and what comes true."""

    name = "reliability"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return [Forecasts(game, size, _GAMES) for size in sizes_of(game)]

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        found, missing = _found(game, work)
        every = [forecast for size in found for forecast in found[size]]
        yield "### Reliability of search"
        yield ""
        among = ", ".join(f"`{name}`" for name in bots_of(game))
        yield f"{_GAMES:,} games at every number of players, each with another choice of bots."
        yield f"They are drawn among {among}."
        yield f"At one decision in twenty search thinks with {SIMULATIONS} simulations."
        yield "What it gives the seat that decides, and every seat, is compared with who won."
        yield "Ties share the win; intervals are from resampling games."
        yield ""
        rows = zip(_buckets(_acting(every)), _buckets(_all_seats(every)), strict=True)
        head = ["search gives, %", "decisions", "given", "won, %", "seats", "given", "won, %"]
        yield from table(
            [*head],
            [[own.title, *own.cells(), *others.cells()] for own, others in rows],
        )
        yield "The calibration error is the mean distance of given and won, each row by its weight."
        yield "The Brier score is the mean square of given minus won."
        yield ""
        rows_by_size = [
            [
                str(size),
                f"{len(forecasts):,}",
                *_scores(_acting(forecasts)),
                *_scores(_all_seats(forecasts)),
            ]
            for size, forecasts in (*found.items(), ("all", every))
        ]
        head = ["players", "decisions", "calibration error, %", "Brier score"]
        yield from table([*head, "of all seats, %", "Brier score"], rows_by_size)
        for line in missing:
            yield line
            yield ""


def _found(game: str, work: Work) -> tuple[dict[int, list[Forecast]], list[str]]:
    """The forecasts by number of players, and a line for each number that has none yet."""
    found: dict[int, list[Forecast]] = {}
    missing: list[OutOfTime] = []
    for size in sizes_of(game):
        try:
            found[size] = work.result(Forecasts(game, size, _GAMES))
        except OutOfTime as task:
            missing.append(task)
    if not found:
        raise missing[0]
    return found, [f"Not measured yet: `{task}`." for task in missing]


class _Pairs(NamedTuple):
    """What was given and what was won, float[n], and in which game, int[n]."""

    given: NDArray[np.float64]
    won: NDArray[np.float64]
    game: NDArray[np.int64]


class _Bucket(NamedTuple):
    title: str
    often: int
    given: float
    won: Estimate

    def cells(self) -> tuple[str, str, str]:
        """How often it is met, what is given, and what is won."""
        if not self.often:
            return "0", "-", "-"
        return f"{self.often:,}", f"{100 * self.given:.1f}", percent(self.won)


def _acting(forecasts: Sequence[Forecast]) -> _Pairs:
    return _Pairs(
        np.array([forecast.shares[forecast.seat] for forecast in forecasts]),
        np.array([forecast.won[forecast.seat] for forecast in forecasts]),
        _games(forecasts, np.ones(len(forecasts), dtype=np.int64)),
    )


def _all_seats(forecasts: Sequence[Forecast]) -> _Pairs:
    return _Pairs(
        np.array([share for forecast in forecasts for share in forecast.shares]),
        np.array([won for forecast in forecasts for won in forecast.won]),
        _games(forecasts, np.array([len(forecast.won) for forecast in forecasts])),
    )


def _games(forecasts: Sequence[Forecast], often: NDArray[np.int64]) -> NDArray[np.int64]:
    """Games by numbers without gaps, each as often as it has forecasts."""
    keys = np.array([len(forecast.won) * 10**9 + forecast.game for forecast in forecasts])
    return np.repeat(np.unique(keys, return_inverse=True)[1], often)


def _buckets(pairs: _Pairs) -> list[_Bucket]:
    place = np.minimum((pairs.given * _BUCKETS).astype(np.int64), _BUCKETS - 1)
    games = int(pairs.game.max()) + 1
    cells = pairs.game * _BUCKETS + place
    shape = games, _BUCKETS
    count, given, won = (
        weighted_counts(cells, weights, games * _BUCKETS).reshape(shape)
        for weights in (np.ones(len(cells)), pairs.given, pairs.won)
    )
    bootstrap = Bootstrap(games)
    ends = interval(ratios(bootstrap.sums(won), bootstrap.sums(count)))
    found = ratios(won.sum(axis=0), count.sum(axis=0))
    told = estimates(np.concatenate([found[None], ends]))
    mean = ratios(given.sum(axis=0), count.sum(axis=0))
    return [
        _Bucket(
            f"{100 * row // _BUCKETS}-{100 * (row + 1) // _BUCKETS}",
            int(count[:, row].sum()),
            float(mean[row]),
            told[row],
        )
        for row in range(_BUCKETS)
    ]


def _scores(pairs: _Pairs) -> tuple[str, str]:
    """The calibration error in percent, and the Brier score."""
    place = np.minimum((pairs.given * _BUCKETS).astype(np.int64), _BUCKETS - 1)
    apart = np.abs(np.bincount(place, pairs.given - pairs.won, _BUCKETS)).sum() / len(place)
    brier = float(np.mean((pairs.given - pairs.won) ** 2))
    return f"{100 * apart:.2f}", f"{brier:.4f}"
