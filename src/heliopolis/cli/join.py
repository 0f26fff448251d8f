"""`heliopolis join`."""

import argparse
import os
from typing import Final

from heliopolis.texts import Catalogue, choose

from .arguments import Commands, add_command, add_language

_EXAMPLES: Final = """\
examples:
  heliopolis join 'http://192.168.1.7:8000/#join/hT4kVb1oWq2s/t9Zz' --name Ana
  heliopolis join 'http://192.168.1.7:8000/#watch/hT4kVb1oWq2s'

Ctrl-C leaves, and the seat stays yours: the same command leads back to it.
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    join = add_command(commands, "join", "play or watch at a table server, by a link", _EXAMPLES)
    join.add_argument("link", metavar="LINK", help="the link to the table, in quotes")
    join.add_argument("--name", default="", metavar="NAME", help="your name at the table")
    add_language(join)


def run(options: argparse.Namespace) -> int:
    """Play, as was asked; the exit status."""
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.join import Options, join

    catalogue = Catalogue(choose(options.language, os.environ))
    return join(Options(options.link, options.name.strip()), Console(), catalogue)
