"""Remote players who go on through every crash, and note what they were told and promised."""

import asyncio
import hashlib
from collections.abc import Callable
from random import Random
from typing import Any

from websockets.exceptions import WebSocketException

from heliopolis.core.contract import CHANCE
from heliopolis.core.value import value
from heliopolis.wire.client import Commit, Move, Reveal
from heliopolis.wire.server import Accepted, Refused, Update
from tests.server.live import Client

LATER = ("store-away", "store-full", "too-fast")
"""Whoever hears this asks again, after a pause."""
PAUSE = 0.05


@value
class Acknowledged:
    """A command that the server has called done."""

    command: str
    move: str
    version: int


class Player:
    """The person at one seat, who comes back by `since` and repeats what was not answered."""

    def __init__(
        self, address: Callable[[], str], table: str, seat: int, secret: str, random: Random
    ) -> None:
        """`address` says where to go at each new try."""
        self.table = table
        self.seat = seat
        self.acknowledged: list[Acknowledged] = []
        self.told: dict[int, tuple[int | None, str]] = {}
        """What was played by whom, by its version, as the server told it."""
        self.refusals: dict[str, int] = {}
        self.returns = 0
        self._over = False
        self._address = address
        self._secret = secret
        self._random = random
        self._version = 0
        self._moves = 0
        self._unanswered: Move | None = None
        self._word = f"w{seat}-{random.randrange(10**9)}"

    @property
    def done(self) -> bool:
        """Whether the game is over, and every command is answered."""
        return self._over and self._unanswered is None

    async def play(self) -> None:
        """Play until the game is over, however often the server goes away."""
        while not self.done:
            try:
                client = await Client.join(
                    self._address(), self.table, self.seat, self._secret, self._version
                )
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self._listen(client)
            except WebSocketException:
                pass  # in the middle of a message of ours
            finally:
                client.drop()
            self.returns += 1
            await asyncio.sleep(PAUSE)

    async def _listen(self, client: Client) -> None:
        """Hear and play on one socket until it breaks or the game is over."""
        if client.farewell is not None or client.table is None:
            return
        await self._give_word(client)
        if self._unanswered is not None:
            await client.send(self._unanswered)
        while not self.done:
            if self._unanswered is None and client.options:
                self._unanswered = self._choose(client)
                await client.send(self._unanswered)
            message = await client.next()
            if message is None:
                return
            await self._heard(client, message)

    def _choose(self, client: Client) -> Move:
        self._moves += 1
        command = f"{self.seat}-{self._moves}"
        return Move(command, client.version, str(self._random.choice(client.options)))

    async def _heard(self, client: Client, message: Any) -> None:
        if isinstance(message, Update):
            for seen in message.moves:
                actor = None if seen.actor is CHANCE else seen.actor
                before = self.told.setdefault(seen.version, (actor, str(seen.move)))
                assert before == (actor, str(seen.move)), "what was told never changes"
            self._version = client.version
            self._over = message.result is not None
        elif isinstance(message, (Accepted, Refused)):
            await self._answered(client, message)
        else:
            await self._give_word(client)

    async def _answered(self, client: Client, answer: Accepted | Refused) -> None:
        asked = self._unanswered
        if asked is None or answer.id not in (asked.id, ""):  # too fast, and nobody has read it
            return
        if isinstance(answer, Accepted):
            self.acknowledged.append(Acknowledged(asked.id, asked.move, answer.version))
            self._unanswered = None
            return
        code = answer.refusal.code
        self.refusals[code] = self.refusals.get(code, 0) + 1
        if code in LATER:
            await asyncio.sleep(PAUSE)
            await client.send(asked)
        else:
            assert code == "old-version", code
            self._unanswered = None

    async def _give_word(self, client: Client) -> None:
        """Do what a table asks for that is being sealed; what is done twice is refused."""
        if client.table.stage != "sealing":
            return
        if client.table.sealing.revealing:
            await client.send(Reveal("reveal", self._word))
        elif not client.table.seats[self.seat].committed:
            promise = hashlib.sha256(self._word.encode()).hexdigest()
            await client.send(Commit("commit", promise))
