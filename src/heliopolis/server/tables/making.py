"""New tables: what somebody asks for becomes a document, and the keys of its seats."""

from collections.abc import Callable, Container, Sequence
from itertools import count

from msgspec.structs import replace

from heliopolis.bots import Entrant
from heliopolis.bots.registry import seat_name
from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.core.value import value
from heliopolis.games import make_game
from heliopolis.record.clock import read_clock
from heliopolis.server.offers import read_offer
from heliopolis.server.store.protocol import MoveRow
from heliopolis.server.tables.document import Document, SeatDocument, with_seat
from heliopolis.server.tables.seating import sit_first, why_not_names
from heliopolis.server.tables.tokens import digest, new_token
from heliopolis.wire.rest import NewSeat, NewTable

Token = Callable[[], str]
"""Gives a secret that nobody has seen."""


@value
class Key:
    """What lets somebody sit down: the secret of a taken seat, or the invite of a free one."""

    seat: Seat
    secret: str = ""
    invite: str = ""


@value
class Made:
    """A new table: its document and moves as they are stored, and what only its maker learns."""

    document: Document
    keys: tuple[Key, ...]
    link: str
    organiser: str
    moves: tuple[MoveRow, ...] = ()


def make(
    asked: NewTable,
    browser: str,
    now: int,
    bot_files: Sequence[str] = (),
    token: Token = new_token,
) -> Made | Refusal:
    """A new table for whoever asks: a browser by its digest, or with "" a program."""
    try:
        return _made(asked, browser, now, bot_files, token)
    except HeliopolisError as error:
        return error.refusal


def _made(
    asked: NewTable, browser: str, now: int, bot_files: Sequence[str], token: Token
) -> Made | Refusal:
    game = make_game(
        asked.game, len(asked.seats), asked.edition or None, asked.overrides, asked.scores
    )
    link, organiser = token(), token()
    document = Document(
        game=game.name,
        edition=game.edition.name,
        overrides=dict(game.edition.overrides),
        scores=game.scores,
        clock=str(read_clock(asked.clock)) if asked.clock else "",
        seats=named_bots(asked.game, asked.seats, bot_files),
        link=digest(link),
        organiser=digest(organiser),
        owner=browser,
        made=now,
    )
    document = _with_manners(document, asked)
    seated = seat_people(document, asked.seats, browser, token)
    if isinstance(seated, Refusal):
        return seated
    document, keys = seated
    return why_not_names(document) or Made(document, keys, link, organiser)


def _with_manners(document: Document, asked: NewTable) -> Document:
    """The document with how people deal with each other there, whatever is played."""
    people = sum(seat.kind != "bot" for seat in asked.seats)
    return replace(
        document,
        pace=asked.pace,
        public=asked.public,
        advice=people < 2 if asked.advice is None else asked.advice,
        chat=not asked.public if asked.chat is None else asked.chat,
        link_open=asked.link_open,
    )


def named_bots(
    game: str, seats: Sequence[NewSeat], bot_files: Sequence[str]
) -> tuple[SeatDocument, ...]:
    """The seats with their bots, each under a name of its own; the seats of people are free."""
    taken = {seat.name.strip() for seat in seats}
    found = []
    for seat in seats:
        if seat.kind != "bot":
            found.append(SeatDocument(name=seat.name.strip()))
            continue
        entrant = read_offer(game, seat.bot, bot_files)
        name = seat.name.strip() or free_name(entrant, taken)
        taken.add(name)
        found.append(SeatDocument(kind="bot", name=name, bot=entrant.text))
    return tuple(found)


def free_name(entrant: Entrant, taken: Container[str]) -> str:
    """What the seat of a bot is called, where some names are taken."""
    names = (seat_name(entrant, number) for number in count(1))
    return next(name for name in names if name not in taken)


def seat_people(
    document: Document, seats: Sequence[NewSeat], browser: str, token: Token
) -> tuple[Document, tuple[Key, ...]] | Refusal:
    """Give whoever makes a table its seats, and the free ones an invite each."""
    keys = []
    for number, seat in enumerate(seats):
        secret = token()
        if seat.kind == "open":
            document = with_seat(document, number, invite=digest(secret))
            keys.append(Key(number, invite=secret))
        elif seat.kind == "me":
            name = document.seats[number].name
            taken = sit_first(document, number, name, secret, browser)
            if isinstance(taken, Refusal):
                return taken
            document = taken[0]
            keys.append(Key(number, secret=secret))
    return document, tuple(keys)


def scripted(made: Made, script: Sequence[str], seed: str) -> Made | Refusal:
    """The table of a guided game: chance deals what the script says, and promises nothing."""
    document = made.document
    game = make_game(
        document.game, document.players, document.edition, document.overrides, document.scores
    )
    try:
        if script:
            game.start_with(script[0])
    except HeliopolisError as error:
        return error.refusal
    document = replace(document, script=tuple(script), seed=seed)
    return Made(document, made.keys, made.link, made.organiser)
