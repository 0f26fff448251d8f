"""Opening a file of SQLite: ours, up to date, and with the settings that we count on."""

import os
import sqlite3
import sys
import threading
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from heliopolis.server.store import migrations
from heliopolis.server.store.protocol import Conflict, StoreAway, StoreFull, StoreRefused

_DIALECT: Final = "sqlite"
_OURS: Final = 0x48656C69  # "Heli", as `file` shows it
PATIENCE: Final = 2.0
"""Seconds that a statement waits for another process to finish its own."""
_PATIENCE_AT_FIRST: Final = 30.0
"""Seconds that opening waits for another process to bring the file up to date."""
_LONGEST_LOG: Final = 16_000
"""Pages of the log after which a commit itself writes it into the file: 64 MB."""

_BEHIND_THE_LOOP: Final = 5
"""Of a thread: behind the event loop, and still before the bots, lest the loop wait for it."""

_NOT_OURS: Final = (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_FORMAT)
_NO_ROOM: Final = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_READONLY)


def connect(path: Path, until: int | None = None) -> sqlite3.Connection:
    """Open a file, or make it, and bring it up to date, or to an earlier version of the schema."""
    try:
        _make(path)
        connection = sqlite3.connect(path, timeout=_PATIENCE_AT_FIRST, isolation_level=None)
    except (OSError, sqlite3.Error) as error:
        raise StoreRefused("database-unreadable", path=str(path), fault=str(error)) from error
    try:
        _migrate(connection, path, migrations.LATEST if until is None else until)
        _settle(connection)
    except sqlite3.Error as error:
        connection.close()
        if _code(error) in _NOT_OURS:
            raise StoreRefused("database-foreign", path=str(path)) from error
        raise meaning(error) from error
    except BaseException:
        connection.close()
        raise
    return connection


def copy(path: Path, target: Path) -> None:
    """Copy a file of SQLite as it is at one moment, while others may write to it."""
    try:
        with (
            closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(target)) as copied,
        ):
            source.backup(copied)
            copied.execute("PRAGMA journal_mode = DELETE")  # one file, without a log beside it
    except sqlite3.Error as error:
        if _code(error) in _NOT_OURS:
            raise StoreRefused("database-foreign", path=str(path)) from error
        raise meaning(error) from error


def shorten_log(path: Path) -> None:
    """Write the log into the file, beside those who read and write; if it fails, do it later."""
    with suppress(sqlite3.Error), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute("PRAGMA wal_checkpoint (PASSIVE)").fetchall()


def give_way() -> None:
    """Let the event loop go before this thread, where threads have a priority of their own."""
    if sys.platform == "linux":
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _BEHIND_THE_LOOP)


def meaning(error: sqlite3.Error) -> Exception:
    """What an error of SQLite means for whoever uses the store."""
    code = _code(error)
    if code == sqlite3.SQLITE_CONSTRAINT:
        return Conflict(str(error))
    if code in _NO_ROOM:
        return StoreFull(str(error))
    if isinstance(error, sqlite3.OperationalError) or code in _NOT_OURS:
        return StoreAway(str(error))
    return error


def _code(error: sqlite3.Error) -> int:
    """The primary code: further details stand in the higher bits."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF


def make_folder(path: Path) -> None:
    """The folder of a file, which only this user can look into, where there is none."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)


def _make(path: Path) -> None:
    """An empty file that only this user can read: it will hold the secrets of games."""
    make_folder(path)
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


def _migrate(connection: sqlite3.Connection, path: Path, until: int) -> None:
    """Bring the schema up to date in one transaction; a second process waits and finds it done."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        [(mark,)] = connection.execute("PRAGMA application_id")
        [(version,)] = connection.execute("PRAGMA user_version")
        [(tables,)] = connection.execute("SELECT count(*) FROM sqlite_schema")
        if mark != _OURS and (mark, version, tables) != (0, 0, 0):
            raise StoreRefused("database-foreign", path=str(path))
        migrations.check(version)
        for statement in migrations.statements(_DIALECT, version, until):
            connection.execute(statement)
        if version < until:
            connection.execute(f"PRAGMA application_id = {_OURS}")
            connection.execute(f"PRAGMA user_version = {until}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _settle(connection: sqlite3.Connection) -> None:
    """The settings of a connection; the log ahead of the file is kept by the file itself."""
    _keep_a_log(connection)
    for setting in (
        "synchronous = NORMAL",
        "foreign_keys = ON",
        "cache_size = -32768",  # KiB: the last moves of some thousand tables
        f"wal_autocheckpoint = {_LONGEST_LOG}",
        f"busy_timeout = {PATIENCE * 1_000:.0f}",
    ):
        connection.execute(f"PRAGMA {setting}")


def _keep_a_log(connection: sqlite3.Connection) -> None:
    """Switch to the log; SQLite does not wait by itself while another process does the same."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            connection.execute("PRAGMA journal_mode = WAL").fetchall()
            return
        except sqlite3.OperationalError as error:
            if _code(error) != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
        time.sleep(0.01)


class Transaction:
    """All of it or nothing; nobody else writes meanwhile."""

    __slots__ = ("_connection",)

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __enter__(self) -> sqlite3.Connection:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise meaning(error) from error
        return self._connection

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        try:
            if error is None:
                self._connection.execute("COMMIT")
        except sqlite3.Error as failed:
            error = failed
        if error is None:
            return
        if self._connection.in_transaction:  # a full disk may have ended it
            self._connection.execute("ROLLBACK")
        if isinstance(error, sqlite3.Error):
            raise meaning(error) from error
