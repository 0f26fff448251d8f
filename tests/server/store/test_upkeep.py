"""Backups of every store, and every store from backups."""

import asyncio
import json
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from heliopolis.server.store import rows, store_at
from heliopolis.server.store.protocol import Change, ChatRow, Store, StoreRefused
from heliopolis.server.store.upkeep import backup, restore
from tests.server.services import Postgres
from tests.server.store.builders import moves, opened, put


async def fill(store: Store) -> None:
    """One table with all that a table can have, and one with nothing."""
    await put(store, "full", document=b'{"n":"\xc3\xb1\\u0000"}', public=True, browsers=("b", "c"))
    await store.write(Change("full", 0, 0, document=b"\x00\xff", moves=moves(1, 4), wake=7, now=9))
    await store.say("full", ChatRow(None, "Neferu", 'a "line"\nand ☥', 5))
    await put(store, "empty", document=b"", stage="over")
    await store.alive(123)


async def held(store: Store, folder: Path) -> list[rows.Row]:
    """All that a store holds, by way of a backup in a file of SQLite."""
    await backup(store, folder / "held.backup")
    async with opened(str(folder / "held.db")) as copy:
        await restore(folder / "held.backup", copy, force=True)
    connection = sqlite3.connect(folder / "held.db")
    found = sorted(rows.read(connection), key=repr)
    connection.close()
    return found


