"""Changes of tables on their way into a file of SQLite: those of one moment are one commit.

Beginning and ending a transaction takes longer than what is in it, so the changes that come up in
one turn of the event loop share one. Each is still stored whole or not at all: when one of them
comes too late, or has no room, all are tried again one by one.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from typing import Any, Final

from heliopolis.server.store.protocol import Change, Conflict, MoveRow, NewTable, StoreFull
from heliopolis.server.store.sqlite_file import Transaction

_ADD_TABLE: Final = "INSERT INTO tables VALUES (?, 0, ?, ?, ?, ?, ?, ?)"
_ADD_DOCUMENT: Final = "INSERT INTO documents VALUES (?, ?)"
_ADD_BROWSER: Final = "INSERT OR IGNORE INTO browsers VALUES (?, ?)"
_ADD_MOVE: Final = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?)"
_GUARD: Final = "WHERE id = ? AND version = ? AND revision = ?"
_MOVED: Final = f"""
    UPDATE tables SET version = version + ?, touched = max(touched, ?), wake = ? {_GUARD}"""
_CHANGED: Final = f"""
    UPDATE tables SET version = version + ?, touched = max(touched, ?), wake = ?,
    revision = revision + ?, stage = coalesce(?, stage), public = coalesce(?, public) {_GUARD}"""


class Writes:
    """The changes that wait for the end of this turn of the event loop."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []

    def add(self, change: Change) -> "asyncio.Future[None]":
        """Store a change with all others that come up now; done when it is stored."""
        loop = asyncio.get_running_loop()
        stored: asyncio.Future[None] = loop.create_future()
        self._waiting.append((change, stored))
        if len(self._waiting) == 1:
            loop.call_soon(self.commit)
        return stored

    def commit(self) -> None:
        """Store what waits, and say so to those who wait for it."""
        waiting, self._waiting = self._waiting, []
        if not waiting:  # the store was closed meanwhile
            return
        fault = self._fault_of([change for change, _ in waiting])
        one_by_one = len(waiting) > 1 and isinstance(fault, Conflict | StoreFull)
        for change, stored in waiting:
            _tell(stored, self._fault_of([change]) if one_by_one else fault)

    def _fault_of(self, changes: Sequence[Change]) -> Exception | None:
        """Store changes in one transaction; why they are not stored, where they are not."""
        try:
            with Transaction(self._connection) as connection:
                for change in changes:
                    _apply(connection, change)
        except Exception as fault:  # it is raised where the change came from
            return fault
        return None


def _tell(stored: "asyncio.Future[None]", fault: Exception | None) -> None:
    if stored.done():  # nobody waits for it any more
        return
    if fault is None:
        stored.set_result(None)
    else:
        stored.set_exception(fault)


def _apply(connection: sqlite3.Connection, change: Change) -> None:
    """Make a change, unless the table is not what it was made from any more."""
    moves, table = change.moves, change.table
    guard = (table, change.version, change.revision)
    changed = (len(moves), change.now, change.wake)
    if change.document is None and change.browsers is None:
        found = connection.execute(_MOVED, (*changed, *guard))
    else:
        up = change.document is not None
        indexed = (up, change.stage, change.public)
        found = connection.execute(_CHANGED, (*changed, *indexed, *guard))
    if found.rowcount != 1:
        raise Conflict(table)
    if change.document is not None:
        text = "UPDATE documents SET document = ? WHERE table_id = ?"
        connection.execute(text, (change.document, table))
    if change.browsers is not None:
        connection.execute("DELETE FROM browsers WHERE table_id = ?", (table,))
        _add_browsers(connection, table, change.browsers)
    _add_moves(connection, table, moves)
    if change.fork is not None:
        add_table(connection, change.fork)


def add_table(connection: sqlite3.Connection, new: NewTable) -> None:
    """Add a table with all that belongs to it."""
    row = (new.id, len(new.moves), new.stage, new.public, new.now, new.now, new.wake)
    connection.execute(_ADD_TABLE, row)
    connection.execute(_ADD_DOCUMENT, (new.id, new.document))
    _add_browsers(connection, new.id, new.browsers)
    _add_moves(connection, new.id, new.moves)


def _add_browsers(connection: sqlite3.Connection, table: str, browsers: Sequence[str]) -> None:
    """Note whose table it is."""
    connection.executemany(_ADD_BROWSER, [(browser, table) for browser in browsers])


def _add_moves(connection: sqlite3.Connection, table: str, moves: Sequence[MoveRow]) -> None:
    """Add moves after those that are stored."""
    rows: list[tuple[Any, ...]] = [
        (table, move.number, move.actor, move.text, move.at, move.command) for move in moves
    ]
    connection.executemany(_ADD_MOVE, rows)
