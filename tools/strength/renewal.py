"""Let kept results follow code that makes the same moves: `python -m tools.strength.renewal`.

Results name the code that played them, and any edit of it makes them strangers, even one that
changes no move. This plays samples of every kept file again and compares points, places, counts
and forecasts with what is kept. Where all of a game are the same, its files get the
name of today's code; where one is not, nothing is changed and the first difference is named.
Games with a clock in them cannot be played again; they follow those of their game that can.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any, Final

from heliopolis.arena.job import code_of
from heliopolis.arena.playing import Playing
from heliopolis.arena.result import read_line
from heliopolis.arena.schedule import Tournament, make_tournament
from heliopolis.core.writing import write_whole
from heliopolis.games import make_game

from .forecasts import play_forecast
from .page import TITLES
from .work import FOLDER

_USUAL: Final = 3


class Differs(Exception):
    """A game that today's code plays otherwise."""


def main(arguments: list[str] | None = None, folder: Path = FOLDER) -> int:
    """Compare samples of all kept files, and name today's code in them; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength.renewal", description=__doc__)
    parser.add_argument("--games", type=int, default=_USUAL, help="of every file (default: 3)")
    options = parser.parse_args(arguments)
    status = 0
    for game in TITLES:
        old = [path for path in files_of(game, folder) if is_old(path)]
        try:
            compared = sum(compare(path, options.games) for path in old)
        except Differs as difference:
            print(f"{game}: {difference}; nothing of it is changed.", file=sys.stderr)
            status = 1
            continue
        for path in old:
            name_code(path)
        print(f"{game}: {compared} games were played again alike; {len(old)} files are renewed.")
    return status


def files_of(game: str, folder: Path) -> list[Path]:
    """All files with kept results of a game."""
    return sorted((folder / game).rglob("*.jsonl"))


def is_old(path: Path) -> bool:
    """Whether another code played the results of a file."""
    header = _header(path)
    return bool(header["code"] != code_of(_tournament(header)))


def compare(path: Path, games: int) -> int:
    """Play some games of a file again; how many. Raise `Differs` at the first that is not alike."""
    header, lines = _header(path), path.read_text(encoding="utf-8").splitlines()[1:]
    if header.get("timed"):
        return 0
    numbers = sorted({len(lines) * place // games for place in range(min(games, len(lines)))})
    for number in numbers:
        if not _alike(header, lines[number], number):
            raise Differs(f"{path} line {number + 2} is played otherwise now")
    return len(numbers)


def name_code(path: Path) -> None:
    """Write today's code into the first line of a file, and leave all others as they are."""
    header = _header(path)
    lines = path.read_text(encoding="utf-8").split("\n", 1)
    now = lines[0].replace(header["code"], code_of(_tournament(header)))
    write_whole(path, f"{now}\n{lines[1]}".encode())


def _header(path: Path) -> dict[str, Any]:
    with path.open(encoding="utf-8") as file:
        header: dict[str, Any] = json.loads(file.readline())
    return header


def _tournament(header: dict[str, Any]) -> Tournament:
    setup = make_game(header["game"], header["players"])
    if "lineup" not in header:  # forecasts, whose games have bots of their own
        return make_tournament(setup, header["bots"], header["seed"])
    bots = tuple(header["bots"])
    lineups = (tuple(header["lineup"]),)
    return Tournament(setup, bots, lineups, header["seed"], header["rotations"] == "all")


def _alike(header: dict[str, Any], line: str, number: int) -> bool:
    """Whether a game is played as it was."""
    if "lineup" not in header:
        return play_forecast((header["game"], header["players"], number)) == f"{line}\n"
    (now,) = Playing(_tournament(header)).play(number, 1)
    return now == read_line(line.encode())


if __name__ == "__main__":
    sys.exit(main())
