"""The database was away: everybody hears in the end what was stored, in all processes."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.protocol import Change, StoreAway

from .rooms.builders import Ear, begin, run, table, until
from .several import houses


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


@pytest.mark.usefixtures("nobody_looks_around")
def test_a_move_that_was_stored_though_nobody_could_say_so_is_told_in_all_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            ear = Ear(None)
            await other.listen(ear, 0, lambda: None)
            await asyncio.sleep(0.1)  # until all news of the beginning were heard
            write = here.store.write

            async def store_and_break(change: Change) -> None:
                await write(change)
                raise StoreAway

            monkeypatch.setattr(here.store, "write", store_and_break)
            seat = asked(room)
            with pytest.raises(StoreAway):
                await room.submit(seat, "draw", 0, "one")
            again = await room.submit(seat, "draw", 0, "one")

            assert again == Accepted(1)
            async with asyncio.timeout(20):
                await until(lambda: ear.version == room.version > 0)

    run(test)


def test_news_that_could_not_be_looked_up_are_looked_up_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.05)
    failed = asyncio.Event()

    async def away(*_: object) -> None:
        failed.set()
        raise StoreAway

    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            ear = Ear(None)
            await other.listen(ear, 0, lambda: None)

            with monkeypatch.context() as patched:
                patched.setattr(there.store, "tail", away)
                await room.submit(asked(room), "draw", 0, "one")
                await failed.wait()

            async with asyncio.timeout(20):
                await until(lambda: ear.version == room.version > 0)

    run(test)
