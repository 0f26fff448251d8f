"""Several houses on one database in one event loop, with news between them that tests can stop."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from heliopolis.server.house import House, wall_clock
from heliopolis.server.news import Heard
from heliopolis.server.rooms.driving import Thinkers
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore

from .rooms.builders import FirstMove


class Bus:
    """What carries news between the houses; `silent` loses all of them."""

    def __init__(self) -> None:
        self.silent = False
        self.ears: dict[object, Heard] = {}


class BusNews:
    """The news of one house."""

    lost = 0

    def __init__(self, bus: Bus) -> None:
        self._bus = bus

    @property
    def healthy(self) -> bool:
        return not self._bus.silent

    async def open(self) -> None:
        """There is nothing to open."""

    async def close(self) -> None:
        self._bus.ears.pop(self, None)

    def subscribe(self, heard: Heard) -> None:
        self._bus.ears[self] = heard

    async def publish(self, table: str) -> None:
        if self._bus.silent:
            return
        for news, heard in self._bus.ears.items():
            if news is not self:
                asyncio.get_running_loop().call_soon(heard, table)


@asynccontextmanager
async def houses(
    path: Path,
    count: int = 2,
    *,
    clock: Callable[[], int] = wall_clock,
    bus: Bus | None = None,
    bots: Callable[[], Thinkers] = FirstMove,
    commands: float = 1e6,
    keep_days: int = 365,
) -> AsyncIterator[list[House]]:
    """Houses that are to each other as processes are."""
    bus = Bus() if bus is None else bus
    settings = Settings(str(path), redis="bus", commands=commands, keep_days=keep_days)
    async with AsyncExitStack() as stack:
        opened = []
        for _ in range(count):
            house = House(settings, SqliteStore(path), BusNews(bus), bots(), clock=clock)
            await house.open()
            stack.push_async_callback(house.close)
            opened.append(house)
        yield opened
