"""What is read from a websocket by ourselves is what the library reads, however it comes."""

import asyncio
from random import Random
from typing import Any, Final

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from heliopolis.server.lines import UvicornLine

REQUEST: Final = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LONG: Final = 9_000
"""More than a frame may hold."""


class _Transport(asyncio.Transport):
    """Remembers what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True


async def _heard(
    kind: type[WebSocketsSansIOProtocol], chunks: list[bytes]
) -> tuple[list[Any], bytes]:
    """What an app hears, and what the client hears, when these bytes come."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while True:
            message = await receive()
            heard.append(message)
            if message["type"] == "websocket.disconnect":
                return

    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        ws_max_size=8192,
        ws_per_message_deflate=False,
        ws_ping_interval=None,
    )
    config.load()
    protocol, transport = kind(config, ServerState(), {}), _Transport()
    protocol.connection_made(transport)
    for chunk in chunks:
        if transport.closed:
            break
        try:
            protocol.data_received(chunk)
        except (AssertionError, InvalidState) as fault:  # what the library does not expect either
            heard.append(type(fault))
            break
        for _ in range(4):
            await asyncio.sleep(0)
    protocol.connection_lost(None)
    for _ in range(10):
        await asyncio.sleep(0)
    return heard, b"".join(transport.written)


def _frames(random: Random) -> list[bytes]:
    """Some frames of a client, a few of them wrong."""
    made = []
    for _ in range(random.randrange(1, 9)):
        kind = random.randrange(12)
        if kind < 6:
            made.append(
                [
                    Frame(
                        Opcode.TEXT,
                        random.choice(
                            (b"{}", "größe".encode() * 3, b"x" * random.choice((0, 1, 124, 125)))
                        ),
                    )
                ]
            )
        elif kind == 6:
            parts = [Frame(Opcode.TEXT, b"one ", fin=False), Frame(Opcode.CONT, b"two")]
            made.append([parts[0], *random.choices([Frame(Opcode.PING, b"?")], k=1), parts[1]])
        elif kind == 7:
            made.append([Frame(Opcode.PONG, b"late")])
        elif kind == 8:
            made.append([Frame(Opcode.BINARY, b"\xff\x00")])
        elif kind == 9:
            made.append([Frame(Opcode.TEXT, b"x" * random.choice((126, 127, 300, LONG)))])
        elif kind == 10:
            made.append([Frame(Opcode.PING, b"are you there")])
        else:
            wrong = (Frame(Opcode.CONT, b"of what"), Frame(Opcode.CLOSE, b"\x03\xe8"))
            made.append([random.choice(wrong)])
    if random.random() < 0.1:
        made.append([Frame(Opcode.TEXT, b"no \xff text")])
    spoilt = random.random() < 0.1
    return [
        frame.serialize(mask=not (spoilt and random.random() < 0.2))
        for frames in made
        for frame in frames
    ]


def _chunks(frames: list[bytes], random: Random) -> list[bytes]:
    """The frames as a network may bring them: mostly one by one, or cut and joined anywhere."""
    if random.random() < 0.5:
        return frames
    data, found = b"".join(frames), []
    while data:
        size = random.choice((1, 2, 5, 7, 40, 131, 1000))
        found.append(data[:size])
        data = data[size:]
    return found


@pytest.mark.parametrize("seed", range(300))
def test_an_app_hears_what_it_would_hear_without_us(seed: int) -> None:
    random = Random(seed)
    chunks = _chunks(_frames(random), random)
    asked = [REQUEST] if random.random() < 0.8 else [REQUEST[:40], REQUEST[40:] + chunks.pop(0)]
    ours = asyncio.run(_heard(UvicornLine, [*asked, *chunks]))
    theirs = asyncio.run(_heard(WebSocketsSansIOProtocol, [*asked, *chunks]))
    assert ours == theirs


def test_a_short_text_that_comes_alone_needs_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after a ping; but not after something unfinished."""
    asked: list[bytes] = []
    usual = WebSocketsSansIOProtocol.data_received

    def watched(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        asked.append(data)
        usual(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", watched)
    move = Frame(Opcode.TEXT, b'{"type":"move"}').serialize(mask=True)
    ping = Frame(Opcode.PING, b"there?").serialize(mask=True)
    halves = [move[:9], move[9:]]
    heard, _ = asyncio.run(_heard(UvicornLine, [REQUEST, move, ping, move, *halves, move]))
    assert [one["text"] for one in heard[:-1]] == ['{"type":"move"}'] * 4
    assert asked == [REQUEST, ping, *halves, move]
