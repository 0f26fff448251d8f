"""Tables that nobody has touched for `--keep-days` go, and whoever still listens is told."""

import sqlite3
from pathlib import Path

import pytest

from heliopolis.server.house import House
from heliopolis.server.settings import DAY
from heliopolis.server.store.protocol import EXPIRED_AT_ONCE
from heliopolis.server.tables.tokens import new_id

from .rooms.builders import Clock, Ear, begin, make_room, open_house, run, table, until
from .several import houses


async def pass_days(clock: Clock, house: House, days: int) -> None:
    """Let days pass in which the server was there all the time."""
    await house.store.alive(clock.now + days * DAY)
    clock.now += days * DAY


def test_a_table_goes_when_its_days_are_over_and_its_listener_is_dismissed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)
    monkeypatch.setattr("heliopolis.server.house._UPKEEP", 1)

    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock, keep_days=3) as house:
            old = await begin(house, table("person", "person"))
            ear, other = Ear(None), Ear(None)
            await old.listen(ear, 0, lambda: None)
            await pass_days(clock, house, 2)
            young = await make_room(house, table("person", "open"))
            await young.listen(other, 0, lambda: None)
            assert await house.store.load(old.id) is not None

            await pass_days(clock, house, 2)
            await until(lambda: ear.farewell != "")

            assert ear.farewell == "deleted"
            assert await house.store.load(old.id) is None
            assert house.rooms.known(old.id) is None
            assert await house.store.load(young.id) is not None
            assert other.farewell == ""

    run(test)


def test_more_old_tables_than_go_at_once_go_at_the_next_looks(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock, keep_days=1) as house:
            for _ in range(2 * EXPIRED_AT_ONCE + 1):
                await house.store.create(new_id(), b"{}", "over", False, (), (), None, clock())
            await pass_days(clock, house, 2)
            left = []
            for look in range(300, 305):  # of which the first alone is one for old tables
                await house._look(look)
                with sqlite3.connect(tmp_path / "t") as base:
                    left += base.execute("SELECT count(*) FROM tables").fetchone()

            assert left == [EXPIRED_AT_ONCE + 1, 1, 0, 0, 0]
            assert not house._old_ones_left

    run(test)


def test_whoever_listens_in_another_process_is_dismissed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house._SELDOM", 1 << 30)  # news alone tell of it

    async def test() -> None:
        clock = Clock()
        async with houses(tmp_path / "t", clock=clock, keep_days=1) as (one, other):
            room = await make_room(one, table("person", "open"))
            ear = Ear(None)
            await (await one.rooms.get(room.id)).listen(ear, 0, lambda: None)
            await pass_days(clock, one, 2)

            await other._upkeep(clock.now)
            await until(lambda: ear.farewell != "")

            assert ear.farewell == "deleted"
            assert one.rooms.known(room.id) is None

    run(test)
