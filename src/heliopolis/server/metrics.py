"""What is counted and timed for whoever runs the server, as Prometheus reads it."""

import asyncio
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, cast

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric

from heliopolis.server.figures import KEPT, Figures
from heliopolis.server.store.protocol import Change, Store

if TYPE_CHECKING:
    from heliopolis.server.premises import Premises

_SECONDS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.25, 1.0)
_BEAT: Final = 0.5
"""Every so many seconds it is measured how late the loop is."""


class Metrics:
    """The series of one process; what others know is asked for when somebody looks."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._figures: Figures | None = None
        self.writes = Writes()
        self._registry.register(self.writes)
        self.moves = Times("heliopolis_move_seconds", "From the command of a move to its answer.")
        self._registry.register(self.moves)
        self.lag = Histogram(
            "heliopolis_loop_lag_seconds",
            "How late the loop is.",
            buckets=_SECONDS,
            registry=self._registry,
        )
        self.requests = Counter(
            "heliopolis_requests", "Requests by status.", ["status"], registry=self._registry
        )
        self._now = {
            name: Gauge(f"heliopolis_{name}", says, registry=self._registry)
            for name, says in _GAUGES.items()
        }

    def text(self, premises: "Premises") -> bytes:
        """All series as text, with those of the processes that serve together with this one."""
        self._look(premises)
        if self._figures is None:
            return generate_latest(self._registry)
        self._figures.keep(self._registry.collect())
        return generate_latest(self._figures)

    def _look(self, premises: "Premises") -> None:
        for name, number in _now(premises):
            self._now[name].set(number)

    async def share(self, premises: "Premises", folder: Path) -> None:
        """Keep the figures where other processes find them, and tell of theirs too from now on."""
        self._figures = Figures(folder, _PASSING, _WORST)
        while True:
            self._look(premises)
            self._figures.keep(self._registry.collect())
            await asyncio.sleep(KEPT)

    async def watch_loop(self) -> None:
        """Measure how late the loop is, for as long as it runs."""
        while True:
            begun = time.perf_counter()
            await asyncio.sleep(_BEAT)
            self.lag.observe(max(0.0, time.perf_counter() - begun - _BEAT))


class Times:
    """How long something takes, counted without locks: it happens for every move, on one loop."""

    def __init__(self, name: str, says: str) -> None:
        self._name = name
        self._says = says
        self._seconds = 0.0
        self._within = [0] * (len(_SECONDS) + 1)

    def add(self, seconds: float) -> None:
        """Count one that took so long."""
        self._seconds += seconds
        self._within[bisect_left(_SECONDS, seconds)] += 1

    def collect(self) -> Iterator[Metric]:
        """The series, for whoever looks."""
        bounds = [*map(str, _SECONDS), "+Inf"]
        yield HistogramMetricFamily(
            self._name,
            self._says,
            buckets=[*zip(bounds, accumulate(self._within), strict=True)],
            sum_value=self._seconds,
        )


class Writes:
    """The changes that were stored."""

    def __init__(self) -> None:
        self._moves = 0
        self._times = Times("heliopolis_store_seconds", "How long storing a change takes.")

    def add(self, seconds: float, moves: int) -> None:
        """Count a change that took so long."""
        self._moves += moves
        self._times.add(seconds)

    def collect(self) -> Iterator[Metric]:
        """The series, for whoever looks."""
        says = "Moves that were stored, with those of chance."
        yield CounterMetricFamily("heliopolis_moves", says, value=self._moves)
        yield from self._times.collect()


_GAUGES: Final = {
    "rooms": "Tables that somebody plays or watches here.",
    "sockets": "Open sockets that have said hello.",
    "spectators": "Those among them that watch.",
    "bot_jobs_waiting": "Decisions and advice that no process thinks about yet.",
    "bot_jobs_done": "Decisions and advice since the start.",
    "bot_restarts": "Processes for thinking that were replaced.",
    "news_healthy": "Whether news come from other processes.",
    "news_lost": "News that other processes did not get.",
}
_PASSING: Final = frozenset(
    f"heliopolis_{name}"
    for name in ("rooms", "sockets", "spectators", "bot_jobs_waiting", "news_healthy")
)
_WORST: Final = frozenset({"heliopolis_news_healthy"})


def _now(premises: "Premises") -> Iterator[tuple[str, float]]:
    house = premises.house
    listeners = [listener for room in house.rooms for listener in room.listeners]
    bots: Any = house.bots
    yield "rooms", len(house.rooms)
    yield "sockets", len(listeners)
    yield "spectators", sum(listener.seat is None for listener in listeners)
    yield "bot_jobs_waiting", getattr(bots, "waiting", 0)
    yield "bot_jobs_done", getattr(bots, "done", 0)
    yield "bot_restarts", getattr(bots, "restarts", 0)
    yield "news_healthy", float(house.news.healthy)
    yield "news_lost", house.news.lost


class _Measured:
    """A store whose writes are counted and timed; everything else is the store's own."""

    def __init__(self, store: Store, metrics: Metrics) -> None:
        self._store = store
        self._writes = metrics.writes

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    async def write(self, change: Change) -> None:
        begun = time.perf_counter()
        await self._store.write(change)
        self._writes.add(time.perf_counter() - begun, len(change.moves))


def measured(store: Store, metrics: Metrics) -> Store:
    """The same store, whose writes are counted and timed."""
    return cast(Store, _Measured(store, metrics))
