"""The tables of a crash test: some of bots alone, some of remote players, and who plays there."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any
from urllib.error import HTTPError

from tests.server.crash.players import LATER, PAUSE, Player
from tests.server.crash.servers import Server

GAMES = ("ra", "ra-dice")
BOTS = (*[("uniform", "uniform")] * 9, ("merchant", "uniform", "merchant"))
"""Who sits at the tables of bots, most of which shall be quick."""


class Tables:
    """All tables that a server has called made, and the players at them, each at any server."""

    def __init__(self, servers: Sequence[Server], random: Random) -> None:
        self.made: set[str] = set()
        self.players: list[Player] = []
        self._servers = servers
        self._random = random
        self._playing: list[asyncio.Task[None]] = []

    @property
    def playing(self) -> list[Player]:
        """The players whose games go on."""
        return [player for player in self.players if not player.done]

    async def make_for_bots(self, count: int) -> None:
        """Make tables that bots play; raise `OSError` where nobody answers."""
        for number in range(count):
            seats = [{"kind": "bot", "bot": bot} for bot in self._random.choice(BOTS)]
            await self._make(GAMES[number % 2], seats)

    async def make_for_people(self, game: str, people: int, bots: int) -> None:
        """Make a table of remote players, and wait until they have begun."""
        seats: list[Any] = [{"kind": "me", "name": f"Player {n}"} for n in range(people)]
        made = await self._make(game, [*seats, *[{"kind": "bot", "bot": "uniform"}] * bots])
        new = [self._player(made["table"]["id"], key) for key in made["seats"]]
        self.players += new
        self._playing += [asyncio.create_task(player.play()) for player in new]
        while not all(player.told for player in new):
            await self.check()
            await asyncio.sleep(0.01)

    def _player(self, table: str, key: Any) -> Player:
        random = Random(self._random.random())
        return Player(
            lambda: random.choice(self._servers).socket, table, key["seat"], key["secret"], random
        )

    async def _make(self, game: str, seats: list[Any]) -> Any:
        asked = {"game": game, "seats": seats, "pace": "instant", "program": True}
        server = self._random.choice(self._servers)
        while True:
            try:
                made = await asyncio.to_thread(server.ask, "POST", "/tables", asked)
            except HTTPError as refused:
                if json.loads(refused.read())["refusal"]["code"] not in LATER:
                    raise
                await asyncio.sleep(PAUSE)
            else:
                self.made.add(made["table"]["id"])
                return made

    async def check(self) -> None:
        """Raise what has gone wrong for a player."""
        for task in self._playing:
            if task.done():
                await task

    async def end(self) -> None:
        """Wait until all players are done."""
        await asyncio.gather(*self._playing)

    async def close(self) -> None:
        """Let all players go."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
