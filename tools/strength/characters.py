"""The characters: their copies, against `uniform`, against each other, and how they play."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from heliopolis.arena import Report
from heliopolis.arena.figures import Line
from heliopolis.bots.registry import recipes_of
from heliopolis.games import ruleset

from .page import block, command, line_of, number, percent, players, ranged, table
from .tournament import Tournament
from .work import Task, Work

FLOOR: Final = "uniform"
FIRST: Final = "merchant-1"
BEST: Final = "merchant"
_COPIES: Final = 4_000
_AGAINST_FLOOR: Final = 1_000
_EVERYBODY: Final = 20_000
_SHOWN: Final = 4
"""The number of players whose habits are shown."""


def sizes_of(game: str) -> tuple[int, ...]:
    """How many may play."""
    return tuple(ruleset(game).game.table_sizes)


def names_of(game: str) -> list[str]:
    """The compiled bots of a game."""
    return [name for name, recipe in recipes_of(game).items() if recipe.traits is not None]


class Copies:
    """Tables of one merchant's copies."""

    name = "copies"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return [_copies(game, bot, size) for bot in (BEST, FIRST) for size in sizes_of(game)]

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        yield "### Copies of a merchant"
        yield ""
        yield f"`{FIRST}` is the merchant that this page began with; later ones are measured by it."
        yield ""
        everywhere = ("--game", game, "--players", "all")
        yield from block(
            (*everywhere, "--bots", bot, "--games", str(_COPIES)) for bot in (BEST, FIRST)
        )
        rows = []
        for bot in (BEST, FIRST):
            reports = [work.result(_copies(game, bot, size)) for size in sizes_of(game)]
            scores = [ranged(line_of(report, bot).score, ".1f") for report in reports]
            rows.append([bot, *scores])
        yield from table(["mean score", *players(sizes_of(game))], rows)


def _copies(game: str, bot: str, size: int) -> Tournament:
    return Tournament(game, size, (bot,), _COPIES)


class Floor:
    """One character against copies of `uniform`."""

    name = "floor"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return [
            _against_floor(game, name, size)
            for name in names_of(game)
            if name != FLOOR
            for size in sizes_of(game)
        ]

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        yield f"### Against {FLOOR}"
        yield ""
        yield f"One character, all others `{FLOOR}`: its win share, and that in its worst seat."
        yield ""
        yield from command(game, ("CHARACTER", FLOOR), _AGAINST_FLOOR)
        rows = []
        for name in names_of(game):
            if name == FLOOR:
                continue
            cells = []
            for size in sizes_of(game):
                line = line_of(work.result(_against_floor(game, name, size)), name)
                worst = min(share for share in line.by_seat if share is not None)
                share = number(line.share.times(100).value, ".1f")
                cells.append(f"{share} (worst {100 * worst:.1f})")
            rows.append([name, *cells])
        yield from table(["win share, %", *players(sizes_of(game))], rows)


def _against_floor(game: str, name: str, size: int) -> Tournament:
    return Tournament(game, size, (name, FLOOR), _AGAINST_FLOOR)


class Everybody:
    """All characters against each other, and what each of them does."""

    name = "everybody"

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""
        return [_everybody(game, size) for size in sizes_of(game)]

    def lines(self, game: str, work: Work) -> Iterator[str]:
        """The section of the page."""
        counts, names = sizes_of(game), names_of(game)
        reports = [work.result(_everybody(game, size)) for size in counts]
        order = sorted(names, key=lambda bot: -(line_of(reports[-1], bot).share.value or 0.0))
        yield "### Everybody against everybody"
        yield ""
        yield from command(game, names, _EVERYBODY)
        tables: tuple[tuple[str, Callable[[Line], str]], ...] = (
            ("win share, %", lambda line: percent(line.share)),
            ("Elo", lambda line: number(line.elo.value, "+.0f")),
            ("mean score", lambda line: number(line.score.value, ".1f")),
        )
        for title, cell in tables:
            rows = [[bot, *(cell(line_of(report, bot)) for report in reports)] for bot in order]
            if title.startswith("win"):
                equal = [f"{100 * report.figures.equal:.1f}" for report in reports]
                rows.append(["*equal bots*", *equal])
            yield from table([title, *players(counts)], rows)
        yield "### How they play"
        yield ""
        yield from _habits(reports[counts.index(_SHOWN)])


def _everybody(game: str, size: int) -> Tournament:
    return Tournament(game, size, tuple(names_of(game)), _EVERYBODY)


def _habits(report: Report) -> Iterator[str]:
    figures = report.figures
    yield f"The same games, with {figures.players} players."
    yield "Points of a game by family first, then what the seat did."
    yield "The small number is how many of the other bots differ in this significantly,"
    yield "after Holm's correction for all comparisons together at 5 %."
    yield ""
    rows: list[Sequence[str]] = []
    for row, column in enumerate(figures.habits):
        cells = [
            f"{number(line.habits[row].value, '.2f')} <sub>{_different(report, column, bot)}</sub>"
            for bot, line in enumerate(figures.lines)
        ]
        rows.append([column, *cells])
    yield from table(["", *(line.bot for line in figures.lines)], rows)


def _different(report: Report, column: str, bot: int) -> int:
    """How many of the others do something else."""
    return sum(
        found.differs and found.column == column and bot in (found.one, found.other)
        for found in report.figures.comparisons
    )
