"""`heliopolis train`."""

import argparse
from pathlib import Path

from heliopolis.core.errors import InvalidSetup

from .arguments import Commands, add_command, game_name, whole_number
from .warmup import warm_up

_EPILOG = """\
examples:
  heliopolis train --game ra                        learn Ra as its recipe says
  heliopolis train --config ra-minute --folder try  see it learn, in a minute
  heliopolis train --set width=256 --set seed=2     change what a recipe says
  heliopolis train --folder runs/ra --minutes 10    go on for ten minutes more

A folder keeps the checkpoint, metrics as lines of JSON, weights for bots, and a
picture. Ctrl-C stops a training, and the same command goes on with it.
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    train = add_command(commands, "train", "let a network learn by playing itself", _EPILOG)
    train.add_argument(
        "--game", type=game_name, default="ra", metavar="GAME", help="ra (default) or ra-dice"
    )
    train.add_argument(
        "--config", metavar="C", help="a recipe by name, or a TOML file (default: that of the game)"
    )
    train.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="one setting instead of that of the recipe; may be given several times",
    )
    train.add_argument(
        "--folder", type=Path, metavar="F", help="where everything is kept (default: runs/CONFIG)"
    )
    train.add_argument(
        "--device", metavar="D", help="cuda or cpu (default: cuda where there is one)"
    )
    train.add_argument(
        "--threads",
        type=whole_number("the number of threads"),
        metavar="N",
        help="that step games (default: one a core)",
    )
    train.add_argument(
        "--minutes",
        type=whole_number("the number of minutes"),
        metavar="M",
        help="stop after so many, to go on another time",
    )


def run(options: argparse.Namespace) -> int:
    """Train until all is played, or somebody stops it; the exit status."""
    name = options.config or options.game
    try:
        from heliopolis.learn.running import train
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise InvalidSetup("torch-missing") from error
    warm_up(options.game)
    folder = options.folder or Path("runs") / Path(name).stem
    minutes = None if options.minutes is None else float(options.minutes)
    train(name, tuple(options.set), folder, options.device, options.threads, minutes)
    return 0
