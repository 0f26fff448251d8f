"""Reading the arguments of commands: what is wrong is said in one sentence."""

import argparse
from collections.abc import Callable
from difflib import get_close_matches
from typing import Final, NoReturn, TypeAlias

from heliopolis import games
from heliopolis.core.errors import HeliopolisError, shown
from heliopolis.texts import LANGUAGES, choose

BAD_INPUT: Final = 2
_MOST_DIGITS: Final = 18


class Parser(argparse.ArgumentParser):
    """An argument parser that complains in one sentence."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and stop."""
        message = message.removeprefix("argument ")
        self.exit(BAD_INPUT, f"{self.prog}: {message} ({self.prog} --help shows how)\n")

    def refuse(self, argument: str) -> NoReturn:
        """Say that nobody knows an argument, and which one may have been meant."""
        if not argument.startswith("-"):
            self.error(f"it is not clear what {quoted(argument)} is for")
        known = [option for action in self._actions for option in action.option_strings]
        close = get_close_matches(argument.partition("=")[0], known, n=1)
        hint = f"; did you mean {close[0]}?" if close else ""
        self.error(f"there is no option {quoted(argument)}{hint}")


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def add_command(commands: Commands, name: str, help: str, epilog: str = "") -> Parser:
    """Add a command; its arguments can then be added to it."""
    parser = commands.add_parser(
        name,
        help=help,
        description=f"{help[0].upper()}{help[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(parser=parser)  # so that it can refuse what it does not know
    return parser


def quoted(text: str) -> str:
    """What somebody typed, as messages show it."""
    return f'"{shown(text)}"'


def add_rules(group: "argparse._ArgumentGroup") -> None:
    """Add the options that say by which rules is played."""
    group.add_argument(
        "--edition",
        metavar="E",
        help="of Ra: rio-grande (default), windrider or reference-sheet; "
        "of the dice game: rio-grande",
    )
    group.add_argument(
        "--override",
        type=override,
        action="append",
        default=[],
        metavar="ITEM=CHOICE",
        help="one item as in another edition: disasters=at-once, disasters=after-turn, "
        "suns=EDITION or names=EDITION; in the dice game sun_track=N, for 1 to 60 steps of Ra "
        "in an epoch (default: 10, 12, 14 for 2, 3, 4 players); may be given several times",
    )


def add_language(parser: "Parser | argparse._ArgumentGroup") -> None:
    """Add the option that says in which language a game is told."""
    parser.add_argument(
        "--language",
        type=language,
        metavar="L",
        help="en, pt-BR or de (default: that of the system, else en)",
    )


def whole_number(what: str) -> Callable[[str], int]:
    """Reads a whole number; what it is the number of."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS):
            raise argparse.ArgumentTypeError(
                f"{what} is a whole number of at most {_MOST_DIGITS} digits, not {quoted(text)}"
            )
        return int(text)

    return read


def game_name(text: str) -> str:
    """Reads the name of a game."""
    known = games.names()
    if text not in known:
        close = get_close_matches(text.lower(), known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(known)}"
        raise argparse.ArgumentTypeError(f"there is no game {quoted(text)}; {hint}")
    return text


def language(text: str) -> str:
    """Reads the name of a language, spelled as a locale or a browser does."""
    try:
        return choose(text, {})
    except HeliopolisError:
        raise argparse.ArgumentTypeError(
            f"there is no language {quoted(text)}; there are {', '.join(LANGUAGES)}"
        ) from None


def override(text: str) -> tuple[str, str]:
    """Reads an item of the rules and what it shall be."""
    item, equals, choice = text.partition("=")
    if not (item and equals and choice):
        raise argparse.ArgumentTypeError(
            f"an override reads ITEM=CHOICE, such as disasters=at-once, not {quoted(text)}"
        )
    return item.strip(), choice.strip()


def names(text: str) -> tuple[str, ...]:
    """Reads names of people."""
    return tuple(name.strip() for name in text.split(","))


def table_sizes(text: str) -> tuple[int, ...] | None:
    """Reads table sizes; None for all that the game has."""
    if text.lower() == "all":
        return None
    sizes = [size.strip() for size in text.split(",")]
    if not all(size.isascii() and size.isdecimal() and len(size) <= _MOST_DIGITS for size in sizes):
        raise argparse.ArgumentTypeError(
            f"it is one number such as 4, several such as 2,3, or all, not {quoted(text)}"
        )
    return tuple(dict.fromkeys(map(int, sizes)))


def seconds(text: str) -> float:
    """Reads a limit of time."""
    return _limit(text, "seconds")


def minutes(text: str) -> float:
    """Reads a longer limit of time."""
    return _limit(text, "minutes")


def _limit(text: str, unit: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.001 <= found <= 1_000_000:  # what is no number at all is not between them either
        raise argparse.ArgumentTypeError(
            f"a limit is a number of {unit} from 0.001 to 1000000, not {quoted(text)}"
        )
    return found
