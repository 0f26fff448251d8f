"""Tables that go on: a recorded game from any of its moves, and the same people once more."""

from collections.abc import Sequence

from msgspec.structs import replace

from heliopolis.core.contract import CHANCE, Seat
from heliopolis.core.errors import Refusal
from heliopolis.match import cut
from heliopolis.record import PERSON, Record, Seal, read_record, replay
from heliopolis.server.store.protocol import MoveRow
from heliopolis.server.tables.document import (
    Document,
    HandDocument,
    SealDocument,
    SeatDocument,
    with_seat,
)
from heliopolis.server.tables.making import Made, Token, make
from heliopolis.server.tables.seating import is_browser_of, why_not_names
from heliopolis.server.tables.tokens import digest, new_token
from heliopolis.wire.rest import NewTable


def play_on(
    asked: NewTable,
    browser: str,
    now: int,
    bot_files: Sequence[str] = (),
    token: Token = new_token,
) -> Made | Refusal:
    """A table that goes on from a recorded game after so many of its moves, under a new seal.

    The rules and the names of the seats are those of the record; who sits there now is asked for.
    Raises `InvalidRecord` for a text that is no game.
    """
    assert asked.from_ is not None
    record = read_record(asked.from_.record)
    refusal = _why_not(record, asked)
    if refusal is not None:
        return refusal
    record = cut(record, asked.from_.number)
    made = make(_as_recorded(asked, record), browser, now, bot_files, token)
    if isinstance(made, Refusal):
        return made
    return Made(
        _with_past(made.document, record), made.keys, made.link, made.organiser, _rows(record)
    )


def _why_not(record: Record, asked: NewTable) -> Refusal | None:
    assert asked.from_ is not None
    number, moves = asked.from_.number, len(record.moves)
    if record.game.name != asked.game:
        return Refusal("record-of-other-game", {"game": record.game.name})
    if record.game.players != len(asked.seats):
        told = {"names": len(asked.seats), "players": record.game.players}
        return Refusal("names-for-seats", told)
    if number > moves:
        return Refusal("number-after-end", {"number": number, "moves": moves})
    *_, last = replay(cut(record, number))
    return Refusal("game-over", {"ended": "finished"}) if last.position.over else None


def _as_recorded(asked: NewTable, record: Record) -> NewTable:
    """The table that is asked for, with the rules and names of the record."""
    edition = record.game.edition
    named = zip(asked.seats, record.seats, strict=True)
    return replace(
        asked,
        seats=tuple(replace(seat, name=name) for seat, name in named),
        edition=edition.name,
        overrides=dict(edition.overrides),
        scores=record.game.scores,
        clock=asked.clock or (str(record.clock) if record.clock else ""),
    )


def _with_past(document: Document, record: Record) -> Document:
    """The document with all that happened before: older seals stay as they were."""
    return replace(
        document,
        opening=record.opening,
        bots=record.bots,
        seals=tuple(_seal(seal) for seal in record.seals),
        hands=_hands(document, record),
        practice=record.practice,
        notes=record.others,
    )


def _seal(seal: Seal) -> SealDocument:
    secret = "" if seal.secret is None else seal.secret.hex()
    return SealDocument(seal.first, seal.commitment.hex(), seal.words, secret, bool(secret))


def _hands(document: Document, record: Record) -> tuple[HandDocument, ...]:
    """The changes of hands so far, and those by which the seats are taken now."""
    sitting = [bot or PERSON for bot in record.bots or ("",) * record.game.players]
    hands = [HandDocument(one.after, one.seat, one.occupant, one.at) for one in record.hands]
    for hand in record.hands:
        sitting[hand.seat] = hand.occupant
    for seat, one in enumerate(document.seats):
        if (one.bot or PERSON) != sitting[seat]:
            hands.append(HandDocument(len(record.moves), seat, one.bot or PERSON))
    return tuple(hands)


def _rows(record: Record) -> tuple[MoveRow, ...]:
    """The moves of a record as they are stored."""
    times = record.times or (None,) * len(record.moves)
    actors = [step.position.actor for step in replay(record)]
    return tuple(
        MoveRow(number, None if actor is CHANCE else actor, str(move), time)
        for number, (actor, move, time) in enumerate(
            zip(actors, record.moves, times, strict=False), 1
        )
    )


def again(document: Document, now: int) -> Document:
    """A table of the same kind: bots sit already, people take their own seats when they come."""
    return Document(
        game=document.game,
        edition=document.edition,
        overrides=document.overrides,
        scores=document.scores,
        clock=document.clock,
        pace=document.pace,
        public=document.public,
        advice=document.advice,
        chat=document.chat,
        link_open=document.link_open,
        seats=tuple(_kept(one) for one in document.seats),
        link=document.link,
        organiser=document.organiser,
        owner=document.owner,
        made=now,
    )


def _kept(one: SeatDocument) -> SeatDocument:
    """The seat of a rematch: a bot's, or one that is kept for whoever had it."""
    if one.kind == "bot":
        return SeatDocument(kind="bot", name=one.name, bot=one.bot)
    if one.kind == "person" and not one.secret:  # who had it has left for good
        return SeatDocument()
    return SeatDocument(name=one.name, secret=one.secret, browser=one.browser)


def sit_again(
    document: Document, seat: Seat, before: SeatDocument, secret: str
) -> Document | Refusal:
    """Give whoever has proved the seat of the table before the same one, with a new secret.

    A browser that comes twice is known by its cookie; a program has its new secret, or none.
    """
    one = document.seats[seat]
    if one.kind == "open" and document.stage != "gathering":
        return Refusal("table-started", {})
    if one.kind != "open" and not is_browser_of(one, before.browser):
        return Refusal("no-free-seat", {})
    seated = with_seat(
        document,
        seat,
        kind="person",
        name=before.name,
        secret=digest(secret),
        browser=before.browser,
        program=before.program,
        invite="",
    )
    return why_not_names(seated) or seated
