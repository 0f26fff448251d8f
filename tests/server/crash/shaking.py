"""PostgreSQL and Redis are killed underneath two processes of the server, while games are played.

``python -m tests.server.crash.shaking --rounds 40`` is the long one; a seed that failed is named.
"""

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from heliopolis.server.store import store_at
from heliopolis.server.store.protocol import StoreAway
from tests.server import services
from tests.server.crash.checking import check_players, check_tables, unfinished
from tests.server.crash.players import Player
from tests.server.crash.servers import Nest, Server, nest
from tests.server.crash.tables import Tables

BLOWS = ("postgres", "redis", "both")
"""What is killed in a round."""
BOT_TABLES = 10
PEOPLE = (("ra", 2), ("ra-dice", 2))
"""The tables of remote players, who sit at either server."""
_ROUND = 300.0
_END = 600.0
"""Seconds in which play must have gone on, and all games have ended."""


class Trial:
    """Two servers on one database, one of them started by the command."""

    def __init__(
        self,
        folder: Path,
        seed: int,
        nest: Nest,
        postgres: services.Postgres,
        redis: services.Redis,
    ) -> None:
        database = postgres.database("shaken")
        self.servers = [Server(database, folder / f"log-{n}.txt", redis.url) for n in (0, 1)]
        self.store = store_at(database)
        self.blows: Counter[str] = Counter()
        self._postgres = postgres
        self._redis = redis
        self._random = Random(seed)
        self._nest = nest
        self.tables = Tables(self.servers, self._random)

    async def begin(self) -> None:
        """Start the servers."""
        self.servers[0].start()
        self.servers[1].fork(self._nest)
        for server in self.servers:
            await server.ready()
        await self.store.open()

    async def shake(self, number: int) -> None:
        """Kill something, and wait until play goes on."""
        for server in self.servers:
            await server.ready()
        await self._fill()
        await self._played(self._random.randrange(10))
        blow = BLOWS[number % len(BLOWS)]
        self.blows[blow] += 1
        if blow != "redis":
            await asyncio.to_thread(self._postgres.kill)
        if blow != "postgres":
            await asyncio.to_thread(self._redis.kill)
        await asyncio.sleep(self._random.uniform(0.0, 1.0))
        if blow != "redis":
            await asyncio.to_thread(self._postgres.start)
        await self._played(3)  # also without news
        if blow != "postgres":
            await asyncio.to_thread(self._redis.start)

    async def _fill(self) -> None:
        """Let there be tables for everybody."""
        if not self.tables.playing:
            for game, people in PEOPLE:
                await self.tables.make_for_people(game, people, bots=0)
        await self.tables.make_for_bots(BOT_TABLES - len(await self._unfinished()))

    async def _played(self, moves: int) -> None:
        """Wait until the players have been acknowledged so many moves more, or are done."""
        until = _acknowledged(self.tables.players) + moves
        async with asyncio.timeout(_ROUND):
            while self.tables.playing and _acknowledged(self.tables.players) < until:
                await self.tables.check()
                await asyncio.sleep(0.005)

    async def _unfinished(self) -> set[str]:
        while True:
            with suppress(StoreAway):
                return await unfinished(self.store)
            await asyncio.sleep(0.1)

    async def end(self) -> None:
        """Let all games come to their end."""
        async with asyncio.timeout(_END):
            while await self._unfinished() & self.tables.made:
                await asyncio.sleep(0.05)
            await self.tables.end()

    async def check(self) -> str:
        """Compare what is stored with everything that was promised and told; what happened."""
        moves = await check_tables(self.store, self.tables.made)
        players = self.tables.players
        acknowledged = await check_players(self.store, players)
        refused: Counter[str] = Counter()
        for player in players:
            refused.update(player.refusals)
        assert refused["store-away"] > 0, "whoever plays without a database is told so"
        return (
            f"{dict(self.blows)} killed; {len(self.tables.made)} tables, {moves} moves, "
            f"{acknowledged} of them acknowledged to {len(players)} players, who came back "
            f"{sum(player.returns for player in players)} times; {dict(refused)}"
        )

    async def close(self) -> None:
        """End everything."""
        await self.tables.close()
        for server in self.servers:
            await asyncio.to_thread(server.kill)
        await self.store.close()


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def shake(rounds: int, seed: int, postgres: services.Postgres, redis: services.Redis) -> str:
    """Kill databases so many times, and check; what happened."""
    with tempfile.TemporaryDirectory() as folder, nest() as forks:
        trial = Trial(Path(folder), seed, forks, postgres, redis)
        try:
            await trial.begin()
            for number in range(rounds):
                await trial.shake(number)
            await trial.end()
            return await trial.check()
        except BaseException:
            for server in trial.servers:
                print(server.log.read_text()[-5_000:])
            raise
        finally:
            await trial.close()


def main() -> None:
    """Kill as often as was asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    with services.postgres() as postgres, services.redis() as redis:
        print(asyncio.run(shake(options.rounds, options.seed, postgres, redis)))


if __name__ == "__main__":
    main()
