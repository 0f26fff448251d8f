"""Somebody hangs up while something of theirs is being stored: others hear of it all the same."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.match import Match
from heliopolis.server.rooms.room import Accepted
from heliopolis.server.store.protocol import Change, ChatRow
from heliopolis.server.tables.document import Document, with_seat
from heliopolis.wire.server import Said, Table

from .rooms.builders import Ear, begin, open_house, run, table, until
from .several import houses

pytestmark = pytest.mark.usefixtures("nobody_looks_around")

SOON = 20.0
"""So many seconds may it take: only looking around would never come."""


def test_a_move_is_told_in_all_processes_though_its_sender_has_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            near, far = Ear(None), Ear(None)
            await room.listen(near, 0, lambda: None)
            await other.listen(far, 0, lambda: None)
            await asyncio.sleep(0.1)  # until all news of the beginning were heard
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None

            sending = asyncio.ensure_future(room.submit(seat, "draw", 0, "one"))
            while not here.store._writes._waiting:  # type: ignore[attr-defined]
                await asyncio.sleep(0)
            sending.cancel()
            with pytest.raises(asyncio.CancelledError):
                await sending

            async with asyncio.timeout(SOON):
                await until(lambda: near.version == far.version > 0)
            assert await room.submit(seat, "draw", 0, "one") == Accepted(1)

    run(test)


def mute_first(document: Document, match: Match | None, now: int) -> Document:
    return with_seat(document, 0, muted=True)


def test_a_change_of_the_table_is_told_though_its_sender_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The store has it, and does not come to say so."""
    stored = asyncio.Event()

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person"))
            ear = Ear(None)
            await room.listen(ear, 0, lambda: None)
            write = house.store.write

            async def store_and_wait(change: Change) -> None:
                await write(change)
                stored.set()
                await asyncio.sleep(60)

            with monkeypatch.context() as patched:
                patched.setattr(house.store, "write", store_and_wait)
                muting = asyncio.ensure_future(room.change(mute_first))
                await stored.wait()
                muting.cancel()
                with pytest.raises(asyncio.CancelledError):
                    await muting

            def told() -> bool:
                tables = [one.table for one in ear.heard() if isinstance(one, Table)]
                return bool(tables) and tables[-1].seats[0].muted

            async with asyncio.timeout(SOON):
                await until(told)

    run(test)


def test_a_line_of_chat_is_told_though_its_sender_has_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = asyncio.Event()

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person", chat=True))
            ear = Ear(None)
            await room.listen(ear, 0, lambda: None)
            say = house.store.say

            async def say_and_wait(table: str, line: ChatRow) -> int:
                await say(table, line)
                stored.set()
                await asyncio.sleep(60)
                return 1

            monkeypatch.setattr(house.store, "say", say_and_wait)
            talking = asyncio.ensure_future(house.say(room, ChatRow(0, "Ana", "bye", 0)))
            await stored.wait()
            talking.cancel()
            with pytest.raises(asyncio.CancelledError):
                await talking

            async with asyncio.timeout(SOON):
                await until(lambda: any(isinstance(one, Said) for one in ear.heard()))

    run(test)
