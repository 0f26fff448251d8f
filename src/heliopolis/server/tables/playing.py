"""Tables that are played: the match of a document, and the document after what happened in it."""

from collections.abc import Sequence
from dataclasses import replace as with_fields

from msgspec.structs import replace

from heliopolis.core.chance import Dealer, SealedDealer
from heliopolis.core.contract import CHANCE, Seat
from heliopolis.core.errors import HeliopolisError
from heliopolis.match import Advance, Match
from heliopolis.match.match import Chance
from heliopolis.record import Record
from heliopolis.server.store.protocol import MoveRow
from heliopolis.server.tables.document import Document, SealDocument, people_of, record_of


def match_of(document: Document, rows: Sequence[MoveRow]) -> Match:
    """The match of a table that was begun, rebuilt by replay."""
    record = record_of(document, rows)
    sealed = bool(document.seals)
    match = Match(
        _closed(record),
        _sealed_chance(document, record) if sealed else _unsealed_chance(document, rows),
        secret=bytes.fromhex(document.seals[-1].secret) if sealed else None,
        people=people_of(document),
        one_device=document.one_device,
        ended=document.ended,
    )
    for seat, limit in document.standing.items():
        match.stand(match.occupants[int(seat)], int(seat), limit)
    return match


def _closed(record: Record) -> Record:
    """The record with its last seal closed: the match opens it again."""
    if not record.seals:
        return record
    last = with_fields(record.seals[-1], secret=None)
    return with_fields(record, seals=(*record.seals[:-1], last))


def _sealed_chance(document: Document, record: Record) -> Chance:
    secret = bytes.fromhex(document.seals[-1].secret)
    return with_fields(record.seals[-1], secret=secret).dealer(record).at


def _unsealed_chance(document: Document, rows: Sequence[MoveRow]) -> Chance:
    return unsealed_chance(document, 1 + sum(row.actor is None for row in rows))


def unsealed_chance(document: Document, dealt: int) -> Chance:
    """The chance of a guided game: what its script says next, then whatever comes.

    So many outcomes were dealt already, the opening among them.
    """
    dealer = SealedDealer(bytes.fromhex(document.seed), b"unsealed\n", ())
    left = iter(document.script[dealt:])

    def chance(number: int) -> Dealer | str:
        return next(left, None) or dealer.at(number)

    return chance


def deal(match: Match, now: int) -> Advance:
    """Let chance act; what a script says that cannot come here is passed over."""
    while True:
        try:
            return match.deal(now)
        except HeliopolisError:
            continue


def rows_of(advances: Sequence[Advance], command: str | None) -> list[MoveRow]:
    """Moves as they are stored; the first is the one that a command asked for."""
    return [
        MoveRow(
            one.version,
            None if one.actor is CHANCE else one.actor,
            str(one.move),
            one.time,
            command if number == 0 else None,
        )
        for number, one in enumerate(advances)
    ]


def commands_of(rows: Sequence[MoveRow]) -> dict[tuple[Seat, str], int]:
    """Which commands of seats made which moves."""
    return {
        (row.actor, row.command): row.number
        for row in rows
        if row.command is not None and row.actor is not None
    }


def standing_of(match: Match) -> dict[str, int]:
    """The standing bids as they are stored."""
    limits = {str(seat): match.look(seat).standing for seat in match.people}
    return {seat: limit for seat, limit in limits.items() if limit is not None}


def closed(document: Document, match: Match) -> Document:
    """The document of a match that is over: its secrets are opened, unless a fork goes on."""
    seals = document.seals if match.ended == "left" else _opened(document.seals)
    return replace(
        document, stage="over", ended=match.ended, seals=seals, standing={}, deadline=None
    )


def given_up(document: Document) -> Document:
    """The document of a table that is closed while no match is played; most never began.

    A game that was to be sealed again has begun all the same: what dealt its moves is opened, and
    the last secret stays closed, for it has dealt nothing.
    """
    over = replace(document, stage="over", revealing=False, deadline=None)
    if not document.opening:
        return over
    seals = (*_opened(document.seals)[:-1], *document.seals[-1:])
    return replace(over, ended="abandoned", seals=seals, standing={})


def _opened(seals: Sequence[SealDocument]) -> tuple[SealDocument, ...]:
    """The promises of a game that is over; a secret that dealt nothing stays closed."""
    spoilt = {n for n, after in enumerate(seals[1:]) if seals[n].first == after.first}
    return tuple(
        replace(seal, opened=True) if seal.secret and n not in spoilt else seal
        for n, seal in enumerate(seals)
    )
