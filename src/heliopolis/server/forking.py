"""Tables that go on from others: moves taken back, rematches, and records played on.

Stored moves stay as they are: whatever goes on is a table of its own, and the old one names it.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.server.rooms.attention import wake_at
from heliopolis.server.rooms.listeners import Listener
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.protocol import MoveRow, NewTable
from heliopolis.server.tables.document import Document, HandDocument, browsers_of, written
from heliopolis.server.tables.playing import deal, match_of, rows_of
from heliopolis.server.tables.tokens import new_id

if TYPE_CHECKING:
    from heliopolis.server.house import House


async def take_back(
    house: "House", room: Room, number: int, asker: Listener | None = None
) -> Accepted | Refusal:
    """Go back to where so many moves had been played, at a table of its own with the same seats.

    The old table ends and the new one begins in one transaction: one secret deals at one table.
    """
    identifier = new_id()
    made: list[NewTable] = []

    def leave(document: Document, match: Match | None, now: int) -> Document | Refusal:
        if match is None or document.stage != "playing":
            return Refusal("not-playing", {"stage": document.stage})
        fork = match.take_back(number)
        if isinstance(fork, Refusal):
            return fork
        forked, rows = _forked(document, fork, now), room.rows[:number]
        match, dealt = _until_asked(forked, rows)
        made.append(
            NewTable(
                identifier,
                written(forked),
                forked.stage,
                browsers=browsers_of(forked),
                moves=(*rows, *dealt),
                wake=wake_at(forked, match, now),
                now=now,
            )
        )
        return replace(document, successor=identifier)

    answer = await room.change(leave, asker=asker, fork=lambda: made[-1])
    if isinstance(answer, Accepted):
        house.driver.heed(await house.rooms.get(identifier))
    return answer


def _until_asked(document: Document, rows: Sequence[MoveRow]) -> tuple[Match, list[MoveRow]]:
    """The match of a table, and what chance deals there before a seat is asked."""
    match, dealt = match_of(document, rows), []
    while match.actor is CHANCE:
        dealt.append(deal(match, match.time))
    return match, rows_of(dealt, None)


def _forked(document: Document, fork: Match, now: int) -> Document:
    """The document of a table that goes back: the same people, the same secret, for practice."""
    record = fork.record()
    hands = tuple(HandDocument(one.after, one.seat, one.occupant, one.at) for one in record.hands)
    return replace(
        document,
        hands=hands,
        practice=record.practice,
        began=now - fork.time,
        standing={},
        agreed=(),
        public=False,
        made=now,
    )
