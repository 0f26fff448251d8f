"""A house behind a real server on a loopback port, and clients that talk to it."""

import asyncio
import hashlib
import socket
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Any, Self

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from heliopolis.core.contract import Seat
from heliopolis.server.callers import cookie_name
from heliopolis.server.house import House
from heliopolis.server.lines import UvicornLine
from heliopolis.server.socket import serve_socket
from heliopolis.wire import VERSION, decode_server, encode_client
from heliopolis.wire.client import ClientMessage, Commit, Hello, Move, Reveal
from heliopolis.wire.server import Accepted, Bye, Refused, Table, Update, Welcome

_NUMBERS: defaultdict[object, Iterator[int]] = defaultdict(count)
PATIENCE = 100.0
"""Seconds that a message may take."""


@asynccontextmanager
async def served(house: House, send_buffer: int = 0) -> AsyncIterator[str]:
    """Serve the sockets of a house; the address. `send_buffer` is what the system keeps of each."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await serve_socket(house, scope, receive, send)

    config = uvicorn.Config(
        app,
        port=0,
        lifespan="off",
        log_level="error",
        ws=UvicornLine,
        ws_per_message_deflate=False,
        ws_max_size=8192,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]  # the tests' own stay
    serving = asyncio.ensure_future(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    ear = server.servers[0].sockets[0]
    if send_buffer:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    port = ear.getsockname()[1]
    address = f"ws://127.0.0.1:{port}/ws"
    try:
        yield address
    finally:
        server.should_exit = True
        await serving
        await _hang_up(address)


_CALLS: dict[str, list[ClientConnection]] = {}
"""All that was dialled, by the address: no test leaves a connection behind."""


async def dial(address: str, **options: Any) -> ClientConnection:
    """Open a websocket that is closed, at the latest, when its server is."""
    connection = await connect(address, **options)
    _CALLS.setdefault(address, []).append(connection)
    return connection


async def _hang_up(address: str) -> None:
    for connection in _CALLS.pop(address, ()):
        connection.transport.abort()
        await connection.wait_closed()


class Client:
    """One socket, and what was heard on it: the view that it would show."""

    def __init__(self, connection: ClientConnection) -> None:
        self._connection = connection
        self._game: str | None = None
        self.frames: list[str] = []
        self.heard: list[Any] = []
        self.version = 0
        self.view: Any = None
        self.options: tuple[Any, ...] = ()
        self.table: Any = None
        self.farewell: Bye | None = None
        self._seat: Seat | None = None

    @classmethod
    async def join(
        cls,
        address: str,
        table: str,
        seat: Seat | None = None,
        secret: str = "",
        since: int = 0,
        cookie: str = "",
        said: int = 0,
    ) -> Self:
        """Say hello, and hear the answer."""
        headers = {"Cookie": cookie} if cookie else {}
        connection = await dial(address, additional_headers=headers, max_size=2**22)
        client = cls(connection)
        client.version = since
        client._seat = seat
        await client.send(Hello(VERSION, table, seat, since, secret, said))
        await client.hear(lambda message: isinstance(message, (Welcome, Bye)))
        return client

    async def close(self) -> None:
        """Leave without a word."""
        await self._connection.close()

    def drop(self) -> None:
        """Lose the connection in the middle of everything."""
        self._connection.transport.abort()

    async def send(self, message: ClientMessage) -> None:
        """Send a message."""
        await self._connection.send(encode_client(message), text=True)

    async def send_raw(self, data: str | bytes) -> None:
        """Send what may be no message."""
        await self._connection.send(data)

    async def next(self, patience: float = PATIENCE) -> Any:
        """The next message, folded into what is known; None when the server has closed."""
        try:
            frame = await asyncio.wait_for(self._connection.recv(), patience)
        except ConnectionClosed:
            return None
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = decode_server(self._game, frame)
        self.heard.append(message)
        self._fold(message)
        return message

    def _fold(self, message: Any) -> None:
        if isinstance(message, Welcome):
            self._game = message.table.game
            self.table = message.table
        elif isinstance(message, Table):
            self.table = message.table
        elif isinstance(message, Bye):
            self.farewell = message
        elif isinstance(message, Update):
            new = [move.version for move in message.moves if move.version > self.version]
            expected = list(range(self.version + 1, message.version + 1))
            assert new == expected, "a client hears every move once"
            self.version = message.version
            self.view = message.view
            self.options = message.options

    async def hear(self, wanted: Any, patience: float = PATIENCE) -> Any:
        """Listen until a message is the wanted one."""
        while (message := await self.next(patience)) is not None:
            if wanted(message):
                return message
        return None

    async def ask(self, message: Any) -> Accepted | Refused:
        """Send a command, and listen for its answer."""
        await self.send(message)
        answer = await self.hear(
            lambda heard: isinstance(heard, (Accepted, Refused)) and heard.id in (message.id, "")
        )
        assert isinstance(answer, (Accepted, Refused)), self.farewell
        return answer

    def new_id(self) -> str:
        """An id that no client of the same server has used, and the same in every run."""
        return f"{self._seat}-{next(_NUMBERS[self._connection.remote_address])}"

    async def play(self, move: str, version: int | None = None) -> Accepted | Refused:
        """Play a move at the version that was seen."""
        seen = self.version if version is None else version
        return await self.ask(Move(self.new_id(), seen, move))

    async def give_word(self, word: str) -> None:
        """Commit to a word and reveal it once everybody has."""
        promise = hashlib.sha256(word.encode()).hexdigest()
        await self.ask(Commit(self.new_id(), promise))
        seats = self.table.seats
        while not all(one.committed for one in seats if one.kind == "person"):
            await self.hear(lambda message: isinstance(message, Table))
            seats = self.table.seats
        await self.ask(Reveal(self.new_id(), word))


def stop_time(house: House) -> None:
    """Let no bucket fill again, however slow this machine is."""
    limits = house.limits
    for buckets in (limits.commands, limits.chat, limits.advice, limits.hands, limits.take_backs):
        buckets._clock = lambda: 0.0


def cookie_of(house: House, token: str) -> str:
    """The header that a browser with a token sends."""
    return f"{cookie_name(house, secure=False)}={token}"
