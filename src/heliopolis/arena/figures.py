"""Every figure of a tournament, made from its results."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.arena.bootstrap import FEW, Bootstrap, interval, widened
from heliopolis.arena.difference import Comparison, Rate, compare_habits, habits, habits_of
from heliopolis.arena.played import Played, bundled, gather
from heliopolis.arena.ratings import ELO, anchor_of, choices, fit
from heliopolis.arena.result import GameResult
from heliopolis.arena.shares import (
    MEASURES,
    Sums,
    head_to_head,
    measure,
    place_shares,
    ratios,
    seat_shares,
    spreads,
)
from heliopolis.core.value import value

SPREAD: Final = (5, 25, 50, 75, 95)
"""The percentiles that tell how widely the points of a bot are spread."""
_SHARE: Final = MEASURES.index("share")
BUNDLES: Final = 4_000
_DIGITS: Final = 6  # what a machine's arithmetic leaves behind them is not worth printing


@value
class Estimate:
    """A figure with its 95 % interval; None for what does not exist.

    Deals that are all the same set no interval: nothing says how much others would differ.
    """

    value: float | None
    low: float | None
    high: float | None

    def times(self, factor: float) -> "Estimate":
        """The same figure on another scale."""
        return Estimate(
            *(
                None if number is None else round(number * factor, _DIGITS)
                for number in (self.value, self.low, self.high)
            )
        )


@value
class Line:
    """All figures of one bot; means are over the seats it sat in.

    - `share`, `score`, `margin`, `place`: see `arena/shares.py`;
    - `places`, `by_seat`: how often it takes each place, and its win share in each seat;
    - `rating`: in natural units above the anchor; `held`: only a virtual game keeps it finite;
    - `spread`: the percentiles `SPREAD` of its points;
    - `habits`: what it did, as the figures' `habits` names it.
    """

    bot: str
    games: int
    seats: int
    forfeits: int
    share: Estimate
    score: Estimate
    margin: Estimate
    place: Estimate
    places: tuple[float | None, ...]
    by_seat: tuple[float | None, ...]
    rating: Estimate
    held: bool
    spread: tuple[float | None, ...]
    habits: tuple[Estimate, ...]

    @property
    def elo(self) -> Estimate:
        """The rating on a scale where 400 points are odds of ten to one."""
        return self.rating.times(ELO)


@value
class Fault:
    """Games that a bot lost by a fault: why, how many, and the number of the first one."""

    bot: int
    why: str
    games: int
    first: int


@value
class Figures:
    """What a tournament at one table size says; bots are numbers, as in `lines`.

    - `variant`: in which rules it is not the usual game;
    - `equal`: the win share of each seat among equals;
    - `beats`: how often the row's bot was placed better than the column's; None for itself;
    - `habits`: the columns and rates; the first `items` are the items of the score sheet;
    - `few`: whether there are too few deals for intervals to be trusted.
    """

    game: str
    players: int
    variant: str
    games: int
    deals: int
    few: bool
    equal: float
    anchor: int
    items: int
    habits: tuple[str, ...]
    lines: tuple[Line, ...]
    beats: tuple[tuple[Estimate | None, ...], ...]
    comparisons: tuple[Comparison, ...]
    faults: tuple[Fault, ...]
    timed: tuple[str, ...]

    @property
    def ranking(self) -> tuple[int, ...]:
        """The bots, the best first by rating."""
        ratings = [line.rating.value or 0.0 for line in self.lines]
        return tuple(sorted(range(len(ratings)), key=lambda bot: -ratings[bot]))


def make_figures(
    results: Iterable[GameResult],
    *,
    game: str,
    bots: Sequence[str],
    columns: Sequence[str],
    items: int,
    players: int,
    rates: Sequence[Rate] = (),
    variant: str = "",
    timed: Sequence[str] = (),
) -> Figures:
    """Every figure of the games, which may come in any order; at least one game is needed."""
    results = list(results)
    everything = gather(results, bots, players)
    played = bundled(everything, BUNDLES)
    resampled = _Resampled(played, everything.deals)
    habit = habits(played, columns, rates)
    habit_names = habits_of(columns, rates)
    measures = resampled.figures(measure(played))
    measures[:, :, _SHARE] = resampled.bounded(measures[:, :, _SHARE])
    versus = resampled.bounded(resampled.figures(head_to_head(played)))
    done = resampled.figures(habit)
    anchor = anchor_of(list(bots))
    ratings, held = resampled.ratings(anchor)
    places, by_seat = place_shares(played), seat_shares(played)
    spread = spreads(played, SPREAD)
    faults = _faults(results)
    lines = [
        Line(
            bot=text,
            games=int((played.seats == bot).any(axis=1).sum()),
            seats=int((played.seats == bot).sum()),
            forfeits=sum(fault.games for fault in faults if fault.bot == bot),
            **dict(zip(MEASURES, estimates(measures[:, bot]), strict=True)),
            places=_numbers(places[bot]),
            by_seat=_numbers(by_seat[bot]),
            rating=estimates(ratings[:, [bot]])[0],
            held=bool(held[bot]),
            spread=_numbers(spread[bot]),
            habits=estimates(done[:, bot]),
        )
        for bot, text in enumerate(bots)
    ]
    return Figures(
        game=game,
        players=players,
        variant=variant,
        games=len(results),
        deals=everything.deals,
        few=everything.deals < FEW,
        equal=1 / players,
        anchor=anchor,
        items=items,
        habits=habit_names,
        lines=tuple(lines),
        beats=tuple(
            tuple(
                None if other == bot else estimate
                for other, estimate in enumerate(estimates(versus[:, bot]))
            )
            for bot in range(len(bots))
        ),
        comparisons=compare_habits(habit, habit_names),
        faults=faults,
        timed=tuple(timed),
    )


class _Resampled:
    """Figures with the ends of their intervals, [3, ...], by resampling the same games."""

    def __init__(self, played: Played, deals: int) -> None:
        """`deals` is how many there were before some of them were bundled."""
        self._played = played
        self._deals = deals
        self._bootstrap = Bootstrap(played.deals)

    def figures(self, sums: Sums) -> NDArray[np.float64]:
        """Means."""
        counts = self._bootstrap.sums(sums.counts)
        return self._with_ends(sums.means(), ratios(self._bootstrap.sums(sums.amounts), counts))

    def bounded(self, figures: NDArray[np.float64]) -> NDArray[np.float64]:
        """Figures that lie between 0 and 1, with room where almost every deal was the same."""
        if self._deals == 1:
            return figures
        found, low, high = figures
        return np.concatenate([figures[:1], widened(found, low, high, self._deals)])

    def ratings(self, anchor: int) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Ratings, and which of them are held by a virtual game."""
        told = choices(self._played)
        fitted = fit(told, told.counts.sum(axis=0, keepdims=True), anchor)
        again = fit(told, self._bootstrap.sums(told.counts), anchor)
        found = self._with_ends(fitted.ratings[0], again.ratings)
        if self._deals > 1:
            found[:, anchor] = 0.0  # by definition, whatever the games say
        return found, fitted.held[0]

    def _with_ends(
        self, found: NDArray[np.float64], resampled: NDArray[np.float64]
    ) -> NDArray[np.float64]:
        ends = interval(resampled)
        if self._played.deals == 1:
            ends[:] = np.nan  # one deal says nothing about how much deals differ
        return np.concatenate([found[None], ends])


def estimates(shown: NDArray[np.float64]) -> tuple[Estimate, ...]:
    """Figures with the ends of their intervals, [3, figures], as values."""
    return tuple(Estimate(*_numbers(column)) for column in shown.T)


def _numbers(row: NDArray[np.float64]) -> tuple[float | None, ...]:
    return tuple(None if np.isnan(number) else round(float(number), _DIGITS) for number in row)


def _faults(results: Sequence[GameResult]) -> tuple[Fault, ...]:
    """The faults, each kind of them once."""
    lost = [
        (result.seats[result.forfeit.seat], result.forfeit.why, result.number)
        for result in results
        if result.forfeit is not None
    ]
    often = Counter((bot, why) for bot, why, _ in lost)
    return tuple(
        Fault(bot, why, games, min(number for *kind, number in lost if tuple(kind) == (bot, why)))
        for (bot, why), games in sorted(often.items())
    )
