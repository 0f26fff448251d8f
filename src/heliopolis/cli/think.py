"""`heliopolis think`."""

import argparse
import os
from functools import partial
from pathlib import Path
from typing import Final

from heliopolis.texts import Catalogue, choose

from .arguments import Commands, add_command, add_language, whole_number
from .warmup import warm_up

_EXAMPLES: Final = """\
what is shown, the moves first that are best for who is asked:
  chance    to win, in percent, and how much less than with the best move;
            with --seat it may be more
  points    expected at the end of the game
  visits    how many simulations were spent on the move
  others    chance and points of the other seats
  expected  how it may go on, with a draw or throw that may come, and its chance
  why       what changes in the valuation of the seat, in points

examples:
  heliopolis think game.ra                where it stands, or its last decision
  heliopolis think game.ra --at 40        after 40 moves
  heliopolis think game.ra --at 40 --budget ms=2000 --all
  heliopolis think game.ra --at 40 --seat Ana --json
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    think = add_command(
        commands, "think", "say what search thinks of the moves in a recorded game", _EXAMPLES
    )
    think.add_argument("file", type=Path, metavar="FILE", help="a game file, usually NAME.ra")
    think.add_argument(
        "--at",
        type=whole_number("the moment"),
        metavar="N",
        help="after N moves, as replay counts them (default: the last decision)",
    )
    think.add_argument(
        "--seat",
        metavar="S",
        help="whose eyes see and whose the figures are, by name or number from 1 on "
        "(default: who is asked)",
    )
    think.add_argument(
        "--budget",
        default="sims=300",
        metavar="B",
        help="how long to think: sims=300 simulations (default), or ms=50 milliseconds",
    )
    think.add_argument(
        "--spend",
        choices=("even", "play"),
        default="even",
        help="even (default): as much on every move, so that they can be compared; "
        "play: where it is worth a look, as the bot search does when it plays",
    )
    think.add_argument("--all", action="store_true", help="every move, not the best ones only")
    think.add_argument("--json", action="store_true", help="as one JSON document")
    add_language(think)


def run(options: argparse.Namespace) -> int:
    """Think about a moment of a game; the exit status."""
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.think import Options, think

    language = choose(options.language, os.environ)
    asked = Options(
        at=options.at,
        seat=options.seat,
        budget=options.budget,
        spending=options.spend,
        everything=options.all,
        as_json=options.json,
    )
    prepare = partial(warm_up, language=language)
    return think(options.file, asked, Console(), Catalogue(language), prepare)
