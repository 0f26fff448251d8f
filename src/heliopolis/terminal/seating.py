"""Who sits where: names and bots for a new game, and for a saved one."""

import re
from collections.abc import Callable, Sequence
from random import Random

from heliopolis.bots import BOTS, AnyBot, make_bot, read_bots
from heliopolis.bots.registry import DEFAULT
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.games import Game
from heliopolis.record import check_names
from heliopolis.terminal.words import YOU

Generators = Callable[[Seat], Random]
"""Makes the random generator of a seat's bot."""


def seeded_generators(seed: int) -> Generators:
    """Generators that repeat with the seed, and differ from seat to seat."""
    return lambda seat: Random(f"{seed} {seat}")


def fresh_generators(_seat: Seat) -> Random:
    """A generator that nobody can repeat."""
    return Random()


def bot_of(game: Game, name: str) -> str | None:
    """The bot that plays under a seat's name, as in ``Sensible 2``; None for a person."""
    said = re.fullmatch(r"(\S+) [0-9]+", name)
    kind = said[1].lower() if said else ""
    return kind if kind in BOTS[game.name] else None


def name_seats(game: Game, people: int, names: Sequence[str], bots: str | None) -> tuple[str, ...]:
    """The names of all seats: people first, then the bots."""
    if len(names) > people:
        raise InvalidSetup(f"{len(names)} names are given, but people have {people} of the seats")
    for name in names:
        if bot_of(game, name):
            raise InvalidSetup(f"{name!r} is the name of a bot; please take another")
    default = [YOU] if people == 1 else [f"Player {number}" for number in range(1, people + 1)]
    if people == game.players and bots is not None:
        raise InvalidSetup("all seats are people's, so there is no seat for a bot")
    free = game.players - people
    kinds = read_bots(game.name, bots or DEFAULT, free) if free else ()
    seats = [
        *names,
        *default[len(names) :],
        *(f"{kind.capitalize()} {number}" for number, kind in enumerate(kinds, 1)),
    ]
    check_names(game, seats)
    return tuple(seats)


def seat_bots(
    game: Game, names: Sequence[str], generators: Generators
) -> tuple[AnyBot | None, ...]:
    """The bot of every seat whose name says so, and None for people."""
    kinds = [bot_of(game, name) for name in names]
    return tuple(
        None if kind is None else make_bot(game.name, kind, generators(seat))
        for seat, kind in enumerate(kinds)
    )
