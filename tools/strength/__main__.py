"""Measure the bots and write `docs/strength.md`: `python -m tools.strength`.

Results are kept below `bench/strength`, and those that are dear to play in the repository. What is
there already is not played again, what was played on another machine may be copied there, and what
other versions of the bots played is refused, so its folder has to be deleted first.
The page is written when all of it is there, and not before; --only, --game and --minutes play a
part of it, and --as-it-is plays nothing and writes a page that names what is missing.
"""

import argparse
import sys
from pathlib import Path
from typing import Final

from .characters import Copies, Everybody, Floor
from .page import TITLES
from .reliability import Reliability
from .searching import MoreTime, Search
from .work import OutOfTime, Section, Work

_SECTIONS: Final = (Copies(), Floor(), Everybody(), Search(), MoreTime(), Reliability())
_DOCUMENT: Final = Path("docs/strength.md")
_HEAD: Final = """\
# Strength

How good the bots are, as measured.
`make strength` plays all of it again and writes this page.
That takes about thirteen hours on one core, and fifty minutes on sixteen.
`python -m tools.strength --help` says how parts of it are played, and on other machines.
The games of search that it is written from are kept in `bench/strength`.
Many were played by earlier commits, whose bots make the same moves: samples without a clock were \
played again (`python -m tools.strength.renewal`), came to the same points and counts, and got the \
name of the later code.

Every deal is played in all rotations of the seats on equal chance, unless a table says otherwise.
Ties share the win.
Intervals are of 95 %, from resampling whole deals: [The arena](arena.md) says how.
Each number of players is a game of its own, so there is a column for each.
Games with a clock in them (`ms=`) depend on the machine; these had a core of a server each.
"""


def main(arguments: list[str] | None = None) -> int:
    """Play what is missing of the parts that are wanted, and write the page if all is there."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    names = [section.name for section in _SECTIONS]
    parser.add_argument("--only", choices=names, action="append", help="may be given several times")
    parser.add_argument("--game", choices=TITLES)
    parser.add_argument("--workers", type=int, help="default: one for every processor")
    parser.add_argument("--minutes", type=float, help="stop then; the next run goes on")
    parser.add_argument("--as-it-is", action="store_true", help="write the page by what is there")
    options = parser.parse_args(arguments)
    work = Work(
        options.workers,
        0.0 if options.as_it_is else options.minutes,
        tell=lambda line: print(line, file=sys.stderr, flush=True),
    )
    if options.as_it_is:
        return _write(work)
    tasks = [
        task
        for game in ([options.game] if options.game else TITLES)
        for section in _SECTIONS
        if section.name in (options.only or names)
        for task in section.tasks(game)
    ]
    for done, task in enumerate(tasks):
        try:
            work.result(task)
        except OutOfTime:
            print(f"The time was over; {done} of {len(tasks)} tasks are done.")
            return 0
    print(f"All {len(tasks)} tasks are done.")
    if not options.only and not options.game:
        return _write(work)
    return 0


def _write(work: Work) -> int:
    text = "\n".join(_page(work))
    _DOCUMENT.write_text(text.rstrip("\n") + "\n", encoding="utf-8")
    print(f"{_DOCUMENT} is written.")
    return 0


def _page(work: Work) -> list[str]:
    lines = [_HEAD]
    for game, title in TITLES.items():
        lines += [f"## {title}", ""]
        for section in _SECTIONS:
            lines += _section(section, game, work)
    return lines


def _section(section: Section, game: str, work: Work) -> list[str]:
    """A section of the page, which names what is missing for it."""
    try:
        return list(section.lines(game, work))
    except OutOfTime as missing:
        title = section.name.capitalize()
        return [f"### {title}", "", f"Not measured yet: `{missing}`.", ""]


if __name__ == "__main__":
    sys.exit(main())
