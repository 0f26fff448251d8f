"""Running a server: from settings to listening sockets, until somebody stops it."""

import asyncio
import io
import signal
import socket
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

import segno
from fastapi import FastAPI

from heliopolis import games
from heliopolis.bots import read_bot
from heliopolis.core.errors import InvalidSetup
from heliopolis.server import logs
from heliopolis.server.allowed import ANY, LOOPBACK, Allowed, bracketed
from heliopolis.server.app import make_app
from heliopolis.server.collecting import little_by_little
from heliopolis.server.network import (
    Door,
    FixedDoor,
    Server,
    address_of,
    listen,
    port_of,
    private_address,
    server_of,
)
from heliopolis.server.news import news_at
from heliopolis.server.premises import Lan, NoLan, Premises
from heliopolis.server.settings import Settings
from heliopolis.server.store import store_at
from heliopolis.server.store.holding import held
from heliopolis.server.store.protocol import StoreAway, StoreFull
from heliopolis.server.supervising import supervise
from heliopolis.server.workers.pool import default_count
from heliopolis.texts import Catalogue

Say = Callable[[str], None]
Show = Callable[[str], bool]
FAREWELL: Final = 2.0
"""So many seconds have sockets to hear that the server stops."""
_FAILED: Final = 1
"""The status where no process could serve, so that whoever runs the server starts it again."""
_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)
_STOPPING_WORKERS: Final = _STOPPING if sys.platform == "win32" else (signal.SIGTERM,)


def serve(
    settings: Settings, catalogue: Catalogue, say: Say, show: Show = lambda address: False
) -> int:
    """Serve tables until somebody stops it; the exit status.

    `show` shows the page, and says whether it could. Raises `InvalidSetup`, `NewsRefused`
    and `StoreRefused` for settings that cannot work, and for a file that is served already.
    """
    with held(store_at(settings.database)) as holding:  # before anybody touches the file
        check(settings)
        ear = listen(settings.host, settings.port)
        wanted, settings = settings.port, replace(settings, port=port_of(ear))
        if holding is not None:
            holding.tell(address_of(settings.host, settings.port))
        logs.set_up(as_json=not sys.stderr.isatty())
        words = _Words(settings, catalogue, say, show)
        if wanted not in (0, settings.port):
            say(catalogue.say("serve-port-taken", wanted=wanted, port=settings.port))
        if settings.workers == 1:
            with asyncio.Runner(loop_factory=_loop()) as runner:
                runner.run(_serve(settings, ear, words))
        elif not _serve_together(settings, ear, words):
            say(catalogue.say("serve-failed"))
            return _FAILED
    say(catalogue.say("serve-stopped"))
    return 0


def check(settings: Settings) -> None:
    """Raise for settings that cannot work, before anything is begun."""
    if settings.workers > 1 and not settings.many:
        raise InvalidSetup("workers-need-postgres")
    if settings.workers > 1 and not settings.redis:
        raise InvalidSetup("workers-need-redis")
    if settings.lan and settings.trusted_proxy:
        raise InvalidSetup("lan-behind-proxy")
    for bot in settings.bot_files:
        _check_bot(bot)
    news_at(settings.redis, "")
    asyncio.run(_try_store(settings))


def _check_bot(bot: str) -> None:
    """Raise `InvalidSetup` for a bot in a file that plays none of the games."""
    faults = []
    for game in games.names():
        try:
            read_bot(game, bot)
            return
        except InvalidSetup as fault:
            faults.append(fault)
    raise faults[0]


async def _try_store(settings: Settings) -> None:
    store = store_at(settings.database)
    try:
        await store.open()
    except (StoreAway, StoreFull) as fault:
        shown = settings.database if not settings.many else "PostgreSQL"
        raise InvalidSetup("database-unreadable", path=shown, fault=str(fault)) from fault
    finally:
        await store.close()


class _Words:
    """What is said to whoever runs the server."""

    def __init__(self, settings: Settings, catalogue: Catalogue, say: Say, show: Show) -> None:
        self._settings = settings
        self._tell = catalogue.say
        self._say = say
        self._show = show

    def begin(self, lan: str) -> None:
        """Say where the server is, and what to know about it; show its page."""
        settings, tell, say = self._settings, self._tell, self._say
        address = address_of(settings.host, settings.port)
        say(tell("serve-at", address=address))
        if self._show(address):
            say(tell("serve-shown"))
        if lan:
            say(tell("serve-lan", address=lan))
            say(_code(lan))
            say(tell("serve-lan-hint"))
        say(tell("serve-hint"))
        alone = bracketed(settings.host) in LOOPBACK and not lan and not settings.origins
        if settings.house_key:
            say(tell("serve-house-key"))
        elif not alone:
            say(tell("serve-no-house-key"))
        shown = "PostgreSQL" if settings.many else settings.database  # its address has a password
        say(tell("serve-database", database=shown))
        say(tell("serve-stop"))


