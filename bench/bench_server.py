"""The load of the table server beside a bare echo and a bare broadcast, in one run on loopback.

`python -m bench.bench_server` takes about five minutes. The server has one core, the clients
another, and the bots all others; where there are two, bots share that of the clients, niced as
always. Everything is bounded in count and time, and goes to 127.0.0.1 alone.
"""

import argparse
import asyncio
import gc
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import psutil
import uvloop
from picows import ws_connect

from .server.clients import Echo, Player, paced, seat_at
from .server.tables import make_tables

RATE = 1_000
SOCKETS = 200
SEATS = 4
SPECTATORS = 2_000
BOTS_RATE = 100
BOTS_ROUNDS = 3
"""So often games without and with bots that think are measured in turn."""
_BOTS_LOAD = 5.0
"""So many seconds have bots to load their code."""
_PINGS = 40.0
"""In so many seconds every socket is pinged twice."""
CORES = sorted(os.sched_getaffinity(0))
SERVER_CORE, CLIENT_CORE = CORES[:2]
BOT_CORES = CORES[2:] or [CLIENT_CORE]


@contextmanager
def running(arguments: list[str], port: int) -> Iterator[psutil.Process]:
    """A server in a process of its own, on the first core once it has counted them all."""
    os.sched_setaffinity(0, CORES)
    process = subprocess.Popen([sys.executable, "-m", *arguments])
    os.sched_setaffinity(0, {CLIENT_CORE})
    try:
        watched = psutil.Process(process.pid)
        _wait_for(port, process)
        watched.cpu_affinity([SERVER_CORE])
        yield watched
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)


def _wait_for(port: int, process: "subprocess.Popen[bytes]") -> None:
    for _ in range(600):
        if process.poll() is not None:
            raise SystemExit(f"the server ended with {process.returncode}")
        with socket.socket() as tried:
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit("the server did not start within a minute")


def wait_until_compiled(port: int) -> None:
    """Wait until both games can be played: a fresh checkout compiles them first."""
    for _ in range(600):
        with urlopen(f"http://127.0.0.1:{port}/api/health") as answer:
            if json.load(answer)["ready"]:
                return
        time.sleep(1)
    raise SystemExit("the games were not compiled within ten minutes")


def free_port() -> int:
    """A port that nobody uses just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def set_bots_free(server: psutil.Process) -> None:
    """Let bots think on other cores than the server's, as they do where nobody is held anywhere."""
    for bot in server.children(recursive=True):
        for thread in bot.threads():
            os.sched_setaffinity(thread.id, BOT_CORES)


def cpu_of(process: psutil.Process) -> float:
    """Seconds of processor time of the serving process itself."""
    times = process.cpu_times()
    return float(times.user + times.system)


