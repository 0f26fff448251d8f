"""The command line. Nothing heavy is imported before a command needs it."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from pathlib import Path
from typing import Final, NoReturn

from heliopolis import __version__
from heliopolis.core.errors import HeliopolisError

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell reports for a program that writes to a closed pipe."""

_MOST_DIGITS: Final = 18

GAMES: Final = ("ra", "ra-dice")
"""The games by name, known here without asking the rules, for that would mean to wait for them."""

_EXAMPLES: Final = """\
examples:
  heliopolis play                         Ra: you against three bots
  heliopolis play --game ra-dice          the dice game, likewise
  heliopolis play --players 2 --name Ana  a duel, under your name
  heliopolis play --hotseat --players 3   three people at one keyboard
  heliopolis play --load game.ra          go on with a saved game
  heliopolis replay game.ra               read a game again
  heliopolis replay --verify game.ra      prove that nobody chose the draws
  heliopolis arena --list                 the bots there are
  heliopolis arena --bots merchant,uniform --games 1000
                                          which of them is stronger

heliopolis COMMAND --help explains a command.
"""
_PLAY_EXAMPLES: Final = """\
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
_REPLAY_EXAMPLES: Final = """\
exit status with --verify:
  0 proved, 1 not provable, 2 contradicted or a bad file

examples:
  heliopolis replay game.ra --at 40       the table after 40 moves
  heliopolis replay game.ra --json        everything as one JSON document
"""
_ARENA_EXAMPLES: Final = """\
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

