"""`heliopolis play`."""

import argparse
import os
from functools import partial
from pathlib import Path
from typing import Final

from heliopolis.texts import Catalogue, choose

from .arguments import (
    Commands,
    add_command,
    add_language,
    add_rules,
    game_name,
    names,
    whole_number,
)
from .warmup import warm_up

_EXAMPLES: Final = """\
examples:
  heliopolis play --players 5 --bots uniform,merchant
                            (the last bot named takes all seats that are left)
  heliopolis play --bots search:ms=500,path/my_bot.py:MyBot
                            (half a second for each move; a bot in a file)
  heliopolis play --edition windrider --override disasters=after-turn
  heliopolis play --game ra-dice --players 3 --override sun_track=9
                            (shorter epochs: Ra makes 9 steps in each)
  heliopolis play --watch --seed 7 | less
  heliopolis play --hotseat --players 2 --name Ana,Ben

The game is saved after every move: Ctrl-C or a closed window lose nothing.
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    play = add_command(commands, "play", "play a game against bots, or with friends", _EXAMPLES)
    table = play.add_argument_group("the table")
    table.add_argument(
        "--game", type=game_name, metavar="GAME", help="ra (default) or ra-dice, the dice game"
    )
    table.add_argument(
        "--players",
        type=whole_number("the number of players"),
        metavar="N",
        help="2 to 5 in Ra, 2 to 4 in the dice game (default: 4)",
    )
    add_rules(table)
    table.add_argument(
        "--seed",
        type=whole_number("a seed"),
        metavar="S",
        help="make chance and bots repeatable; without it chance is sealed and can be proved",
    )
    table.add_argument(
        "--scores",
        choices=("open", "hidden"),
        help="whether everybody sees the points of all during the game (default: open); "
        "hidden is for Ra only",
    )
    seats = play.add_argument_group("the seats")
    seats.add_argument(
        "--bots", metavar="LIST", help="bots by name, with commas (default: merchant)"
    )
    seats.add_argument(
        "--list-bots",
        action="store_true",
        help="describe the bots, of one --game or of both, and stop",
    )
    seats.add_argument(
        "--name",
        type=names,
        default=(),
        metavar="NAME",
        help="your name, or with --hotseat those of all, with commas",
    )
    seats.add_argument("--hotseat", action="store_true", help="all seats are people here")
    seats.add_argument("--watch", action="store_true", help="all seats are bots")
    files = play.add_argument_group("the file")
    files.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    files.add_argument("--save", type=Path, metavar="FILE", help="where to save the game")
    add_language(play)


def run(options: argparse.Namespace) -> int:
    """Play, as was asked; the exit status."""
    language = choose(options.language, os.environ)
    if options.list_bots:
        from heliopolis.terminal.bot_list import describe_all

        print(describe_all(Catalogue(language), options.game))
        return 0
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.opening import Options, play

    asked = Options(
        game=options.game,
        players=options.players,
        edition=options.edition,
        overrides=tuple(options.override),
        scores=options.scores,
        seed=options.seed,
        bots=options.bots,
        hotseat=options.hotseat,
        watch=options.watch,
        load=options.load,
        save=options.save,
        names=options.name,
    )
    return play(asked, Console(), Catalogue(language), partial(warm_up, language=language))
