"""Files that one process at a time writes to."""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path

from filelock import FileLock, Timeout


class WriteLock:
    """Keeps other processes from a file, by another one beside it, from the start to `release`.

    The system lets go of the lock of a process that was killed, so none is left behind.
    """

    def __init__(self, path: Path) -> None:
        """Lock a file that there is, or will be; raise `BlockingIOError` when somebody else has.

        Raises other kinds of `OSError` where nothing can be locked.
        """
        target = Path(os.path.realpath(path))  # two links to one file are one file
        if not target.parent.is_dir():  # which the lock would make
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(target.parent))
        self._lock = FileLock(target.parent / f".{target.name}.lock")
        try:
            self._lock.acquire(timeout=0)
        except Timeout:
            raise BlockingIOError(errno.EAGAIN, os.strerror(errno.EAGAIN), str(path)) from None

    def release(self) -> None:
        """Let others have the file."""
        if sys.platform == "win32":  # where nobody removes a file that is open
            self._lock.release()
            self._remove()
        else:  # while it is held, so that it is not already that of somebody else
            self._remove()
            self._lock.release()

    def _remove(self) -> None:
        with suppress(OSError):
            Path(self._lock.lock_file).unlink()
