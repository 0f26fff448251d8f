"""While a move is on its way into the database, nobody hears of it, whatever else is told."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from heliopolis.server.house import House
from heliopolis.server.rooms.room import Room
from heliopolis.server.store.protocol import Change, StoreAway

from .rooms.builders import Ear, begin, open_house, run, table


class SlowStore:
    """Lets writes wait until a test says what becomes of them."""

    def __init__(self, house: House, monkeypatch: pytest.MonkeyPatch) -> None:
        self.writing = asyncio.Event()
        self.may_go_on = asyncio.Event()
        self.lost = False
        self._write: Callable[[Change], Awaitable[None]] = house.store.write
        monkeypatch.setattr(house.store, "write", self._slowly)

    async def _slowly(self, change: Change) -> None:
        self.writing.set()
        await self.may_go_on.wait()
        if self.lost:
            raise StoreAway
        await self._write(change)


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


@pytest.mark.parametrize("lost", [False, True])
def test_who_comes_while_a_move_is_stored_brings_no_news_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lost: bool
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person"))
            ear = Ear(None)
            await room.listen(ear, 0, lambda: None)
            slow = SlowStore(house, monkeypatch)
            slow.lost = lost

            moving = asyncio.create_task(room.submit(asked(room), "draw", 0, "one"))
            await slow.writing.wait()
            house.tell_presence(room)
            await asyncio.sleep(0.3)
            before = ear.version
            slow.may_go_on.set()
            await asyncio.gather(moving, return_exceptions=True)

            assert before == 0
            assert ear.version == (0 if lost else room.version)

    run(test)
