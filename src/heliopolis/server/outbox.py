"""What waits to be sent to one reader: nobody waits for a slow one, who is dropped instead."""

import asyncio
from collections.abc import Callable
from typing import Final

from heliopolis.server.lines import Line

MOST: Final = 256
"""So many frames may wait; then the reader is too slow, and catches up when it comes back."""
MOST_BYTES: Final = 1_000_000
"""So much may wait: whoever asks for whole games and reads nothing shall not fill our memory."""
PATIENCE: Final = 5.0
"""So many seconds may the reader take nothing."""


class Post:
    """All outboxes with something to send: what one turn of the event loop says goes together.

    Whoever moves is told of the move and that it was accepted, and one call to the system less a
    move is a twentieth of all that a move costs.
    """

    def __init__(self) -> None:
        self._full: list[Outbox] = []

    def add(self, outbox: "Outbox") -> None:
        """Send what an outbox holds at the end of this turn."""
        if not self._full:
            asyncio.get_running_loop().call_soon(self._send)
        self._full.append(outbox)

    def _send(self) -> None:
        full, self._full = self._full, []
        for outbox in full:
            outbox.send()


class Outbox:
    """The frames for one socket, sent in their order.

    Nearly always the network takes them at once. Only for a reader that is behind a task goes on
    with what waits.
    """

    def __init__(self, post: Post, line: Line, lost: Callable[[], None]) -> None:
        """`lost` is told when nothing more can be sent."""
        self._post = post
        self._line = line
        self._lost = lost
        self._frames: list[bytes] = []
        self._waiting = 0
        self._behind: asyncio.Task[None] | None = None
        self._closed = False
        self.too_slow = False

    def put(self, frame: bytes) -> None:
        """Have a frame sent as soon as the reader takes it."""
        if self._closed:
            return
        self._waiting += len(frame)
        if len(self._frames) >= MOST or self._waiting > MOST_BYTES:
            self._give_up()
            return
        self._frames.append(frame)
        if len(self._frames) == 1 and self._behind is None:
            self._post.add(self)

    def send(self) -> None:
        """Send what waits, at once if the reader takes it."""
        if self._behind is not None or not self._frames:
            return
        if self._line.free:
            self._write()
        else:
            self._behind = asyncio.get_running_loop().create_task(self._go_on())

    def _write(self) -> None:
        frames = tuple(self._frames)
        self._frames.clear()
        self._waiting = 0
        if not self._line.write(frames):
            self._lost()

    async def close(self, patience: float) -> None:
        """Send what waits, for so many seconds at most, and nothing more."""
        self._closed = True
        self.send()
        behind = self._behind
        if behind is not None:
            await asyncio.wait({behind}, timeout=patience)
            behind.cancel()
            await asyncio.gather(behind, return_exceptions=True)

    async def _go_on(self) -> None:
        """Send what waits, until nothing does."""
        try:
            while self._frames:
                async with asyncio.timeout(PATIENCE):
                    await self._line.freed()
                self._write()
        except TimeoutError:
            self._give_up()
        finally:
            self._behind = None

    def _give_up(self) -> None:
        self.too_slow = True
        self._closed = True
        self._frames.clear()
        self._lost()
