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
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.protocol import MoveRow, StoreFull
from heliopolis.server.tables.document import Document, HandDocument, browsers_of, written
from heliopolis.server.tables.playing import deal, match_of, rows_of
from heliopolis.server.tables.tokens import new_id

if TYPE_CHECKING:
    from heliopolis.server.house import House


async def take_back(house: "House", room: Room, number: int) -> Accepted | Refusal:
    """Go back to where so many moves had been played, at a table of its own with the same seats.

    The new table is stored first: if the old one cannot be ended, nobody ever hears of it.
    """
    identifier = new_id()

    async with room.lock:
        await room.catch_up()
        if room.match is None or room.document.stage != "playing":
            return Refusal("not-playing", {"stage": room.document.stage})
        document, rows, now = room.document, room.rows, house.clock()
        fork = room.match.take_back(number)
        if isinstance(fork, Refusal):
            return fork
        room.spoil()  # its match is ended, but that is not stored yet
        forked = _forked(document, fork, now)
        match, dealt = _until_asked(forked, rows[:number])
        await house.store.create(
            identifier,
            written(forked),
            forked.stage,
            False,
            browsers_of(forked),
            (*rows[:number], *dealt),
            wake_at(forked, match, now),
            now,
        )

    def leave(document: Document, match: Match | None, now: int) -> Document | Refusal:
        assert match is not None
        left = match.take_back(number)
        if isinstance(left, Refusal):
            return left
        return replace(document, successor=identifier)

    try:
        answer = await room.change(leave)
    except StoreFull:  # nothing was written: there shall be no table that nobody knows of
        await house.store.delete(identifier)
        raise
    if isinstance(answer, Refusal):
        await house.store.delete(identifier)
        return answer
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