def told(delays: list[float]) -> dict[str, float]:
    """Delays in milliseconds: the middle one, and the one that a hundredth is above."""
    ordered = sorted(delays)
    return {
        "p50_ms": round(1e3 * ordered[len(ordered) // 2], 2),
        "p99_ms": round(1e3 * ordered[int(0.99 * len(ordered))], 2),
    }


async def echo(port: int, process: psutil.Process, seconds: float) -> dict[str, Any]:
    """The bare echo: so many messages a second over all sockets."""
    clients = [await _raw(port, "/echo", True) for _ in range(SOCKETS)]
    payload = json.dumps({"type": "bid", "n": 0, "pad": "x" * 80}).encode()
    before = cpu_of(process)
    await paced(RATE, seconds, lambda n: clients[n % SOCKETS].send(payload))
    await asyncio.sleep(0.5)
    spent = cpu_of(process) - before
    delays = [delay for client in clients for delay in client.delays]
    for client in clients:
        client.close()
    return {"messages": len(delays), "cpu_us": round(1e6 * spent / len(delays)), **told(delays)}


async def broadcast(port: int, process: psutil.Process, seconds: float, size: int) -> Any:
    """The bare broadcast: each message goes to the four sockets of a room."""
    clients = [await _raw(port, f"/room/{n // SEATS}", n % SEATS == 0) for n in range(SOCKETS)]
    leaders = [client for client in clients if client.leads]
    payload = b"x" * size
    before = cpu_of(process)
    await paced(RATE, seconds, lambda n: leaders[n % len(leaders)].send(payload))
    await asyncio.sleep(0.5)
    spent = cpu_of(process) - before
    moves = sum(client.heard for client in clients) / SEATS
    delays = [delay for client in clients for delay in client.delays]
    for client in clients:
        client.close()
    return {"messages": int(moves), "cpu_us": round(1e6 * spent / moves), **told(delays)}


async def _raw(port: int, path: str, leads: bool) -> Echo:
    _, client = await ws_connect(
        lambda: Echo(leads), f"ws://127.0.0.1:{port}{path}", enable_auto_ping=False
    )
    assert isinstance(client, Echo)
    return client


class Crowd:
    """Clients at many tables, who play when they are told to.

    All sit down before anything is measured; when a game ends, that of the next table begins.
    """

    def __init__(self, address: str, people: int = SEATS, eager: bool = False) -> None:
        """Who is `eager` moves as soon as it is asked."""
        self._address = address
        self._people = people
        self.eager = eager
        self._waiting: deque[list[Player]] = deque()
        self._playing: dict[Player, list[Player]] = {}
        self._ready: deque[Player] = deque()
        self.players: list[Player] = []
        self.moves = 0

    async def sit(self, tables: list[str]) -> None:
        """Take all seats of some tables, and begin at as many as are played at once."""
        for table in tables:
            seats = range(self._people)
            seated = [await seat_at(self._address, table, n, self._heard) for n in seats]
            self._waiting.append(seated)
            self.players += seated
        await asyncio.sleep(1)
        for _ in range(SOCKETS // SEATS):
            self._begin()

    def _begin(self) -> None:
        if self._waiting:
            seated = self._waiting.popleft()
            for player in seated:
                self._playing[player] = seated
            for player in seated:
                self._heard(player)

    def _heard(self, player: Player) -> None:
        if player not in self._playing:
            return
        if player.options:
            self._ready.append(player)
            if self.eager:
                self.act(self.moves)
        elif player.over:
            for one in self._playing[player]:
                del self._playing[one]
            self._begin()

    def act(self, number: int) -> None:
        """Let whoever waits longest make a move."""
        if self._ready:
            self._ready.popleft().play(number)
            self.moves += 1

    def told(self) -> list[float]:
        """All delays so far."""
        assert not [code for player in self.players for code in player.refusals]
        return [delay for player in self.players for delay in player.delays]


async def tables(
    port: int,
    process: psutil.Process,
    seconds: float,
    made: list[str],
    rate: int = RATE,
    people: int = SEATS,
) -> dict[str, Any]:
    """Real games: rules, views, encoding and a durable write for every move."""
    crowd = Crowd(f"ws://127.0.0.1:{port}/ws", people)
    await crowd.sit(made)
    await asyncio.sleep(1)
    if people < SEATS:
        set_bots_free(process)
        await asyncio.sleep(_BOTS_LOAD)
    before, moved = cpu_of(process), crowd.moves
    await paced(rate, seconds, crowd.act)
    await asyncio.sleep(0.5)
    spent, moves = cpu_of(process) - before, crowd.moves - moved
    delays = crowd.told()
    for player in crowd.players:
        player.close()
    return {"moves": moves, "cpu_us": round(1e6 * spent / moves), **told(delays)}


async def busy(
    port: int, process: psutil.Process, seconds: float, made: list[str]
) -> dict[str, Any]:
    """Games as fast as they can go: what a move costs when the loop never sleeps."""
    crowd = Crowd(f"ws://127.0.0.1:{port}/ws")
    await crowd.sit(made)
    before = cpu_of(process)
    crowd.eager = True
    for number in range(SOCKETS // SEATS):
        crowd.act(number)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    moves, took, spent = crowd.moves, time.perf_counter() - begun, cpu_of(process) - before
    crowd.eager = False
    for player in crowd.players:
        player.close()
    return {"moves": moves, "a_second": round(moves / took), "cpu_us": round(1e6 * spent / moves)}


async def busy_broadcast(port: int, process: psutil.Process, seconds: float, size: int) -> Any:
    """The bare broadcast as fast as it can go."""
    clients = [await _raw(port, f"/room/{n // SEATS}", n % SEATS == 0) for n in range(SOCKETS)]
    payload = b"x" * size
    before = cpu_of(process)
    for client in clients:
        if client.leads:
            client.again = payload
            client.send(payload)
    await asyncio.sleep(seconds)
    moves, spent = sum(client.heard for client in clients) / SEATS, cpu_of(process) - before
    for client in clients:
        client.again = b""
        client.close()
    return {"moves": int(moves), "cpu_us": round(1e6 * spent / moves)}


async def spectators(port: int, process: psutil.Process, table: str) -> dict[str, Any]:
    """How much memory so many people take who only watch, and how much time while they do."""
    before = process.memory_info().rss
    ignore = lambda _player: None  # noqa: E731
    watching = []
    for _ in range(SPECTATORS):
        watching.append(await seat_at(f"ws://127.0.0.1:{port}/ws", table, None, ignore))
    await asyncio.sleep(2)
    grown, spent = process.memory_info().rss - before, cpu_of(process)
    await asyncio.sleep(_PINGS)
    spent = cpu_of(process) - spent
    for player in watching:
        player.close()
    told = {"spectators": SPECTATORS, "mb": round(grown / 1e6, 1)}
    return {**told, "idle_us": round(1e6 * spent / _PINGS / SPECTATORS, 1)}


def measure(seconds: float) -> dict[str, Any]:
    """Everything, one after the other."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables"
        wanted = 2 * (SOCKETS // SEATS + int(RATE * seconds / 60))
        made = {game: make_tables(path, game, wanted) for game in ("ra", "ra-dice")}
        count = SOCKETS // SEATS + int(BOTS_RATE * 2 * seconds / 60)
        rounds = range(BOTS_ROUNDS)
        quiet = [make_tables(path, "ra", count) for _ in rounds]
        thinking = [make_tables(path, "ra", count, ("search:sims=200",) * 2) for _ in rounds]
        gc.collect()
        gc.disable()  # a client that stops to look for garbage measures itself
        port = free_port()
        with running(["bench.server.raw", str(port)], port) as raw:
            found["echo"] = uvloop.run(echo(port, raw, seconds))
            found["broadcast"] = uvloop.run(broadcast(port, raw, seconds, 3_100))
            found["busy broadcast"] = uvloop.run(busy_broadcast(port, raw, seconds / 2, 3_100))
        port = free_port()
        command = ["heliopolis", "serve", "--port", str(port), "--db", str(path)]
        with running(command, port) as server:
            wait_until_compiled(port)
            for game, some in made.items():
                found[f"busy {game}"] = uvloop.run(busy(port, server, 2, some[: len(some) // 2]))
                found[game] = uvloop.run(tables(port, server, seconds, some[len(some) // 2 :]))
            found["spectators"] = uvloop.run(spectators(port, server, made["ra"][-1]))
            long = 2 * seconds
            found["quiet"], found["bots"], found["cores of bots"] = [], [], BOT_CORES
            for without, beside in zip(quiet, thinking, strict=True):
                found["quiet"].append(uvloop.run(tables(port, server, long, without, BOTS_RATE)))
                played = tables(port, server, long, beside, BOTS_RATE, people=2)
                found["bots"].append(uvloop.run(played))
    return found


def main() -> None:
    """Measure, and print what was found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="for each part; 10 if not said")
    print(json.dumps(measure(parser.parse_args().seconds), indent=2))


if __name__ == "__main__":
    main()
