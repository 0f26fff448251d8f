"""`heliopolis warmup`, which others do by themselves when it is needed."""

import argparse
import sys

from heliopolis import games
from heliopolis.texts import LANGUAGES, Catalogue

from .arguments import Commands, add_command


def add(commands: Commands) -> None:
    """Add the command."""
    add_command(commands, "warmup", "compile the rules now, so that later nothing waits for it")


def run(_options: argparse.Namespace) -> int:
    """Compile everything; the exit status."""
    for name in games.names():
        warm_up(name, always=True)
    print(Catalogue(LANGUAGES[0]).say("compiled"))
    return 0


def warm_up(name: str, language: str = LANGUAGES[0], always: bool = False) -> None:
    """Compile what is not compiled yet of a game and its bots, telling how far it is."""
    from heliopolis.bots.warmup import is_warm, warm

    if always or not is_warm(name):
        from heliopolis.terminal.progress import Progress

        with Progress(sys.stderr, name, Catalogue(language)) as progress:
            warm(name, progress.report)
