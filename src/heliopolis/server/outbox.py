"""What waits to be sent to one reader: nobody waits for a slow one, who is dropped instead."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

MOST: Final = 256
"""So many frames may wait; then the reader is too slow, and catches up when it comes back."""
PATIENCE: Final = 5.0
"""So many seconds may the sending of one frame take."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Outbox:
    """The frames for one socket, sent one after the other by `run`."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._frames: deque[bytes] = deque()
        self._wanted: asyncio.Future[None] | None = None
        self._closing = False
        self.too_slow = False

    def put(self, frame: bytes) -> None:
        """Have a frame sent as soon as the reader takes it."""
        if self._closing:
            return
        if len(self._frames) >= MOST:
            self.too_slow = True
            self.close()
            return
        self._frames.append(frame)
        self._wake()

    def close(self) -> None:
        """Send what waits, then nothing more; to a reader that is too slow nothing at all."""
        self._closing = True
        if self.too_slow:
            self._frames.clear()
        self._wake()

    def _wake(self) -> None:
        if self._wanted is not None and not self._wanted.done():
            self._wanted.set_result(None)

    async def run(self) -> None:
        """Send until it is closed; raise `TimeoutError` when the reader takes nothing."""
        loop = asyncio.get_running_loop()
        while True:
            while self._frames:
                text = self._frames.popleft().decode()
                async with asyncio.timeout(PATIENCE):
                    await self._send({"type": "websocket.send", "text": text})
            if self._closing:
                return
            self._wanted = loop.create_future()
            await self._wanted
