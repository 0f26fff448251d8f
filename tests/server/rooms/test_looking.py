"""Looking around for what nobody serves: nobody waits for it."""

import asyncio
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.workers.compiling import NotCompiled
from heliopolis.server.workers.jobs import ChooseJob

from .builders import Clock, Ear, FirstMove, begin, make_room, open_house, run, table, until

AT_ONCE = 5
TOO_MANY = 12
"""More than are woken at once."""


@pytest.fixture(autouse=True)
def a_few_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("heliopolis.server.rooms.waking.AT_ONCE", AT_ONCE)


def test_moves_go_on_while_all_rooms_are_looked_at(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            rooms = [await make_room(house, table("person", "open")) for _ in range(100)]
            for room in rooms:
                await room.listen(Ear(None), 0, lambda: None)
                await room.tell_table()
            loop, turns = asyncio.get_running_loop(), [0]

            def turn() -> None:
                turns[0] += 1
                loop.call_soon(turn)

            turn()
            await house._look(1)
            assert turns[0] >= len(rooms) // 20

    run(test)


class Stuck(FirstMove):
    """Bots that think for ever."""

    async def choose(self, job: ChooseJob) -> str:
        await asyncio.Event().wait()
        return ""


async def put_unreadable(house: House) -> None:
    """Tables of a later program, whose time came long ago."""
    for number in range(TOO_MANY):
        document, now = b'{"format":99}', house.clock()
        await house.store.create(f"u{number}", document, "playing", False, (), (), 1, now)


def test_tables_that_cannot_be_read_keep_none_from_being_woken(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            await put_unreadable(house)
            room = await begin(house, table("person", "person", clock="move 30"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            clock.now += 31_000
            await house.store.alive(clock.now)

            with capture_logs():  # tracebacks take long to write
                for look in range(1, 6):
                    await house._look(look)
                    await asyncio.sleep(0.05)

            await until(lambda: room.document.seats[seat].substitute == "merchant")

    run(test)


@pytest.mark.parametrize("for_ever", [False, True], ids=["failed", "compiling"])
def test_tables_of_a_game_that_is_not_compiled_keep_none_of_the_other_from_being_woken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, for_ever: bool
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.05)
    path = tmp_path / "tables"

    async def prepare(game: str) -> None:
        if game == "ra-dice" and for_ever:
            await asyncio.Event().wait()
        if game == "ra-dice":
            raise NotCompiled("not-compiled", game=game)

    async def test() -> None:
        clock = Clock()
        async with open_house(path, clock, bots=Stuck()) as house:
            for _ in range(TOO_MANY):
                await make_room(house, table("merchant", "merchant", game="ra-dice"))
            await make_room(house, table("merchant", "merchant"))
        bots = FirstMove()
        settings, store = Settings(str(path)), SqliteStore(path)
        house = House(settings, store, LocalNews(), bots, clock=clock, prepare=prepare)
        with capture_logs():
            await house.open()
            clock.now += 5_500  # all bots should have answered by now
            await until(lambda: len(bots.asked) > 0)
            await house.close()

        assert {job.game for job in bots.asked} == {"ra"}

    run(test)
