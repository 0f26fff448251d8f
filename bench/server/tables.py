"""Tables for the load test: made in the database before the server starts, ready to be played."""

import asyncio
import hashlib
from pathlib import Path

import msgspec

from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.rooms import steps
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.tables.document import Document, SeatDocument, written
from heliopolis.server.tables.tokens import digest, new_id
from heliopolis.server.workers.jobs import AdviseJob, ChooseJob

SECRET = "bench"


class _NoBots:
    """Nobody is asked while tables are made."""

    async def choose(self, job: ChooseJob) -> str:
        await asyncio.Event().wait()
        return ""

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        raise NotImplementedError


def make_tables(path: Path, game: str, count: int, bots: tuple[str, ...] = ()) -> list[str]:
    """Store so many tables of four that have just begun; the last seats are the bots'."""

    async def make() -> list[str]:
        house = House(Settings(str(path)), SqliteStore(path), LocalNews(), _NoBots())
        await house.open()
        try:
            return [await _begun(house, game, bots) for _ in range(count)]
        finally:
            await house.close()

    return asyncio.run(make())


async def _begun(house: House, game: str, bots: tuple[str, ...]) -> str:
    people = 4 - len(bots)
    seats = [
        *(SeatDocument(kind="person", name=f"P{n}", secret=digest(SECRET)) for n in range(people)),
        *(SeatDocument(kind="bot", name=f"B{n}", bot=bot) for n, bot in enumerate(bots)),
    ]
    document = Document(game=game, edition="", seats=tuple(seats), made=house.clock())
    identifier = new_id()
    await house.store.create(
        identifier, written(document), document.stage, False, (), (), None, house.clock()
    )
    room = await house.rooms.get(identifier)
    await room.change(lambda document, match, now: document)
    for seat in range(people):
        await room.change(steps.committed(seat, hashlib.sha256(b"w").hexdigest()))
    for seat in range(people):
        await room.change(steps.revealed(seat, "w"))
    assert room.document.stage == "playing"
    house.rooms.forget(identifier)
    return identifier
