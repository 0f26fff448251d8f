"""Tables in a file of SQLite, for one process.

Statements run inline on the event loop: one takes less time than handing it to a thread would.
A commit is in the file's log when it returns, so killing the process loses nothing. Now and then
the log is written into the file, for which disks must be waited: a thread does that.
"""

import asyncio
import sqlite3
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from heliopolis.server.store import rows, sqlite_file
from heliopolis.server.store.protocol import (
    CHAT_KEPT,
    EXPIRED_AT_ONCE,
    GATHERING,
    Change,
    ChatRow,
    MoveRow,
    NewTable,
    Stored,
    StoreRefused,
)
from heliopolis.server.store.sqlite_writes import Writes, add_table

_WRITES_IN_LOG: Final = 3_000
"""So many writes stand in the log until it is written into the file. Commits wait for that disk
too, so it is seldom; the log stays below 40 MB."""

_LOOK: Final = """
    SELECT id, document, revision, version, created, touched
    FROM tables JOIN documents ON table_id = id"""
_TAIL: Final = """
    SELECT revision, version, created, touched FROM tables WHERE id = ?"""
_MOVES: Final = """
    SELECT number, actor, text, at, command FROM moves
    WHERE table_id = ? AND number > ? AND number <= ? ORDER BY number"""
_OPEN: Final = "WHERE public = 1 AND stage <> 'over'"
_NEWEST: Final = "ORDER BY created DESC, id DESC LIMIT ?"
_SAY: Final = """
    INSERT INTO chat SELECT ?1, coalesce(max(number), 0) + 1, ?2, ?3, ?4, ?5, ?6
    FROM chat WHERE table_id = ?1 RETURNING number"""
_SAID: Final = "SELECT number FROM chat WHERE table_id = ? AND seat = ? AND command = ?"
_EXPIRED: Final = """
    DELETE FROM tables WHERE id IN (
        SELECT id FROM tables WHERE touched < ? OR stage = ? AND touched < ? LIMIT ?
    ) RETURNING id"""
_HEARTBEAT: Final = """
    INSERT INTO house VALUES ('heartbeat', ?1) ON CONFLICT (key)
    DO UPDATE SET value = max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER))"""


