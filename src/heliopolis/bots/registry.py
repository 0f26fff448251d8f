"""The bots by name."""

from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import Final

from heliopolis.bots.base import Bot
from heliopolis.bots.sensible import Sensible
from heliopolis.bots.uniform import Uniform
from heliopolis.core.errors import InvalidSetup

DEFAULT: Final = Sensible.name

BOTS: Final[dict[str, Callable[[Random], Bot]]] = {
    Uniform.name: Uniform,
    Sensible.name: lambda _generator: Sensible(),
}
"""How to make each bot from a random generator."""

DESCRIPTIONS: Final[dict[str, str]] = {
    bot.name: (bot.__doc__ or "").strip() for bot in (Uniform, Sensible)
}


def check_bot(name: str) -> str:
    """The name itself; raise `InvalidSetup` naming the closest bot when there is none."""
    if name not in BOTS:
        close = get_close_matches(name.lower(), BOTS, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(BOTS)}"
        raise InvalidSetup(f"there is no bot {name!r}; {hint}")
    return name


def make_bot(name: str, generator: Random) -> Bot:
    """The bot with that name, its chance taken from a generator of its own."""
    return BOTS[check_bot(name)](generator)


def read_bots(text: str, seats: int) -> tuple[str, ...]:
    """The names of the bots for so many seats from a list such as ``uniform,sensible``.

    The last name goes on for the seats that are left, so that ``uniform`` alone fills them all.
    """
    names = [check_bot(name.strip()) for name in text.split(",")]
    if len(names) > seats:
        room = "1 bot" if seats == 1 else f"{seats} bots"
        raise InvalidSetup(f"{len(names)} bots are named, but the table has room for {room}")
    return (*names, *[names[-1]] * (seats - len(names)))
