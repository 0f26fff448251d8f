"""Databases of every version come up to date, and those of a later one are refused."""

import asyncio
import json
import sqlite3
from base64 import b64decode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from heliopolis.server.store import (
    dump,
    migrations,
    postgres_base,
    rows,
    sqlite_file,
    store_at,
)
from heliopolis.server.store.protocol import ChatRow, MoveRow, Store, Stored, StoreRefused
from heliopolis.server.store.upkeep import backup, restore
from tests.server.services import Postgres
from tests.server.store.builders import opened, put

DUMPS = Path(__file__).parent / "dumps"
"""A backup of each version of the schema, all with the same tables: none is ever changed."""
VERSIONS = range(1, migrations.LATEST + 1)


def test_every_dialect_and_every_version_has_its_file_and_its_dump() -> None:
    wanted = [f"{number:04}" for number in VERSIONS]
    folder = Path(migrations.__file__).parent
    for files in (folder / "sqlite", folder / "postgres", DUMPS):
        assert sorted(path.stem for path in files.iterdir()) == wanted


async def look(store: Store) -> None:
    """Check that a store holds what every dump holds."""
    assert store.name == "0123456789abcdef"
    assert await store.load("xYz-_0123456") == Stored(
        "xYz-_0123456",
        b'{"format":1,"game":"ra"}',
        3,
        2,
        (MoveRow(1, 0, "draw", 1_500, "c-1"), MoveRow(2, None, "drawn ra", 1_500)),
        1_700_000_000_000,
        1_700_000_001_500,
    )
    assert [table.id for table in await store.open_tables(9)] == ["xYz-_0123456"]
    assert [table.id for table in await store.tables_of("0a" * 32, 9)] == ["xYz-_0123456"]
    assert await store.due(1_700_000_009_000, 9) == ["xYz-_0123456"]
    assert await store.chat("xYz-_0123456", 0) == [
        ChatRow(0, "Neferu", "☥ good luck", 1_700_000_000_900, 1),
        ChatRow(None, "Meri", "", 1_700_000_000_950, 2),
    ]
    over = await store.load("over")
    assert over is not None
    assert (over.document, over.moves) == (b"{}", ())
    assert await store.alive(1_700_000_002_000) == 1_700_000_001_000


@pytest.mark.parametrize("version", VERSIONS)
def test_a_backup_of_every_version_is_restored(version: int, database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await restore(DUMPS / f"{version:04}.jsonl", store)
            await look(store)

    asyncio.run(play())


@pytest.mark.parametrize("version", VERSIONS)
def test_a_database_of_every_version_comes_up_to_date(version: int, database: str) -> None:
    old = DUMPS / f"{version:04}.jsonl"

    async def play() -> None:
        if "://" in database:
            await make_old(database, old)
        else:
            dump.read_into(old, Path(database))
        async with opened(database) as store:
            await look(store)

    asyncio.run(play())


async def make_old(address: str, old: Path) -> None:
    """Make a database of PostgreSQL of the version of a dump, with what that holds."""
    header, *lines, _ = (json.loads(line) for line in old.read_text("utf-8").splitlines())
    connection = await asyncpg.connect(address, server_settings={"search_path": "heliopolis"})
    await postgres_base.migrate(connection, header["schema"])
    await connection.execute("DELETE FROM house")
    for table, row in lines:
        columns = header["columns"][table]
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        values = [b64decode(value[0]) if isinstance(value, list) else value for value in row]
        insert = f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})"
        await connection.execute(insert, *values)
    await connection.close()


def test_the_newest_dump_is_what_this_version_writes(postgres: Postgres, tmp_path: Path) -> None:
    newest = DUMPS / f"{migrations.LATEST:04}.jsonl"

    async def play() -> None:
        async with opened(postgres.database()) as store:
            await restore(newest, store)
            await backup(store, tmp_path / "again")

    asyncio.run(play())

    written, kept = (tmp_path / "again").read_text("utf-8"), newest.read_text("utf-8")
    assert sorted(written.splitlines()) == sorted(kept.splitlines())


def test_rows_are_all_that_the_schema_has(tmp_path: Path) -> None:
    connection = sqlite_file.connect(tmp_path / "tables.db")
    found = rows.columns_of(connection)
    connection.close()

    assert found == {table: rows.COLUMNS[table] for table in sorted(rows.COLUMNS)}


def test_a_database_of_a_later_version_is_refused(database: str, tmp_path: Path) -> None:
    asyncio.run(_make_newer(database))

    async def play() -> None:
        async with opened(database):
            pass

    with pytest.raises(StoreRefused, match="database-newer") as refused:
        asyncio.run(play())

    assert refused.value.parameters == {"version": 999, "known": migrations.LATEST}


async def _make_newer(database: str) -> None:
    async with opened(database):
        pass
    if "://" in database:
        connection = await asyncpg.connect(database)
        await connection.execute("INSERT INTO heliopolis.schema VALUES (999)")
        await connection.close()
    else:
        file = sqlite3.connect(database)
        file.execute("PRAGMA user_version = 999")
        file.close()


def test_many_processes_may_make_the_database_at_once(database: str) -> None:
    async def start(number: int) -> str:
        store = store_at(database)
        await store.open()
        await put(store, f"{number}")
        await store.close()
        return store.name

    def run(number: int) -> Any:
        return asyncio.run(start(number))

    with ThreadPoolExecutor(8) as pool:
        names = [*pool.map(run, range(8))]

    assert len({*names}) == 1


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = migrations.statements

    def broken(dialect: str, version: int, until: int) -> list[str]:
        return [*steps(dialect, version, until), "CREATE TABLE house (again)"]

    monkeypatch.setattr(migrations, "statements", broken)
    with pytest.raises(Exception, match="already exists"):
        sqlite_file.connect(tmp_path / "tables.db")
    monkeypatch.undo()

    connection = sqlite3.connect(tmp_path / "tables.db")
    assert connection.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    connection.close()
    sqlite_file.connect(tmp_path / "tables.db").close()
