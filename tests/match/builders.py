"""Matches for the tests: at any point of a game, and played on at random."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from heliopolis.core.chance import Dealer, SeededDealer
from heliopolis.core.errors import Refusal
from heliopolis.games import Game, make_game, parse_move
from heliopolis.match import (
    NOBODY,
    Advance,
    Bot,
    Chance,
    Look,
    Match,
    Occupant,
    Person,
    Proposal,
    propose,
)
from heliopolis.record import Record

ANA, BEN, CLEO = Person("ana"), Person("ben"), Person("cleo")
PEOPLE = (ANA, BEN, CLEO, Person("dua"), Person("eli"))
NAMES = ("Ana", "Ben", "Cleo", "Dua", "Eli")
BOT = Bot("merchant")
SECRET = bytes(range(32))
OTHER_SECRET = bytes(range(32, 64))
OPENINGS = {"ra": "9-6-5-2 8-7-4-3", "ra-dice": "1"}
"""What is dealt before the first move of a game of two in which Ana begins."""

TO_AN_AUCTION = ("draw", "+nile", "draw", "+ra")
"""Ana draws a tile, Ben a Ra tile; Ana bids first, then Ben."""


def seeded(seed: int) -> Chance:
    """Chance that depends on the number of an outcome alone."""

    def dealer(number: int) -> Dealer:
        return SeededDealer(np.random.default_rng((seed, number)))

    return dealer


def played(
    *moves: str,
    name: str = "ra",
    occupants: Sequence[Occupant] = (ANA, BEN),
    one_device: bool = False,
    **headers: Any,
) -> Match:
    """A match of two, without a seal, in which these moves were played."""
    game = make_game(name, 2)
    texts = tuple(parse_move(game, move) for move in moves)
    bots = tuple(who.text if isinstance(who, Bot) else "" for who in occupants)
    record = Record(
        game, NAMES[:2], OPENINGS[name], texts, bots=bots if any(bots) else (), **headers
    )
    people = {seat: who for seat, who in enumerate(occupants) if isinstance(who, Person)}
    return Match(record, seeded(1), people=people, one_device=one_device)


def proposed(
    game: Game | None = None,
    occupants: Sequence[Occupant] | None = None,
    secret: bytes = SECRET,
    **given: Any,
) -> Proposal:
    """A table that is frozen, by default for two people and Ra."""
    game = make_game("ra", 2) if game is None else game
    sitting = PEOPLE[: game.players] if occupants is None else occupants
    return propose(game, NAMES[: game.players], sitting, secret, **given)


def do(match: Match, *moves: str, now: int | None = None) -> None:
    """Let whoever is asked play these moves, and chance deal what it deals at a `+`."""
    for move in moves:
        if move == "+":
            match.deal(now)
        else:
            step = attempted(match, move, now)
            assert isinstance(step, Advance), step


def attempted(match: Match, move: str, now: int | None = None) -> Advance | Refusal:
    """What comes of a move of the seat that is asked, whoever sits there."""
    assert match.asked is not None
    return match.attempt(match.occupants[match.asked], match.asked, move, match.version, now)


def go_on(match: Match, random: Random, moves: int = 10_000, now: int | None = None) -> None:
    """Play so many random moves, or to the end; where a seat is empty somebody sits down."""
    for _ in range(moves):
        seat = match.asked
        if match.over:
            return
        if seat is None:
            match.deal(now)
            continue
        if match.occupants[seat] is NOBODY:
            match.sit(seat, PEOPLE[seat], now)
        do(match, str(random.choice(match.look(seat).legal)), now=now)


def looks(match: Match) -> list[Look]:
    """What every audience may know."""
    return [match.look(seat) for seat in (None, *range(match.game.players))]


def code(said: object) -> str:
    """The code of a refusal."""
    assert isinstance(said, Refusal), said
    return said.code
