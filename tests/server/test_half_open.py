"""Whoever opens a connection and does not ask for anything in time is hung up on."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import connect

from heliopolis.server import requests
from heliopolis.server.network import listen, port_of, server_of

from . import crowding
from .rooms.builders import run

HEAD = b"GET / HTTP/1.1\r\nHost: here\r\n"
"""A head that is not at its end."""
WHOLE = HEAD + b"\r\n"
SOON = 0.3
LATER = 3 * SOON
PATIENCE = 20.0

Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(scope: Any, receive: Any, send: Any) -> None:
    """Answers with the body, after as many seconds as the path says."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
        return
    body, more = b"", True
    while more:
        message = await receive()
        body += message.get("body", b"")
        more = message.get("more_body", False)
    if scope["path"] == "/slow":
        await asyncio.sleep(LATER)
    text = body or b"nothing"
    headers = [(b"content-length", b"%d" % len(text))]
    await send({"type": "http.response.start", "status": 200, "headers": headers})
    await send({"type": "http.response.body", "body": text})


@asynccontextmanager
async def served() -> AsyncIterator[int]:
    """The port of the app, served as ours is."""
    ear = listen("127.0.0.1", 0)
    server = server_of(app, lifespan=False)
    serving = asyncio.ensure_future(server.serve([ear]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield port_of(ear)
    finally:
        server.should_exit = True
        await serving


def at_a_server(
    monkeypatch: pytest.MonkeyPatch, test: Callable[[int], Awaitable[None]], soon: float = SOON
) -> None:
    """Run a test at a server that waits for a head so long."""
    monkeypatch.setattr(requests, "HEAD_WITHIN", soon)

    async def within() -> None:
        async with served() as port:
            await test(port)

    run(within)


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """Read until the server ends the connection; what it has said."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionResetError:
        return b""


async def trickle(writer: asyncio.StreamWriter) -> None:
    """Send one header after the other, and never the end, for as long as somebody listens."""
    while True:
        writer.write(b"x-more: 1\r\n")
        await writer.drain()
        await asyncio.sleep(0.02)


async def ask(connection: Connection, data: bytes = WHOLE) -> bytes:
    """Send a request; the body of its answer."""
    reader, writer = connection
    writer.write(data)
    return await answer(reader)


async def answer(reader: asyncio.StreamReader) -> bytes:
    """The body of the next answer."""
    head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)
    length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0])
    return await reader.readexactly(length)


def test_a_head_has_twenty_seconds() -> None:
    assert requests.HEAD_WITHIN == 20


@pytest.mark.parametrize("begun", [b"", b"G", HEAD])
def test_who_says_nothing_or_half_is_hung_up_on(
    monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)

        assert await hung_up(reader) == b""
        writer.close()

    at_a_server(monkeypatch, test)


def test_a_head_that_goes_on_and_on_is_hung_up_on(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(HEAD)
        trickling = asyncio.ensure_future(trickle(writer))

        assert await hung_up(reader) == b""
        trickling.cancel()
        await asyncio.gather(trickling, return_exceptions=True)
        writer.close()

    at_a_server(monkeypatch, test)


def test_also_after_an_answer_a_head_has_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        assert await ask((reader, writer)) == b"nothing"
        writer.write(HEAD)
        trickling = asyncio.ensure_future(trickle(writer))

        assert await hung_up(reader) == b""
        trickling.cancel()
        await asyncio.gather(trickling, return_exceptions=True)
        writer.close()

    at_a_server(monkeypatch, test)


def test_who_asks_in_time_is_answered_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        connection = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(4):
            await asyncio.sleep(0.5)
            assert await ask(connection) == b"nothing"
        connection[1].close()

    at_a_server(monkeypatch, test, soon=1.5)


def test_requests_that_come_together_are_all_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        slow = b"GET /slow HTTP/1.1\r\nHost: here\r\n\r\n"

        assert await ask((reader, writer), slow + slow + HEAD) == b"nothing"
        assert await answer(reader) == b"nothing"
        assert await hung_up(reader) == b""
        writer.close()

    at_a_server(monkeypatch, test)


def test_an_answer_and_a_body_may_take_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"POST /slow HTTP/1.1\r\nHost: here\r\nContent-Length: 4\r\n\r\nab")
        await asyncio.sleep(LATER)
        writer.write(b"cd")

        assert await answer(reader) == b"abcd"
        writer.close()

    at_a_server(monkeypatch, test)


def test_a_websocket_may_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(port: int) -> None:
        async with connect(f"ws://127.0.0.1:{port}/") as socket:
            await asyncio.sleep(LATER)
            await socket.send("still here")

            assert await socket.recv() == "still here"

    at_a_server(monkeypatch, test)


def test_a_crowd_that_says_nothing_keeps_nobody_from_being_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test(port: int) -> None:
        begun = tuple(crowding.BEGUN.values())
        opened = [
            await crowding.open_halfway(port, f"127.0.0.{2 + number % 8}", begun[number % 4])
            for number in range(400)
        ]
        connection = await asyncio.open_connection("127.0.0.1", port)
        assert await ask(connection) == b"nothing"
        connection[1].close()

        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*map(crowding.until_hung_up, opened))

    at_a_server(monkeypatch, test, soon=2.0)
