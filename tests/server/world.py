"""Houses behind real servers in one event loop, and players who note what they send and hear."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from heliopolis.core.contract import CHANCE, Seat
from heliopolis.match import Match
from heliopolis.server.house import House
from heliopolis.server.limits import Buckets
from heliopolis.server.rooms.attention import is_served
from heliopolis.server.rooms.showing import table_struct
from heliopolis.server.rooms.stages import Moment
from heliopolis.server.store.protocol import MoveRow
from heliopolis.server.tables.document import Document, read
from heliopolis.server.tables.playing import match_of
from heliopolis.wire.client import ClientMessage, Move, Ping
from heliopolis.wire.server import Accepted, Pong, Refused, Said, Update, Welcome
from heliopolis.wire.tables import TableStruct

from .live import Client, served
from .rooms.builders import Clock
from .several import Bus, houses

_SOON = 20.0
"""So many seconds may it take until everybody has heard everything."""


class Player(Client):
    """A client that notes what it was answered, and every move and line that it heard."""

    house: int
    start: int
    """The version from which on it hears everything."""

    def __init__(self, connection: Any) -> None:
        super().__init__(connection)
        self.moves: list[Any] = []
        self.lines: list[int] = []
        self.told: Update | None = None
        self.answers: dict[str, list[Accepted | Refused]] = {}
        self.sent: dict[str, list[Any]] = {}
        self._pings = 0

    @property
    def seat(self) -> Seat | None:
        return self._seat

    def _fold(self, message: Any) -> None:
        before = self.version
        super()._fold(message)
        if isinstance(message, Welcome):
            self.start = min(before, message.version)
        elif isinstance(message, Update):
            self.told = message
            self.moves += [move for move in message.moves if move.version > before]
        elif isinstance(message, Said):
            self.lines.append(message.number)
        elif isinstance(message, (Accepted, Refused)):
            self.answers.setdefault(message.id, []).append(message)

    async def fire(self, message: ClientMessage) -> None:
        """Send a command and do not wait for its answer."""
        assert not isinstance(message, Ping)
        self.sent.setdefault(getattr(message, "id", ""), []).append(message)
        await self.send(message)

    async def flush(self) -> None:
        """Hear everything that was sent up to now; by then every command is answered."""
        self._pings += 1
        name = f"ping-{self._pings}"
        await self.send(Ping(name))
        heard = await self.hear(lambda message: isinstance(message, Pong) and message.id == name)
        assert heard is not None, ("the server has hung up", self.farewell)
        assert Counter({id: len(sent) for id, sent in self.sent.items()}) == Counter(
            {id: len(answers) for id, answers in self.answers.items()}
        ), "every command is answered, and once"


class World:
    """Two houses on one database, as two processes are, each behind a server of its own."""

    def __init__(self, path: Path) -> None:
        self.clock = Clock()
        self.bus = Bus()
        self.houses: list[House] = []
        self.addresses: list[str] = []
        self._path = path
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()

    def run(self, work: Any) -> Any:
        """Let something happen, for a while at most."""

        async def within() -> Any:
            async with asyncio.timeout(3 * _SOON):
                return await work

        return self._runner.run(within())

    async def open(self) -> None:
        self.houses += await self._stack.enter_async_context(
            houses(self._path, clock=self.clock, bus=self.bus)
        )
        for house in self.houses:
            limits = house.limits
            limits.chat = limits.hands = limits.take_backs = Buckets(1e6, 1e6)
            self.addresses.append(await self._stack.enter_async_context(served(house)))

    async def close(self) -> None:
        await self._stack.aclose()

    def end(self) -> None:
        self._runner.close()

    async def stored(self, table: str) -> tuple[Document, list[MoveRow]]:
        """A table as the store has it."""
        found = await self.houses[0].store.load(table)
        assert found is not None
        return read(found.document), list(found.moves)

    async def quiet(self, table: str) -> tuple[Document, list[MoveRow], Match | None]:
        """The table once no bot is to move, and every house with listeners knows everything."""
        async with asyncio.timeout(_SOON):
            while True:
                document, rows = await self.stored(table)
                match = match_of(document, rows) if document.opening else None
                known = [house.rooms.known(table) for house in self.houses]
                here = [room for room in known if room is not None and len(room.listeners)]
                if self.bus.silent:  # then only looking around brings what others have done
                    for house, room in zip(self.houses, known, strict=True):
                        if room in here:
                            assert room is not None
                            await house._refresh(room)
                if not is_served(document, match) and all(
                    room.version == len(rows) and room.document == document for room in here
                ):
                    return document, rows, match
                await asyncio.sleep(0.001)

    async def agree_who_is_there(self, players: list[Player]) -> None:
        """Wait until every player knows who else is there, and who is not."""
        seats = {player.seat for player in players if player.seat is not None}
        watching = sum(player.seat is None for player in players)

        def agreed(table: TableStruct) -> bool:
            there = {seat for seat, one in enumerate(table.seats) if one.present}
            return (there, table.spectators) == (seats, watching)

        end = time.monotonic() + _SOON
        while not all(agreed(player.table) for player in players):
            told = [(player.house, player.seat, player.table) for player in players]
            assert time.monotonic() < end, (seats, watching, told)
            await asyncio.sleep(0.005)
            await asyncio.gather(*(player.flush() for player in players))


def shown(document: Document, table: str) -> TableStruct:
    """The table as everybody must see it, but for who is there."""
    return bare(table_struct(table, Moment(document, None, []), None, 0))


def bare(table: TableStruct) -> TableStruct:
    """A table without what is told only now and then: who is there, and how far the game is."""
    seats = tuple(replace(seat, present=False, away_ms=None) for seat in table.seats)
    return replace(table, seats=seats, spectators=0, version=0)


def moves_of(rows: list[MoveRow]) -> list[tuple[int, Seat | None, str]]:
    """The moves as they are stored, told as `heard_moves` tells them."""
    return [(row.number, row.actor, row.text) for row in rows]


def heard_moves(player: Player) -> list[tuple[int, Seat | None, str]]:
    """The moves that a player has heard on its socket, in their order."""
    return [
        (one.version, None if one.actor is CHANCE else one.actor, str(one.move))
        for one in player.moves
    ]


def check(
    player: Player, table: str, document: Document, rows: list[MoveRow], match: Match | None
) -> None:
    """Compare what a player knows with what is true."""
    assert heard_moves(player) == moves_of(rows[player.start :])
    assert player.lines == sorted(set(player.lines)), "every line once, in order"
    assert bare(player.table) == shown(document, table)
    if match is None:
        assert player.view is None
        return
    told, seat = player.told, player.seat
    assert told is not None
    assert player.version == told.version == match.version
    assert player.view == match.view(seat)
    assert told.asked == match.asked
    assert told.options == (() if seat is None else match.options(seat))
    assert told.standing == match.standing(seat)
    assert told.result == match.result
    for id, sent in player.sent.items():
        _check_answers(player, sent, player.answers[id], rows)


def _check_answers(
    player: Player, sent: list[Any], answers: list[Accepted | Refused], rows: list[MoveRow]
) -> None:
    """A move is there exactly if it was accepted, and once however often it was sent."""
    moves = [one for one in sent if isinstance(one, Move)]
    if not moves:
        return
    accepted = {answer.version for answer in answers if isinstance(answer, Accepted)}
    made = [row for row in rows if row.command == moves[0].id and row.actor == player.seat]
    assert len(made) <= 1
    assert accepted <= {row.number for row in made}
    assert {row.text for row in made} <= {one.move for one in moves}


@contextmanager
def opened_world(path: Path) -> Iterator[World]:
    """A world for one test."""
    world = World(path)
    try:
        world.run(world.open())
        yield world
    finally:
        world.run(world.close())
        world.end()
