"""A table as everybody may see it: no secret, no token and no word that is not yet heard."""

from heliopolis.core.contract import Seat
from heliopolis.server.rooms.listeners import Listeners
from heliopolis.server.rooms.stages import Moment
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.sealing import frozen_lines
from heliopolis.wire.tables import SealingStruct, SeatStruct, TableStruct


def table_struct(
    identifier: str, moment: Moment, listeners: Listeners | None, now: int
) -> TableStruct:
    """What is told of a table; without listeners nobody is known to be there."""
    document = moment.document
    dealing = document.stage in ("playing", "over") and document.seals
    return TableStruct(
        id=identifier,
        game=document.game,
        edition=document.edition,
        overrides=document.overrides,
        scores=document.scores,
        players=document.players,
        clock=document.clock,
        pace=document.pace,
        public=document.public,
        advice=document.advice,
        chat=document.chat,
        link_open=document.link_open,
        stage=document.stage,
        seats=tuple(_seat(document, seat, listeners, now) for seat in range(document.players)),
        sealing=_sealing(moment) if document.stage == "sealing" else None,
        commitment=document.seals[-1].commitment if dealing else "",
        unsealed=document.unsealed,
        practice=document.practice,
        successor=document.successor,
        ended=document.ended,
        agreed=document.agreed,
        spectators=listeners.spectators(now) if listeners else 0,
        version=len(moment.rows),
    )


def _seat(document: Document, seat: Seat, listeners: Listeners | None, now: int) -> SeatStruct:
    one = document.seats[seat]
    person = one.kind == "person"
    away = listeners.away(seat, now) if person and listeners is not None else None
    return SeatStruct(
        kind=one.kind,
        name=one.name,
        bot=one.bot or one.substitute,
        present=person and listeners is not None and away is None,
        away_ms=away,
        committed=bool(one.commitment),
        revealed=one.revealed,
        remote=one.program,
        muted=one.muted,
    )


def _sealing(moment: Moment) -> SealingStruct:
    document = moment.document
    return SealingStruct(
        table=frozen_lines(document, moment.rows),
        commitment=document.seals[-1].commitment,
        starts=document.starts,
        deadline=document.deadline,
        commitments=tuple(one.commitment for one in document.seats),
        revealing=document.revealing,
    )