def _code(address: str) -> str:
    """An address as a QR code for a terminal."""
    drawn = io.StringIO()
    segno.make(address, error="m").terminal(drawn, compact=True)
    return drawn.getvalue()


# ---- one process ----------------------------------------------------------------------------


async def _serve(settings: Settings, ear: socket.socket, words: _Words) -> None:
    """Serve in this process alone; others in the same network can be let in while it runs."""

    def door(allowed: Allowed, app: FastAPI) -> Lan:
        return NoLan() if settings.trusted_proxy else Door(settings, allowed, app)

    app = make_app(settings, lan=door)
    server = server_of(app, lifespan=True)
    stop = _on_signals(server, _STOPPING)
    serving = asyncio.create_task(server.serve([ear]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        premises: Premises = app.state.premises
        refusal = await premises.lan.open() if settings.lan else None
        if refusal is not None:
            server.should_exit = True
            await serving
            raise InvalidSetup(refusal.code, **refusal.parameters)
        words.begin(premises.lan.address)
    with little_by_little(asyncio.get_running_loop().call_soon_threadsafe):
        await _until_stopped(server, serving, stop, app)


def _on_signals(server: Server, stopping: Sequence[signal.Signals]) -> asyncio.Event:
    """Is set by the first signal to stop; the second one waits for nobody."""
    stop = asyncio.Event()

    def heard() -> None:
        server.force_exit = stop.is_set()
        stop.set()

    loop = asyncio.get_running_loop()
    for number in stopping:
        if sys.platform == "win32":
            signal.signal(number, lambda *_: loop.call_soon_threadsafe(heard))
        else:
            loop.add_signal_handler(number, heard)
    return stop


async def _until_stopped(
    server: Server, serving: "asyncio.Task[None]", stop: asyncio.Event, app: FastAPI
) -> None:
    """Wait for the end; everybody at a table is told before the sockets close."""
    stopped = asyncio.create_task(stop.wait())
    await asyncio.wait({serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()
    if not serving.done() and server.started:
        premises: Premises = app.state.premises
        premises.stopping = True
        await say_goodbye(premises)
        await premises.lan.close()
    server.should_exit = True
    await serving


async def say_goodbye(premises: Premises) -> None:
    """Tell everybody at a table that the server stops, and let them hear it."""
    rooms = tuple(premises.house.rooms)
    for room in rooms:
        for listener in room.listeners:
            listener.dismiss("stopping")
    try:
        async with asyncio.timeout(FAREWELL):
            while any(len(room.listeners) for room in rooms):
                await asyncio.sleep(0.02)
    except TimeoutError:
        return  # whoever has not heard it finds out


# ---- several processes ----------------------------------------------------------------------


def _serve_together(settings: Settings, ear: socket.socket, words: _Words) -> bool:
    """Serve by several processes that share the sockets, and say whether they could."""
    ears, lan = [ear], ""
    if settings.lan:
        host = settings.lan_address or private_address()
        if not host:
            raise InvalidSetup("no-private-address")
        port = settings.port
        if settings.host not in ANY:
            ears.append(listen(host, port))
            port = port_of(ears[-1])
        lan = f"http://{bracketed(host)}:{port}"
    if settings.bot_processes is None:
        settings = replace(settings, bot_processes=max(1, default_count() // settings.workers))
    with TemporaryDirectory(prefix="heliopolis-") as figures:
        arguments = (settings, ears, lan, Path(figures))
        return supervise(serve_as_worker, arguments, settings.workers, lambda: words.begin(lan))


def serve_as_worker(
    settings: Settings,
    ears: list[socket.socket],
    lan: str,
    figures: Path,
    begun: Callable[[], None],
) -> None:
    """Serve as one of several processes, until the first of them says stop."""
    logs.set_up(as_json=not sys.stderr.isatty())

    def door(allowed: Allowed, app: FastAPI) -> Lan:
        return FixedDoor(lan, allowed) if lan else NoLan()

    async def run() -> None:
        app = make_app(settings, lan=door, figures=figures)
        server = server_of(app, lifespan=True)
        stop = _on_signals(server, _STOPPING_WORKERS)
        serving = asyncio.create_task(server.serve(list(ears)))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        if server.started:
            begun()
        with little_by_little(asyncio.get_running_loop().call_soon_threadsafe):
            await _until_stopped(server, serving, stop, app)

    with asyncio.Runner(loop_factory=_loop()) as runner:
        runner.run(run())


def _loop() -> Any:
    """What makes the loop: uvloop, where there is one."""
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop
