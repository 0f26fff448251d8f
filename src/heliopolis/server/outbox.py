"""What waits to be sent to one reader: nobody waits for a slow one, who is dropped instead."""

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from typing import Any, Final

MOST: Final = 256
"""So many frames may wait; then the reader is too slow, and catches up when it comes back."""
MOST_BYTES: Final = 1_000_000
"""So much may wait: whoever asks for whole games and reads nothing shall not fill our memory."""
PATIENCE: Final = 5.0
"""So many seconds may the sending of one frame take."""

Send = Callable[[dict[str, Any]], Awaitable[None]]


class Outbox:
    """The frames for one socket, sent in their order.

    Nearly always the network takes a frame at once, so sending it needs no task of its own: that
    costs half as much. Only for a reader that is behind a task goes on with what waits.
    """

    def __init__(self, send: Send, lost: Callable[[], None]) -> None:
        """`lost` is told when nothing more can be sent."""
        self._send = send
        self._lost = lost
        self._frames: deque[bytes] = deque()
        self._waiting = 0
        self._behind: asyncio.Task[None] | None = None
        self._closed = False
        self.too_slow = False

    def put(self, frame: bytes) -> None:
        """Have a frame sent as soon as the reader takes it."""
        if self._closed:
            return
        if self._behind is not None:
            self._waiting += len(frame)
            if len(self._frames) >= MOST or self._waiting > MOST_BYTES:
                self._give_up()
            else:
                self._frames.append(frame)
            return
        try:
            rest = begun(self._sending(frame))
        except Exception:  # whatever a server raises for a client that has left
            self._lost()
            return
        if rest is not None:
            self._behind = asyncio.get_running_loop().create_task(self._go_on(rest))

    async def close(self, patience: float) -> None:
        """Send what waits, for so many seconds at most, and nothing more."""
        self._closed = True
        behind = self._behind
        if behind is not None:
            await asyncio.wait({behind}, timeout=patience)
            behind.cancel()
            await asyncio.gather(behind, return_exceptions=True)

    def _sending(self, frame: bytes) -> Coroutine[Any, Any, None]:
        sending = self._send({"type": "websocket.send", "text": frame.decode()})
        assert isinstance(sending, Coroutine)
        return sending

    async def _go_on(self, rest: Awaitable[None]) -> None:
        """Send what waits, until nothing does."""
        try:
            async with asyncio.timeout(PATIENCE):
                await rest
            while self._frames:
                frame = self._frames.popleft()
                self._waiting -= len(frame)
                async with asyncio.timeout(PATIENCE):
                    await self._sending(frame)
        except TimeoutError:
            self._give_up()
        except Exception:  # whatever a server raises for a client that has left
            self._lost()
        finally:
            self._behind = None

    def _give_up(self) -> None:
        self.too_slow = True
        self._closed = True
        self._frames.clear()
        self._lost()


def begun(work: Coroutine[Any, Any, None]) -> Awaitable[None] | None:
    """Do the first step of some work; what is left of it, None where nothing is."""
    try:
        waits_for = work.send(None)
    except StopIteration:
        return None
    return _rest(work, waits_for)


@types.coroutine
def _rest(work: Coroutine[Any, Any, None], waits_for: Any) -> Generator[Any, Any, None]:
    """Go on with work that waits for something, as a task would have from the beginning."""
    while True:
        try:
            heard = yield waits_for
        except BaseException as fault:
            waits_for = work.throw(fault)
        else:
            try:
                waits_for = work.send(heard)
            except StopIteration:
                return
