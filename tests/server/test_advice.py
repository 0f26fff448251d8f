"""Advice at a table: from a worker, over a socket, for who is asked and where it is allowed."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from heliopolis.bots.dice.valuation.margins import USES
from heliopolis.core.contract import Seat
from heliopolis.server.commands import MOST_SIMULATIONS
from heliopolis.server.rooms.room import Room
from heliopolis.server.workers.jobs import AdviseJob
from heliopolis.wire.client import Advise
from heliopolis.wire.server import Advice, Refused

from .live import Client, served, stop_time
from .rooms.builders import begin, open_house, run, table, until
from .workers.builders import LONG, open_pool

BUDGET = 30


async def advised(client: Client, version: int, budget: int = BUDGET) -> Advice | Refused:
    """Ask what to do, and listen for the answer."""
    message = Advise(client.new_id(), version, budget)
    await client.send(message)
    answer = await client.hear(
        lambda heard: isinstance(heard, (Advice, Refused)) and heard.id == message.id, LONG
    )
    assert isinstance(answer, (Advice, Refused)), client.farewell
    return answer


async def join(address: str, identifier: str, seat: Seat) -> Client:
    """Come to a table, and hear how the game stands."""
    client = await Client.join(address, identifier, seat, f"secret-{seat}")
    while client.view is None:
        await client.next()
    return client


def asked(room: Room) -> Seat:
    """The seat that is asked."""
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


def seen(room: Room) -> Any:
    """What the seat sees that is asked."""
    assert room.match is not None
    return room.match.look(asked(room)).view


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_who_is_asked_is_told_what_things_are_worth_and_what_search_thinks(
    game: str, tmp_path: Path
) -> None:
    async def test() -> None:
        async with (
            open_pool() as pool,
            open_house(tmp_path / "t", bots=pool) as house,
            served(house) as address,
        ):
            room = await begin(house, table("person", "person", game=game, advice=True))
            while game == "ra" and not any(seen(room).track):  # so that there is a lot
                move = "pass" if seen(room).phase == "auction" else "draw"
                await room.submit(asked(room), move, room.version, f"m{room.version}")
            seat = asked(room)
            client = await join(address, room.id, seat)

            answer = await advised(client, client.version)

            assert isinstance(answer, Advice), answer
            assert answer.version == client.version
            advice, view = answer.advice, client.view
            assert advice.thoughts.seat == seat
            assert {move for one in advice.thoughts.classes for move in one.moves} >= {
                str(move) for move in client.options
            }
            for one in advice.thoughts.classes:
                assert sum(one.shares) == pytest.approx(1)
            if game == "ra":
                assert advice.bag == {tile.value: count for tile, count in view.bag.items()}
                assert advice.next_ra == advice.bag["ra"] / sum(advice.bag.values())
                assert len(advice.lot) == 2
                assert advice.margins["gold"] == pytest.approx(3)
            else:
                assert (advice.bag, advice.next_ra, advice.lot) == ({}, None, ())
                assert set(advice.margins) <= set(USES)
                assert advice.margins["flood"] > 0

    run(test, LONG)


def test_who_is_not_asked_or_is_late_or_too_fast_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", advice=True))
            stop_time(house)
            clients = [await join(address, room.id, seat) for seat in (0, 1)]
            own, rival = clients[asked(room)], clients[1 - asked(room)]

            other = await advised(rival, 0)
            late = await advised(own, room.version + 1)
            many = [await advised(own, room.version) for _ in range(4)]

            codes = [one.refusal.code for one in (other, late, *many) if isinstance(one, Refused)]
            assert codes[:2] == ["not-your-turn", "old-version"]
            assert codes[2:] == ["bot-lost", "bot-lost", "bot-lost", "too-fast"]

    run(test)


def test_a_table_that_forbids_advice_gives_none(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "merchant", advice=False))
            client = await join(address, room.id, 0)

            answer = await advised(client, client.version)

            assert isinstance(answer, Refused)
            assert answer.refusal.code == "advice-off"

    run(test)


def test_nobody_thinks_longer_than_a_table_can_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", advice=True))
            jobs: list[AdviseJob] = []

            async def advise(job: AdviseJob) -> None:
                jobs.append(job)
                await asyncio.Event().wait()

            monkeypatch.setattr(house.bots, "advise", advise)
            client = await join(address, room.id, asked(room))

            await client.send(Advise(client.new_id(), room.version, 10**6))
            await until(lambda: bool(jobs))
            again = await advised(client, room.version)

            assert [job.simulations for job in jobs] == [MOST_SIMULATIONS]
            assert isinstance(again, Refused)
            assert again.refusal.code == "too-fast"

    run(test)
