"""Processes that hear no news notice each other by the database, and look there more often."""

from pathlib import Path

from structlog.testing import capture_logs

from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore

from .rooms.builders import Clock, Ear, FirstMove, begin, run, table


async def house_of(path: Path, clock: Clock) -> House:
    """A house that takes its file for a database of PostgreSQL, and has no Redis."""
    settings = Settings("postgresql://here/ra")
    house = House(settings, SqliteStore(path), LocalNews(), FirstMove(), clock=clock)
    await house.store.open()
    return house


async def beat(clock: Clock, *houses: House) -> None:
    """Let every heart beat, one after the other."""
    for house in houses:
        clock.now += 1_000
        await house.heart.beat()


def test_hosts_without_redis_notice_each_other_and_say_so_once(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        one, other = [await house_of(tmp_path / "t", clock) for _ in range(2)]
        with capture_logs() as logged:
            for _ in range(3):
                await beat(clock, one, other)
        assert [line["event"] for line in logged] == ["news-missing"] * 2

        room = await begin(one, table("person", "person"))
        ear = Ear(None)
        await (await other.rooms.get(room.id)).listen(ear, 0, lambda: None)
        assert room.match is not None
        seat = room.match.asked
        assert seat is not None
        await room.submit(seat, "draw", 0, None)
        await beat(clock, one)
        await other._look(1)
        assert ear.updates()[-1].version == room.version > 0

        clock.now += 5_000  # the other one has ended
        await beat(clock, one)
        clock.now += 5_000
        assert not one.heart.others_unheard
        await one.close()
        await other.close()

    run(test)


def test_a_process_that_is_alone_takes_its_own_heart_for_no_other(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        house = await house_of(tmp_path / "t", clock)
        for step in (1_000, -500, 0, 2_000):  # clocks are set back, too
            clock.now += step
            await house.heart.beat()
            assert not house.heart.others_unheard
        await house.close()

    run(test)
