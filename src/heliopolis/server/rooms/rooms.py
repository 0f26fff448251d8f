"""The rooms of one process: loaded when somebody comes, forgotten when nobody is there."""

from collections.abc import Awaitable, Callable, Iterator
from weakref import WeakValueDictionary

from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Room
from heliopolis.server.store.protocol import Store


class Rooms:
    """Every table that this process knows, by its id.

    There is one room for a table as long as anybody has it, even if nobody listens there: whoever
    comes while a bot still thinks gets the room in which it will move.
    """

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        stored: Callable[[Room], None],
        doubted: Callable[[Room], None],
        prepare: Callable[[str], Awaitable[None]],
    ) -> None:
        """`stored` is told of every change that a room has stored, `doubted` where one may be."""
        self._store = store
        self._clock = clock
        self._secret = secret
        self._stored = stored
        self._doubted = doubted
        self._prepare = prepare
        self._known: WeakValueDictionary[str, Room] = WeakValueDictionary()
        self._kept: dict[str, Room] = {}
        """Those that stay although nobody else may have them now."""

    def __len__(self) -> int:
        return len(self._known)

    def __iter__(self) -> Iterator[Room]:
        return iter(tuple(self._known.values()))

    def known(self, identifier: str) -> Room | None:
        """The room of a table if this process has one."""
        return self._known.get(identifier)

    async def get(self, identifier: str) -> Room:
        """The room of a table, loaded; raise `Gone` where there is none."""
        room = self._known.get(identifier)
        if room is None:
            room = Room(identifier, self._store, self._clock, self._secret, self._prepare)
            room.stored, room.doubted = self._stored, self._doubted
            self._known[identifier] = room
        self._kept[identifier] = room
        try:
            async with room.lock:
                await room.catch_up()
        except Gone:
            self.forget(identifier)
            raise
        return room

    def forget(self, identifier: str) -> None:
        """Know nothing of a table any more; whoever listens is told so by others."""
        self._known.pop(identifier, None)
        self._kept.pop(identifier, None)

    def forget_idle(self) -> None:
        """Keep only the tables to which somebody listens here; others may still have the rest."""
        self._kept = {id: room for id, room in self._kept.items() if len(room.listeners)}
