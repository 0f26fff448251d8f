"""The network side: ports that are free, the address in the same network, and its door."""

import asyncio
import errno
import ipaddress
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import uvicorn

from heliopolis.core.errors import HeliopolisError, InvalidSetup, Refusal
from heliopolis.server.allowed import ANY, Allowed, bracketed
from heliopolis.server.lines import UvicornLine
from heliopolis.server.requests import UvicornRequests
from heliopolis.server.settings import Settings

PORTS: Final = 20
"""So many ports are tried, the wanted one first."""
_LAST: Final = 65_535
_BACKLOG: Final = 2048
_NOWHERE: Final = ("10.255.255.255", 9)
"""An address in a private network to which nothing is ever sent."""
_LARGEST_FRAME: Final = 8192


class Server(uvicorn.Server):
    """uvicorn without its own way with signals: those are for who runs it."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals alone."""
        yield


def server_of(app: Any, lifespan: bool) -> Server:
    """What serves an app; one that shares the app of another leaves its lifespan to that one."""
    config = uvicorn.Config(
        app,
        loop="uvloop" if sys.platform != "win32" else "asyncio",
        http=UvicornRequests,
        ws=UvicornLine,
        ws_max_size=_LARGEST_FRAME,
        ws_max_queue=32,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # it costs 42 KiB a socket
        lifespan="on" if lifespan else "off",
        log_config=None,
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # who is trusted, callers.py says
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return Server(config)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on a port, or on the next one that is free; 0 takes any.

    Raises `InvalidSetup` where none is.
    """
    last = min(port + PORTS - 1, _LAST) if port else 0
    for number in range(port, last + 1):
        try:
            return _listening(host, number)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                fault = error.strerror or str(error)
                raise InvalidSetup("cannot-listen", host=host, fault=fault) from error
    raise InvalidSetup("no-free-port", first=port, last=last)


def _listening(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, kind, protocol, _, address = found[0]
    ear = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two programs have one port
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        ear.bind(address)
        ear.listen(_BACKLOG)
    except BaseException:
        ear.close()
        raise
    return ear


def port_of(ear: socket.socket) -> int:
    """The port on which a socket listens."""
    port: int = ear.getsockname()[1]
    return port


def address_of(host: str, port: int) -> str:
    """What a browser at this machine calls a server that listens on a host."""
    return f"http://{bracketed('127.0.0.1' if host in ANY else host)}:{port}"


def private_address() -> str:
    """The address of this machine in its private network, "" where it has none.

    Nothing is sent for it: the system only says which address it would use.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_NOWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    address = ipaddress.ip_address(found)
    fit = address.is_private and not address.is_loopback and not address.is_link_local
    return found if fit and not address.is_unspecified else ""


class Door:
    """The door to the same network: a second listener of the same app, opened while it runs."""

    def __init__(self, settings: Settings, allowed: Allowed, app: Any) -> None:
        self._settings = settings
        self._allowed = allowed
        self._app = app
        self._address = ""
        self._server: Server | None = None
        self._serving: asyncio.Task[None] | None = None
        self._lock = asyncio.Lock()

    @property
    def address(self) -> str:
        """What links begin with for others in the same network; "" while the door is closed."""
        return self._address

    async def open(self) -> Refusal | None:
        """Listen on the private address too, and let the server be called by exactly that."""
        async with self._lock:
            if self._address:
                return None
            host = self._settings.lan_address or private_address()
            if not host:
                return Refusal("no-private-address", {})
            port = self._settings.port
            if self._settings.host not in ANY:  # else it listens there already
                try:
                    ear = listen(host, port)
                except HeliopolisError as error:
                    return error.refusal
                port = port_of(ear)
                await self._serve(ear)
            self._address = f"http://{bracketed(host)}:{port}"
            self._allowed.add(self._address)
            return None

    async def _serve(self, ear: socket.socket) -> None:
        self._server = server_of(self._app, lifespan=False)
        self._serving = asyncio.create_task(self._server.serve([ear]))
        while not self._server.started and not self._serving.done():
            await asyncio.sleep(0.01)

    async def close(self) -> None:
        """Listen there no more; whoever plays through it is cut off, and loses nothing."""
        async with self._lock:
            if self._address:
                self._allowed.remove(self._address)
                self._address = ""
            if self._server is not None and self._serving is not None:
                self._server.should_exit = True
                await self._serving
            self._server = self._serving = None


class FixedDoor:
    """A door that was opened before the process began, and stays as it is."""

    def __init__(self, address: str, allowed: Allowed) -> None:
        self.address = address
        allowed.add(address)

    async def open(self) -> Refusal | None:
        """It is open."""
        return None

    async def close(self) -> None:
        """It stays open: other processes listen there too."""
