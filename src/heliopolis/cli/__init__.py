"""The command line, a module for each command. None imports anything heavy before it runs."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from typing import Final

from heliopolis import __version__
from heliopolis.core.errors import HeliopolisError
from heliopolis.terminal.signals import Stopped
from heliopolis.texts import LANGUAGES, Catalogue, choose
from heliopolis.texts.faults import fault_said

from . import arena, backup, bench, join, play, replay, serve, think, train, warmup
from .arguments import BAD_INPUT, Parser, quoted

INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141
"""What a shell reports for a program that writes to a closed pipe."""

_EXAMPLES: Final = """\
examples:
  heliopolis                              open the table in the browser
  heliopolis play                         Ra at the terminal, against three bots
  heliopolis play --game ra-dice          the dice game, likewise
  heliopolis play --players 2 --name Ana  a duel, under your name
  heliopolis play --hotseat --players 3   three people at one keyboard
  heliopolis play --load game.ra          go on with a saved game
  heliopolis join 'http://…/#join/…/…'    play at a table server
  heliopolis replay game.ra               read a game again
  heliopolis replay --verify game.ra      prove that nobody chose the draws
  heliopolis think game.ra --at 40        what was best after 40 moves, and why
  heliopolis arena --list                 the bots there are
  heliopolis arena --bots merchant,uniform --games 1000
                                          which of them is stronger
  heliopolis train --config ra-minute     let a network learn, and watch it
  heliopolis serve --lan                  tables for everybody in the same Wi-Fi

heliopolis COMMAND --help explains a command.
"""

_USUAL: Final = ("serve", "--open")
"""What is done where nobody says what."""

_COMMANDS: Final[dict[str, Callable[[argparse.Namespace], int]]] = {
    "play": play.run,
    "join": join.run,
    "replay": replay.run,
    "think": think.run,
    "arena": arena.run,
    "serve": serve.run,
    "train": train.run,
    "backup": backup.run_backup,
    "restore": backup.run_restore,
    "warmup": warmup.run,
    "bench": bench.run,
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; the exit status."""
    arguments = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # odd bytes in, odd letters out: show them somehow
            stream.reconfigure(errors="replace" if stream is sys.stdin else "backslashreplace")
    options = None
    try:
        options = _read(arguments or _USUAL)
        return _COMMANDS[options.command](options)
    except HeliopolisError as error:
        print(f"heliopolis: {_said(error, options)}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except Stopped as stopped:
        return stopped.status
    except BrokenPipeError:
        _write_no_more()
        return PIPE_CLOSED
    except OSError as error:  # the disk that the output goes to is full, for example
        _write_no_more()
        where = "" if error.filename is None else f": {error.filename}"
        print(f"heliopolis: {fault_said(_catalogue(options), error)}{where}", file=sys.stderr)
        return BAD_INPUT


def _write_no_more() -> None:
    """Whoever read has gone, so nothing may be written when Python closes its files either."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _said(error: HeliopolisError, options: argparse.Namespace | None) -> str:
    """What an error says, in the language of the command, with the file that it read."""
    from heliopolis.texts.table import TableTexts

    path = getattr(options, "load", None) or getattr(options, "file", None) or ""
    return TableTexts(_catalogue(options), ()).error(error, str(path))


def _catalogue(options: argparse.Namespace | None) -> Catalogue:
    return Catalogue(choose(getattr(options, "language", LANGUAGES[0]), os.environ))


def _read(arguments: Sequence[str]) -> argparse.Namespace:
    """The command and its options."""
    parser = _parser()
    first = arguments[0]
    if not first.startswith("-") and first not in _COMMANDS:
        close = get_close_matches(first, _COMMANDS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(_COMMANDS)}"
        parser.error(f"there is no command {quoted(first)}; {hint}")
    options, unknown = parser.parse_known_args(arguments)
    if unknown:
        options.parser.refuse(unknown[0])
    return options


def _parser() -> Parser:
    parser = Parser(
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
    parser.set_defaults(parser=parser)
    added = (play.add, join.add, replay.add, think.add, arena.add, serve.add, train.add)
    for add in (*added, backup.add_backup, backup.add_restore, warmup.add, bench.add):
        add(commands)
    return parser
