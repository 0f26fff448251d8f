"""Two processes of the server on one PostgreSQL and one Redis, with the clients at both."""

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any
from urllib.error import HTTPError

import pytest

from heliopolis.server.store import store_at
from heliopolis.server.store.protocol import Store
from heliopolis.wire.client import Move, Say
from heliopolis.wire.server import Accepted, Refused, Said
from tests.server import services
from tests.server.crash.checking import check_tables, unfinished
from tests.server.crash.servers import Nest, Server, nest
from tests.server.live import Client
from tests.server.rooms.builders import run

RACES = 200
CLAIMS = 20
BOTS = [{"kind": "bot", "bot": "uniform"}, {"kind": "bot", "bot": "uniform"}]
ME = [{"kind": "me", "name": "Ana"}, {"kind": "me", "name": "Ben"}]


@pytest.fixture(scope="module")
def forks() -> Iterator[Nest]:
    """What light servers are forked from."""
    with nest() as forks:
        yield forks


class Two:
    """Two light servers."""

    def __init__(self, database: str, redis: str, folder: Path, forks: Nest) -> None:
        self.database = database
        self.servers = [Server(database, folder / f"log-{n}.txt", redis) for n in (0, 1)]
        self._forks = forks

    async def start(self) -> None:
        for server in self.servers:
            server.fork(self._forks)
            await server.ready()

    def make(self, *seats: Any, at: int = 0, **more: Any) -> Any:
        """A table, made in one of the processes."""
        asked = {"game": "ra", "seats": seats, "pace": "instant", "program": True, **more}
        return self.servers[at].ask("POST", "/tables", asked)

    @asynccontextmanager
    async def client(self, at: int, made: Any, seat: int | None = None) -> AsyncIterator[Client]:
        """Somebody at a table in one of the processes."""
        secret = "" if seat is None else made["seats"][seat]["secret"]
        address, table = self.servers[at].socket, made["table"]["id"]
        client = await Client.join(address, table, seat, secret)
        try:
            yield client
        finally:
            await client.close()

    def thoughts(self, at: int) -> int:
        """How many moves the bots of a process have chosen."""
        text = self.servers[at].ask("GET", "/metrics")
        found = re.search(r"^heliopolis_bot_jobs_done (\S+)", text, re.MULTILINE)
        assert found
        return int(float(found[1]))


@asynccontextmanager
async def two_processes(
    postgres: services.Postgres, redis: services.Redis, folder: Path, forks: Nest
) -> AsyncIterator[Two]:
    """Two servers that answer."""
    two = Two(postgres.database("two"), redis.url, folder, forks)
    try:
        await two.start()
        yield two
    finally:
        for server in two.servers:
            server.kill()


async def seen(clients: list[Client], version: int) -> None:
    """Wait until all have seen a version."""
    for client in clients:
        while client.version < version:
            assert await client.next() is not None


async def version_of(store: Store, table: str) -> int:
    """How many moves of a table are stored."""
    stored = await store.load(table)
    assert stored is not None
    return stored.version


async def give_words(*clients: Client) -> None:
    await asyncio.gather(*(one.give_word(f"w{n}") for n, one in enumerate(clients)))


def test_of_two_moves_at_the_same_instant_exactly_one_is_accepted(
    postgres: services.Postgres, redis: services.Redis, tmp_path: Path, forks: Nest
) -> None:
    random = Random(1)

    async def race_game(two: Two, most: int) -> int:
        """Race in one game; how often."""
        made = two.make(*ME)
        async with AsyncExitStack() as stack:
            ana, ben, other_ana, other_ben = [
                await stack.enter_async_context(two.client(at, made, seat))
                for at, seat in ((0, 0), (1, 1), (1, 0), (0, 1))
            ]
            everybody = [ana, ben, other_ana, other_ben]
            await give_words(ana, ben)
            for client in everybody:
                while client.view is None:
                    await client.next()
            version = 0
            for number in range(most):
                await seen(everybody, version)
                both = [one for one in everybody if one.options]
                if not both:
                    return number
                assert len(both) == 2
                version = await race(both, number)
            return most

    async def race(both: list[Client], number: int) -> int:
        """Two processes get a move at once; the version that everybody will see."""
        before = both[0].version
        assert both[1].version == before
        random.shuffle(both)
        moves = [
            Move(f"race-{number}-{n}", before, str(random.choice(one.options)))
            for n, one in enumerate(both)
        ]
        answers = await asyncio.gather(*(c.ask(m) for c, m in zip(both, moves, strict=True)))
        accepted = [n for n, one in enumerate(answers) if isinstance(one, Accepted)]
        refused = [one for one in answers if isinstance(one, Refused)]
        assert len(accepted) == 1
        [code] = [one.refusal.code for one in refused]
        assert code in ("old-version", "not-playing"), "by the last move of the game"
        won = answers[accepted[0]]
        repeated = await both[1 - accepted[0]].ask(moves[accepted[0]])
        assert repeated == won, "the other process knows the command too"
        return max(one.version for one in both)

    async def test() -> None:
        async with two_processes(postgres, redis, tmp_path, forks) as two:
            races = 0
            while races < RACES:
                races += await race_game(two, RACES - races)

    run(test)


