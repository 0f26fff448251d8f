"""`heliopolis train`."""

import argparse
import sys
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
    recipe = train.add_mutually_exclusive_group()
    recipe.add_argument(
        "--game", type=game_name, metavar="GAME", help="ra (default) or ra-dice, by its own recipe"
    )
    recipe.add_argument("--config", metavar="C", help="another recipe by name, or a TOML file")
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
    from heliopolis.learn.settings import read_settings
    from heliopolis.terminal.one_line import OneLine

    name = options.config or options.game or "ra"
    settings = read_settings(name, options.set)
    try:
        from heliopolis.learn.running import train
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise InvalidSetup("torch-missing") from error
    warm_up(settings.game)
    line = OneLine(sys.stderr)
    folder = options.folder or Path("runs") / Path(name).stem
    try:
        wishes = (options.device, options.threads, options.minutes)
        train(settings, folder, line.show, line.tell, *wishes)
    finally:
        line.clear()
    return 0
