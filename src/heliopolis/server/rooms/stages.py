"""How a table goes on by itself, frozen when full, begun when all words are heard; and is kept."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from heliopolis.match import Match, open_with
from heliopolis.record.clock import read_clock
from heliopolis.server.rooms.attention import wake_at
from heliopolis.server.store.protocol import Change, MoveRow, NewTable
from heliopolis.server.tables.document import Document, browsers_of, game_of, occupant_of, written
from heliopolis.server.tables.notes import with_notes
from heliopolis.server.tables.playing import closed, match_of, unsealed_chance
from heliopolis.server.tables.sealing import freeze, is_heard, start


@dataclass
class Moment:
    """A table as it is: its document, its match once it has begun, and its moves as stored."""

    document: Document
    match: Match | None
    rows: list[MoveRow]


def change_of(
    identifier: str,
    revision: int,
    known: Moment,
    after: Moment,
    now: int,
    fork: NewTable | None = None,
) -> Change:
    """What is stored when a table that is known becomes another; `after` has the new moves only."""
    document = after.document
    changed = document is not known.document and document != known.document
    return Change(
        identifier,
        revision,
        len(known.rows),
        document=written(document) if changed else None,
        stage=document.stage if changed else None,
        public=document.public if changed else None,
        browsers=browsers_of(document) if changed else None,
        moves=tuple(after.rows),
        wake=wake_at(document, after.match, now),
        now=now,
        fork=fork,
    )


def settled(moment: Moment, now: int, secret: Callable[[], bytes]) -> Moment:
    """The table after everything that follows by itself; it may have begun, or be over."""
    document, match = moment.document, moment.match
    if match is not None:
        over = match.over and document.stage == "playing"
        return Moment(closed(document, match) if over else document, match, moment.rows)
    if document.stage == "over" and document.opening:  # it was closed while it was sealed again
        return Moment(document, match_of(document, moment.rows), moment.rows)
    full = all(one.kind != "open" for one in document.seats)
    if document.stage == "gathering" and full and document.unsealed:
        return _begun_unsealed(moment, now)
    if document.stage == "gathering" and full:
        document = freeze(document, len(moment.rows), secret(), now)
    if is_heard(document):
        document, match = start(with_notes(document), moment.rows, now)
    return Moment(document, match, moment.rows)


def _begun_unsealed(moment: Moment, now: int) -> Moment:
    """A guided game begins at once: nobody promises anything about its chance."""
    document = with_notes(moment.document)
    bots = tuple(one.bot for one in document.seats)
    match = open_with(
        unsealed_chance(document, 0),
        game_of(document),
        [one.name for one in document.seats],
        [occupant_of(document, seat) for seat in range(document.players)],
        clock=read_clock(document.clock) if document.clock else None,
        one_device=document.one_device,
    )
    begun = replace(
        document,
        stage="playing",
        bots=bots if any(bots) else (),
        opening=match.record().opening,
        began=now,
        began_at=now,
    )
    return Moment(begun, match, moment.rows)


def renewed(before: Moment, after: Moment, rows: Sequence[MoveRow]) -> Moment:
    """The table after a change, with the moves that came by it.

    A match learns when people share one device no more, or do now, by being played again.
    """
    match, played = after.match, [*before.rows, *rows]
    if match is not None and after.document.one_device != before.document.one_device:
        match = match_of(after.document, played)
    return Moment(after.document, match, played)
