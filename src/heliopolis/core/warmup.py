"""Compiling everything that Python calls, once, so that afterwards nothing makes anybody wait."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from heliopolis.core import compile as compiling

Doorway = Callable[[], object]
"""A call of something compiled, with the types that it is called with."""
Report = Callable[[int, int], None]
"""Told before each doorway: its number from 1, and how many there are.

Its number is 0 while another process compiles and this one waits for it.
"""


def is_warm(package: str | None) -> bool:
    """Whether a game's package and its bots are compiled already, or run uncompiled anyway."""
    marker = _marker(package)
    return marker is None or marker.exists()


def warm(package: str | None, doorways: Sequence[Doorway], report: Report) -> None:
    """Call every compiled function that Python calls for a game and its bots.

    The package is what `is_warm` is asked about, so these must be all its doorways.
    """
    total = len(doorways)
    with _alone(lambda: report(0, total)):
        for number, call in enumerate(doorways, 1):
            report(number, total)
            call()
        marker = _marker(package)
        if marker is not None:
            marker.touch()


@contextmanager
def _alone(waiting: Callable[[], None]) -> Iterator[None]:
    """Wait until no other process compiles into this cache, and keep others waiting.

    Numba numbers the files of a function without asking who else does, so of two processes that
    fill one empty cache each can end up with the other's machine code. The system lets go of
    the lock of a process that was killed.
    """
    if compiling.CACHE is None:
        yield
        return
    lock = FileLock(compiling.CACHE / "lock")
    try:
        lock.acquire(blocking=False)
    except Timeout:
        waiting()
        lock.acquire()
    try:
        yield
    finally:
        lock.release()


def _marker(package: str | None) -> Path | None:
    """The file that says the cache is complete for these very sources.

    Numba compiles anew when a source file has moved or is newer, so both are part of the name.
    """
    if compiling.CACHE is None:
        return None
    digest = hashlib.sha256()
    for used in compiling.made_of(package and f"bots/{package}"):
        for path in sorted((compiling.PACKAGE / used).rglob("*.py")):
            digest.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
    return compiling.CACHE / f"warm-{package or 'outside'}-{digest.hexdigest()[:20]}"
