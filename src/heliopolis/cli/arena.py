"""`heliopolis arena`."""

import argparse
from pathlib import Path
from typing import Final

from heliopolis.games import names

from .arguments import (
    Commands,
    add_command,
    add_rules,
    game_name,
    minutes,
    seconds,
    table_sizes,
    whole_number,
)
from .warmup import warm_up

_EXAMPLES: Final = """\
who plays:
  Up to as many bots as seats are one table, where the last one named takes the
  seats that are left: merchant,uniform at 4 players is one merchant against
  three uniforms. Of more bots than seats, every choice of as many is a table.
  Every table plays each deal in all rotations of its seats, with equal chance.

examples:
  heliopolis arena --bots merchant,uniform --players 2 --games 10000
  heliopolis arena --bots search:ms=50,merchant --players all --out strength
                            (2, 3, 4 and 5 players, one tournament each)
  heliopolis arena --game ra-dice --bots my_bot.py:MyBot,merchant --sprt
                            (stops when it is proved who is better)
  heliopolis arena --bots search:sims=500,merchant --cluster ray://head:10001

Killed, or stopped by Ctrl-C or --minutes, the same command with the same --out
goes on where it was. A bot that raises, chooses an illegal move or takes too
long loses that game, and the report says so.
"""


def add(commands: Commands) -> None:
    """Add the command and its arguments."""
    arena = add_command(commands, "arena", "let bots play each other, and rate them", _EXAMPLES)
    arena.add_argument(
        "--list", action="store_true", help="describe the bots, of one --game or of both, and stop"
    )
    games = arena.add_argument_group("the games")
    games.add_argument("--game", type=game_name, metavar="GAME", help="ra (default) or ra-dice")
    games.add_argument(
        "--players",
        type=table_sizes,
        default=(4,),
        metavar="N",
        help="2 to 5 in Ra, 2 to 4 in the dice game (default: 4); several with commas, or all: "
        "a tournament and a table of results each",
    )
    add_rules(games)
    games.add_argument(
        "--bots",
        default="merchant,uniform",
        metavar="LIST",
        help="bots by name, with commas (default: merchant,uniform); a bot that thinks takes "
        "a budget, as in search:ms=50 or search:sims=2000; path/my_bot.py:MyBot is one in a file",
    )
    games.add_argument(
        "--games",
        type=whole_number("the number of games"),
        default=1000,
        metavar="N",
        help="at least so many (default: 1000), up to whole deals",
    )
    games.add_argument(
        "--seed",
        type=whole_number("a seed"),
        default=1,
        metavar="S",
        help="the same seed gives the same games, but for bots with a clock (default: 1)",
    )
    games.add_argument(
        "--sprt",
        action="store_true",
        help="stop as soon as it is proved that the first bot is better or worse, or neither",
    )
    games.add_argument(
        "--move-limit",
        type=seconds,
        metavar="SECONDS",
        help="who takes longer for a move loses the game (default: 60, or ten times its ms)",
    )
    work = arena.add_argument_group("the work")
    work.add_argument(
        "--minutes",
        type=minutes,
        metavar="M",
        help="stop after so many minutes, without those of compiling, and report the whole deals "
        "so far; several table sizes share the time",
    )
    work.add_argument(
        "--workers",
        type=whole_number("the number of workers"),
        metavar="N",
        help="how many games are played at once (default: one for every processor)",
    )
    work.add_argument(
        "--fan-out",
        metavar="F",
        help="threads (default for our characters), processes (default for all others) or ray; "
        "the results are the same",
    )
    work.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help="play on the Ray cluster at ray://HOST:PORT, or with local on one of this machine",
    )
    results = arena.add_argument_group("the results")
    results.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="keep games.jsonl, report.txt, report.json and plots here, and go on from there",
    )
    results.add_argument(
        "--records",
        nargs="?",
        const="",
        metavar="DIR",
        help="keep every game as a file that replay reads, 5 to 10 KB each, here or in --out; "
        "games of our characters then take longer",
    )
    results.add_argument("--json", action="store_true", help="print the report as JSON")


def run(options: argparse.Namespace) -> int:
    """Hold tournaments; the exit status."""
    if options.list:
        from heliopolis.terminal.bot_list import describe_all
        from heliopolis.texts import Catalogue

        print(describe_all(Catalogue("en"), options.game))
        return 0
    from heliopolis.terminal.arena import Options, run

    game = options.game or names()[0]
    asked = Options(
        game=game,
        players=options.players,
        edition=options.edition,
        overrides=tuple(options.override),
        bots=options.bots,
        games=options.games,
        seed=options.seed,
        workers=options.workers,
        fan_out=options.fan_out,
        cluster=options.cluster,
        out=options.out,
        sprt=options.sprt,
        move_limit=options.move_limit,
        minutes=options.minutes,
        keeps_records=options.records is not None,
        records=Path(options.records) if options.records else None,
        json=options.json,
    )
    return run(asked, lambda: warm_up(game))
