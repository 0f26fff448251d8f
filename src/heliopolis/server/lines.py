"""The websockets of uvicorn, with a quick way to send, and to hang up on who reads nothing.

A connection that is closed the usual way stays until the other side has taken what was sent, which
may be never: whoever opens many and reads nothing would keep all of them.
"""

from collections.abc import Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "heliopolis.line"
"""Where a scope has its line."""
_WHOLE_TEXT: Final = b"\x81"
"""What a frame begins with that is a text, and all of it."""
_READ_AHEAD: Final = 8
"""So many messages may wait to be obeyed before no more are read."""
_SHORT: Final = 126
_LONG: Final = 65_536
"""From so many bytes on a frame's length takes two bytes more, and eight."""


class Line(Protocol):
    """What an outbox writes to."""

    @property
    def free(self) -> bool:
        """Whether the reader takes more now."""
        ...

    async def freed(self) -> None:
        """Wait until the reader takes more."""

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send texts; False where nothing can be sent any more."""
        ...

    def hang_up(self) -> None:
        """End the connection at once, whatever the other side has taken."""


class UvicornLine(WebSocketsSansIOProtocol):
    """A websocket that its scope holds, and that hangs up on who answers no ping."""

    def handle_connect(self, event: Request) -> None:
        """Hand the socket to the app, which begins when we are done here."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][LINE] = self

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; reading goes on unless many wait.

        The usual way stops reading at every message and begins again, which is two calls more.
        """
        before = self.read_paused
        few = self.queue.qsize() < _READ_AHEAD
        self.read_paused = before or few  # what has stopped is not stopped again
        super().send_receive_event_to_app()
        if few:
            self.read_paused = before

    def keepalive_timeout(self) -> None:
        """Nobody is there any more: do not wait for them to take what was sent."""
        super().keepalive_timeout()
        self.transport.abort()

    @property
    def free(self) -> bool:
        """Whether the reader takes more now."""
        return self.writable.is_set()

    async def freed(self) -> None:
        """Wait until the reader takes more."""
        await self.writable.wait()

    def write(self, texts: Iterable[bytes]) -> bool:
        """Send texts; False where nothing can be sent any more.

        The usual way, by a coroutine and a frame object, takes twice as long; it is still the way
        of everything that is not a whole text.
        """
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            return False
        self.transport.write(b"".join([part for text in texts for part in (_head(text), text)]))
        return True

    def hang_up(self) -> None:
        """End the connection at once, whatever the other side has taken."""
        self.transport.abort()


def _head(text: bytes) -> bytes:
    """What stands before a text (RFC 6455, 5.2)."""
    length = len(text)
    if length < _SHORT:
        return _WHOLE_TEXT + length.to_bytes(1)
    if length < _LONG:
        return _WHOLE_TEXT + b"\x7e" + length.to_bytes(2)
    return _WHOLE_TEXT + b"\x7f" + length.to_bytes(8)


def line_of(scope: dict[str, Any]) -> Line:
    """The line of a socket that uvicorn serves by a `UvicornLine`."""
    line: Line = scope["extensions"][LINE]
    return line
