"""The bots by game and name; one name may mean another bot in each game."""

from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import Final

from heliopolis import dice, ra
from heliopolis.bots.base import AnyBot
from heliopolis.bots.sensible_dice import SensibleDice
from heliopolis.bots.sensible_ra import SensibleRa
from heliopolis.bots.uniform import Uniform
from heliopolis.core.errors import InvalidSetup

BOTS: Final[dict[str, dict[str, Callable[[Random], AnyBot]]]] = {
    ra.Game.name: {
        Uniform.name: Uniform,
        SensibleRa.name: lambda _generator: SensibleRa(),
    },
    dice.Game.name: {
        Uniform.name: Uniform,
        SensibleDice.name: lambda _generator: SensibleDice(),
    },
}
"""How to make each bot of a game from a random generator."""
DEFAULT: Final = "sensible"
"""The bot that every game has for whoever names none."""


def describe(game: str, name: str) -> str:
    """What a bot does, in one line."""
    return (type(make_bot(game, name, Random())).__doc__ or "").strip()


def check_bot(game: str, name: str) -> str:
    """The name itself; raise `InvalidSetup` naming the closest bot when there is none."""
    bots = BOTS[game]
    if name not in bots:
        close = get_close_matches(name.lower(), bots, n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(bots)}"
        raise InvalidSetup(f"there is no bot {name!r}; {hint}")
    return name


def make_bot(game: str, name: str, generator: Random) -> AnyBot:
    """The bot of a game with that name, its chance taken from a generator of its own."""
    return BOTS[game][check_bot(game, name)](generator)


def read_bots(game: str, text: str, seats: int) -> tuple[str, ...]:
    """The names of the bots for so many seats from a list such as ``uniform,sensible``.

    The last name goes on for the seats that are left, so that ``uniform`` alone fills them all.
    """
    names = [check_bot(game, name.strip()) for name in text.split(",")]
    if len(names) > seats:
        room = "1 bot" if seats == 1 else f"{seats} bots"
        raise InvalidSetup(f"{len(names)} bots are named, but the table has room for {room}")
    return (*names, *[names[-1]] * (seats - len(names)))
