"""What is written to a websocket by ourselves, heard by somebody else's client."""

import asyncio
from typing import Any

import uvicorn
from websockets.asyncio.client import connect

from heliopolis.server.lines import UvicornLine, line_of

LENGTHS = (0, 1, 125, 126, 127, 65_535, 65_536, 70_000)
"""On both sides of where a frame's length takes more bytes (RFC 6455, 5.2)."""
TEXTS = [b"x" * length for length in LENGTHS]


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
        config = uvicorn.Config(
            app, port=0, lifespan="off", log_level="error", ws=UvicornLine, ws_max_size=8192
        )
        server = uvicorn.Server(config)
        serving = asyncio.ensure_future(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with connect(f"ws://127.0.0.1:{port}/", max_size=None, compression=None) as client:
            heard.extend([str(await client.recv()) for _ in range(2 * len(TEXTS))])
        server.should_exit = True
        await serving

    asyncio.run(test())
    assert [text.encode() for text in heard] == TEXTS * 2
    assert after == [False]
