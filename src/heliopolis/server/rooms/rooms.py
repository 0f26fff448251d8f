"""The rooms of one process: loaded when somebody comes, forgotten when nobody is there."""

from collections.abc import Awaitable, Callable, Iterator

from heliopolis.server.rooms.room import Gone, Room
from heliopolis.server.store.protocol import Store


class Rooms:
    """Every table that this process knows, by its id."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], int],
        secret: Callable[[], bytes],
        stored: Callable[[Room], None],
        prepare: Callable[[str], Awaitable[None]],
    ) -> None:
        """`stored` is told of every change that a room has stored."""
        self._store = store
        self._clock = clock
        self._secret = secret
        self._stored = stored
        self._prepare = prepare
        self._known: dict[str, Room] = {}

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
            room.stored = self._stored
            self._known[identifier] = room
        try:
            async with room.lock:
                await room.catch_up()
        except Gone:
            self._known.pop(identifier, None)
            raise
        return room

    def forget(self, identifier: str) -> None:
        """Know nothing of a table any more; whoever listens is told so by others."""
        self._known.pop(identifier, None)

    def forget_idle(self) -> None:
        """Forget the tables to which nobody listens here, unless somebody is busy with them."""
        for identifier, room in tuple(self._known.items()):
            if not len(room.listeners) and not room.lock.locked():
                del self._known[identifier]
