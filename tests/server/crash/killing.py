"""The crash test: a server is killed at random moments while bots and people play on it.

``python -m tests.server.crash.killing --kills 200`` is the long one; a seed that failed is named.
"""

import argparse
import asyncio
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from pathlib import Path
from random import Random

from heliopolis.server.store.sqlite import SqliteStore
from tests.server.crash.checking import check_players, check_tables, unfinished
from tests.server.crash.servers import Nest, Server, nest
from tests.server.crash.tables import Tables

TABLES = 50
"""So many tables are played at each moment."""
REAL = 4
"""Of so many servers one is started by the command itself."""
PEOPLE = (("ra", 2), ("ra", 1), ("ra-dice", 2), ("ra-dice", 1))
"""The tables of remote players, each with a bot."""
EARLY = 0.2
"""So many servers are killed before they have done anything."""
MOVES = 500
"""So many moves at most are stored in one life of a server."""
_LIFE = 300.0
_END = 600.0
"""Seconds that a server has for its moves, and all games for their end."""


class Trial:
    """One server, its tables and players, and what was promised so far."""

    def __init__(self, folder: Path, seed: int, nest: Nest) -> None:
        self.database = folder / "tables.db"
        self.server = Server(str(self.database), folder / "log.txt")
        self.store = SqliteStore(self.database)
        self.kills: Counter[str] = Counter()
        self._random = Random(seed)
        self._nest = nest
        self.tables = Tables([self.server], self._random)

    async def begin(self) -> None:
        """Start the command, and let everybody sit down."""
        self.server.start()
        await self.server.ready()
        await self.store.open()
        for game, people in PEOPLE:
            await self.tables.make_for_people(game, people, bots=1)
        await self._fill()

    async def _fill(self) -> None:
        """Let there be enough tables as soon as the server is ready."""
        await self.server.ready()
        going = await unfinished(self.store)
        self.tables.made |= going  # also those of which nobody was told
        await self.tables.make_for_bots(TABLES - len(going))

    async def kill(self, number: int) -> None:
        """Kill the server in the middle of everything, and start the next one."""
        filling = asyncio.create_task(self._fill())
        await self._moment()
        await asyncio.to_thread(self.server.kill)
        self.kills["light" if number % REAL else "command"] += 1
        filling.cancel()
        await asyncio.gather(filling, return_exceptions=True)
        await self.tables.check()
        if (number + 1) % REAL:
            self.server.fork(self._nest)
        else:
            self.server.start()

    async def _moment(self) -> None:
        """Wait for a random moment: while the server starts, or after so many moves more."""
        if self._random.random() < EARLY:
            await asyncio.sleep(self._random.uniform(0.0, 0.5))
            return
        with closing(sqlite3.connect(self.database)) as connection:
            until = _moves(connection) + self._random.randrange(MOVES)
            async with asyncio.timeout(_LIFE):
                while _moves(connection) < until:
                    await asyncio.sleep(0.002)

    async def end(self) -> None:
        """Let all games come to their end."""
        async with asyncio.timeout(_END):
            await self.server.ready()
            while await unfinished(self.store):
                await asyncio.sleep(0.05)
            await self.tables.end()

    async def check(self) -> str:
        """Compare what is stored with everything that was promised and told; what happened."""
        moves = await check_tables(self.store, self.tables.made)
        players = self.tables.players
        acknowledged = await check_players(self.store, players)
        returns = sum(player.returns for player in players)
        return (
            f"{self.kills['command']} kills of the command, {self.kills['light']} of light "
            f"servers; {len(self.tables.made)} tables, {moves} moves, {acknowledged} of them "
            f"acknowledged to {len(players)} players, who came back {returns} times"
        )

    async def close(self) -> None:
        """End everything."""
        await self.tables.close()
        await asyncio.to_thread(self.server.kill)
        await self.store.close()


def _moves(connection: sqlite3.Connection) -> int:
    [(count,)] = connection.execute("SELECT sum(version) FROM tables")
    return int(count)


async def kill_servers(kills: int, seed: int) -> str:
    """Kill a server so many times, and check; what happened."""
    with tempfile.TemporaryDirectory() as folder, nest() as forks:
        trial = Trial(Path(folder), seed, forks)
        try:
            await trial.begin()
            for number in range(kills):
                await trial.kill(number)
            await trial.end()
            return await trial.check()
        except BaseException:
            print(trial.server.log.read_text()[-5_000:])
            raise
        finally:
            await trial.close()


def main() -> None:
    """Kill as often as was asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 1_000_000)
    options = parser.parse_args()
    print(f"seed {options.seed}", flush=True)
    print(asyncio.run(kill_servers(options.kills, options.seed)))


if __name__ == "__main__":
    main()
