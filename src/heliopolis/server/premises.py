"""All that a request may need: the house, who may call, what is compiled, and what is counted."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from heliopolis import games
from heliopolis.core.errors import Refusal
from heliopolis.server.allowed import Allowed
from heliopolis.server.house import House
from heliopolis.server.limits import Buckets
from heliopolis.server.metrics import Metrics
from heliopolis.server.workers.compiling import Progress


class Compiler(Protocol):
    """Makes games ready to be played, and says how far it is."""

    def ready(self, game: str) -> bool:
        """Whether a game can be played now."""
        ...

    def progress(self, game: str) -> Progress:
        """How far a game is."""
        ...

    async def wait(self, game: str) -> None:
        """Wait until a game can be played, and let it be the next."""
        ...


class AllReady:
    """Nothing is compiled any more; for houses whose games are."""

    def ready(self, game: str) -> bool:
        """Whether there is such a game."""
        return game in games.names()

    def progress(self, game: str) -> Progress:
        """A game that is there is ready."""
        return Progress("ready")

    async def wait(self, game: str) -> None:
        """There is nothing to wait for."""


class Lan(Protocol):
    """The door to the same network: closed, unless somebody at this machine opens it."""

    @property
    def address(self) -> str:
        """What links begin with for others in the same network; "" while the door is closed."""
        ...

    async def open(self) -> Refusal | None:
        """Listen on the private address too."""
        ...

    async def close(self) -> None:
        """Listen there no more."""
        ...


class NoLan:
    """A server that is not asked by a network at all, or whose door is for others to open."""

    address = ""

    async def open(self) -> Refusal | None:
        """Nobody can."""
        return Refusal("lan-elsewhere", {})

    async def close(self) -> None:
        """It is closed."""


@dataclass
class Premises:
    """What one process of the server has besides its network."""

    house: House
    allowed: Allowed
    metrics: Metrics
    compiler: Compiler = field(default_factory=AllReady)
    lan: Lan = field(default_factory=NoLan)
    stopping: bool = False
    limits: "Limits" = field(default_factory=lambda: Limits())


class Limits:
    """How often somebody may do what costs much; a browser that has a table is somebody.

    Behind one address may be a whole club, also of newcomers, so it may do much more than one
    browser, but not everything.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        """The clock is in seconds."""

        def buckets(rate: float, burst: float) -> Buckets:
            return Buckets(rate, burst, clock=clock)

        self.tables = buckets(5 / 60, 5)
        self.tables_of_address = buckets(1, 60)
        self.claims = buckets(1, 30)
        self.claims_of_newcomers = buckets(10, 300)
        self.replays = buckets(0.5, 10)
        self.replays_of_newcomers = buckets(5, 100)
        self.records = buckets(1, 30)
        self.records_of_newcomers = buckets(10, 300)
        self.requests = buckets(50, 200)
        """By the cookie, which costs nothing: so the address is counted too."""
        self.requests_of_address = buckets(500, 2_000)

    def may_ask(self, browser: str, address: str) -> bool:
        """Whether one more request may come from a browser, "" for none, at an address."""
        fair = not browser or self.requests.take(browser)
        return fair and self.requests_of_address.take(address)
