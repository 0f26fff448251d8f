"""`heliopolis replay`."""

import argparse
import os
from functools import partial
from pathlib import Path
from typing import Final

from heliopolis.texts import Catalogue, choose

from .arguments import Commands, add_command, add_language, whole_number
from .warmup import warm_up

_EXAMPLES: Final = """\
exit status with --verify:
  0 proved, 1 not provable, 2 contradicted or a bad file

examples:
  heliopolis replay game.ra --at 40       the table after 40 moves
  heliopolis replay game.ra --json        everything as one JSON document
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    replay = add_command(commands, "replay", "show a recorded game, or prove its draws", _EXAMPLES)
    replay.add_argument("file", type=Path, metavar="FILE", help="a game file, usually NAME.ra")
    replay.add_argument("--json", action="store_true", help="as one JSON document")
    what = replay.add_mutually_exclusive_group()
    what.add_argument(
        "--at", type=whole_number("the moment"), metavar="N", help="only the table after N moves"
    )
    what.add_argument("--verify", action="store_true", help="say whether the draws are proved")
    add_language(replay)


def run(options: argparse.Namespace) -> int:
    """Show a game or what it proves; the exit status."""
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.replay import Options, show

    language = choose(options.language, os.environ)
    asked = Options(options.json, options.at, options.verify)
    prepare = partial(warm_up, language=language)
    return show(options.file, asked, Console(), Catalogue(language), prepare)
