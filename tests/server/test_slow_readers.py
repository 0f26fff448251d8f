"""Readers that are slow, silent or many: they are dropped, and nobody else waits for them."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from heliopolis.server.house import House
from heliopolis.server.limits import Counts
from heliopolis.server.rooms.room import Room
from heliopolis.wire import VERSION, decode_server, encode_client
from heliopolis.wire.client import Hello, Ping
from heliopolis.wire.server import Bye, Pong, Table, Update

from .live import Client, cookie_of, dial, served
from .rooms.builders import begin, open_house, run, table, until

KEPT = 8192
"""What the system keeps for a reader, and for its writer."""


@asynccontextmanager
async def who_reads_nothing(address: str, room: Room) -> AsyncIterator[ClientConnection]:
    """Somebody who says hello as a spectator, and then reads only what is read here."""
    parts = urlsplit(address)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, KEPT)
    line.connect((parts.hostname, parts.port))
    line.setblocking(False)
    connection = await dial(address, sock=line, max_queue=1, ping_interval=None)
    try:
        await connection.send(encode_client(Hello(VERSION, room.id, None, 0)), text=True)
        await until(lambda: room.listeners.spectators_here > 0)
        yield connection
    finally:
        connection.transport.abort()


async def what_was_on_its_way(connection: ClientConnection) -> list[Any]:
    """Everything that is still read, until the connection ends."""
    heard: list[Any] = []
    while True:
        try:
            frame = await asyncio.wait_for(connection.recv(), 60)
        except (ConnectionClosed, OSError):
            return heard
        heard.append(decode_server("ra", frame))


def opened(house: House) -> int:
    """How many sockets are counted."""
    return sum(house.limits.addresses._open.values())


async def ping_on(client: Client, times: int) -> list[float]:
    """How long a client waits for its answers, in seconds."""
    waited = []
    for number in range(times):
        begun = time.monotonic()
        await client.send(Ping(f"ping-{number}"))
        await client.hear(lambda message: isinstance(message, Pong))
        waited.append(time.monotonic() - begun)
        await asyncio.sleep(0.005)
    return waited


def test_a_reader_of_nothing_is_dropped_after_256_frames_and_nobody_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.socket._LAST_WORDS", 0.2)
    monkeypatch.setattr("heliopolis.server.socket._CLOSED_WITHIN", 0.1)

    async def test() -> None:
        async with (
            open_house(tmp_path / "t", commands=1e6) as house,
            served(house, send_buffer=KEPT) as address,
        ):
            room = await begin(house, table("person", "person"))
            ana = await Client.join(address, room.id, 0, "secret-0")
            async with who_reads_nothing(address, room) as slow:
                pinging = asyncio.ensure_future(ping_on(ana, 50))
                told = 0
                while room.listeners.spectators_here:
                    await room.tell_table()
                    told += 1
                    await asyncio.sleep(0)
                    assert told < 5_000

                assert told > 256
                await until(lambda: opened(house) == 1)
                assert await what_was_on_its_way(slow)
            assert max(await pinging) < 10.0
            await ana.send(Ping("last"))
            await ana.hear(lambda message: isinstance(message, Pong) and message.id == "last")
            tables = sum(isinstance(message, Table) for message in ana.heard)
            assert tables >= told

    run(test)


def test_a_reader_that_takes_nothing_for_long_is_dropped_though_nothing_more_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.outbox.PATIENCE", 0.3)
    monkeypatch.setattr("heliopolis.server.socket._LAST_WORDS", 0.2)
    monkeypatch.setattr("heliopolis.server.socket._CLOSED_WITHIN", 0.1)

    async def test() -> None:
        async with (
            open_house(tmp_path / "t") as house,
            served(house, send_buffer=KEPT) as address,
        ):
            room = await begin(house, table("person", "person"))
            async with who_reads_nothing(address, room):
                for _ in range(200):
                    await room.tell_table()

                await until(lambda: not room.listeners.spectators_here)
                await until(lambda: opened(house) == 0)

    run(test)


def test_who_was_too_slow_comes_back_and_hears_every_move_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.outbox.MOST", 4)
    monkeypatch.setattr("heliopolis.server.socket._LAST_WORDS", 0.2)
    monkeypatch.setattr("heliopolis.server.socket._CLOSED_WITHIN", 0.1)

    async def test() -> None:
        async with (
            open_house(tmp_path / "t") as house,
            served(house, send_buffer=KEPT) as address,
        ):
            room = await begin(house, table("person", "person"))
            versions: list[int] = []
            async with who_reads_nothing(address, room) as slow:
                while room.listeners.spectators_here:
                    assert room.match is not None
                    seat = room.match.asked
                    assert seat is not None, "the game is too short for so slow a reader"
                    move = str(room.match.options(seat)[0])
                    await room.submit(seat, move, room.version, None)
                    await asyncio.sleep(0)
                for message in await what_was_on_its_way(slow):
                    if isinstance(message, Update):
                        versions += [move.version for move in message.moves]
            known = len(versions)
            assert known < room.version

            back = await Client.join(address, room.id, None, since=known)
            update = await back.hear(lambda message: isinstance(message, Update))

            versions += [move.version for move in update.moves]
            assert versions == list(range(1, room.version + 1))

    run(test)


def test_half_open_handshakes_are_closed_and_cost_no_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.socket.HELLO_WITHIN", 4.0)
    count = 500

    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            ana = await Client.join(address, room.id, 0, "secret-0")
            rooms = len(house.rooms)
            silent: list[ClientConnection] = []
            for _ in range(count // 50):
                silent += await asyncio.gather(
                    *(dial(address, ping_interval=None) for _ in range(50 - (not silent)))
                )

            assert max(await ping_on(ana, 5)) < 10.0
            farewells = await asyncio.gather(*(one.recv() for one in silent))
            await asyncio.gather(*(one.wait_closed() for one in silent))

            for frame in farewells:
                bye = decode_server(None, frame)
                assert isinstance(bye, Bye)
                assert bye.refusal is not None
                assert bye.refusal.code == "hello-first"
            assert {one.close_code for one in silent} == {1008}
            await until(lambda: opened(house) == 1)
            assert len(house.rooms) == rooms
            assert len(room.listeners) == 1
            assert max(await ping_on(ana, 5)) < 10.0

    run(test)


async def refused(address: str, cookie: str = "") -> bool:
    """Whether one more socket is turned away."""
    try:
        await dial(address, additional_headers={"Cookie": cookie} if cookie else {})
    except InvalidStatus as error:
        return error.response.status_code == 403
    return False


def test_one_browser_and_one_address_have_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            house.limits.addresses = Counts(24)
            one, other = cookie_of(house, "one"), cookie_of(house, "other")

            assert not any([await refused(address, one) for _ in range(20)])
            assert await refused(address, one)
            assert not any([await refused(address, other) for _ in range(4)])
            assert await refused(address, other)
            assert await refused(address)
            assert await refused(address, cookie_of(house, "made-up"))

    run(test)


def test_sockets_that_were_closed_count_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            cookie = cookie_of(house, "browser-0")
            for number in range(60):
                client = await Client.join(address, room.id, 0, cookie=cookie)
                assert client.farewell is None
                if number % 2:
                    client.drop()
                else:
                    await client.close()
                await until(lambda: opened(house) == 0)

    run(test)
