"""Tables in a PostgreSQL database, for any number of processes on any number of machines.

A write is one statement, so it is one way to the database and back, and a transaction by itself;
only a fork takes two in one.
"""

from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg

from heliopolis.server.store import dump, postgres_base, rows
from heliopolis.server.store.protocol import (
    CHAT_KEPT,
    EXPIRED_AT_ONCE,
    GATHERING,
    Change,
    ChatRow,
    Conflict,
    MoveRow,
    NewTable,
    Stored,
    StoreRefused,
)

_CREATE: Final = """
    WITH made AS (
        INSERT INTO tables VALUES ($1, 0, $2, $3, $4, $5, $5, $6) RETURNING id
    ), documented AS (
        INSERT INTO documents SELECT id, $7::bytea FROM made
    ), owned AS (
        INSERT INTO browsers SELECT DISTINCT browser, id FROM made, unnest($8::text[]) AS browser
    )
    INSERT INTO moves SELECT id, added.* FROM made,
    unnest($9::int[], $10::int[], $11::text[], $12::bigint[], $13::text[]) AS added"""
_WRITE: Final = """
    WITH guarded AS (
        UPDATE tables SET version = version + $4, revision = revision + $5,
        touched = greatest(touched, $6), wake = $7,
        stage = coalesce($8, stage), public = coalesce($9, public)
        WHERE id = $1 AND version = $2 AND revision = $3 RETURNING id
    ), documented AS (
        UPDATE documents SET document = $10 FROM guarded
        WHERE table_id = id AND $10::bytea IS NOT NULL
    ), disowned AS (
        DELETE FROM browsers USING guarded WHERE table_id = id AND browser <> ALL ($11::text[])
    ), owned AS (
        INSERT INTO browsers SELECT DISTINCT browser, id
        FROM guarded, unnest($11::text[]) AS browser ON CONFLICT DO NOTHING
    ), moved AS (
        INSERT INTO moves SELECT id, added.* FROM guarded,
        unnest($12::int[], $13::int[], $14::text[], $15::bigint[], $16::text[]) AS added
    )
    SELECT id FROM guarded"""
_LOOK: Final = """
    SELECT id, document, revision, version, created, touched
    FROM tables JOIN documents ON table_id = id"""
_TAIL: Final = """
    SELECT id, CASE revision WHEN $2 THEN ''::bytea ELSE document END AS document,
    revision, version, created, touched
    FROM tables JOIN documents ON table_id = id WHERE id = $1"""
_MOVES: Final = """
    SELECT number, actor, text, at, command FROM moves
    WHERE table_id = $1 AND number > $2 AND number <= $3 ORDER BY number"""
_OPEN: Final = f"""
    {_LOOK} WHERE stage <> 'over' AND public AND ($2::bigint IS NULL OR (created, id) < ($2, $3))
    ORDER BY created DESC, id DESC LIMIT $1"""
_OF: Final = f"""
    {_LOOK} WHERE id IN (SELECT table_id FROM browsers WHERE browser = $1)
    ORDER BY touched DESC, id LIMIT $2"""
_DUE: Final = """
    SELECT id FROM tables WHERE stage <> 'over' AND wake <= $1 ORDER BY wake LIMIT $2"""
_LOCK: Final = "SELECT id FROM tables WHERE id = $1 FOR NO KEY UPDATE"
_SAY: Final = """
    INSERT INTO chat SELECT $1, coalesce(max(number), 0) + 1, $2, $3, $4, $5, $6
    FROM chat WHERE table_id = $1 RETURNING number"""
_SAID: Final = "SELECT number FROM chat WHERE table_id = $1 AND seat = $2 AND command = $3"
_CHAT: Final = """
    SELECT seat, name, text, at, number FROM chat
    WHERE table_id = $1 AND number > $2 ORDER BY number"""
