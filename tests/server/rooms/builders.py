"""Houses with tables for the tests: an SQLite file, bots that answer at once, ears that listen."""

import asyncio
import hashlib
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from heliopolis.core.contract import Seat
from heliopolis.server.house import House, wall_clock
from heliopolis.server.news.local import LocalNews
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.driving import Thinkers
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.tables.document import Document, SeatDocument, written
from heliopolis.server.tables.tokens import digest, new_id
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob
from heliopolis.wire.reading import decode_server
from heliopolis.wire.server import Update

LATER = 1_800_000_000_000
"""A moment that the tests will not see: tables that are made then never grow too old."""
NAMES = ("Ana", "Ben", "Cleo", "Dua", "Eli")


class Clock:
    """A wall clock that tests move."""

    def __init__(self) -> None:
        self.now = LATER

    def __call__(self) -> int:
        return self.now


class FirstMove:
    """Bots that always choose the first move; those called `lost` give none."""

    def __init__(self) -> None:
        self.asked: list[ChooseJob] = []

    async def choose(self, job: ChooseJob) -> str:
        self.asked.append(job)
        if job.bot == "lost":
            raise BotLost("bot-lost", bot=job.bot)
        return str(job.distinct[0])

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        raise BotLost("bot-lost", bot=job.bot)


class Ear:
    """Somebody who listens, and folds what is told."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.version = 0
        self.said = 0
        self.frames: list[bytes] = []
        self.farewell = ""

    def send(self, frame: bytes) -> None:
        self.frames.append(frame)

    def dismiss(self, code: str) -> None:
        self.farewell = code

    def belongs(self, document: Document) -> bool:
        return True

    def heard(self, game: str = "ra") -> list[Any]:
        return [decode_server(game, frame) for frame in self.frames]

    def updates(self, game: str = "ra") -> list[Update]:
        return [message for message in self.heard(game) if isinstance(message, Update)]


@asynccontextmanager
async def open_house(
    path: Path,
    clock: Callable[[], int] = wall_clock,
    bots: Thinkers | None = None,
    **more: Any,
) -> AsyncIterator[House]:
    """A house on a file; several on one file are like several processes."""
    settings, store = Settings(str(path), **more), SqliteStore(path)
    house = House(settings, store, LocalNews(), bots or FirstMove(), clock=clock)
    await house.open()
    try:
        yield house
    finally:
        await house.close()


def run(test: Callable[[], Awaitable[None]], seconds: float = 300) -> None:
    """Run a test to its end."""

    async def within() -> None:
        async with asyncio.timeout(seconds):
            await test()

    asyncio.run(within())


def table(*seats: str, game: str = "ra", **more: Any) -> Document:
    """A table with people ("person"), bots by their texts, and free seats ("open")."""
    edition = {"ra": "rio-grande", "ra-dice": "rio-grande"}[game]
    more = {"chat": False, **more}
    return Document(
        game=game,
        edition=edition,
        seats=tuple(_seat(number, kind) for number, kind in enumerate(seats)),
        made=LATER,
        **more,
    )


def _seat(number: Seat, kind: str) -> SeatDocument:
    if kind == "open":
        return SeatDocument(invite=digest(f"invite-{number}"))
    if kind == "person":
        return SeatDocument(
            kind="person",
            name=NAMES[number],
            secret=digest(f"secret-{number}"),
            browser=digest(f"browser-{number}"),
        )
    return SeatDocument(kind="bot", name=f"Bot {number}", bot=kind)


async def make_room(house: House, document: Document) -> Room:
    """Store a table, and let follow what follows by itself."""
    identifier = new_id()
    await house.store.create(
        identifier, written(document), document.stage, False, (), (), None, house.clock()
    )
    room = await house.rooms.get(identifier)
    assert isinstance(await room.change(lambda document, match, now: document), Accepted)
    return room


def promise(word: str) -> str:
    """What a client commits to."""
    return hashlib.sha256(word.encode()).hexdigest()


async def begin(house: House, document: Document) -> Room:
    """A table that is played: everybody has given a word."""
    room = await make_room(house, document)
    for seat in document.people:
        assert isinstance(await room.change(steps.committed(seat, promise(f"w{seat}"))), Accepted)
    for seat in document.people:
        assert isinstance(await room.change(steps.revealed(seat, f"w{seat}")), Accepted)
    assert room.document.stage == "playing"
    return room


def _is_over(room: Room) -> bool:
    """Whether the game is over, and stored so."""
    return room.document.stage == "over"


async def play_on(room: Room, random: Random, most: int = 10_000) -> int:
    """Play for the people at a table, at random, until it is over; how many moves they made."""
    for number in range(most):
        await until(lambda: room.match is None or _is_over(room) or _person_asked(room))
        match = room.match
        if match is None or _is_over(room):
            return number
        seat = match.asked
        assert seat is not None
        move = random.choice(match.look(seat).options)
        assert isinstance(await room.submit(seat, str(move), match.version, None), Accepted)
    return most


def _person_asked(room: Room) -> bool:
    assert room.match is not None
    return room.match.asked in room.match.people


async def until(fact: Callable[[], bool]) -> None:
    """Wait until something is true."""
    while not fact():
        await asyncio.sleep(0.001)
