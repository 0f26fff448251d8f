"""What is special about tables in a file: its disk, its neighbours and its format."""

import asyncio
import os
import sqlite3
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from heliopolis.server.store import sqlite, sqlite_file
from heliopolis.server.store.protocol import (
    Change,
    Conflict,
    MoveRow,
    StoreAway,
    StoreFull,
    StoreRefused,
)
from heliopolis.server.store.sqlite import SqliteStore
from tests.server.store.builders import moves, put


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open()
    return store


def wide(number: int) -> Change:
    """A move that needs a page of its own."""
    return Change("table", 0, number - 1, moves=(MoveRow(number, 0, "?" * 5_000),), now=2_000)


async def write_until_full(store: SqliteStore) -> int:
    """The number of the last move that was stored."""
    for number in count(1):
        try:
            await store.write(wide(number))
        except StoreFull:
            return number - 1
    raise AssertionError


def test_a_full_disk_refuses_a_move_and_loses_none(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        store.limit(40)
        stored = await write_until_full(store)

        assert 3 < stored < 40
        here = await store.load("table")
        assert here is not None
        assert here.version == len(here.moves) == stored
        with pytest.raises(StoreFull):
            await store.write(wide(stored + 1))
        with pytest.raises(StoreFull):
            await put(store, "other", document=b"?" * 100_000)

        store.limit(1_000)
        await store.write(wide(stored + 1))
        await store.close()
        store = await opened(tmp_path / "tables.db")
        here = await store.load("table")
        assert here is not None
        assert here.version == len(here.moves) == stored + 1
        await store.close()

    asyncio.run(play())


def test_changes_of_one_moment_are_one_commit_and_a_late_one_spoils_no_other(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        for name in ("first", "second", "third"):
            await put(store, name)
        commits: list[str] = []
        store._connection.set_trace_callback(
            lambda text: commits.append(text) if text == "COMMIT" else None
        )

        async def moved(table: str, number: int) -> None:
            await store.write(Change(table, 0, number - 1, moves=moves(number, number), now=2_000))

        await asyncio.gather(moved("first", 1), moved("second", 1), moved("third", 1))
        assert len(commits) == 1
        late = await asyncio.gather(
            moved("first", 2), moved("second", 1), moved("third", 2), return_exceptions=True
        )
        assert [type(one) for one in late] == [type(None), Conflict, type(None)]
        here = {name: await store.load(name) for name in ("first", "second", "third")}
        assert [one.version for one in here.values() if one is not None] == [2, 1, 2]
        await store.close()

    asyncio.run(play())


def test_who_waits_no_more_keeps_nobody_else_from_being_told(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        await put(store, "other")
        change = Change("table", 0, 0, moves=moves(1, 1), now=2_000)
        left = asyncio.ensure_future(store.write(change))
        stays = asyncio.ensure_future(store.write(replace(change, table="other")))
        await asyncio.sleep(0)
        left.cancel()
        await stays
        here = await store.load("table")
        assert here is not None
        assert here.version == 1
        await store.close()

    asyncio.run(play())


def test_what_waits_is_stored_before_the_file_is_closed(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        waits = asyncio.ensure_future(store.write(wide(1)))
        await asyncio.sleep(0)
        await store.close()
        await waits
        store = await opened(tmp_path / "tables.db")
        here = await store.load("table")
        assert here is not None
        assert here.version == 1
        await store.close()

    asyncio.run(play())


def test_a_file_that_must_not_be_written_is_read_on(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        store._connection.execute("PRAGMA query_only = ON")

        with pytest.raises(StoreFull):
            await store.write(wide(1))
        assert await store.load("table") is not None
        await store.close()

    asyncio.run(play())


def test_a_neighbour_that_writes_is_waited_for_but_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.1)

    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        neighbour = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        neighbour.execute("BEGIN IMMEDIATE")

        with pytest.raises(StoreAway):
            await store.write(Change("table", 0, 0, moves=moves(1, 1)))
        assert await store.load("table") is not None

        neighbour.execute("ROLLBACK")
        neighbour.close()
        await store.write(Change("table", 0, 0, moves=moves(1, 1)))
        await store.close()

    asyncio.run(play())


def test_only_the_user_can_read_the_file_and_its_log(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "data" / "heliopolis" / "tables.db")
        await put(store)
        assert len(os.listdir(store.path.parent)) == 3
        for path in (store.path.parent, *store.path.parent.iterdir()):
            assert path.stat().st_mode & 0o077 == 0
        await store.close()

    asyncio.run(play())


def test_a_commit_does_not_wait_for_the_disk_and_the_log_is_ahead_of_the_file(
    tmp_path: Path,
) -> None:
    connection = sqlite_file.connect(tmp_path / "tables.db")
    settings = [
        connection.execute(f"PRAGMA {name}").fetchone()[0]
        for name in ("journal_mode", "synchronous", "foreign_keys")
    ]
    connection.close()

    assert settings == ["wal", 1, 1]


def other_database(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("CREATE TABLE tables (legs)")
    connection.close()


def database_of_another_program(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA application_id = 7")
    connection.close()


def text(path: Path) -> None:
    path.write_text("not a database, but long enough to be one " * 100)


def folder(path: Path) -> None:
    path.mkdir()


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (other_database, "database-foreign"),
        (database_of_another_program, "database-foreign"),
        (text, "database-foreign"),
        (folder, "database-unreadable"),
    ],
)
def test_a_file_that_is_not_ours_is_refused_and_left_alone(
    make: Callable[[Path], None], code: str, tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    make(path)
    before = path.read_bytes() if path.is_file() else None

    with pytest.raises(StoreRefused, match=code):
        asyncio.run(opened(path))

    assert (path.read_bytes() if path.is_file() else None) == before


def test_an_empty_file_becomes_a_database(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()

    store = asyncio.run(opened(tmp_path / "tables.db"))

    assert store.name
    asyncio.run(store.close())


def test_a_failed_write_leaves_no_transaction_open(tmp_path: Path) -> None:
    async def play() -> None:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        with pytest.raises(Conflict):
            await store.write(Change("table", 0, 5, moves=moves(6, 6)))
        with pytest.raises(AttributeError):
            await store.write(Change("table", 0, 0, moves=(1,)))  # type: ignore[arg-type]
        other = await opened(tmp_path / "tables.db")
        await other.write(Change("table", 0, 0, moves=moves(1, 1)))
        await other.close()
        await store.close()

    asyncio.run(play())


def test_the_log_is_written_into_the_file_while_moves_are_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "_WRITES_IN_LOG", 20)

    async def play() -> int:
        store = await opened(tmp_path / "tables.db")
        await put(store)
        for number in range(1, 21):
            await store.write(wide(number))
        assert store._shortening is not None
        await store._shortening
        size = store.path.stat().st_size
        await store.close()
        return size

    assert asyncio.run(play()) > 20 * 5_000
