"""What was acknowledged is there after a crash of the writer, or of the database."""

import asyncio
import random
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

from heliopolis.server.store.protocol import Change, Store, StoreAway
from tests.server.services import Postgres
from tests.server.store import writer
from tests.server.store.builders import moves, opened, put

KILLS = 5
RESTARTS = 2


def killed(address: str, after: float) -> int:
    """Let a process write for a while, kill it, and return the last version it acknowledged."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.store.writer", address],
        stdout=subprocess.PIPE,
        cwd=Path(writer.__file__).parents[3],
    )
    assert process.stdout is not None
    first = process.stdout.readline()
    try:
        process.wait(after)
    except subprocess.TimeoutExpired:
        process.kill()
    said, _ = process.communicate()
    return int((first + said).split(b"\n")[-2])


def test_every_acknowledged_write_of_a_killed_process_is_there(database: str) -> None:
    moments = random.Random(11)

    async def prepare() -> None:
        async with opened(database) as store:
            await put(store)

    async def check(acknowledged: int) -> int:
        async with opened(database) as store:
            here = await store.load("table")
            assert here is not None
            assert here.version in (acknowledged, acknowledged + 2)
            assert here.moves == moves(1, here.version)
            assert (here.revision, int(here.document)) == (here.version // 2, here.version - 2)
            return here.version

    asyncio.run(prepare())
    versions = [0]
    for _ in range(KILLS):
        acknowledged = killed(database, moments.uniform(0.01, 0.1))
        versions.append(asyncio.run(check(acknowledged)))

    assert versions == sorted({*versions})


def test_a_postgres_that_restarts_is_away_and_comes_again(postgres: Postgres) -> None:
    address = postgres.database()

    async def play() -> None:
        async with opened(address) as store:
            await put(store)
            acknowledged = 0
            for _ in range(RESTARTS):
                first = asyncio.Event()
                writing = asyncio.create_task(write_until_away(store, first))
                while not (first.is_set() or writing.done()):
                    await asyncio.sleep(0.001)
                await asyncio.to_thread(postgres.kill)
                acknowledged = await writing
                assert first.is_set()
                for _ in range(3):
                    with pytest.raises(StoreAway):
                        await store.load("table")
                await asyncio.to_thread(postgres.start)
                here = await again(store)
                assert here in (acknowledged, acknowledged + 1)

    asyncio.run(play())


async def write_until_away(store: Store, first: asyncio.Event) -> int:
    """Write a move at a time; return the version that was acknowledged last."""
    here = await store.load("table")
    assert here is not None
    for version in count(here.version):
        try:
            await store.write(Change("table", 0, version, moves=moves(version + 1, version + 1)))
        except StoreAway:
            return version
        first.set()
    raise AssertionError


async def again(store: Store) -> int:
    """The version of the table, as soon as the database answers; it can be written to."""
    for _ in range(600):
        try:
            here = await store.load("table")
            assert here is not None
            assert here.moves == moves(1, here.version)
            await store.write(Change("table", 0, here.version, now=5))
            return here.version
        except StoreAway:
            await asyncio.sleep(0.1)
    raise AssertionError


def test_a_write_that_waits_too_long_for_a_neighbour_is_given_up(postgres: Postgres) -> None:
    address = postgres.database()

    async def play() -> None:
        async with opened(address) as store, opened(address) as neighbour:
            await put(store)
            async with neighbour._transaction() as connection:  # type: ignore[attr-defined]
                await connection.execute("SELECT 1 FROM tables FOR UPDATE")
                async with asyncio.timeout(60):
                    with pytest.raises(StoreAway):
                        await store.write(Change("table", 0, 0, moves=moves(1, 1)))
            await store.write(Change("table", 0, 0, moves=moves(1, 1)))

    asyncio.run(play())
