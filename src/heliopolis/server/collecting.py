"""How Python's collector looks for garbage in a server: a little at a time, and all of it seldom.

Games keep all their positions, and nearly nothing of them ever is garbage that only the collector
finds. Left to itself it looks through all of them again and again, and everybody waits meanwhile:
a tenth of a second is a hundred moves.
"""

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

YOUNG: Final = 1_000
"""So many new objects are looked through at once, which takes a fraction of a millisecond."""
ALL: Final = 500
"""After so many such looks all objects are looked through, if they are not far more by then."""
_NEVER: Final = 1_000_000

Later = Callable[[Callable[[], None]], object]
"""Has something done soon, on the event loop and from any thread."""


class _Collector:
    """Lets the collector look once at what is new, and puts what stays out of its sight.

    What becomes garbage later is found when all objects are looked through: they are as soon as
    half as many have come as there were.
    """

    def __init__(self, later: Later) -> None:
        self._later = later
        self._looks = 0
        self._all_after = ALL

    def look_at_all(self) -> None:
        """Find all garbage; everybody waits for it."""
        gc.unfreeze()
        gc.collect()
        self._all_after = max(ALL, gc.get_freeze_count() // YOUNG // 2)

    def looked(self, phase: str, info: dict[str, Any]) -> None:
        """Hear that the collector begins or has looked."""
        if phase != "stop":
            return
        gc.freeze()
        if info["generation"] != 0:
            self._looks = 0
            return
        self._looks += 1
        if self._looks == self._all_after:
            self._later(self.look_at_all)


@contextmanager
def little_by_little(later: Later) -> Iterator[None]:
    """Let the collector stop everybody for short moments only, in all of this process."""
    collector = _Collector(later)
    before = gc.get_threshold()
    gc.callbacks.append(collector.looked)
    collector.look_at_all()
    gc.set_threshold(YOUNG, _NEVER, _NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(collector.looked)
        gc.unfreeze()
