"""Servers as processes, started and killed by a test."""

import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.crash import light

KEY = "the key of this test"
"""Whoever knows it makes as many tables as needed."""
_HOME = Path(light.__file__).parents[3]
_PATIENCE = 300.0


def free_port() -> int:
    """A port that nobody has, and that the system gives to nobody by itself."""
    for port in random.SystemRandom().sample(range(20_000, 30_000), 100):
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Server:
    """A server on a port of its own: what is asked of it, and when it begins and ends."""

    def __init__(self, database: str, log: Path, redis: str = "", port: int = 0) -> None:
        self.port = port or free_port()
        self.log = log
        self._database = database
        self._redis = redis
        self._process: subprocess.Popen[bytes] | None = None
        self._forked: int | None = None
        self._nest: Nest | None = None

    @property
    def socket(self) -> str:
        """Where its sockets are."""
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def number(self) -> int:
        """The number of its process."""
        if self._forked is not None:
            return self._forked
        assert self._process is not None
        return self._process.pid

    def start(self, *more: str, session: bool = False) -> None:
        """Start ``heliopolis serve``, and do not wait for it; maybe in a session of its own."""
        options = ["--port", str(self.port), "--db", self._database]
        if self._redis:
            options += ["--redis", self._redis]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "heliopolis", "serve", *options, *more],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd=_HOME,
                env=os.environ | {"HELIOPOLIS_HOUSE_KEY": KEY},
                start_new_session=session,
            )

    def fork(self, nest: "Nest") -> None:
        """Start a light server instead."""
        settings: dict[str, Any] = {"database": self._database, "port": self.port}
        settings |= {"redis": self._redis, "house_key": KEY, "commands": 1e6}
        self._nest = nest
        self._forked = nest.tell({**settings, "log": str(self.log)})

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        if self._forked is not None and self._nest is not None:
            self._nest.tell(self._forked)
            self._forked = None
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    def wait(self) -> int:
        """Wait until it has ended by itself; the exit status."""
        assert self._process is not None
        return self._process.wait(_PATIENCE)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask something under /api; raise `OSError` where nobody answers or it is refused."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(
            f"http://127.0.0.1:{self.port}/api{path}",
            data,
            {"content-type": "application/json", "x-house-key": KEY},
            method=method,
        )
        with urllib.request.urlopen(request, timeout=_PATIENCE) as answer:
            text = answer.read().decode()
        return json.loads(text) if text.startswith(("{", "[")) else text

    async def ready(self) -> None:
        """Wait until it answers and its games can be played."""
        async with asyncio.timeout(_PATIENCE):
            while not (await self.answer("GET", "/health"))["ready"]:
                await asyncio.sleep(0.02)

    async def answer(self, method: str, path: str, body: Any = None) -> Any:
        """Ask until something is answered."""
        end = time.monotonic() + _PATIENCE
        while True:
            with suppress(OSError):
                return await asyncio.to_thread(self.ask, method, path, body)
            assert self._process is None or self._process.poll() is None, self.log.read_text()
            assert time.monotonic() < end, self.log.read_text()
            await asyncio.sleep(0.02)


class Nest:
    """The process from which light servers are forked."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process

    def tell(self, what: dict[str, Any] | int) -> int:
        """Have a server of these settings forked, or that of a number killed; its number."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(what), file=self._process.stdin, flush=True)
        return int(self._process.stdout.readline())


@contextmanager
def nest() -> Iterator[Nest]:
    """A process that forks light servers, and lets none of them live longer."""
    process = subprocess.Popen(
        [sys.executable, "-m", "tests.server.crash.light"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=_HOME,
    )
    try:
        yield Nest(process)
    finally:
        process.communicate()  # which ends what it reads, and so itself
