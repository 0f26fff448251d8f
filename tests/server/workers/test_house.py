"""A house whose bots think in workers."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.workers.jobs import ChooseJob, NoWorkers
from tests.server.rooms.builders import FirstMove, begin, run, table, until
from tests.server.workers.builders import open_pool


class AwayAtFirst(FirstMove):
    """Bots for which there are no processes yet."""

    away = True

    async def choose(self, job: ChooseJob) -> str:
        move = await super().choose(job)
        if self.away:
            raise NoWorkers("no-workers")
        return move


def test_a_seat_keeps_its_bot_while_nobody_can_be_asked(tmp_path: Path) -> None:
    async def test() -> None:
        bots = AwayAtFirst()
        path = tmp_path / "tables"
        house = House(Settings(str(path)), SqliteStore(path), LocalNews(), bots)
        await house.open()
        room = await begin(house, table("novice", "builder"))
        await until(lambda: len(bots.asked) > 0)
        before = room.version

        bots.away = False
        while room.version == before:
            house.driver.heed(room)
            await asyncio.sleep(0.01)

        assert [seat.bot for seat in room.document.seats] == ["novice", "builder"]
        await house.close()

    run(test)


@pytest.mark.usefixtures("uncompiled")
def test_workers_play_a_game_for_a_house(tmp_path: Path) -> None:
    async def test() -> None:
        path = tmp_path / "tables"
        async with open_pool() as pool:
            house = House(Settings(str(path)), SqliteStore(path), LocalNews(), pool)
            await house.open()
            room = await begin(house, table("uniform", "uniform", pace="instant"))
            await until(lambda: room.document.stage == "over")
            await house.close()

        assert room.match is not None
        assert room.match.result is not None
        assert pool.done > 20
        assert pool.restarts == 0

    run(test)
