"""The websockets of uvicorn, quick to hear and to send, that hang up on who reads nothing.

A connection that is closed the usual way stays until the other side has taken what was sent, which
may be never: whoever opens many and reads nothing would keep all of them.
"""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Any, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

LINE: Final = "heliopolis.line"
"""Where a scope has its line."""
_END_OF_REQUEST: Final = b"\r\n\r\n"
_WHOLE_TEXT: Final = b"\x81"
"""What a frame begins with that is a text, and all of it."""
_READ_AHEAD: Final = 8
"""So many messages may wait to be obeyed before no more are read."""
_MASKED: Final = 0x80
"""What is added to the length of a frame that comes from a client."""
_MASK_AT: Final = 2
_TEXT_AT: Final = 6
"""Where the mask and the text of a short masked frame begin."""
_LAST: Final = 0x80
"""The bit of a frame that ends its message."""
_OPCODE: Final = 0x0F
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


class _Inbox:
    """What has come for one reader; a queue of asyncio does more, and takes longer."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._waiting: asyncio.Future[None] | None = None
        self.messages: deque[Any] = deque()

    def put_nowait(self, message: Any) -> None:
        """Take a message, and wake whoever waits for one."""
        self.messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def come(self) -> None:
        """Wait until there is a message."""
        while not self.messages:
            self._waiting = self._loop.create_future()
            await self._waiting


class UvicornLine(WebSocketsSansIOProtocol):
    """A websocket that its scope holds, and that hangs up on who answers no ping."""

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self._inbox = _Inbox(self.loop)
        queue: Any = self._inbox
        self.queue = queue
        self._between_frames = False
        """Whether all frames so far were whole messages and have come to their ends."""

    def handle_connect(self, event: Request) -> None:
        """Hand the socket to the app, which begins when we are done here."""
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][LINE] = self

    def data_received(self, data: bytes) -> None:
        """Hear what comes; a short text that comes alone is read here, as nearly all are.

        The usual way, by five generators and a frame object, takes ten times as long; it is still
        the way of everything else, and of all that follows something unfinished.
        """
        if self._between_frames:
            text = _short_text(data)
            if text is not None and self.conn.state is State.OPEN and not self.close_sent:
                self._inbox.put_nowait({"type": "websocket.receive", "text": text})
                self._read_no_further()
                return
            self._between_frames = _whole(data)
        elif not self.handshake_initiated:
            _, end, after = data.partition(_END_OF_REQUEST)
            self._between_frames = bool(end) and not after
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Hand over a message; reading goes on unless many wait.

        The usual way stops reading at every message and begins again, which is two calls more.
        """
        before, self.read_paused = self.read_paused, True  # what has stopped is not stopped again
        super().send_receive_event_to_app()
        self.read_paused = before
        self._read_no_further()

    def _read_no_further(self) -> None:
        """Stop reading where enough waits already."""
        if not self.read_paused and len(self._inbox.messages) > _READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> Any:
        """The next message; reading goes on when none waits any more."""
        messages = self._inbox.messages
        if not messages:
            await self._inbox.come()
        message = messages.popleft()
        if self.read_paused and not messages:
            self.read_paused = False
            self.transport.resume_reading()
        return message

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


def _short_text(data: bytes) -> str | None:
    """The text that a client sent in one short frame; None where this is not just such a frame."""
    if data[:1] != _WHOLE_TEXT or len(data) < _TEXT_AT:
        return None
    length = data[1] - _MASKED
    if not 0 < length < _SHORT or len(data) != _TEXT_AT + length:
        return None
    mask = data[_MASK_AT:_TEXT_AT] * (length // 4 + 1)
    masked = int.from_bytes(data[_TEXT_AT:]) ^ int.from_bytes(mask[:length])
    try:
        return masked.to_bytes(length).decode()
    except UnicodeDecodeError:
        return None


def _whole(data: bytes) -> bool:
    """Whether this is exactly one short frame of a client that no other frame goes on with."""
    if len(data) < _TEXT_AT:
        return False
    ends = bool(data[0] & _LAST) and bool(data[0] & _OPCODE)
    return ends and len(data) == _TEXT_AT + data[1] - _MASKED < _TEXT_AT + _SHORT


def line_of(scope: dict[str, Any]) -> Line:
    """The line of a socket that uvicorn serves by a `UvicornLine`."""
    line: Line = scope["extensions"][LINE]
    return line
