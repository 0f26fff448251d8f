"""Files that are written whole or not at all."""

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO


def write_whole(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file, whole or not at all; raise `OSError` where the disk refuses.

    The bytes go to a new file beside the old one, which it replaces when they are safely on the
    disk.
    """
    target = Path(os.path.realpath(path))  # a link stays a link
    temporary, file = _new_file_beside(target)
    try:
        with file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except BaseException:
        with suppress(OSError):
            temporary.unlink()
        raise


def _new_file_beside(target: Path) -> tuple[Path, BinaryIO]:
    """A file that nobody else writes to, with the permissions of any new file."""
    attempt = 0
    while True:
        path = target.parent / f".heliopolis-{os.getpid()}-{attempt}.tmp"
        try:
            return path, open(path, "xb")
        except FileExistsError:
            attempt += 1
