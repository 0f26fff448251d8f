"""The bots in files that a server offers: by their aliases, so that no path leaves the server.

Everything that others see, and a table keeps, has the alias; only who asks the bot knows its file.
"""

from collections.abc import Sequence
from typing import Final

from heliopolis.bots.files import class_in, is_in_file
from heliopolis.core.errors import InvalidSetup, shown

_PREFIX: Final = "file:"
_known: Final[dict[str, str]] = {}


def aliases(bot_files: Sequence[str]) -> dict[str, str]:
    """The bots of a server by their aliases, each ``file:`` and its class.

    Where several classes are called the same, the later ones have a number: ``file:MyBot-2``.
    """
    found: dict[str, str] = {}
    for bot in dict.fromkeys(bot_files):
        alias, number = f"{_PREFIX}{class_in(bot)}", 2
        while alias in found:
            alias, number = f"{_PREFIX}{class_in(bot)}-{number}", number + 1
        found[alias] = bot
    return found


def is_alias(name: str) -> bool:
    """Whether a bot's name is, or could be, that of a bot in a file of a server."""
    return name.startswith(_PREFIX)


def name_behind(name: str, bot_files: Sequence[str]) -> str:
    """What names a bot for this machine alone: for an alias the file and class behind it.

    Raises `InvalidSetup` for a file that is not offered. Tables from before there were aliases
    name the files themselves.
    """
    if is_alias(name):
        name = aliases(bot_files).get(name, "")
    if not name or (is_in_file(name) and name not in bot_files):
        raise InvalidSetup("bot-not-offered", bot=shown(name))
    return name


def remember(bot_files: Sequence[str]) -> None:
    """Let records of this process name the numbers of the bots behind these aliases."""
    _known.update(aliases(bot_files))


def remembered(name: str) -> str:
    """The file and class behind an alias of this process; any other name as it is."""
    return _known.get(name, name)