def test_of_two_claims_at_the_same_instant_exactly_one_sits(
    postgres: services.Postgres, redis: services.Redis, tmp_path: Path, forks: Nest
) -> None:
    """The one who comes too late hears why: the seat is taken, and the table is frozen by it."""
    free = {"kind": "open"}

    def claim(server: Server, path: str, name: str, token: str) -> str:
        """The secret of the seat, or after a mark why there is none."""
        asked = {"token": token, "name": name, "seat": 1, "program": True}
        try:
            return str(server.ask("POST", f"{path}/claim", asked)["secret"])
        except HTTPError as refused:
            return f"!{json.loads(refused.read())['refusal']['code']}"

    async def test() -> None:
        async with two_processes(postgres, redis, tmp_path, forks) as two:
            for number in range(CLAIMS):
                seats = [ME[0], free, free][: 2 + number % 2]
                made = two.make(*seats, at=number % 2, link_open=True)
                path, token = f"/tables/{made['table']['id']}", made["link"].rpartition("/")[2]
                names = [f"Guest {at}" for at in (0, 1)]
                secrets = await asyncio.gather(
                    *(
                        asyncio.to_thread(claim, server, path, name, token)
                        for server, name in zip(two.servers, names, strict=True)
                    )
                )

                [sits] = [at for at in (0, 1) if not secrets[at].startswith("!")]
                assert secrets[1 - sits] in ("!no-free-seat", "!table-started")
                for server in two.servers:
                    told = server.ask("GET", path)["table"]["seats"][1]["name"]
                    assert told == names[sits]
                    proof = {"seat": 1, "secret": secrets[sits]}
                    server.ask("POST", f"{path}/device", proof)

    run(test)


def test_bots_are_asked_once_though_two_processes_look_after_them(
    postgres: services.Postgres, redis: services.Redis, tmp_path: Path, forks: Nest
) -> None:
    async def test() -> None:
        async with two_processes(postgres, redis, tmp_path, forks) as two:
            tables = [
                two.make(*BOTS, at=number % 2, game=game)["table"]["id"]
                for number in range(5)
                for game in ("ra", "ra-dice")
            ]
            store = store_at(two.database)
            await store.open()
            try:
                while await unfinished(store):
                    await asyncio.sleep(0.05)
                await check_tables(store, tables)
                decisions = 0
                for table in tables:
                    stored = await store.load(table)
                    assert stored is not None
                    decisions += sum(row.actor is not None for row in stored.moves)
            finally:
                await store.close()
            thoughts = [two.thoughts(at) for at in (0, 1)]
            assert min(thoughts) > 0
            # Under much load a process may look after a bot that another one still asks.
            assert decisions <= sum(thoughts) <= 1.1 * decisions

    run(test)


def test_people_in_two_processes_see_and_hear_each_other(
    postgres: services.Postgres, redis: services.Redis, tmp_path: Path, forks: Nest
) -> None:
    async def test() -> None:
        async with two_processes(postgres, redis, tmp_path, forks) as two:
            made = two.make(*ME, chat=True)
            async with two.client(0, made, 0) as ana, two.client(1, made, 1) as ben:
                for one in (ana, ben):
                    while not all(seat.present for seat in one.table.seats):
                        await one.next()
                begun = time.monotonic()
                for number, (speaker, ear) in enumerate(((ana, ben), (ben, ana)) * 2, 1):
                    await speaker.ask(Say(f"say-{number}", f"line {number}"))
                    await ear.hear(
                        lambda heard, n=number: isinstance(heard, Said) and heard.number == n
                    )
                took = time.monotonic() - begun
                async with two.client(0, made) as cleo:
                    while ben.table.spectators != 1:
                        await ben.next()
                    lines = [
                        await cleo.hear(lambda heard: isinstance(heard, Said)) for _ in range(4)
                    ]
                await ana.close()
                while ben.table.seats[0].present:
                    await ben.next()

                for one in (ana, ben):
                    said = [heard.text for heard in one.heard if isinstance(heard, Said)]
                    assert said == [f"line {number}" for number in range(1, 5)]
                assert [line.number for line in lines] == [1, 2, 3, 4]
                assert took < 10, "news come before anybody looks at all rooms again"

    run(test)


def test_the_bots_and_people_of_a_killed_process_go_on_in_the_other(
    postgres: services.Postgres, redis: services.Redis, tmp_path: Path, forks: Nest
) -> None:
    async def test() -> None:
        async with two_processes(postgres, redis, tmp_path, forks) as two:
            made = two.make(*ME)
            async with two.client(0, made, 0) as ana, two.client(1, made, 1) as ben:
                await give_words(ana, ben)
                tables = [two.make(*BOTS, game="ra-dice")["table"]["id"] for _ in range(10)]
                slow = two.make(*BOTS, pace="calm")["table"]["id"]
                two.servers[0].kill()
                store = store_at(two.database)
                await store.open()
                try:
                    going_on = {made["table"]["id"], slow}
                    assert await unfinished(store) >= going_on
                    version = await version_of(store, slow)
                    while await unfinished(store) > going_on:
                        await asyncio.sleep(0.05)
                    await check_tables(store, tables)
                    while await version_of(store, slow) < version + 5:
                        await asyncio.sleep(0.05)
                finally:
                    await store.close()
                while ben.view is None:
                    await ben.next()
                async with two.client(1, made, 0) as back:
                    while back.view is None:
                        await back.next()
                    for client in (back, ben):
                        if client.options:
                            assert isinstance(await client.play("draw"), Accepted)

    run(test)
