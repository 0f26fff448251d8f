"""Thousands who open connections and never ask for anything: the server answers everybody else.

``python -m tests.server.crowding --connections 10000`` is the long one. They come in batches,
because one process may have only so many files open, from several addresses of this machine.
"""

import argparse
import asyncio
import os
import resource
import socket
import tempfile
import time
from collections import Counter
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Final

from heliopolis.server.requests import HEAD_WITHIN
from tests.server.crash.servers import Server

ADDRESSES: Final = tuple(f"127.0.0.{number}" for number in range(2, 22))
_HEAD: Final = b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
_HANDSHAKE: Final = (
    b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
BEGUN: Final = {"nothing": b"", "a letter": b"G", "a head": _HEAD, "a handshake": _HANDSHAKE}
"""What is said, and never ended."""
_SPARE: Final = 200
"""So many files does each process keep for everything else."""
_ANSWERED: Final = 10.0
"""So many seconds may the server take to answer somebody else meanwhile."""
_SLACK: Final = 20.0
"""So many seconds later than it says may it hang up, for other programs want the processor too."""


async def open_halfway(port: int, address: str, begun: bytes) -> socket.socket:
    """Open a connection from an address, and say the beginning of something."""
    loop = asyncio.get_running_loop()
    one = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    one.setblocking(False)
    one.bind((address, 0))
    await loop.sock_connect(one, ("127.0.0.1", port))
    if begun:
        await loop.sock_sendall(one, begun)
    return one


async def until_hung_up(one: socket.socket) -> None:
    """Wait until the server ends a connection, without a word."""
    with one, suppress(ConnectionResetError):
        said = await asyncio.get_running_loop().sock_recv(one, 1024)
        assert said == b"", said


async def crowd(server: Server, count: int) -> tuple[float, float]:
    """Open so many at once; the longest time of an answer meanwhile, and until all were ended."""
    kinds, answered = tuple(BEGUN.values()), 0.0
    opened: list[socket.socket] = []
    for number in range(count):
        address = ADDRESSES[number % len(ADDRESSES)]
        opened.append(await open_halfway(server.port, address, kinds[number % len(kinds)]))
        if number % 500 == 0 or number == count - 1:
            begun = time.monotonic()
            await asyncio.to_thread(server.ask, "GET", "/health")
            answered = max(answered, time.monotonic() - begun)
    last = time.monotonic()
    async with asyncio.timeout(HEAD_WITHIN + _SLACK):
        await asyncio.gather(*map(until_hung_up, opened))
    return answered, time.monotonic() - last


def files_of(number: int) -> int:
    """How many files a process has open."""
    return len(os.listdir(f"/proc/{number}/fd"))


async def come_and_go(server: Server, connections: int) -> None:
    """Let so many come, as many at a time as both sides may have open."""
    await server.answer("GET", "/health")
    before = files_of(server.number)
    at_once = resource.getrlimit(resource.RLIMIT_NOFILE)[0] - before - _SPARE
    numbers = iter(range(connections))
    done: Counter[str] = Counter()
    while batch := len(list(islice(numbers, at_once))):
        answered, ended = await crowd(server, batch)
        assert answered < _ANSWERED, answered
        done["connections"] += batch
        print(
            f"{batch} half-open connections: somebody else was answered within {answered:.2f} s, "
            f"and {ended:.1f} s after the last one came all were ended",
            flush=True,
        )
        await asyncio.to_thread(server.ask, "GET", "/health")
        assert files_of(server.number) < before + _SPARE
    assert done["connections"] == connections


def main() -> None:
    """Let as many come as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--connections", type=int, default=10_000)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(str(Path(folder) / "tables.db"), Path(folder) / "log.txt")
        server.start()
        try:
            asyncio.run(come_and_go(server, asked.connections))
        finally:
            server.kill()


if __name__ == "__main__":
    main()
