"""Who sits at a seat: a person, a bot, or nobody yet."""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup, Refusal
from heliopolis.core.value import value
from heliopolis.games import Game
from heliopolis.record import Hand, check_bots, check_hand
from heliopolis.record.record import NOBODY as WRITTEN_NOBODY
from heliopolis.record.record import PERSON as WRITTEN_PERSON


@value
class Person:
    """A person; `key` is whatever the driver of a match knows people by, and stays with it."""

    key: str = ""


@value
class Bot:
    """A bot, named as in game files; whoever drives the match asks it for its moves."""

    text: str


class Nobody(Enum):
    """The type of `NOBODY`."""

    NOBODY = WRITTEN_NOBODY

    def __repr__(self) -> str:
        return "NOBODY"


NOBODY: Final = Nobody.NOBODY
"""Nobody has taken the seat yet, or somebody has left it: the game waits when it is asked."""

Occupant = Person | Bot | Nobody


def written(occupant: Occupant) -> str:
    """The occupant as a record names it; a record knows no person from another."""
    match occupant:
        case Bot(text=text):
            return text
        case Person():
            return WRITTEN_PERSON
    return WRITTEN_NOBODY


def read(text: str) -> Occupant:
    """The occupant that a record names; whoever a person is, others must say."""
    if text == WRITTEN_NOBODY:
        return NOBODY
    return Person() if text == WRITTEN_PERSON else Bot(text)


def people_among(occupants: Sequence[Occupant]) -> dict[Seat, Person]:
    """The people among those who sit at a table."""
    return {seat: who for seat, who in enumerate(occupants) if isinstance(who, Person)}


def why_not(game: Game, occupant: Occupant) -> Refusal | None:
    """Why a record cannot name an occupant; None where it can."""
    if not isinstance(occupant, Bot):
        return None
    try:
        check_bots(game, (occupant.text,) * game.players)
        check_hand(Hand(0, 0, occupant.text))
    except InvalidSetup as error:
        return error.refusal
    return None
