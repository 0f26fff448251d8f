"""News between processes by a real Redis."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from structlog.testing import capture_logs

from heliopolis.server.news import News, NewsRefused, news_at
from heliopolis.server.news import redis as by_redis
from tests.server.services import Redis


class Process:
    """One of the processes of a house, and what it heard."""

    def __init__(self, url: str, house: str = "house") -> None:
        self.news: News = news_at(url, house)
        self.heard: list[str | None] = []
        self.news.subscribe(self.heard.append)


@asynccontextmanager
async def running(*processes: Process) -> AsyncIterator[None]:
    """Processes that hear each other."""
    for process in processes:
        await process.news.open()
    for process in processes:
        await until(lambda: process.news.healthy)  # noqa: B023
        await until(lambda: set(process.heard) == {None})  # noqa: B023  # once for each connection
        process.heard.clear()
    try:
        yield
    finally:
        for process in processes:
            await process.news.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is true, but not for ever."""
    async with asyncio.timeout(60):
        while not true():
            await asyncio.sleep(0.005)


def test_the_others_hear_which_table_changed_and_nobody_hears_himself(redis: Redis) -> None:
    async def play() -> None:
        here, there, elsewhere = (Process(redis.url) for _ in range(3))
        async with running(here, there, elsewhere):
            for table in ("a", "ñ b", "c"):
                await here.news.publish(table)
            await until(lambda: len(there.heard) == len(elsewhere.heard) == 3)

        assert there.heard == elsewhere.heard == ["a", "ñ b", "c"]
        assert here.heard == []
        assert here.news.lost == 0

    asyncio.run(play())


def test_houses_do_not_hear_each_other(redis: Redis) -> None:
    async def play() -> None:
        here, there = Process(redis.url, "house"), Process(redis.url, "house")
        neighbour = Process(redis.url, "house2")
        async with running(here, there, neighbour):
            await neighbour.news.publish("theirs")
            await here.news.publish("ours")
            await until(lambda: there.heard != [])

        assert there.heard == ["ours"]
        assert neighbour.heard == []

    asyncio.run(play())


def test_news_told_just_before_the_end_arrive(redis: Redis) -> None:
    async def play() -> None:
        here, there = Process(redis.url), Process(redis.url)
        async with running(there):
            async with running(here):
                await here.news.publish("last")
            await until(lambda: there.heard == ["last"])

    asyncio.run(play())


def test_after_redis_was_away_anything_may_have_changed(redis: Redis) -> None:
    async def play() -> None:
        here, there = Process(redis.url), Process(redis.url)
        async with running(here, there):
            redis.kill()
            await until(lambda: not here.news.healthy and not there.news.healthy)
            await here.news.publish("a")
            await here.news.publish("b")
            redis.start()
            await until(lambda: here.news.healthy and there.news.healthy)
            await until(lambda: None in here.heard and None in there.heard)
            there.heard.clear()
            await here.news.publish("c")
            await until(lambda: "c" in there.heard)

        assert here.news.lost == 2

    asyncio.run(play())


def test_whoever_could_not_tell_something_says_so_to_those_who_were_connected(
    redis: Redis,
) -> None:
    async def play() -> None:
        here, there = Process(redis.url), Process(redis.url)
        async with running(there):
            await here.news.publish("a")
            assert here.news.lost == 1
            async with running(here):
                await until(lambda: set(there.heard) == {None})

    asyncio.run(play())


def test_redis_may_be_away_at_first(redis: Redis) -> None:
    async def play() -> None:
        redis.kill()
        here = Process(redis.url)
        await here.news.open()
        await asyncio.sleep(0.2)
        assert not here.news.healthy
        await here.news.publish("a")
        redis.start()
        await until(lambda: here.news.healthy)
        await here.news.close()

    asyncio.run(play())


def test_a_redis_that_was_never_there_is_said_to_be_lost_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(by_redis, "_FIRST_PAUSE", 0.01)

    async def play() -> list[str]:
        news = news_at("redis://127.0.0.1:1", "house")
        with capture_logs() as logged:
            await news.open()
            await until(lambda: logged != [])
            await asyncio.sleep(0.3)
            await news.close()
        return [line["event"] for line in logged]

    assert asyncio.run(play()) == ["news-lost"]


def test_a_redis_that_does_not_answer_is_noticed_and_nobody_waits_for_it(
    redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(by_redis, "BEAT", 0.2)

    async def play() -> None:
        here = Process(redis.url)
        async with running(here):
            redis.freeze()
            with pytest.raises(StopIteration):  # it never waits
                here.news.publish("a").send(None)
            await until(lambda: not here.news.healthy)
            assert here.news.lost == 1
            redis.thaw()
            await until(lambda: here.news.healthy)
            await until(lambda: None in here.heard)

    asyncio.run(play())


def fail(table: str | None) -> None:
    raise ValueError(table)


def test_a_listener_that_fails_harms_nobody(redis: Redis) -> None:
    async def play() -> None:
        here, there = Process(redis.url), Process(redis.url)
        failures: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, told: failures.append(told))
        async with running(here, there):
            there.news.subscribe(fail)
            await here.news.publish("a")
            await here.news.publish("b")
            await until(lambda: there.heard == ["a", "b"])
            assert there.news.healthy
        assert len(failures) == 2

    asyncio.run(play())


def test_news_of_one_process_go_nowhere() -> None:
    async def play() -> None:
        alone = Process("")
        await alone.news.open()
        await alone.news.publish("a")
        await alone.news.close()

        assert alone.news.healthy
        assert alone.heard == []
        assert alone.news.lost == 0

    asyncio.run(play())


@pytest.mark.parametrize("address", ["http://127.0.0.1", "redis://here:port", "redis://here?a=b"])
def test_news_come_from_an_address_of_redis_only(address: str) -> None:
    with pytest.raises(NewsRefused, match="news-address"):
        news_at(address, "house")
