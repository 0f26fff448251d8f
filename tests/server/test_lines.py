"""What is written to a websocket by ourselves, heard by somebody else's client."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from heliopolis.server.lines import UvicornLine, line_of

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
"""On both sides of where a frame's length takes more bytes (RFC 6455, 5.2)."""
TEXTS = [b"x" * length for length in LENGTHS]


@asynccontextmanager
async def served(app: Any) -> AsyncIterator[int]:
    """The port of an app that uvicorn serves by our lines."""
    config = uvicorn.Config(
        app, port=0, lifespan="off", log_level="error", ws=UvicornLine, ws_max_size=8192
    )
    server = uvicorn.Server(config)
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    yield server.servers[0].sockets[0].getsockname()[1]
    server.should_exit = True
    await serving


def client_of(port: int) -> connect:
    return connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=None)


def test_texts_of_every_length_arrive_whole_and_in_order() -> None:
    heard: list[str] = []
    after: list[bool] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line = line_of(scope)
        assert line.write(TEXTS)
        for text in TEXTS:
            await line.freed()
            assert line.free
            assert line.write([text])
        await receive()
        after.append(line.write([b"nobody is there"]))

    async def test() -> None:
        async with served(app) as port, client_of(port) as client:
            heard.extend([str(await client.recv()) for _ in range(2 * len(TEXTS))])

    asyncio.run(test())
    assert [text.encode() for text in heard] == TEXTS * 2
    assert after == [False]


def test_messages_are_read_ahead_but_not_without_end() -> None:
    """A client that floods an app which takes nothing fills the network, and not our memory."""
    waiting: list[int] = []
    heard: list[str] = []
    many = 5_000

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        line: Any = line_of(scope)
        await asyncio.sleep(0.3)
        waiting.append(len(line.queue.messages))
        for _ in range(many):
            heard.append((await receive())["text"])

    async def test() -> None:
        async with served(app) as port, client_of(port) as client:
            for number in range(many):
                await client.send(f"{number:05}" + "x" * 1000)

    asyncio.run(test())
    assert [text[:5] for text in heard] == [f"{number:05}" for number in range(many)]
    assert waiting[0] < 300  # the rest of what one read brought is there too
