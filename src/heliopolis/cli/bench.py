"""`heliopolis bench`."""

import argparse

from heliopolis import games

from .arguments import Commands, add_command, game_name


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    bench = add_command(commands, "bench", "measure how fast the engine is on this machine")
    bench.add_argument("--json", action="store_true", help="as one JSON document")
    bench.add_argument(
        "--game", type=game_name, metavar="GAME", help="only ra or ra-dice (default: both)"
    )


def run(options: argparse.Namespace) -> int:
    """Measure, and print it; the exit status."""
    from heliopolis.bench import main

    return main(options.json, games.names() if options.game is None else (options.game,))
