"""A disk without room: moves are refused, nothing acknowledged is lost, and the server says so."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from heliopolis.record import Proved, verify
from heliopolis.server.app import make_app
from heliopolis.server.house import House
from heliopolis.server.network import listen, server_of
from heliopolis.server.news.local import LocalNews
from heliopolis.server.rooms.room import Room
from heliopolis.server.settings import Settings
from heliopolis.server.store.protocol import StoreFull
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.tables.document import record_of
from heliopolis.server.workers.jobs import ChooseJob
from heliopolis.wire.client import Move
from heliopolis.wire.server import Accepted, Refused, Update

from .crash.servers import Server
from .live import Client
from .rooms.builders import Clock, FirstMove, begin, run, table, until

ROOMY = 1 << 30


class Patient(FirstMove):
    """Bots that choose the first move, but not before they may."""

    def __init__(self) -> None:
        super().__init__()
        self.may_play = asyncio.Event()

    async def choose(self, job: ChooseJob) -> str:
        await self.may_play.wait()
        return await super().choose(job)


class Stage:
    """A server in this process, whose disk a test makes smaller."""

    def __init__(self, path: Path) -> None:
        self.bots = Patient()
        self.clock = Clock()
        self.store = SqliteStore(path)
        self.server = Server(str(path), path)
        self.settings = Settings(str(path), port=self.server.port, commands=1e6)
        self.house = House(self.settings, self.store, LocalNews(), self.bots, clock=self.clock)

    def fill(self) -> None:
        """Let the file grow no more."""
        [(pages,)] = self.store._connection.execute("PRAGMA page_count")
        self.store.limit(pages)

    async def health(self) -> Any:
        """What the server says of its store."""
        return (await asyncio.to_thread(self.server.ask, "GET", "/health"))["store"]

    @asynccontextmanager
    async def client(self, *who: Any) -> AsyncIterator[Client]:
        """Somebody at a table."""
        client = await Client.join(self.server.socket, *who)
        try:
            yield client
        finally:
            await client.close()


@asynccontextmanager
async def small_disk(path: Path) -> AsyncIterator[Stage]:
    """A server that answers."""
    stage = Stage(path)
    serving = server_of(make_app(stage.settings, stage.house), lifespan=True)
    task = asyncio.create_task(serving.serve([listen("127.0.0.1", stage.server.port)]))
    await until(lambda: serving.started or task.done())
    try:
        yield stage
    finally:
        serving.should_exit = True
        await task


async def play_until_refused(
    room: Room, clients: list[Client]
) -> tuple[dict[str | None, int], Client, Move, Refused]:
    """Play as long as there is room; what was acknowledged, and what was refused to whom."""
    acknowledged: dict[str | None, int] = {}
    while True:
        for client in clients:
            while client.version < room.version or client.view is None:
                await client.next()
        assert room.match is not None
        asked = clients[room.match.asked or 0]
        move = Move(f"m{len(acknowledged)}", asked.version, str(asked.options[0]))
        answer = await asked.ask(move)
        if isinstance(answer, Refused):
            return acknowledged, asked, move, answer
        acknowledged[move.id] = answer.version


def test_a_move_that_finds_no_room_is_refused_and_played_when_there_is_room(tmp_path: Path) -> None:
    async def test() -> None:
        async with small_disk(tmp_path / "t") as stage:
            room = await begin(stage.house, table("person", "person", chat=True))
            async with (
                stage.client(room.id, 0, "secret-0") as ana,
                stage.client(room.id, 1, "secret-1") as cleo,
                stage.client(room.id) as ben,
            ):
                healthy = await stage.health()
                stage.fill()

                acknowledged, asked, move, refused = await play_until_refused(room, [ana, cleo])
                sick = await stage.health()
                again = await asked.ask(move)
                kept = await stage.store.load(room.id)
                stage.store.limit(ROOMY)
                stored, repeated = await asked.ask(move), await asked.ask(move)
                well = await stage.health()
                last = stored.version
                await ben.hear(lambda heard: isinstance(heard, Update) and ben.version >= last)

                assert (healthy, sick, well) == ("ok", "full", "ok")
                assert isinstance(again, Refused)
                assert refused.refusal.code == again.refusal.code == "store-full"
                assert acknowledged
                assert kept is not None
                assert {
                    row.command: row.number for row in kept.moves if row.command
                } == acknowledged
                assert isinstance(stored, Accepted)
                assert stored == repeated
                assert ana.farewell is cleo.farewell is ben.farewell is None

    run(test)


def test_bots_wait_for_room_and_play_on_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with small_disk(tmp_path / "t") as stage:
            rooms = [await begin(stage.house, table("merchant", "uniform")) for _ in range(3)]
            stage.fill()
            stage.bots.may_play.set()
            while await stage.health() == "ok":
                await asyncio.sleep(0.05)
            assert not all(room.document.stage == "over" for room in rooms)

            stage.store.limit(ROOMY)
            while not all(room.document.stage == "over" for room in rooms):
                stage.clock.now += 1_000
                await asyncio.sleep(0.1)

            assert await stage.health() == "ok"
            for room in rooms:
                assert isinstance(verify(record_of(room.document, room.rows)), Proved)

    run(test)


def test_a_server_begins_on_a_full_disk_and_shows_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> int:
        raise StoreFull

    async def test() -> None:
        async with small_disk(tmp_path / "t") as stage:
            room = await begin(stage.house, table("person", "person"))
        monkeypatch.setattr(SqliteStore, "alive", full)
        monkeypatch.setattr(SqliteStore, "write", full)
        async with small_disk(tmp_path / "t") as stage:
            assert await stage.health() == "full"
            for seat in (0, 1):
                async with stage.client(room.id, seat, f"secret-{seat}") as client:
                    while client.view is None:
                        await client.next()
                    for option in client.options[:1]:
                        answer = await client.play(str(option))
                        assert isinstance(answer, Refused)
                        assert answer.refusal.code == "store-full"

    run(test)