Killed or stopped by Ctrl-C, the same command with the same --out goes on where
it was. A bot that raises, chooses an illegal move or takes too long loses that
game, and the report says so.
"""


class _Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        message = message.removeprefix("argument ")
        self.exit(BAD_INPUT, f"{self.prog}: {message} ({self.prog} --help shows how)\n")


def _whole_number(what: str) -> Callable[[str], int]:
    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
            raise argparse.ArgumentTypeError(
                f"{what} is a whole number of at most {_MOST_DIGITS} digits, not {text[:40]!r}"
            )
        return int(text)

    return read


def _game(text: str) -> str:
    if text not in GAMES:
        close = get_close_matches(text.lower(), GAMES, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(GAMES)}"
        raise argparse.ArgumentTypeError(f"there is no game {text[:40]!r}; {hint}")
    return text


def _override(text: str) -> tuple[str, str]:
    item, equals, choice = text.partition("=")
    if not (item and equals and choice):
        raise argparse.ArgumentTypeError(
            f"an override reads ITEM=CHOICE, such as disasters=at-once, not {text[:40]!r}"
        )
    return item.strip(), choice.strip()


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(","))


def _parser() -> _Parser:
    parser = _Parser(
        prog="heliopolis",
        description="Reiner Knizia's Ra and Ra: The Dice Game, by their rulebooks.\n"
        "How long an epoch of the dice game is, none of them says: --override sets it.\n"
        "Play, replay, verify.",
        epilog=_EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"heliopolis {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    _add_play(commands)
    _add_replay(commands)
    _add_arena(commands)
    _add(commands, "warmup", "compile the rules now, so that later nothing waits for it")
    bench = _add(commands, "bench", "measure how fast the engine is on this machine")
    bench.add_argument("--json", action="store_true", help="as one JSON document")
    bench.add_argument(
        "--game", type=_game, metavar="GAME", help="only ra or ra-dice (default: both)"
    )
    return parser


def _add(
    commands: "argparse._SubParsersAction[_Parser]", name: str, help: str, epilog: str = ""
) -> _Parser:
    return commands.add_parser(
        name,
        help=help,
        description=f"{help[0].upper()}{help[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def _add_play(commands: "argparse._SubParsersAction[_Parser]") -> None:
    play = _add(commands, "play", "play a game against bots, or with friends", _PLAY_EXAMPLES)
    table = play.add_argument_group("the table")
    table.add_argument(
        "--game", type=_game, metavar="GAME", help="ra (default) or ra-dice, the dice game"
    )
    table.add_argument(
        "--players",
        type=_whole_number("the number of players"),
        metavar="N",
        help="2 to 5 in Ra, 2 to 4 in the dice game (default: 4)",
    )
    table.add_argument(
        "--edition",
        metavar="E",
        help="of Ra: rio-grande (default), windrider or reference-sheet; "
        "of the dice game: rio-grande",
    )
    table.add_argument(
        "--override",
        type=_override,
        action="append",
        default=[],
        metavar="ITEM=CHOICE",
        help="one item as in another edition: disasters=at-once, disasters=after-turn, "
        "suns=EDITION or names=EDITION; in the dice game sun_track=N, for 1 to 60 steps of Ra "
        "in an epoch (default: 10, 12, 14 for 2, 3, 4 players); may be given several times",
    )
    table.add_argument(
        "--seed",
        type=_whole_number("a seed"),
        metavar="S",
        help="make chance and bots repeatable; without it chance is sealed and can be proved",
    )
    seats = play.add_argument_group("the seats")
    seats.add_argument(
        "--bots", metavar="LIST", help="bots by name, with commas (default: merchant)"
    )
    seats.add_argument("--list-bots", action="store_true", help="describe the bots and stop")
    seats.add_argument(
        "--name",
        type=_names,
        default=(),
        metavar="NAME",
        help="your name, or with --hotseat those of all, with commas",
    )
    seats.add_argument("--hotseat", action="store_true", help="all seats are people here")
    seats.add_argument("--watch", action="store_true", help="all seats are bots")
    files = play.add_argument_group("the file")
    files.add_argument("--load", type=Path, metavar="FILE", help="go on with a saved game")
    files.add_argument("--save", type=Path, metavar="FILE", help="where to save the game")


def _add_replay(commands: "argparse._SubParsersAction[_Parser]") -> None:
    replay = _add(commands, "replay", "show a recorded game, or prove its draws", _REPLAY_EXAMPLES)
    replay.add_argument("file", type=Path, metavar="FILE", help="a game file, usually NAME.ra")
    replay.add_argument("--json", action="store_true", help="as one JSON document")
    what = replay.add_mutually_exclusive_group()
    what.add_argument(
        "--at", type=_whole_number("the moment"), metavar="N", help="only the table after N moves"
    )
    what.add_argument("--verify", action="store_true", help="say whether the draws are proved")


def _table_sizes(text: str) -> tuple[int, ...] | None:
    """The table sizes in a list; None for all that the game has."""
    if text == "all":
        return None
    read = _whole_number("the number of players")
    return tuple(dict.fromkeys(read(size.strip()) for size in text.split(",")))


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.001 <= seconds <= 1_000_000:  # what is no number at all is not between them either
        raise argparse.ArgumentTypeError(
            f"a limit is a number of seconds from 0.001 to 1000000, not {text[:40]!r}"
        )
    return seconds


def _add_arena(commands: "argparse._SubParsersAction[_Parser]") -> None:
    arena = _add(commands, "arena", "let bots play each other, and rate them", _ARENA_EXAMPLES)
    arena.add_argument("--list", action="store_true", help="describe the bots and stop")
    games = arena.add_argument_group("the games")
    games.add_argument(
        "--game", type=_game, default="ra", metavar="GAME", help="ra (default) or ra-dice"
    )
    games.add_argument(
        "--players",
        type=_table_sizes,
        default=(4,),
        metavar="N",
        help="2 to 5 in Ra, 2 to 4 in the dice game (default: 4); several with commas, or all: "
        "a tournament and a table of results each",
    )
    games.add_argument(
        "--bots",
        default="merchant,uniform",
        metavar="LIST",
        help="bots by name, with commas (default: merchant,uniform); a bot that thinks takes "
        "a budget, as in search:ms=50 or search:sims=2000; path/my_bot.py:MyBot is one in a file",
    )
    games.add_argument(
        "--games",
        type=_whole_number("the number of games"),
        default=1000,
        metavar="N",
        help="at least so many (default: 1000), up to whole deals",
    )
    games.add_argument(
        "--seed",
        type=_whole_number("a seed"),
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
        type=_seconds,
        metavar="SECONDS",
        help="who takes longer for a move loses the game (default: 60, or ten times its ms)",
    )
    work = arena.add_argument_group("the work")
    work.add_argument(
        "--workers",
        type=_whole_number("the number of workers"),
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
    results.add_argument("--json", action="store_true", help="print the report as JSON")


def _warm_up(names: Sequence[str], always: bool = False) -> None:
    """Compile what is not compiled yet of some games and their bots, telling how far it is."""
    from heliopolis.core.warmup import is_warm, warm

    for name in names:
        if always or not is_warm(name):
            from heliopolis import games
            from heliopolis.bots import warmup as bots
            from heliopolis.terminal.progress import Progress

            with Progress(sys.stderr, name) as progress:
                warm(name, (*games.DOORWAYS[name], *bots.DOORWAYS[name]), progress.report)


def _list_bots() -> int:
    from heliopolis.bots.registry import describe_all

    print(describe_all())
    return 0


def _play(options: argparse.Namespace) -> int:
    if options.list_bots:
        return _list_bots()
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.opening import Options, play

    asked = Options(
        game=options.game,
        players=options.players,
        edition=options.edition,
        overrides=tuple(options.override),
        seed=options.seed,
        bots=options.bots,
        hotseat=options.hotseat,
        watch=options.watch,
        load=options.load,
        save=options.save,
        names=options.name,
    )
    # Which game a saved one is says its file, and to read it takes the rules.
    names = GAMES if options.load is not None else (options.game or GAMES[0],)
    return play(asked, Console(), lambda: _warm_up(names))


def _replay(options: argparse.Namespace) -> int:
    from heliopolis.terminal.console import Console
    from heliopolis.terminal.replay import show

    if options.file.is_file():  # nobody should wait only to hear that there is no file
        _warm_up(GAMES)
    return show(options.file, options.json, options.at, options.verify, Console())


def _arena(options: argparse.Namespace) -> int:
    if options.list:
        return _list_bots()
    from heliopolis.terminal.arena import Options, run

    asked = Options(
        game=options.game,
        players=options.players,
        bots=options.bots,
        games=options.games,
        seed=options.seed,
        workers=options.workers,
        fan_out=options.fan_out,
        cluster=options.cluster,
        out=options.out,
        sprt=options.sprt,
        move_limit=options.move_limit,
        json=options.json,
    )
    return run(asked, lambda: _warm_up((options.game,)))


def _warmup(_options: argparse.Namespace) -> int:
    _warm_up(GAMES, always=True)
    print("The rules and the bots are compiled.")
    return 0


def _bench(options: argparse.Namespace) -> int:
    from heliopolis.bench import main as bench

    return bench(options.json, tuple(GAMES) if options.game is None else (options.game,))


_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "play": _play,
    "replay": _replay,
    "arena": _arena,
    "warmup": _warmup,
    "bench": _bench,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # odd bytes in, odd letters out: show them somehow
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    try:
        return _run(arguments)
    except HeliopolisError as error:
        print(f"heliopolis: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return PIPE_CLOSED
    except OSError as error:  # the disk that the output goes to is full, for example
        _write_no_more()
        print(f"heliopolis: {error}", file=sys.stderr)
        return BAD_INPUT


def _write_no_more() -> None:
    """Whoever read has gone, so nothing may be written when Python closes its files either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(arguments: Sequence[str]) -> int:
    parser = _parser()
    if not arguments:
        parser.print_help()
        return 0
    first = arguments[0]
    if not first.startswith("-") and first not in _COMMANDS:
        close = get_close_matches(first, _COMMANDS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(_COMMANDS)}"
        parser.error(f"there is no command {first[:40]!r}; {hint}")
    options = parser.parse_args(arguments)
    return _COMMANDS[options.command](options)
