"""The seats that this user has at tables elsewhere: each in a file that only this user can read.

A link gives a seat once. What proves the seat afterwards is its secret, so that it is kept here:
the same link then leads to the same seat.
"""

import hashlib
import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from heliopolis.core.folders import user_data
from heliopolis.core.locks import WriteLock
from heliopolis.wire.limits import Seat, Token, Version

_FOR_ME_ALONE: Final = 0o600


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat at a table.

    `link` is where it came from and `name` what was asked for there; `seed` is where its words for
    seals come from, and `version` what the user has seen when leaving.
    """

    link: str
    name: str
    seat: Seat
    secret: Token
    seed: str
    version: Version = 0


class SeatFile:
    """The file of one seat, which no other process uses meanwhile."""

    def __init__(self, path: Path) -> None:
        """Lock a file that there is, or will be; raise `BlockingIOError` when somebody else has."""
        self._path = path
        self._lock = WriteLock(path)

    def keep(self, seat: KeptSeat) -> None:
        """Write the file, whole or not at all; raise `OSError` where the disk refuses."""
        beside = self._path.with_suffix(".new")
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, _FOR_ME_ALONE)
        with open(handle, "wb") as file:
            file.write(msgspec.json.encode(seat))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self._path)

    def forget(self) -> None:
        """Remove the file: the seat is worth nothing any more."""
        with suppress(OSError):
            self._path.unlink()

    def close(self) -> None:
        """Let other processes have the file."""
        self._lock.release()


def new_file(link: str, name: str) -> SeatFile:
    """The file for a seat from a link; raise `OSError`, or `RuntimeError` without a home.

    Raises `BlockingIOError` where another process plays the seat of that name.
    """
    path = _folder() / f"{_digest(link)}-{_digest(name)}"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return SeatFile(path)


def find(link: str, name: str) -> tuple[SeatFile, KeptSeat] | None:
    """The seat that a link gave before, to that name or with "" to any, the latest first.

    Those that another process plays are passed over.
    """
    for path in _files(link, name):
        with suppress(OSError, msgspec.DecodeError):  # not one of ours, or in use
            file = SeatFile(path)
            try:
                return file, msgspec.json.decode(path.read_bytes(), type=KeptSeat)
            except (OSError, msgspec.DecodeError):
                file.close()
                raise
    return None


def _files(link: str, name: str) -> Iterator[Path]:
    with suppress(OSError, RuntimeError):  # no home, no folder
        found = _folder().glob(f"{_digest(link)}-{_digest(name) if name else '*'}")
        kept = [path for path in found if not path.suffix]
        yield from sorted(kept, key=lambda path: path.stat().st_mtime, reverse=True)


def _folder() -> Path:
    return user_data() / "seats"


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:24]
