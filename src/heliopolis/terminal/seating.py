"""Who sits where: names and bots for a new game, and for a saved one."""

import re
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from heliopolis.bots import DEFAULT, AnyBot, Entrant, names_of, read_bot, read_bots
from heliopolis.bots.files import names_a_file
from heliopolis.bots.naming import split_list
from heliopolis.bots.registry import seat_name
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Game
from heliopolis.match import Bot, Match, Occupant, Person
from heliopolis.record import check_bots, check_names
from heliopolis.texts import Catalogue

Bots = dict[Seat, AnyBot]
"""The bots at a table, by their seats; all other seats are people's."""
Seeds = Callable[[Seat], int]
"""Gives the seed of a seat's bot."""

_SEED_BITS: Final = 64
_NUMBERED: Final = re.compile(r"(\S+) [0-9]+")


def seeded(seed: int) -> Seeds:
    """Seeds that repeat with the seed of the game, and differ from seat to seat."""
    return lambda seat: Random(f"{seed} {seat}").getrandbits(_SEED_BITS)


def fresh(_seat: Seat) -> int:
    """A seed that nobody can repeat."""
    return secrets.randbits(_SEED_BITS)


@value
class Seating:
    """The names of all seats, and the bots of those that no person has."""

    names: tuple[str, ...]
    entrants: tuple[Entrant | None, ...]

    @property
    def occupants(self) -> tuple[Occupant, ...]:
        """Who sits where, as a match has it."""
        return tuple(
            Person() if entrant is None else Bot(entrant.text) for entrant in self.entrants
        )

    def make_bots(self, seeds: Seeds) -> Bots:
        """The bot of every seat that has one."""
        seated = enumerate(self.entrants)
        return {seat: entrant.make(seeds(seat)) for seat, entrant in seated if entrant is not None}


def seat_all(
    game: Game, people: int, names: Sequence[str], bots: str | None, catalogue: Catalogue
) -> Seating:
    """The seating of a new game: people first, then the bots."""
    if len(names) > people:
        raise InvalidSetup("too-many-names", names=len(names), people=people)
    for name in names:
        if _sounds_like_a_bot(game, name):
            raise InvalidSetup("name-of-a-bot", text=name)
    if people == game.players and bots is not None:
        raise InvalidSetup("no-seat-for-bots")
    free = game.players - people
    entrants = read_bots(game.name, bots or DEFAULT, free) if free else ()
    unnamed = range(len(names) + 1, people + 1)
    seats = (
        *names,
        *(catalogue.say("seat-person", number=number) for number in unnamed),
        *(seat_name(entrant, number) for number, entrant in enumerate(entrants, 1)),
    )
    check_names(game, seats)
    check_bots(game, (*[""] * people, *(entrant.text for entrant in entrants)) if free else ())
    return Seating(seats, (*[None] * people, *entrants))


def _sounds_like_a_bot(game: Game, name: str) -> bool:
    said = _NUMBERED.fullmatch(name)
    return said is not None and said[1].lower() in names_of(game.name)


def seat_again(match: Match, bots: str | None) -> Seating:
    """The seating of a saved game; where nobody sits, whoever is at this keyboard does.

    A game file alone starts no code that is not installed: a bot in a file has to be named again.
    """
    named = split_list(bots) if bots else []
    texts = tuple(who.text if isinstance(who, Bot) else "" for who in match.occupants)
    if any(text not in texts for text in named):
        raise InvalidSetup("saved-game-unchanged", option="--bots")
    for text in texts:
        if names_a_file(text) and text not in named:
            raise InvalidSetup("bot-in-a-file", text=text)
    seated = zip(match.names, texts, strict=True)
    return Seating(match.names, tuple(_seat_one(match.game, *who) for who in seated))


def _seat_one(game: Game, name: str, text: str) -> Entrant | None:
    try:
        return read_bot(game.name, text) if text else None
    except InvalidSetup as error:
        raise InvalidSetup(
            "bot-cannot-return", person=name, cause=error.code, **error.parameters
        ) from error
