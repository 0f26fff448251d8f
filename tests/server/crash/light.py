"""Servers that start at once: forked from a process that has loaded everything already.

They have the routes, the sockets, the rooms and the store of a server; their bots think in the
process itself. ``python -m tests.server.crash.light`` reads settings, a line of JSON each, forks a
server and says the number of its process, or reads such a number and kills that server.
"""

import asyncio
import json
import os
import signal
import sys
from typing import Any

import msgspec
import uvloop

from heliopolis import games
from heliopolis.bots.warmup import is_warm, warm
from heliopolis.server import logs
from heliopolis.server.app import make_app
from heliopolis.server.house import House
from heliopolis.server.network import listen, port_of, server_of
from heliopolis.server.news import news_at
from heliopolis.server.settings import Settings
from heliopolis.server.store import store_at
from heliopolis.server.workers.jobs import AdviseJob, BotLost, ChooseJob
from heliopolis.server.workers.loading import load
from heliopolis.server.workers.thinking import answer


class BotsHere:
    """Bots that think in the process of the server."""

    done = 0
    """How many moves they chose, which the metrics show."""

    async def choose(self, job: ChooseJob) -> str:
        """The move of a bot; others may act before it."""
        await asyncio.sleep(0)
        self.done += 1
        return answer(job.line(), ()).move

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        """Nobody asks for advice here."""
        raise BotLost("bot-lost", bot=job.bot)


async def serve(settings: Settings) -> None:
    """Serve until the process is killed."""
    store = store_at(settings.database)
    await store.open()
    news = news_at(settings.redis, store.name)
    await store.close()
    ear = listen(settings.host, settings.port)
    assert port_of(ear) == settings.port, "somebody else has the port"
    app = make_app(settings, House(settings, store, news, BotsHere()))
    await server_of(app, lifespan=True).serve([ear])


def _fork(asked: dict[str, Any]) -> int:
    number = os.fork()
    if number:
        return number
    with open(asked.pop("log"), "ab") as log:
        for stream in (1, 2):
            os.dup2(log.fileno(), stream)
    os.close(0)
    logs.set_up(as_json=True)
    try:
        uvloop.run(serve(Settings(**asked)))
    finally:
        os._exit(1)


def _kill(number: int) -> int:
    """Kill a server, whose number is its own until here."""
    os.kill(number, signal.SIGKILL)
    os.waitpid(number, 0)
    return number


def main() -> None:
    """Load everything once, then fork and kill servers as told; in the end all are killed."""
    for game in games.names():
        if not is_warm(game):
            warm(game, lambda number, total: None)
        asyncio.run(load(game))
    alive: set[int] = set()
    for line in sys.stdin:
        told = json.loads(line)
        if isinstance(told, int):
            alive.remove(told)
            print(_kill(told), flush=True)
        else:
            alive.add(number := _fork(told))
            print(number, flush=True)
    for number in alive:
        _kill(number)


if __name__ == "__main__":
    main()
