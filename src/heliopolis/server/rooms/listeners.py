"""Who listens to a room here, and who is there at all: presence is news, and never stored."""

from collections.abc import Iterable, Iterator
from typing import Final, Protocol

from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.server.tables.document import Document
from heliopolis.wire.server import Farewell

FORGOTTEN: Final = 15_000
"""After so many milliseconds without news from another process its people count as gone."""


UNTOLD: Final = -1
"""The version of who has seen nothing of the game yet, not even how it begins."""


class Listener(Protocol):
    """Somebody at the other end of a socket.

    `version` is that of the last update it was sent, `said` the number of the last line of chat.
    """

    seat: Seat | None
    version: int
    said: int

    def send(self, frame: bytes) -> None:
        """Take a frame to be sent; a reader that is too slow is dropped, and never waited for."""

    def dismiss(self, code: Farewell) -> None:
        """Say goodbye and close."""

    def belongs(self, document: Document) -> bool:
        """Whether its seat is still its own."""
        ...


@value
class Elsewhere:
    """Who is there in another process, as it said at a wall time."""

    seats: frozenset[Seat]
    spectators: int
    at: int


class Listeners:
    """All who listen to one room, here and in other processes."""

    def __init__(self, now: int) -> None:
        self._here: dict[Listener, None] = {}
        self._elsewhere: dict[str, Elsewhere] = {}
        self._since = now
        """Nobody can have been away for longer than this room is there."""
        self._left: dict[Seat, int] = {}
        """When people were seen last."""

    def __iter__(self) -> Iterator[Listener]:
        return iter(tuple(self._here))

    def __contains__(self, listener: Listener) -> bool:
        return listener in self._here

    def __len__(self) -> int:
        return len(self._here)

    def add(self, listener: Listener) -> None:
        """Tell somebody from now on."""
        self._here[listener] = None

    def drop(self, listener: Listener, now: int) -> None:
        """Tell somebody nothing any more; does nothing for who does not listen."""
        if listener not in self._here:
            return
        del self._here[listener]
        if listener.seat is not None and listener.seat not in self.seats_here:
            self._left[listener.seat] = now

    def send_strangers_away(self, document: Document, now: int, code: Farewell) -> None:
        """Tell nothing more to those whose seats are not their own any more."""
        for listener in self:
            if not listener.belongs(document):
                listener.dismiss(code)
                self.drop(listener, now)

    def hear(self, process: str, seats: Iterable[Seat], spectators: int, now: int) -> None:
        """Take note of who is there in another process."""
        before = self._elsewhere.get(process)
        said = Elsewhere(frozenset(seats), spectators, now)
        self._elsewhere[process] = said
        for seat in said.seats | (before.seats if before else frozenset()):
            self._left[seat] = now

    def forget_silent(self, now: int) -> None:
        """Forget the processes that have said nothing for long."""
        said = self._elsewhere.items()
        self._elsewhere = {name: one for name, one in said if now - one.at < FORGOTTEN}

    def there(self, now: int) -> tuple[frozenset[Seat], int]:
        """The seats whose people are there, and how many watch, in all processes."""
        fresh = self._fresh(now)
        return self.seats_here.union(*(one.seats for one in fresh)), self.spectators(now)

    @property
    def seats_here(self) -> frozenset[Seat]:
        """The seats whose people are there in this process."""
        return frozenset(one.seat for one in self._here if one.seat is not None)

    @property
    def spectators_here(self) -> int:
        """How many watch in this process."""
        return sum(one.seat is None for one in self._here)

    def spectators(self, now: int) -> int:
        """How many watch."""
        return self.spectators_here + sum(one.spectators for one in self._fresh(now))

    def away(self, seat: Seat, now: int) -> int | None:
        """For how many milliseconds the person at a seat has been away; None for who is there."""
        if seat in self.seats_here or any(seat in one.seats for one in self._fresh(now)):
            return None
        return now - self._left.get(seat, self._since)

    def _fresh(self, now: int) -> list[Elsewhere]:
        return [one for one in self._elsewhere.values() if now - one.at < FORGOTTEN]
