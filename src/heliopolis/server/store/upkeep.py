"""Backups of all tables, and tables from backups.

A backup of SQLite is a file of SQLite, one of PostgreSQL is a text; either goes into either.
"""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from heliopolis.server.store import dump, rows, sqlite_file
from heliopolis.server.store.protocol import Store, StoreRefused
from heliopolis.server.store.resealing import seal_anew
from heliopolis.server.store.sqlite import SqliteStore

_SQLITE: Final = b"SQLite format 3\0"


def check_there(store: Store) -> None:
    """Raise `StoreRefused` for a file that is not there: opening it would make an empty one."""
    if isinstance(store, SqliteStore) and not store.path.exists():
        raise StoreRefused("database-missing", path=str(store.path))


async def backup(store: Store, path: Path) -> None:
    """Write all that an open store holds to a file that only this user can read.

    The file is there as a whole or not at all, and replaces one of the same name; tables are
    played on meanwhile. Raises `OSError` where it cannot be written.
    """
    if isinstance(store, SqliteStore) and path.exists() and path.samefile(store.path):
        raise StoreRefused("backup-over-itself", path=str(path))
    with _whole(path) as unfinished:
        await store.copy_to(unfinished)


async def restore(path: Path, store: Store, force: bool = False) -> None:
    """Put all that a backup holds into an open store, or nothing; also from the other database.

    A store that has tables is refused, unless by force: then it loses them. It takes the name of
    the backup's database too, so that the cookies of players stay good. Games that go on get new
    seals.
    """
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        try:
            await asyncio.to_thread(_unpack, path, database)
            source = sqlite_file.connect(database)
        except StoreRefused as refused:
            if refused.code == "database-foreign":
                raise StoreRefused("backup-foreign", path=str(path)) from refused
            raise
        with closing(source):
            seal_anew(source)
            await store.refill(rows.read(source), force)


def _unpack(path: Path, database: Path) -> None:
    """Make a file of SQLite of a backup of either kind."""
    with path.open("rb") as file:
        kind = file.read(len(_SQLITE))
    if kind == _SQLITE:
        sqlite_file.copy(path, database)
    else:
        dump.read_into(path, database)


@contextmanager
def _whole(path: Path) -> Iterator[Path]:
    """A file to write, which gets its name when it is finished, and goes away when it is not."""
    with _faults_of(path):
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        os.close(handle)
    unfinished = Path(name)
    try:
        yield unfinished
        with _faults_of(path):
            with unfinished.open("rb") as file:
                os.fsync(file.fileno())
            unfinished.replace(path)
    finally:
        with suppress(FileNotFoundError):
            unfinished.unlink()


@contextmanager
def _faults_of(path: Path) -> Iterator[None]:
    """Let what goes wrong with a file that nobody asked for name the one that was asked for."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
