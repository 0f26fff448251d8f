"""Records on a disk."""

import os
from pathlib import Path

from heliopolis.core.errors import InvalidRecord
from heliopolis.core.writing import write_whole
from heliopolis.record.lines import LIMIT
from heliopolis.record.reading import Whole, last_whole, read_record
from heliopolis.record.record import Record
from heliopolis.record.text import write_record


def load_record(path: str | os.PathLike[str]) -> Record:
    """Read the record in a file; raise `InvalidRecord` for whatever keeps us from it."""
    data = _read(path)
    try:
        return read_record(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise InvalidRecord("not-utf-8", line) from error


def load_last_whole(path: str | os.PathLike[str]) -> Whole:
    """Read a damaged file up to its last whole move; raise `InvalidRecord` where none is left."""
    data = _read(path)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8")
    return last_whole(text)


def _read(path: str | os.PathLike[str]) -> bytes:
    try:
        if not Path(path).exists():
            raise InvalidRecord("no-such-file", path=os.fspath(path))
        if not Path(path).is_file():  # reading a pipe or a device might never end
            raise InvalidRecord("not-a-file", path=os.fspath(path))
        with open(path, "rb") as file:
            data = file.read(LIMIT + 1)
    except (OSError, ValueError) as error:  # no permission, or a path that cannot be one
        why = getattr(error, "strerror", None) or str(error)
        raise InvalidRecord("file-not-readable", path=os.fspath(path), why=why) from error
    if len(data) > LIMIT:
        raise InvalidRecord("file-too-long", limit=LIMIT)
    return data


def save_record(path: str | os.PathLike[str], record: Record) -> None:
    """Write a record to a file, whole or not at all; raise `OSError` where the disk refuses."""
    write_whole(path, write_record(record).encode("utf-8"))
