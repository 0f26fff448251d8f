"""A line by ASGI alone, for sockets that no uvicorn serves."""

import asyncio
from collections.abc import Iterable
from typing import Any

from heliopolis.server.lines import LINE


class AsgiLine:
    """A line whose reader takes everything."""

    free = True

    def __init__(self, send: Any) -> None:
        self._send = send
        self._sending: asyncio.Task[None] | None = None

    async def freed(self) -> None:
        """Never wait."""

    def write(self, texts: Iterable[bytes]) -> bool:
        self._sending = asyncio.ensure_future(self._after(self._sending, tuple(texts)))
        return True

    async def _after(self, before: "asyncio.Task[None] | None", texts: tuple[bytes, ...]) -> None:
        if before is not None:
            await before
        for text in texts:
            await self._send({"type": "websocket.send", "text": text.decode()})

    async def close(self, message: Any) -> None:
        """Let nothing overtake the texts, the close least of all."""
        if self._sending is not None:
            await self._sending
        await self._send(message)

    def hang_up(self) -> None:
        """There is nothing to hang up."""


def with_lines(app: Any) -> Any:
    """The same app, whose sockets have lines."""

    async def served(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            await app(scope, receive, send)
            return
        line = AsgiLine(send)
        scope.setdefault("extensions", {})[LINE] = line

        async def sent(message: Any) -> None:
            await (line.close(message) if message["type"] == "websocket.close" else send(message))

        await app(scope, receive, sent)

    return served
