"""Who has a file of SQLite to itself: whoever serves its tables, or puts others in their place.

Processes that serve one file would hear nothing of each other's moves: news need Redis.
"""

import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from heliopolis.core.locks import WriteLock
from heliopolis.server.store import sqlite_file
from heliopolis.server.store.protocol import Store, StoreRefused
from heliopolis.server.store.sqlite import SqliteStore

_PATIENCE: Final = 2.0
"""So many seconds has whoever begins to serve to say where, and whoever ends to let go."""
_END: Final = "\n"


class Holding:
    """Keeps others from a file of SQLite, from the start to `release`; reading it needs none.

    The system lets go of what a killed process held, so nothing is left behind but an address that
    the next one removes.
    """

    def __init__(self, path: Path) -> None:
        """Hold a file that there is, or will be; raise `StoreRefused` when somebody else does."""
        self._address = address_file(path)
        self._lock = _lock(path)
        self._forget()

    def tell(self, address: str) -> None:
        """Write down where the tables are served, for whoever would serve them too."""
        with suppress(OSError):  # then others are refused without it
            self._address.write_text(address + _END, "utf-8")

    def release(self) -> None:
        """Let others have the file."""
        self._forget()
        if self._lock is not None:
            self._lock.release()

    def _forget(self) -> None:
        with suppress(OSError):
            self._address.unlink(missing_ok=True)


@contextmanager
def held(store: Store) -> Iterator[Holding | None]:
    """Hold the file of a store for a while; None where several processes may serve its tables."""
    holding = Holding(store.path) if isinstance(store, SqliteStore) else None
    try:
        yield holding
    finally:
        if holding is not None:
            holding.release()


def address_file(path: Path) -> Path:
    """Where it stands where a file is served; the lock itself cannot be read on Windows."""
    target = path.resolve()
    return target.parent / f".{target.name}.address"


def _lock(path: Path) -> WriteLock | None:
    """The lock of a file; None on a file system without locks."""
    end = time.monotonic() + _PATIENCE
    while True:
        try:
            sqlite_file.make_folder(path)
            return WriteLock(path)
        except BlockingIOError:
            found = _served_at(path)
            if found:
                raise StoreRefused("database-served", address=found) from None
            if time.monotonic() > end:
                raise StoreRefused("database-in-use", path=str(path)) from None
        except OSError:  # what else is wrong with the place is found out when the file is opened
            return None
        time.sleep(0.02)


def _served_at(path: Path) -> str:
    """Where a file is served, "" where nobody has said so to the end."""
    try:
        said = address_file(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
    return said.removesuffix(_END) if said.endswith(_END) else ""
