"""Search: against copies of the merchants, and with more time."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from heliopolis import arena
from heliopolis.bots.registry import SEARCH

from .characters import BEST, FIRST, sizes_of
from .page import block, line_of, number, percent, ranged, table
from .tournament import Tournament
from .work import OutOfTime, Task, Work

_SHORT: Final = f"{SEARCH}:ms=10"
_USUAL: Final = f"{SEARCH}:ms=50"
_DEALS: Final = {"ra": 48, "ra-dice": 96}
"""Each in all rotations."""
_MANY_DEALS: Final = {("ra-dice", 2): 1_000}
"""Where ten milliseconds once won more than fifty: too many to be luck again."""
_WITH_SHORT: Final = ("ra-dice",)
"""The games in which ten milliseconds are compared with fifty, at every table."""
_SIMULATIONS: Final = (16, 64, 256, 1024)
_EQUAL_DEALS: Final = 500
_AT_TABLES: Final = {2: False, 4: False}
"""The numbers of players, and whether every deal is played in all rotations: that is dear."""
_WORST: Final = -2.0
"""What the lower end of a difference must be above, in points of the score.

In percentage points of the share it could not be shown: so many deals leave that four.
"""


class Search:
    """One seat searches, all others are copies of the merchant that later ones are measured by."""

    name = "search"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return list(_tournaments(game))

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        yield "### Search"
        yield ""
        yield f"One seat searches, all others are copies of `{FIRST}`."
        yield ""
        tournaments = _tournaments(game)
        yield from block(tournament.options for tournament in tournaments)
        head = ["players", "bot", "against", "games", "win share, %", "equal", "the interval is"]
        rows = [_row(tournament, work.result(tournament)) for tournament in tournaments]
        yield from table([*head, "score", "theirs"], rows)
        if game in _WITH_SHORT:
            yield from self._more_time(game, work)

    def _more_time(self, game: str, work: Work) -> Iterator[str]:
        yield f"What `{_USUAL}` has above `{_SHORT}` in the same seats of the same deals:"
        yield ""
        rows = []
        for size in sizes_of(game):
            usual, short = (work.result(_tournament(game, size, bot)) for bot in (_USUAL, _SHORT))
            rows.append([str(size), *_difference(arena.compare(usual, short))])
        yield from table(["players", "deals", "win share, % points", "score"], rows)


def _tournaments(game: str) -> list[Tournament]:
    bots = (_USUAL, _SHORT) if game in _WITH_SHORT else (_USUAL,)
    return [_tournament(game, size, bot) for bot in bots for size in sizes_of(game)]


def _tournament(game: str, size: int, bot: str) -> Tournament:
    deals = _MANY_DEALS.get((game, size), _DEALS[game])
    return Tournament(game, size, (bot, FIRST), deals * size)


def _row(tournament: Tournament, report: arena.Report) -> list[str]:
    bot, against = tournament.bots
    own, other, equal = line_of(report, bot), line_of(report, against), report.figures.equal
    assert not report.figures.few, "its interval would say nothing"
    assert own.share.low is not None
    return [
        str(tournament.players),
        bot,
        against,
        f"{report.figures.games:,}",
        percent(own.share),
        f"{100 * equal:.1f}",
        "above" if own.share.low > equal else "not above",
        number(own.score.value, ".1f"),
        number(other.score.value, ".1f"),
    ]


def _difference(paired: arena.Paired) -> list[str]:
    return [f"{paired.deals:,}", percent(paired.share, "+.1f"), ranged(paired.score, "+.2f")]


class MoreTime:
    """The same deals with more and more simulations."""

    name = "more-time"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return [
            _with_simulations(game, size, simulations)
            for simulations in _SIMULATIONS
            for size in _AT_TABLES
        ]

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        yield "### More time"
        yield ""
        yield (
            f"One seat searches with so many simulations, all others are `{BEST}`, which is "
            f"stronger than `{FIRST}`."
        )
        yield f"The same {_EQUAL_DEALS} deals are played with each number of them."
        for size, everywhere in _AT_TABLES.items():
            if not everywhere:
                yield f"With {size} players each deal has one rotation, the next deal the next one."
        yield "A row says what the same seats of the same deals gain by four times the simulations."
        yield f"It is never worse where the lower end of the score is above {_WORST:.0f} points."
        yield (
            f"Points of the score are meant, for {_EQUAL_DEALS} deals leave the share four "
            "percentage points on either side: no share that stays as it is could be shown to be "
            f"within {-_WORST:.0f}."
        )
        yield "That of the share is told beside it."
        yield ""
        rows = []
        missing = []
        for size in _AT_TABLES:
            for fewer, more in pairwise(_SIMULATIONS):
                try:
                    rows.append(_step(game, size, fewer, more, work))
                except OutOfTime as task:
                    missing.append(f"Not measured yet: `{task}`.")
        head = ["players", "simulations", "games", "win share, %", "more by, % points", "score by"]
        ends = [f"share above {_WORST:.0f}", f"score above {_WORST:.0f}"]
        yield from table([*head, *ends], rows)
        for line in missing:
            yield line
            yield ""


def _step(game: str, size: int, fewer: int, more: int, work: Work) -> list[str]:
    """What more simulations than before gain."""
    less, report = (work.result(_with_simulations(game, size, often)) for often in (fewer, more))
    paired = arena.compare(report, less)
    own = line_of(report, f"{SEARCH}:sims={more}")
    ends = paired.share.times(100).low, paired.score.low
    above = ["yes" if low is not None and low > _WORST else "no" for low in ends]
    return [
        str(size),
        f"{fewer:,} → {more:,}",
        f"{report.figures.games:,}",
        percent(own.share),
        *_difference(paired)[1:],
        *above,
    ]


def _with_simulations(game: str, size: int, simulations: int) -> Tournament:
    bots = (f"{SEARCH}:sims={simulations}", BEST)
    everywhere = _AT_TABLES[size]
    games = _EQUAL_DEALS * (size if everywhere else 1)
    return Tournament(game, size, bots, games, all_rotations=everywhere)
