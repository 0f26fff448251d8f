"""The condition of the store, from what it could do last: whoever asks about it writes nothing."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal

from heliopolis.server.store.protocol import StoreAway, StoreFull

_FULL: Final = 60_000
"""So many milliseconds a store counts as full, unless something could be stored meanwhile."""
_PATIENCE: Final = 2.0
"""So many seconds may a sign of life take until the store counts as away."""


class Condition:
    """Whether moves can be stored, as the house and everybody who plays have found out."""

    def __init__(
        self, clock: Callable[[], int], seconds: Callable[[], float] = time.monotonic
    ) -> None:
        """`clock` is the one of the house, in milliseconds; no test stops `seconds` but its own."""
        self._clock = clock
        self._seconds = seconds
        self._full_at: int | None = None
        self._away = False
        self._asked_at: float | None = None
        """Since when the store owes an answer to a sign of life."""

    def told(self) -> Literal["ok", "full", "away"]:
        """In one word, as `/api/health` tells it."""
        owes = self._asked_at
        if self._away or (owes is not None and self._seconds() - owes > _PATIENCE):
            return "away"
        if self._full_at is not None and self._clock() - self._full_at < _FULL:
            return "full"
        return "ok"

    def note(self, fault: Exception) -> None:
        """Take note of what the store could not do."""
        if isinstance(fault, StoreFull):
            self._full_at = self._clock()
        elif isinstance(fault, StoreAway):
            self._away = True

    def stored(self) -> None:
        """Take note that something has found room."""
        self._full_at = None
        self._away = False

    @contextmanager
    def sign_of_life(self) -> Iterator[None]:
        """Take note of how long a sign of life takes, and that the store is there if it took it."""
        self._asked_at = self._seconds()
        try:
            yield
            self._away = False
        finally:
            self._asked_at = None
