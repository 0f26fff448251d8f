"""Several serving processes tell of what is counted in all of them, whichever is asked."""

import asyncio
import time
from itertools import pairwise
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.parser import text_string_to_metric_families

from heliopolis.server.figures import Figures
from tests.server.crash.servers import Server
from tests.server.live import Client
from tests.server.services import Postgres, Redis


class Process:
    """What one process counts."""

    def __init__(self, folder: Path) -> None:
        self.now = 1_000.0
        self.registry = CollectorRegistry()
        self.asked = Counter("asked", "Asked.", ["status"], registry=self.registry)
        self.took = Histogram("took", "Took.", buckets=(1.0, 2.0), registry=self.registry)
        self.there = Gauge("there", "There.", registry=self.registry)
        self.well = Gauge("well", "Well.", registry=self.registry)
        passing, worst = frozenset({"there", "well"}), frozenset({"well"})
        self.figures = Figures(folder, passing, worst, lambda: self.now)

    def keep(self) -> None:
        self.figures.keep(self.registry.collect())


def told(figures: Figures) -> dict[str, float]:
    """All samples, named as Prometheus names them."""
    return samples(generate_latest(figures).decode())


def samples(text: str) -> dict[str, float]:
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_what_all_processes_count_is_added_up(tmp_path: Path) -> None:
    one, other = Process(tmp_path), Process(tmp_path)
    one.asked.labels("200").inc(2)
    other.asked.labels("200").inc(3)
    other.asked.labels("404").inc()
    one.took.observe(0.5)
    other.took.observe(1.5)
    for process, there, well in ((one, 5, 1), (other, 6, 0)):
        process.there.set(there)
        process.well.set(well)
        process.keep()

    assert (
        told(one.figures)
        == told(other.figures)
        == {
            "asked_total 200": 5,
            "asked_total 404": 1,
            "took_bucket 1.0": 1,
            "took_bucket 2.0": 2,
            "took_bucket +Inf": 2,
            "took_count": 2,
            "took_sum": 2.0,
            "there": 11,
            "well": 0,
        }
    )


def test_who_has_ended_leaves_what_was_counted_and_nobody_who_is_there(tmp_path: Path) -> None:
    one, ended = Process(tmp_path), Process(tmp_path)
    for process in (one, ended):
        process.asked.labels("200").inc(2)
        process.there.set(5)
        process.well.set(process is one)
        process.keep()
    assert told(one.figures)["there"] == 10

    one.now += 31
    one.keep()

    assert told(one.figures)["asked_total 200"] == 4
    assert told(one.figures)["there"] == 5
    assert told(one.figures)["well"] == 1


def test_it_does_not_matter_which_of_two_workers_is_asked(
    tmp_path: Path, postgres: Postgres, redis: Redis
) -> None:
    server = Server(postgres.database("figures"), tmp_path / "log.txt", redis.url)

    async def play() -> tuple[int, list[dict[str, float]]]:
        seats = [{"kind": "me", "name": name} for name in ("Ana", "Ben")]
        asked = {"game": "ra", "seats": seats, "pace": "instant", "program": True}
        made = await server.answer("POST", "/tables", asked)  # once its game is compiled
        secrets = [key["secret"] for key in made["seats"]]
        clients = [
            await Client.join(server.socket, made["table"]["id"], number % 2, secrets[number % 2])
            for number in range(12)
        ]
        try:
            await asyncio.gather(*(one.give_word("word") for one in clients[:2]))
            for _ in range(10):
                await step(clients)
            told = await server.answer("GET", f"/tables/{made['table']['id']}")
            moves = told["table"]["version"]
            end = time.monotonic() + 60
            scraped = [samples(await server.answer("GET", "/metrics"))]
            while time.monotonic() < end and (
                scraped[-1]["heliopolis_sockets"] < 12
                or scraped[-1]["heliopolis_moves_total"] < moves
                or scraped[-1]["heliopolis_move_seconds_count"] < 10
            ):
                scraped.append(samples(await server.answer("GET", "/metrics")))
            scraped += [samples(await server.answer("GET", "/metrics")) for _ in range(20)]
            return moves, scraped
        finally:
            for one in clients:
                await one.close()

    async def step(clients: list[Client]) -> None:
        """Whoever is asked plays; all see it, wherever they are."""
        version = max(one.version for one in clients)
        for one in clients:
            while one.view is None or one.version < version:
                assert await one.next() is not None
        asked = next(one for one in clients if one.options)
        await asked.play(str(asked.options[0]))

    server.start("--workers", "2")
    try:
        moves, scraped = asyncio.run(play())
    finally:
        server.kill()

    assert {one["heliopolis_sockets"] for one in scraped[-20:]} == {12}
    assert {one["heliopolis_move_seconds_count"] for one in scraped[-20:]} == {10}
    assert {one["heliopolis_moves_total"] for one in scraped[-20:]} == {moves}
    for before, after in pairwise(scraped):
        for name in before:
            if name.endswith(("_total", "_count", "_sum")) or "_bucket" in name:
                assert after[name] >= before[name], name