class SqliteStore:
    """A store in one file; the folder is made if need be, and only this user can read the file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._name = ""
        self._base: sqlite3.Connection | None = None
        self._writes: Writes | None = None
        self._unshortened = 0
        self._shortening: asyncio.Future[None] | None = None
        self._scribe: ThreadPoolExecutor | None = None
        """Writes the log into the file, and gives way to the event loop."""

    @property
    def name(self) -> str:
        """The name of the database, made with it."""
        return self._name

    async def open(self) -> None:
        """Open the file, or make it; raise `StoreRefused` for one that is not ours."""
        self._base = sqlite_file.connect(self.path)
        self._writes = Writes(self._base)
        self._scribe = ThreadPoolExecutor(1, initializer=sqlite_file.give_way)
        self._read_name()

    async def close(self) -> None:
        """Let go of the file."""
        if self._shortening is not None:
            await self._shortening
        if self._scribe is not None:
            self._scribe.shutdown()
        if self._base is not None and self._writes is not None:
            self._writes.commit()
            self._base.close()
            self._base = self._writes = None

    def _read_name(self) -> None:
        [(self._name,)] = self._rows("SELECT value FROM house WHERE key = 'name'")

    def limit(self, pages: int) -> None:
        """Let the file grow to so many pages only: a small disk to try things on."""
        self._connection.execute(f"PRAGMA max_page_count = {pages:d}")

    @property
    def _connection(self) -> sqlite3.Connection:
        assert self._base is not None, "the store is not open"
        return self._base

    def _rows(self, statement: str, *parameters: Any) -> list[Any]:
        try:
            return self._connection.execute(statement, parameters).fetchall()
        except sqlite3.Error as error:
            raise sqlite_file.meaning(error) from error

    def _transaction(self) -> sqlite_file.Transaction:
        return sqlite_file.Transaction(self._connection)

    def _shorten_log(self) -> None:
        """Have a thread write the log into the file: the event loop waits for no disk."""
        self._unshortened = 0
        if self._shortening is None or self._shortening.done():
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(self._scribe, sqlite_file.shorten_log, self.path)
            self._shortening = asyncio.ensure_future(work)

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
        with self._transaction() as connection:
            new = NewTable(id, document, stage, public, browsers, moves, wake, now)
            add_table(connection, new)

    async def load(self, id: str) -> Stored | None:
        """A table with all its moves."""
        return self._with_moves(self._rows(f"{_LOOK} WHERE id = ?", id), 0)

    async def tail(self, id: str, revision: int, version: int) -> Stored | None:
        """A table with its moves after a version, and its document if it has changed."""
        found = self._rows(_TAIL, id)
        if found and found[0][0] == revision:
            return self._with_moves([(id, b"", *found[0])], version)
        return self._with_moves(self._rows(f"{_LOOK} WHERE id = ?", id), version)

    def _with_moves(self, found: list[Any], after: int) -> Stored | None:
        """The table with moves up to its version: later ones were stored since we looked."""
        if not found:
            return None
        id, document, revision, version, created, touched = found[0]
        moves = tuple(MoveRow(*row) for row in self._rows(_MOVES, id, after, version))
        return Stored(id, document, revision, version, moves, created, touched)

    async def write(self, change: Change) -> None:
        """Store a change, unless the table is not what it was made from any more."""
        assert self._writes is not None, "the store is not open"
        await self._writes.add(change)
        self._unshortened += 1
        if self._unshortened == _WRITES_IN_LOG:
            self._shorten_log()

    async def open_tables(self, limit: int, before: tuple[int, str] | None = None) -> list[Stored]:
        """Public tables that are not over, the newest first."""
        if before is None:
            return _listed(self._rows(f"{_LOOK} {_OPEN} {_NEWEST}", limit))
        statement = f"{_LOOK} {_OPEN} AND (created, id) < (?, ?) {_NEWEST}"
        return _listed(self._rows(statement, *before, limit))

    async def tables_of(self, browser: str, limit: int) -> list[Stored]:
        """The tables of a browser."""
        statement = f"""
            {_LOOK} WHERE id IN (SELECT table_id FROM browsers WHERE browser = ?)
            ORDER BY touched DESC, id LIMIT ?"""
        return _listed(self._rows(statement, browser, limit))

    async def due(self, now: int, limit: int) -> list[str]:
        """The tables that somebody must look at by now."""
        statement = """
            SELECT id FROM tables INDEXED BY tables_that_go_on
            WHERE stage <> 'over' AND wake <= ? ORDER BY wake LIMIT ?"""
        return [id for (id,) in self._rows(statement, now, limit)]

    async def say(self, table: str, line: ChatRow) -> int:
        """Keep a line of chat and return its number."""
        with self._transaction() as connection:
            said = connection.execute(_SAID, (table, line.seat, line.command)).fetchone()
            if said is not None:
                return int(said[0])
            row = (table, line.seat, line.name, line.text, line.at, line.command)
            [(number,)] = connection.execute(_SAY, row).fetchall()
            old = "DELETE FROM chat WHERE table_id = ? AND number <= ?"
            connection.execute(old, (table, number - CHAT_KEPT))
        return int(number)

    async def chat(self, table: str, since: int) -> list[ChatRow]:
        """The kept lines of chat after a number."""
        statement = """
            SELECT seat, name, text, at, number FROM chat
            WHERE table_id = ? AND number > ? ORDER BY number"""
        return [ChatRow(*row) for row in self._rows(statement, table, since)]

    async def delete(self, id: str) -> None:
        """Remove a table with all that belongs to it."""
        with self._transaction() as connection:
            connection.execute("DELETE FROM tables WHERE id = ?", (id,))

    async def expire(self, idle_before: int, kept_before: int) -> list[str]:
        """Delete what nobody touched for long."""
        with self._transaction() as connection:
            which = (kept_before, GATHERING, idle_before, EXPIRED_AT_ONCE)
            return [id for (id,) in connection.execute(_EXPIRED, which).fetchall()]

    async def alive(self, now: int) -> int:
        """Say that somebody serves the tables now; return when somebody said so last."""
        with self._transaction() as connection:
            statement = "SELECT value FROM house WHERE key = 'heartbeat'"
            found = connection.execute(statement).fetchall()
            connection.execute(_HEARTBEAT, (now,))
        return int(found[0][0]) if found else now

    async def postpone(self, milliseconds: int) -> None:
        """Let everybody look so much later at the tables that are not over."""
        with self._transaction() as connection:
            statement = "UPDATE tables SET wake = wake + ? WHERE stage <> 'over'"
            connection.execute(statement, (milliseconds,))

    async def copy_to(self, path: Path) -> None:
        """Write all that is stored to a file of SQLite."""
        await asyncio.to_thread(sqlite_file.copy, self.path, path)

    async def refill(self, found: Iterable[rows.Row], force: bool) -> None:
        """Put these rows in place of all that is stored."""
        with self._transaction() as connection:
            if not force and connection.execute("SELECT 1 FROM tables LIMIT 1").fetchall():
                raise StoreRefused("store-not-empty")
            rows.write(connection, found)
        self._read_name()


def _listed(rows: list[Any]) -> list[Stored]:
    return [
        Stored(id, document, revision, version, (), created, touched)
        for id, document, revision, version, created, touched in rows
    ]
