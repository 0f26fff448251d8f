"""The file of one game while it is played: nobody else writes to it, and moves are added to it."""

import errno
import os
from pathlib import Path
from typing import BinaryIO

from heliopolis.core.errors import InvalidSetup
from heliopolis.core.locks import WriteLock
from heliopolis.record import Record, save_record


class Journal:
    """A file that is written whole now and then, and added to in between.

    It is locked from the first moment to `close`.
    """

    def __init__(self, path: Path) -> None:
        """Lock a file that there is, or will be; raise `InvalidSetup` when somebody else has."""
        self.path = path
        self._target = Path(os.path.realpath(path))  # a link stays a link
        self._file: BinaryIO | None = None
        try:
            self._lock = WriteLock(path)
        except BlockingIOError:
            raise InvalidSetup("file-in-use", path=str(path)) from None

    def rewrite(self, record: Record) -> None:
        """Write the whole game, safely on the disk; raise `OSError` where that refuses."""
        self._close_file()
        save_record(self._target, record)
        self._file = self._target.open("ab", buffering=0)

    def add(self, text: str) -> None:
        """Write further lines behind what was written; raise `OSError` where the disk refuses.

        They survive the end of this process, and after `sync` that of the machine.
        """
        if self._file is None:
            raise OSError(errno.EBADF, os.strerror(errno.EBADF))
        data = text.encode("utf-8")
        if self._file.write(data) != len(data):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def sync(self) -> None:
        """Wait until all that was written is safely on the disk."""
        if self._file is not None:
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Let others have the file."""
        self._close_file()
        self._lock.release()

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
