"""Compiling everything that Python calls, once, so that afterwards nothing makes anybody wait."""

import hashlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from heliopolis.core import compile as compiling

Doorway = tuple[str, Callable[[], object]]
"""What is compiled, in words, and a call that does it."""
Report = Callable[[int, int, str], None]
"""Told before each piece: its number from 1, how many there are, and what it is.

Its number is 0 while another process compiles and this one waits for it.
"""


def is_warm(name: str) -> bool:
    """Whether everything of that name is compiled already, or runs uncompiled anyway."""
    marker = _marker(name)
    return marker is None or marker.exists()


def warm(name: str, doorways: Sequence[Doorway], report: Report) -> None:
    """Call every compiled function that Python calls, with the types it is called with.

    The name, of a game, is what `is_warm` is asked about, so its doorways must be all it has.
    """
    total = len(doorways)
    with _alone(lambda: report(0, total, "waiting for another process that compiles them")):
        for number, (what, call) in enumerate(doorways, 1):
            report(number, total, what)
            call()
        marker = _marker(name)
        if marker is not None:
            marker.touch()


@contextmanager
def _alone(waiting: Callable[[], None]) -> Iterator[None]:
    """Wait until no other process compiles into this cache, and keep others waiting.

    Numba numbers the files of a function without asking who else does, so of two processes that
    fill one empty cache each can end up with the other's machine code. The system lets go of
    the lock of a process that was killed.
    """
    try:
        import fcntl
    except ImportError:  # Windows: nothing there waits
        yield
        return
    if compiling.CACHE is None:
        yield
        return
    with (compiling.CACHE / "lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            waiting()
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _marker(name: str) -> Path | None:
    """The file that says the cache is complete for these very sources.

    Numba compiles anew when a source file has moved or is newer, so both are part of the name.
    """
    if compiling.CACHE is None:
        return None
    digest = hashlib.sha256()
    for package in compiling.COMPILED_PACKAGES:
        for path in sorted((compiling.PACKAGE / package).rglob("*.py")):
            digest.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
    return compiling.CACHE / f"warm-{name}-{digest.hexdigest()[:20]}"
