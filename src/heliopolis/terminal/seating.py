"""Who sits where: names and bots for a new game, and for a saved one."""

import re
import secrets
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from heliopolis.bots import DEFAULT, AnyBot, Entrant, names_of, read_bot, read_bots
from heliopolis.bots.files import class_in, is_in_file, names_a_file
from heliopolis.bots.naming import split_list
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Game
from heliopolis.record import Record, check_bots, check_names
from heliopolis.terminal.words import YOU
from heliopolis.texts import Catalogue
from heliopolis.texts.table import TableTexts

Seeds = Callable[[Seat], int]
"""Gives the seed of a seat's bot."""

_SEED_BITS: Final = 64
_NUMBERED: Final = re.compile(r"(\S+) [0-9]+")
_LONGEST_KIND: Final = 36  # with a number it is still a name
_BEFORE_BOTS_WERE_WRITTEN: Final = {"uniform": "uniform", "sensible": DEFAULT}
"""Who plays a seat of a file that names no bots, by what the seat is called."""


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
    def bots(self) -> tuple[str, ...]:
        """The bots as a record names them."""
        texts = tuple("" if entrant is None else entrant.text for entrant in self.entrants)
        return texts if any(texts) else ()

    def make_bots(self, seeds: Seeds) -> tuple[AnyBot | None, ...]:
        """The bot of every seat, and None for people."""
        return tuple(
            None if entrant is None else entrant.make(seeds(seat))
            for seat, entrant in enumerate(self.entrants)
        )


def seat_all(game: Game, people: int, names: Sequence[str], bots: str | None) -> Seating:
    """The seating of a new game: people first, then the bots."""
    if len(names) > people:
        raise InvalidSetup(f"{len(names)} names are given, but people have {people} of the seats")
    for name in names:
        if _sounds_like_a_bot(game, name):
            raise InvalidSetup(f"{name!r} is the name of a bot; please take another")
    default = [YOU] if people == 1 else [f"Player {number}" for number in range(1, people + 1)]
    if people == game.players and bots is not None:
        raise InvalidSetup("all seats are people's, so there is no seat for a bot")
    free = game.players - people
    entrants = read_bots(game.name, bots or DEFAULT, free) if free else ()
    seats = (
        *names,
        *default[len(names) :],
        *(f"{_kind(entrant)} {number}" for number, entrant in enumerate(entrants, 1)),
    )
    seating = Seating(seats, (*[None] * people, *entrants))
    check_names(game, seating.names)
    check_bots(game, seating.bots)
    return seating


def _kind(entrant: Entrant) -> str:
    """What the seats of a bot are called, but for a number."""
    name = entrant.recipe.name
    return (class_in(name) if is_in_file(name) else name.capitalize())[:_LONGEST_KIND]


def _sounds_like_a_bot(game: Game, name: str) -> bool:
    said = _NUMBERED.fullmatch(name)
    known = (*names_of(game.name), *_BEFORE_BOTS_WERE_WRITTEN)
    return said is not None and said[1].lower() in known


def seat_again(record: Record, bots: str | None) -> Seating:
    """The seating of a saved game.

    A game file alone starts no code that is not installed: a bot in a file has to be named again.
    """
    named = split_list(bots) if bots else []
    texts = record.bots or tuple(_bot_by_name(name) for name in record.seats)
    if any(text not in texts for text in named):
        raise InvalidSetup("a saved game goes on as it was, so --bots cannot change it")
    for text in texts:
        if names_a_file(text) and text not in named:
            raise InvalidSetup(
                f"code in a file plays in this game; if you trust it, add --bots {text}"
            )
    seated = zip(record.seats, texts, strict=True)
    return Seating(record.seats, tuple(_seat_one(record.game, *who) for who in seated))


def _seat_one(game: Game, name: str, text: str) -> Entrant | None:
    try:
        return read_bot(game.name, text) if text else None
    except InvalidSetup as error:
        why = TableTexts(Catalogue("en"), ()).error(error)
        raise InvalidSetup("bot-cannot-return", person=name, why=why) from error


def _bot_by_name(name: str) -> str:
    said = _NUMBERED.fullmatch(name)
    return _BEFORE_BOTS_WERE_WRITTEN.get(said[1].lower(), "") if said else ""
