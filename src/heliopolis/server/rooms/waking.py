"""Waking the tables whose time has come and that nobody serves: bots, deadlines, fallen clocks."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from heliopolis.server.logs import logger
from heliopolis.server.rooms.attention import UNSERVED
from heliopolis.server.rooms.driving import Driver
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.rooms import Rooms
from heliopolis.server.store.protocol import Store, StoreAway

AT_ONCE: Final = 100
_MOST: Final = 1_000
"""So many tables wait at most to be woken, as all do whose game is still being compiled."""
_UNREADABLE: Final = 600_000
"""For so many milliseconds nobody looks at a table again that could not be read."""

_log = logger(__name__)


class Waking:
    """Wakes tables, those first that wait longest; one that cannot be woken keeps no other back."""

    def __init__(
        self,
        store: Store,
        rooms: Rooms,
        driver: Driver,
        clock: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._store = store
        self._rooms = rooms
        self._driver = driver
        self._clock = clock
        self._spawn = spawn
        self._waking: set[str] = set()
        self._unreadable: dict[str, int] = {}
        """When those may be tried again that could not be read."""

    async def look(self, until: int) -> None:
        """Wake some of the tables whose time has come by a moment; nobody waits for them."""
        now = self._clock()
        self._unreadable = {id: then for id, then in self._unreadable.items() if then > now}
        left_out = self._unreadable.keys() | self._waking
        room = min(AT_ONCE, _MOST - len(self._waking))
        if room <= 0:
            return
        for identifier in await self._store.due(until, len(left_out) + room):
            if identifier not in left_out:
                self._waking.add(identifier)
                self._spawn(self._wake(identifier))

    async def _wake(self, identifier: str) -> None:
        """Serve a table that nobody serves; its game may have to be compiled first."""
        try:
            room = await self._rooms.get(identifier)
            await room.put_off(self._clock() + UNSERVED)  # or all processes ask its bot
            self._driver.heed(room)
        except (Gone, StoreAway):
            return
        except Exception as fault:  # asking again would not help soon, and others wait
            self._unreadable[identifier] = self._clock() + _UNREADABLE
            _log.error("table-unreadable", game=identifier, exc_info=fault)
        finally:
            self._waking.discard(identifier)
