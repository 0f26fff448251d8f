"""Measure the bots and write `docs/strength.md`: `python -m tools.strength`.

Every figure comes from a tournament of `heliopolis arena`, whose command stands above its table.
The results are kept below `build/strength`, so whatever is there already is not played again; a
tournament of other versions of the bots is refused, and its folder has to be deleted first.
"""

import json
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from heliopolis.bots.registry import SEARCH, recipes_of
from heliopolis.games import ruleset

_FOLDER: Final = Path("build/strength")
_DOCUMENT: Final = Path("docs/strength.md")
_TITLES: Final = {"ra": "Ra", "ra-dice": "Ra: The Dice Game"}
_FLOOR: Final = "uniform"
_BEST: Final = "merchant"
_MARKS: Final = 0.05
_SEARCH_DEALS: Final = {"ra": 48, "ra-dice": 96}
"""Each in all rotations."""
_EXTENDED: Final = {
    "ra-dice": "After the first 48 the interval with 3 players still held equality, "
    "39.6 [32.3, 46.9], so all three tournaments were made twice as long."
}
"""What has to be told where the number of deals was not settled before."""
_HEAD: Final = """\
# Strength

How good the bots are, as measured.
`make strength` plays all of it again, in about 45 minutes on two cores, and writes this page.

Every deal is played in all rotations of the seats on equal chance; ties share the win.
Intervals are of 95 %, from resampling whole deals: [The arena](arena.md) says how.
Each number of players is a game of its own, so there is a column for each.
Games with a clock in them (`ms=`) depend on the machine: here two shared processor cores.
"""


class Tournament(NamedTuple):
    """One command of the arena, for one number of players."""

    game: str
    players: int
    bots: tuple[str, ...]
    games: int

    @property
    def options(self) -> list[str]:
        """What follows `heliopolis arena`."""
        return [
            *("--game", self.game, "--players", str(self.players)),
            *("--bots", ",".join(self.bots), "--games", str(self.games)),
        ]

    def report(self) -> Any:
        """Play it, or what is missing of it; the figures."""
        name = "-".join(bot.replace(":", "-").replace("=", "") for bot in self.bots)
        folder = _FOLDER / self.game / str(self.players) / name
        command = [sys.executable, "-m", "heliopolis", "arena", *self.options]
        command += ["--out", str(folder)]
        print("heliopolis arena", *self.options, file=sys.stderr, flush=True)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        return json.loads((folder / "report.json").read_text())


def _command(game: str, bots: Sequence[str], games: int) -> Iterator[str]:
    players = ["--players", "all"]
    yield from _block([["--game", game, *players, "--bots", ",".join(bots), "--games", str(games)]])


def _block(commands: Iterable[Sequence[str]]) -> Iterator[str]:
    yield "```"
    for options in commands:
        yield f"heliopolis arena {shlex.join(options)}"
    yield "```"
    yield ""


def _rows(head: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(head)} |"
    yield f"|---|{'---:|' * (len(head) - 1)}"
    for row in rows:
        yield f"| {' | '.join(row)} |"
    yield ""


def _percent(figure: Any) -> str:
    return f"{100 * figure['value']:.1f} [{100 * figure['low']:.1f}, {100 * figure['high']:.1f}]"


def _line(report: Any, bot: str) -> Any:
    return next(line for line in report["lines"] if line["bot"] == bot)


def _players(counts: Sequence[int]) -> list[str]:
    return [f"{count} players" for count in counts]


