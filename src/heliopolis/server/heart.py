"""The heart of a process: it says that somebody serves the tables, and hears whether others do."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from heliopolis.server.logs import logger
from heliopolis.server.rooms.giving import give_back
from heliopolis.server.rooms.rooms import Rooms
from heliopolis.server.store.protocol import Store, StoreAway, StoreFull

_CRASHED: Final = 6_000
"""Nobody alive for so many milliseconds: the server was down, and clocks shall not have run.

In a shorter time others may have served the tables, who have not said so again yet.
"""
_GIVING: Final = 2.0
"""So many seconds are clocks moved before anything else; the rest is done beside."""

_LAST: Final = 2.0
"""So many seconds has the store for the last beat."""

_log = logger(__name__)


class Heart:
    """Beats in every process that serves a database."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        clock: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"],
        alone: bool,
    ) -> None:
        """`alone` is a process that hears no news: it can only notice that it is not."""
        self._store = store
        self._rooms = rooms
        self._clock = clock
        self._spawn = spawn
        self._alone = alone
        self._last = 0
        """When a heart has beaten last, as this process knows."""
        self._others_until = 0

    @property
    def others_unheard(self) -> bool:
        """Whether others seem to serve the same tables, though no news come from them."""
        return self._clock() < self._others_until

    async def begin(self, sole: bool) -> None:
        """Beat for the first time; a `sole` process knows that nobody served before it began."""
        await self.beat(0 if sole else _CRASHED)

    async def end(self) -> None:
        """Beat for the last time, so that the next start knows for how long nobody served.

        Whoever has not said so for long leaves the gap to be given back then, and nobody waits
        for a store that does not answer.
        """
        now = self._clock()
        if self._last and now - self._last <= _CRASHED:
            with suppress(StoreAway, StoreFull, TimeoutError):
                async with asyncio.timeout(_LAST):
                    await self._store.alive(now)

    async def beat(self, least: int = _CRASHED) -> None:
        """Say that somebody serves the tables; clocks get back the time in which nobody did."""
        now = self._clock()
        last = await self._store.alive(now)
        if self._alone and 0 < self._last < last:  # a heart has beaten that is not ours
            if not self.others_unheard:
                _log.warning("news-missing")
            self._others_until = now + _CRASHED
        self._last = max(last, now)
        down = now - last
        if down > least:
            await self._store.postpone(down)  # at once, before another process finds clocks fallen
            giving = self._spawn(give_back(self._store, self._rooms, down))
            await asyncio.wait({giving}, timeout=_GIVING)
