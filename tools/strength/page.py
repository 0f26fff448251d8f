"""Tables and commands of the page."""

import shlex
from collections.abc import Iterable, Iterator, Sequence

from heliopolis.arena import Report
from heliopolis.arena.figures import Estimate, Line

TITLES = {"ra": "Ra", "ra-dice": "Ra: The Dice Game"}


def block(commands: Iterable[Sequence[str]]) -> Iterator[str]:
    """Commands of the arena."""
    yield "```"
    for options in commands:
        yield f"heliopolis arena {shlex.join(options)}"
    yield "```"
    yield ""


def command(game: str, bots: Sequence[str], games: int) -> Iterator[str]:
    """One command of the arena, for all numbers of players."""
    options = ("--game", game, "--players", "all", "--bots", ",".join(bots), "--games", str(games))
    return block([options])


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table whose first column is a name."""
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def number(figure: float | None, form: str) -> str:
    """A figure, or a dash where there is none."""
    return "-" if figure is None else f"{figure:{form}}"


def ranged(estimate: Estimate, form: str) -> str:
    """A figure with both ends of its interval."""
    low, high = number(estimate.low, form), number(estimate.high, form)
    return f"{number(estimate.value, form)} [{low}, {high}]"


def percent(estimate: Estimate, form: str = ".1f") -> str:
    """A share with both ends of its interval, in percent."""
    return ranged(estimate.times(100), form)


def line_of(report: Report, bot: str) -> Line:
    """The figures of a bot."""
    return next(line for line in report.figures.lines if line.bot == bot)


def players(counts: Iterable[int]) -> list[str]:
    """The heads of columns by number of players."""
    return [f"{count} players" for count in counts]