@pytest.fixture(params=("sqlite", "postgres"))
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of another empty database."""
    if request.param == "postgres":
        return str(request.getfixturevalue("postgres").database("elsewhere"))
    return str(tmp_path / "elsewhere" / "tables.db")


def test_a_backup_of_any_store_goes_into_any_store(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with opened(database) as store, opened(elsewhere) as other:
            await fill(store)
            await backup(store, tmp_path / "backup")
            await restore(tmp_path / "backup", other)

            assert other.name == store.name
            assert await other.load("full") == await store.load("full")
            assert await other.open_tables(9) == await store.open_tables(9)
            assert await other.chat("full", 0) == await store.chat("full", 0)
            assert await other.alive(200) == 123
            await store.alive(200)
            assert await held(other, tmp_path) == await held(store, tmp_path)
            await other.write(Change("full", 1, 4, moves=moves(5, 5)))
            assert await other.say("full", ChatRow(None, "", "", 5)) == 2

    asyncio.run(play())


def test_a_store_with_tables_is_replaced_by_force_only(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            await backup(store, tmp_path / "backup")
            await put(store, "later")

            with pytest.raises(StoreRefused, match="store-not-empty"):
                await restore(tmp_path / "backup", store)
            assert await store.load("later") is not None

            await restore(tmp_path / "backup", store, force=True)
            assert await store.load("later") is None
            assert await store.load("full") is not None

    asyncio.run(play())


def test_a_backup_replaces_the_last_one_and_nobody_else_can_read_it(
    database: str, tmp_path: Path
) -> None:
    path = tmp_path / "backups" / "tables.backup"
    path.parent.mkdir()
    path.write_text("the last one")

    async def play() -> None:
        async with opened(database) as store:
            await fill(store)
            await backup(store, path)

    asyncio.run(play())

    assert os.listdir(path.parent) == [path.name]
    assert path.stat().st_mode & 0o777 == 0o600
    assert path.stat().st_size > 100


def test_a_backup_that_fails_leaves_the_last_one_alone(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "backups" / "tables.backup"
    path.parent.mkdir()
    path.write_text("the last one")

    async def play() -> None:
        store = store_at(database)
        await store.open()
        copy_to = store.copy_to

        async def fail(unfinished: Path) -> None:
            await copy_to(unfinished)
            raise OSError("no space left")

        monkeypatch.setattr(store, "copy_to", fail)
        with pytest.raises(OSError, match="no space left"):
            await backup(store, path)
        await store.close()

    asyncio.run(play())

    assert os.listdir(path.parent) == [path.name]
    assert path.read_text() == "the last one"


@pytest.mark.parametrize("place", ["folder", "nowhere/backup"])
def test_a_backup_that_cannot_be_written_names_the_file_that_was_asked_for(
    tmp_path: Path, place: str
) -> None:
    (tmp_path / "folder").mkdir()

    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            with pytest.raises(OSError, match="directory") as refused:
                await backup(store, tmp_path / place)
            assert refused.value.filename == str(tmp_path / place)
            assert refused.value.filename2 is None

    asyncio.run(play())
    assert sorted(os.listdir(tmp_path)) == ["folder", "tables.db"]


def test_a_backup_is_of_one_moment_while_others_write(database: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(database) as store, opened(database) as other:
            await put(store)
            writing = asyncio.create_task(write_on(other))
            for number in range(5):
                await backup(store, tmp_path / f"{number}")
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)
        for number in range(5):
            async with opened(str(tmp_path / f"{number}.db")) as copy:
                await restore(tmp_path / f"{number}", copy)
                found = await copy.load("table")
            assert found is not None
            assert found.moves == moves(1, found.version)

    async def write_on(store: Store) -> None:
        for number in range(1, 10_000):
            await store.write(Change("table", 0, number - 1, moves=moves(number, number)))
            await asyncio.sleep(0)

    asyncio.run(play())


def test_a_database_is_not_its_own_backup(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            with pytest.raises(StoreRefused, match="backup-over-itself"):
                await backup(store, tmp_path / "tables.db")

    asyncio.run(play())


Damage = Callable[[list[bytes]], list[bytes]]
DAMAGES: dict[str, Damage] = {
    "empty": lambda lines: [],
    "another text": lambda lines: [b"GET / HTTP/1.1\n"],
    "another json": lambda lines: [b"[1]\n"],
    "another format": lambda lines: [b'{"format":"?","schema":1,"columns":{}}\n'],
    "cut off": lambda lines: lines[:-1],
    "half a line": lambda lines: [*lines[:2], lines[2][:9]],
    "a line too few": lambda lines: lines[:3] + lines[4:],
    "a line too many": lambda lines: [*lines, b"[]\n"],
    "twice": lambda lines: lines[:3] + lines[2:],
    "unknown table": lambda lines: [lines[0], b'["sqlite_schema",[1]]\n', *lines[1:]],
    "unknown column": lambda lines: [lines[0].replace(b'"stage"', b'"stage) --"'), *lines[1:]],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_text_is_refused_and_changes_nothing(
    damage: Damage, postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database()

    async def play() -> None:
        async with opened(address) as store:
            await fill(store)
            await backup(store, tmp_path / "backup")
        lines = (tmp_path / "backup").read_bytes().splitlines(keepends=True)
        (tmp_path / "backup").write_bytes(b"".join(damage(lines)))
        async with opened(str(tmp_path / "tables.db")) as store:
            await put(store)
            with pytest.raises(StoreRefused, match="backup-foreign"):
                await restore(tmp_path / "backup", store, force=True)
            assert await store.load("table") is not None

    asyncio.run(play())


def test_a_text_of_a_later_version_is_refused(tmp_path: Path) -> None:
    header = {"format": "heliopolis-tables", "schema": 999, "columns": {}}
    (tmp_path / "backup").write_text(json.dumps(header) + '\n{"rows":0}\n')

    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            with pytest.raises(StoreRefused, match="database-newer"):
                await restore(tmp_path / "backup", store)

    asyncio.run(play())


@pytest.mark.parametrize("content", [b"SQLite format 3\0" + b"?" * 5_000, b"?"])
def test_a_file_that_is_no_backup_is_refused(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "backup").write_bytes(content)

    async def play() -> None:
        async with opened(str(tmp_path / "tables.db")) as store:
            with pytest.raises(StoreRefused, match="backup-foreign"):
                await restore(tmp_path / "backup", store)

    asyncio.run(play())
