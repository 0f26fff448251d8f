"""Nothing secret is ever sent: games that differ in secrets alone send the same bytes."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from heliopolis.core.chance import Dealer, SealedDealer, SeededDealer
from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.rooms.room import Accepted
from heliopolis.server.settings import Settings
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.tables import sealing
from heliopolis.server.tables.document import Document, written
from heliopolis.wire.client import Commit, Ping, Reveal, Stand
from heliopolis.wire.server import Accepted as Done
from heliopolis.wire.server import Pong, Update

from .asking import app_of, ask
from .live import Client, served
from .rooms.builders import Clock, FirstMove, begin, open_house, promise, run, table

ONE, OTHER = bytes(range(32)), bytes(range(32, 64))
COMMITMENT = bytes(32)
REQUESTS = 25
"""Every so many moves somebody asks for the table too."""


@contextmanager
def chance_of_everybody(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let every secret deal the same under the same commitment: nothing public differs."""

    def at(self: SealedDealer, number: int) -> Dealer:
        return SeededDealer(np.random.default_rng(number))

    with monkeypatch.context() as patched:
        patched.setattr(SealedDealer, "at", at)
        patched.setattr(sealing, "commitment_to", lambda secret: COMMITMENT)
        patched.setattr("heliopolis.match.opening.commitment_to", lambda secret: COMMITMENT)
        patched.setattr("heliopolis.server.house._TOGETHER", 0)  # how many join at once may differ
        patched.setattr("heliopolis.server.house.LOOK_AROUND", 3600)  # which may tell who has come
        yield


class Requests:
    """Somebody who asks for a table now and then, and keeps the answers as they come."""

    def __init__(self, house: House, table: str) -> None:
        self._app = app_of(house)
        self._path = f"/tables/{table}"
        self.answers: list[str] = []

    async def look(self) -> None:
        """Ask for the table, for its file, and for what the file shows to each and to nobody."""
        await self._ask("GET", self._path)
        record = await self._ask("GET", f"{self._path}/record")
        for seat in (None, 0, 1):
            await self._ask("POST", "/replays", {"record": record, "seat": seat})

    async def _ask(self, method: str, path: str, body: Any = None) -> str:
        """What was answered; it is kept with its headers."""
        told = await ask(self._app, method, path, body)
        assert told.status == 200, told.text
        self.answers.append(f"{told.headers} {told.text}")
        return told.text


async def frames_of_a_game(
    path: Path, document: Document, secret: bytes, limits: tuple[int, ...]
) -> tuple[list[list[str]], list[list[str]]]:
    """What every seat and a spectator were sent, until the end and after it.

    In the first auction every seat but the first leaves a standing bid with a limit of its own.
    Last comes what requests for the table were answered while it was played.
    """
    clock = Clock()
    house = House(
        Settings(str(path), commands=1e6), SqliteStore(path), LocalNews(), FirstMove(),
        clock=clock, secret=lambda: secret,
    )  # fmt: skip
    await house.open()
    async with served(house) as address:
        identifier = "the-table"
        await house.store.create(
            identifier, written(document), document.stage, False, (), (), None, clock()
        )
        room = await house.rooms.get(identifier)
        assert isinstance(await room.change(lambda document, match, now: document), Accepted)
        people = document.people
        clients = [
            await Client.join(address, identifier, seat, f"secret-{seat}") for seat in people
        ]
        clients.append(await Client.join(address, identifier))
        for seat in people:
            await clients[seat].ask(Commit(f"commit-{seat}", promise(f"w{seat}")))
        for seat in people:
            await clients[seat].ask(Reveal(f"reveal-{seat}", f"w{seat}"))
        requests = Requests(house, identifier)
        await play(room, clients, limits, clock, requests)
        told = [*(list(client.frames) for client in clients), requests.answers]
        await asyncio.sleep(0.05)
    await house.close()
    secrets = [secret.hex(), *(f"secret-{seat}" for seat in people)]
    until = [[frame for frame in frames if '"stage":"over"' not in frame] for frames in told]
    assert not [frame for frames in until for frame in frames for one in secrets if one in frame]
    return until, told


async def play(
    room: Any, clients: list[Client], limits: tuple[int, ...], clock: Clock, requests: Requests
) -> None:
    """Play a game at random; everybody hears of a move before the next one is made."""
    random, stood, seldom = Random(7), False, count()
    while not room.match.over:
        if next(seldom) % REQUESTS == 0:
            await requests.look()
        seat, version = room.match.asked, room.version
        if limits and not stood and room.match.view(None).auction is not None:
            stood = True
            for other, limit in enumerate(limits):
                if other != seat:
                    answer = await clients[other].ask(Stand(f"stand-{other}", version, limit))
                    assert isinstance(answer, Done), answer
        move = str(random.choice(room.match.options(seat)))
        clock.now += 10  # a house that beats late must not take it for a stop of its own
        answer = await clients[seat].play(move, version)
        assert isinstance(answer, Done), answer
        while room.match.due is not None:
            await asyncio.sleep(0.01)
        for client in clients:
            while client.version < room.version:
                await client.next()
    assert stood == bool(limits)


def differences(one: list[list[str]], other: list[list[str]]) -> list[tuple[str, str]]:
    return [
        pair
        for mine, theirs in zip(one, other, strict=True)
        for pair in zip(mine, theirs, strict=True)
        if pair[0] != pair[1]
    ]


@pytest.mark.parametrize(
    ("game", "scores", "seats"),
    [("ra", "open", 3), ("ra", "hidden", 4), ("ra-dice", "open", 2)],
)
def test_games_that_differ_in_their_secret_alone_send_the_same_bytes_until_it_is_opened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, scores: str, seats: int
) -> None:
    async def test() -> None:
        document = table(*["person"] * seats, game=game, scores=scores)
        with chance_of_everybody(monkeypatch):
            one, _ = await frames_of_a_game(tmp_path / "one", document, ONE, ())
            other, _ = await frames_of_a_game(tmp_path / "other", document, OTHER, ())

        assert sum(map(len, one)) > 100
        assert differences(one, other) == []

    run(test)


def test_a_standing_bid_is_told_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Limits 1 and 2 below every sun of the table both pass at once, so nothing public differs."""

    async def test() -> None:
        document = table(*["person"] * 3)
        with chance_of_everybody(monkeypatch):
            one, _ = await frames_of_a_game(tmp_path / "one", document, ONE, (1, 1, 1))
            other, _ = await frames_of_a_game(tmp_path / "other", document, ONE, (1, 1, 0))

        assert differences(one[:2], other[:2]) == []
        assert differences(one[3:], other[3:]) == []
        assert differences(one[2:3], other[2:3]) != []

    run(test)


@pytest.mark.usefixtures("nobody_looks_around")
def test_nobody_hears_that_somebody_stands(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", "person"))
            assert room.match is not None
            caller = room.match.asked
            assert caller is not None
            await room.submit(caller, "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != room.match.asked)
            watcher = await Client.join(address, room.id)
            mine = await Client.join(address, room.id, bidder, f"secret-{bidder}")
            await watcher.hear(lambda _: watcher.table.seats[bidder].present)

            await mine.ask(Stand("stand", room.version, 1))
            told = next(one for one in reversed(mine.heard) if isinstance(one, Update))
            await watcher.send(Ping("nothing-else"))
            heard = await watcher.next()

            assert told.standing == 1
            assert isinstance(heard, Pong)

    run(test)
