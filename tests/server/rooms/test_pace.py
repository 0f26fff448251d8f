"""How long bots and standing bids take at least, by the pace of the table."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from heliopolis.server.rooms import driving, steps
from heliopolis.server.rooms.room import Room
from heliopolis.server.workers.jobs import ChooseJob

from .builders import FirstMove, begin, open_house, run, table, until

THINKS = 0.3


class Driving:
    """Stands in for asyncio in the driver: sleeps are noted, and take none of its time."""

    def __init__(self) -> None:
        self.naps: list[float] = []
        self.now = 0.0

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    def get_running_loop(self) -> "Driving":
        return self

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        self.naps.append(seconds)
        await asyncio.sleep(0)


class Thoughtful(FirstMove):
    """Thinks for a while."""

    def __init__(self, driver: Driving) -> None:
        super().__init__()
        self._driver = driver

    async def choose(self, job: ChooseJob) -> str:
        self._driver.now += THINKS
        return await super().choose(job)


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Driving:
    """What the driver takes for the loop."""
    found = Driving()
    monkeypatch.setattr(driving, "asyncio", found)
    return found


async def until_asked(room: Room) -> None:
    """Wait until a person decides."""
    await until(lambda: room.match is not None and room.match.asked in room.match.people)


async def bots_have_moved(room: Room) -> None:
    """Let somebody play until bots have moved at the table."""
    await until_asked(room)
    before = room.version
    assert room.match is not None
    seat = room.match.asked
    assert seat is not None
    await room.submit(seat, str(room.match.look(seat).options[0]), before, None)
    await until(lambda: room.version > before + 1)
    await until_asked(room)


@pytest.mark.parametrize(("pace", "seconds"), [("brisk", 0.4), ("calm", 1.0)])
def test_a_bot_among_people_takes_the_time_of_the_pace(
    tmp_path: Path, driver: Driving, pace: str, seconds: float
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "first", "first", pace=pace))
            await bots_have_moved(room)

            assert set(driver.naps) == {seconds}

    run(test)


def test_at_an_instant_table_a_bot_waits_for_nothing(tmp_path: Path, driver: Driving) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "first", "first", pace="instant"))
            await bots_have_moved(room)

            assert driver.naps == []

    run(test)


@pytest.mark.parametrize(("pace", "rest"), [("brisk", 0.4 - THINKS), ("calm", 1.0 - THINKS)])
def test_what_a_bot_has_thought_is_part_of_the_pace(
    tmp_path: Path, driver: Driving, pace: str, rest: float
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t", bots=Thoughtful(driver)) as house:
            room = await begin(house, table("person", "first", pace=pace))
            await bots_have_moved(room)

            assert driver.naps == [pytest.approx(rest)] * len(driver.naps)
            assert driver.naps

    run(test)


@pytest.mark.parametrize(("pace", "seconds"), [("instant", 0.4), ("brisk", 0.4), ("calm", 1.0)])
def test_a_standing_bid_takes_no_less_than_a_person_would(
    tmp_path: Path, driver: Driving, pace: str, seconds: float
) -> None:
    """Also at an instant table: its speed would tell the others that nobody had to think."""

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person", pace=pace))
            match = room.match
            assert match is not None
            assert match.asked is not None
            await room.submit(match.asked, "ra", 0, None)
            last = match.asked
            bidder = next(seat for seat in match.people if seat != last)
            highest = max(match.look(bidder).view.seats[bidder].face_up)
            await room.change(steps.stand(bidder, highest))
            assert driver.naps == []

            await room.submit(last, "pass", room.version, None)
            await until(lambda: bool(driver.naps))

            assert driver.naps[0] == seconds

    run(test)