def _characters(game: str, counts: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    games = 20_000
    reports = [Tournament(game, count, tuple(names), games).report() for count in counts]
    order = sorted(names, key=lambda bot: -_line(reports[-1], bot)["share"]["value"])
    yield "### Everybody against everybody"
    yield ""
    yield from _command(game, names, games)
    tables: tuple[tuple[str, Callable[[Any], str]], ...] = (
        ("win share, %", lambda line: _percent(line["share"])),
        ("Elo", lambda line: f"{line['elo']['value']:+.0f}"),
        ("mean score", lambda line: f"{line['score']['value']:.1f}"),
    )
    for title, cell in tables:
        rows = [[bot, *(cell(_line(report, bot)) for report in reports)] for bot in order]
        equal = [f"{100 * report['equal']:.1f}" for report in reports]
        if title.startswith("win"):
            rows.append(["*equal bots*", *equal])
        yield from _rows([title, *_players(counts)], rows)
    yield "### How they play"
    yield ""
    yield from _habits(reports[counts.index(4)])


def _habits(report: Any) -> Iterator[str]:
    bots = [line["bot"] for line in report["lines"]]
    differ = {
        (found["column"], found["one"], found["other"])
        for found in report["comparisons"]
        if found["probability"] < _MARKS
    }

    def different(column: str, bot: int) -> int:
        others = (other for other in range(len(bots)) if other != bot)
        return sum(
            (column, min(bot, other), max(bot, other)) in differ
            or (column, max(bot, other), min(bot, other)) in differ
            for other in others
        )

    yield f"The same games, with {report['players']} players."
    yield "Points of a game by family first, then what the seat did."
    yield "The small number is how many of the other bots differ in this significantly,"
    yield "after Holm's correction for all comparisons together at 5 %."
    yield ""
    rows = []
    for row, column in enumerate(report["habits"]):
        cells = [
            f"{line['habits'][row]['value']:.2f} <sub>{different(column, bot)}</sub>"
            for bot, line in enumerate(report["lines"])
        ]
        rows.append([column, *cells])
    yield from _rows(["", *bots], rows)


def _floor(game: str, counts: Sequence[int], names: Sequence[str]) -> Iterator[str]:
    games = 1_000
    yield "### Against uniform"
    yield ""
    yield f"One character, all other seats `{_FLOOR}`: its win share, and that in its worst seat."
    yield ""
    yield from _command(game, ("CHARACTER", _FLOOR), games)
    rows = []
    for name in names:
        if name == _FLOOR:
            continue
        cells = []
        for count in counts:
            line = _line(Tournament(game, count, (name, _FLOOR), games).report(), name)
            worst = min(line["by_seat"])
            cells.append(f"{100 * line['share']['value']:.1f} (worst {100 * worst:.1f})")
        rows.append([name, *cells])
    yield from _rows(["win share, %", *_players(counts)], rows)


def _copies(game: str, counts: Sequence[int]) -> Iterator[str]:
    games = 4_000
    yield "### Copies of the merchant"
    yield ""
    yield from _command(game, (_BEST,), games)
    lines = [_line(Tournament(game, count, (_BEST,), games).report(), _BEST) for count in counts]
    scores = [f"{line['score']['value']:.1f}" for line in lines]
    yield from _rows(["", *_players(counts)], [["mean score", *scores]])


def _search(game: str, counts: Sequence[int]) -> Iterator[str]:
    searcher = f"{SEARCH}:ms=50"
    yield "### Search"
    yield ""
    yield f"One seat `{searcher}`, all others `{_BEST}`; {_SEARCH_DEALS[game]} deals."
    if game in _EXTENDED:
        yield _EXTENDED[game]
    yield ""
    tournaments = [
        Tournament(game, count, (searcher, _BEST), _SEARCH_DEALS[game] * count) for count in counts
    ]
    yield from _block(tournament.options for tournament in tournaments)
    rows = []
    for count, tournament in zip(counts, tournaments, strict=True):
        report = tournament.report()
        assert not report["few"], "its interval would say nothing"
        own, other = _line(report, searcher), _line(report, _BEST)
        rows.append(
            [
                str(count),
                str(report["games"]),
                _percent(own["share"]),
                f"{100 * report['equal']:.1f}",
                "above" if own["share"]["low"] > report["equal"] else "not above",
                f"{own['score']['value']:.1f}",
                f"{other['score']['value']:.1f}",
            ]
        )
    head = ["players", "games", "win share, %", "equal", "the interval is", "score", "merchants'"]
    yield from _rows(head, rows)


def _chapters() -> Iterator[str]:
    yield _HEAD
    for game, title in _TITLES.items():
        counts = tuple(ruleset(game).game.table_sizes)
        names = [name for name, recipe in recipes_of(game).items() if recipe.traits is not None]
        yield f"## {title}"
        yield ""
        yield from _copies(game, counts)
        yield from _floor(game, counts, names)
        yield from _characters(game, counts, names)
        yield from _search(game, counts)


def main() -> None:
    """Play everything that is missing, and write the page."""
    text = "\n".join(_chapters())
    _DOCUMENT.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    print(f"{_DOCUMENT} is written.")


if __name__ == "__main__":
    main()