_EXPIRE: Final = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE touched < $1 OR stage = $2 AND touched < $3
        LIMIT $4 FOR UPDATE SKIP LOCKED
    ) RETURNING id"""
_LAST_ALIVE: Final = "SELECT value FROM house WHERE key = 'heartbeat' FOR UPDATE"
_ALIVE: Final = """
    INSERT INTO house VALUES ('heartbeat', $1) ON CONFLICT (key)
    DO UPDATE SET value = greatest(house.value::bigint, excluded.value::bigint)::text"""
_POSTPONE: Final = "UPDATE tables SET wake = wake + $1 WHERE stage <> 'over'"


class PostgresStore:
    """A store at an address of PostgreSQL, in a schema of its own there."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._name = ""
        self._pool: asyncpg.Pool | None = None

    @property
    def name(self) -> str:
        """The name of the database, made with it."""
        return self._name

    async def open(self) -> None:
        """Connect, and bring the database up to date."""
        with postgres_base.meant():
            self._pool = await postgres_base.connect(self._url)
        await self._read_name()

    async def close(self) -> None:
        """Let go of all connections; those that are busy are cut off."""
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def _read_name(self) -> None:
        [[self._name]] = await self._rows("SELECT value FROM house WHERE key = 'name'")

    @asynccontextmanager
    async def _transaction(self, **kind: Any) -> AsyncIterator[asyncpg.Connection]:
        """All of it or nothing."""
        assert self._pool is not None, "the store is not open"
        with postgres_base.meant():
            async with self._pool.acquire() as connection, connection.transaction(**kind):
                yield connection

    async def _rows(self, statement: str, *parameters: Any) -> list[asyncpg.Record]:
        """What one statement gives, which is a transaction by itself."""
        assert self._pool is not None, "the store is not open"
        with postgres_base.meant():
            return list(await self._pool.fetch(statement, *parameters))

    async def create(
        self,
        id: str,
        document: bytes,
        stage: str,
        public: bool,
        browsers: tuple[str, ...],
        moves: tuple[MoveRow, ...],
        wake: int | None,
        now: int,
    ) -> None:
        """Add a table."""
        new = NewTable(id, document, stage, public, browsers, moves, wake, now)
        await self._rows(_CREATE, *_created(new))

    async def load(self, id: str) -> Stored | None:
        """A table with all its moves."""
        return await self.tail(id, -1, 0)

    async def tail(self, id: str, revision: int, version: int) -> Stored | None:
        """A table with its moves after a version, and its document if it has changed."""
        found = _listed(await self._rows(_TAIL, id, revision))
        if not found:
            return None
        [here] = found
        rows = await self._rows(_MOVES, id, version, here.version)  # later ones came since
        moves = tuple(MoveRow(*row) for row in rows)
        known = (here.revision, here.version)
        return Stored(id, here.document, *known, moves, here.created, here.touched)

    async def write(self, change: Change) -> None:
        """Store a change, unless the table is not what it was made from any more."""
        if change.fork is None:
            if not await self._rows(_WRITE, *_changed(change)):
                raise Conflict(change.table)
            return
        async with self._transaction() as connection:
            if not await connection.fetch(_WRITE, *_changed(change)):
                raise Conflict(change.table)
            await connection.execute(_CREATE, *_created(change.fork))

    async def open_tables(self, limit: int, before: tuple[int, str] | None = None) -> list[Stored]:
        """Public tables that are not over, the newest first."""
        return _listed(await self._rows(_OPEN, limit, *(before or (None, None))))

    async def tables_of(self, browser: str, limit: int) -> list[Stored]:
        """The tables of a browser."""
        return _listed(await self._rows(_OF, browser, limit))

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables that somebody must look at by now."""
        return [row["id"] for row in await self._rows(_DUE, now, limit)]

    async def say(self, table: str, line: ChatRow) -> int:
        """Keep a line of chat and return its number."""
        async with self._transaction() as connection:
            if not await connection.fetch(_LOCK, table):  # one speaks after the other
                raise Conflict(table)
            said = await connection.fetchval(_SAID, table, line.seat, line.command)
            if said is not None:
                return int(said)
            row = (table, line.seat, line.name, line.text, line.at, line.command)
            number = int(await connection.fetchval(_SAY, *row))
            old = "DELETE FROM chat WHERE table_id = $1 AND number <= $2"
            await connection.execute(old, table, number - CHAT_KEPT)
        return number

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """The kept lines of chat after a number."""
        return [ChatRow(*row) for row in await self._rows(_CHAT, table, since)]

    async def delete(self, id: str) -> None:
        """Remove a table with all that belongs to it."""
        await self._rows("DELETE FROM tables WHERE id = $1", id)

    async def expire(self, idle_before: int, kept_before: int) -> list[str]:
        """Delete what nobody touched for long."""
        which = (kept_before, GATHERING, idle_before, EXPIRED_AT_ONCE)
        return [row["id"] for row in await self._rows(_EXPIRE, *which)]

    async def alive(self, now: int) -> int:
        """Say that somebody serves the tables now; return when somebody said so last."""
        async with self._transaction() as connection:
            last = await connection.fetchval(_LAST_ALIVE)
            await connection.execute(_ALIVE, str(now))
        return now if last is None else int(last)

    async def postpone(self, milliseconds: int) -> None:
        """Let everybody look so much later at the tables that are not over."""
        await self._rows(_POSTPONE, milliseconds)

    async def copy_to(self, path: Path) -> None:
        """Write all that is stored to a text, line by line."""
        async with self._transaction(isolation="repeatable_read", readonly=True) as connection:
            with path.open("wb") as file:
                await dump.write(postgres_base.everything(connection), file)

    async def refill(self, found: Iterable[rows.Row], force: bool) -> None:
        """Put these rows in place of all that is stored."""
        async with self._transaction() as connection:
            if not force and await connection.fetch("SELECT 1 FROM tables LIMIT 1"):
                raise StoreRefused("store-not-empty")
            await postgres_base.refill(connection, found)
        await self._read_name()


def _created(new: NewTable) -> tuple[Any, ...]:
    """What `_CREATE` takes."""
    row = (new.id, len(new.moves), new.stage, new.public, new.now, new.wake, new.document)
    return *row, new.browsers, *_columns(new.moves)


def _changed(change: Change) -> tuple[Any, ...]:
    """What `_WRITE` takes."""
    guard = (change.table, change.version, change.revision)
    up = int(change.document is not None)
    indexed = (len(change.moves), up, change.now, change.wake, change.stage, change.public)
    return *guard, *indexed, change.document, change.browsers, *_columns(change.moves)


def _columns(moves: Sequence[MoveRow]) -> tuple[list[Any], ...]:
    """The moves column by column, as one statement takes them all."""
    return (
        [move.number for move in moves],
        [move.actor for move in moves],
        [move.text for move in moves],
        [move.at for move in moves],
        [move.command for move in moves],
    )


def _listed(rows: Sequence[asyncpg.Record]) -> list[Stored]:
    return [
        Stored(id, document, revision, version, (), created, touched)
        for id, document, revision, version, created, touched in rows
    ]
