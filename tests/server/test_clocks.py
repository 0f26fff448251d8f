"""Clocks and bots at one or several processes: the server's time counts, and things happen once."""

import asyncio
import json
from collections import Counter
from pathlib import Path

import pytest

from heliopolis.core.errors import Refusal
from heliopolis.match import Bot
from heliopolis.server.house import House
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.workers.jobs import BotLost, ChooseJob
from heliopolis.wire import encode_client
from heliopolis.wire.client import Move, Ping
from heliopolis.wire.server import Pong, Refused, Update

from .live import Client, served
from .rooms.builders import Clock, FirstMove, begin, make_room, open_house, run, table, until
from .several import Bus, houses


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


def left(room: Room, seat: int) -> int:
    assert room.match is not None
    time = room.match.remaining(room.now)[seat]
    assert time is not None
    return time


# ---- what a client says of the time ---------------------------------------------------------


@pytest.mark.parametrize(
    "forged",
    [
        {"time": 0},
        {"now": 0},
        {"at": 1},
        {"lag": 9_999},
        {"elapsed": -5},
        {"clocks": [999_999, 999_999]},
        {"version": -1},
        {"version": 0.5},
    ],
)
def test_nothing_that_a_client_says_of_the_time_is_read(
    tmp_path: Path, forged: dict[str, object]
) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await begin(house, table("person", "person", clock="bank 60 + 0"))
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}")
            clock.now += 10_000

            told = json.loads(encode_client(Move("forged", 0, "draw"))) | forged
            await client.send_raw(json.dumps(told))
            answer = await client.hear(lambda message: isinstance(message, Refused))

            assert answer.refusal.code == "no-message"
            assert room.version == 0
            assert left(room, seat) == 50_000

    run(test)


def test_the_time_of_a_move_is_when_the_server_takes_it(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await begin(house, table("person", "person", clock="bank 60 + 0"))
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}")
            clock.now += 10_000

            for number in range(5):  # neither repeating nor what is refused costs or gives time
                await client.play("jump")
                await client.send(Ping(f"p{number}"))
                await client.hear(lambda message: isinstance(message, Pong))
            move = Move("once", 0, "ra")
            await client.ask(move)
            clock.now += 7_000
            await client.ask(move)

            assert room.rows[0].at == 10_000
            assert left(room, seat) == 50_000

    run(test)


def test_coming_back_and_handing_over_give_no_time(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await begin(house, table("person", "person", clock="bank 60 + 0"))
            seat = asked(room)
            for _ in range(3):
                clock.now += 5_000
                client = await Client.join(address, room.id, seat, f"secret-{seat}")
                update = await client.hear(lambda message: isinstance(message, Update))
                assert update.clocks[seat] == left(room, seat)
                client.drop()

            assert left(room, seat) == 45_000

    run(test)


def test_who_moves_after_the_time_is_up_is_too_late_even_before_anybody_looked(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await begin(house, table("person", "person", clock="move 30"))
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}")

            clock.now += 30_000
            late = await client.play("draw")

            assert isinstance(late, Refused)
            assert late.refusal.code == "time-is-up"
            await until(lambda: room.document.seats[seat].substitute == "merchant")

    run(test)


# ---- two houses -----------------------------------------------------------------------------


@pytest.mark.parametrize("silent", [False, True])
def test_a_clock_falls_once_whoever_looks_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: bool
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)

    async def test() -> None:
        clock, bus = Clock(), Bus()
        async with houses(tmp_path / "t", 3, clock=clock, bus=bus) as all_houses:
            room = await begin(all_houses[0], table("person", "person", clock="move 30"))
            seat = asked(room)
            bus.silent = silent
            rooms = [await house.rooms.get(room.id) for house in all_houses]

            clock.now += 31_000
            await asyncio.gather(*(one.change(steps.clock_fell) for one in rooms))
            await asyncio.sleep(0.1)
            for one in rooms:
                await one.refresh()

            hands = [(hand.seat, hand.occupant) for hand in rooms[0].document.hands]
            assert hands == [(seat, "merchant")]
            assert all(one.document == rooms[0].document for one in rooms)

    run(test)


class Slow(FirstMove):
    """Bots that think for a while, and count how often they are asked."""

    async def choose(self, job: ChooseJob) -> str:
        chosen = await super().choose(job)
        await asyncio.sleep(0.002)
        return chosen


def test_each_move_of_a_bot_is_made_once_though_all_houses_ask_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.rooms.attention.UNSERVED", -1)  # due at once
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.005)

    async def test() -> None:
        async with houses(tmp_path / "t", 2, bots=Slow) as all_houses:
            room = await make_room(all_houses[0], table("merchant", "uniform", "merchant"))

            await until(lambda: room.document.stage == "over")

            found = await all_houses[1].store.load(room.id)
            assert found is not None
            assert [row.number for row in found.moves] == list(range(1, found.version + 1))
            decided = sum(row.actor is not None for row in found.moves)
            jobs = [len(bots_of(house).asked) for house in all_houses]
            assert all(jobs), "both were asked"
            assert sum(jobs) > decided
            other = await all_houses[1].rooms.get(room.id)
            await other.refresh()
            assert other.document.ended == "finished"

    run(test)


def bots_of(house: House) -> FirstMove:
    assert isinstance(house.bots, FirstMove)
    return house.bots


def looks_of(monkeypatch: pytest.MonkeyPatch) -> Counter[House]:
    """How often each house has looked around to the end: at its first look it asks all bots."""
    looks: Counter[House] = Counter()
    look = House._look

    async def counted(house: House, number: int) -> None:
        await look(house, number)
        looks[house] += 1

    monkeypatch.setattr(House, "_look", counted)
    return looks


def test_a_bot_whose_house_dies_before_asking_it_is_served_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.rooms.attention.UNSERVED", 100)
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.02)
    looks = looks_of(monkeypatch)

    async def test() -> None:
        clock = Clock()
        async with houses(tmp_path / "t", 2, clock=clock) as (dying, other):
            await until(lambda: min(looks[house] for house in (dying, other)) > 0)
            dying.driver.heed = lambda room: None  # type: ignore[method-assign]
            room = await begin(dying, table("person", "merchant"))
            while isinstance(occupant(room), Bot):
                clock.now += 200
                await asyncio.sleep(0.01)
                await room.refresh()
            while not isinstance(occupant(room), Bot):
                assert room.match is not None
                seat = asked(room)
                move = str(room.match.options(seat)[0])
                assert isinstance(await room.submit(seat, move, room.version, None), Accepted)
            waiting = room.version

            before = len(bots_of(other).asked)
            await asyncio.sleep(0.1)
            assert len(bots_of(other).asked) == before, "it is not its business yet"
            clock.now += 101
            served_by = await other.rooms.get(room.id)
            await until(lambda: served_by.version > waiting)

            assert bots_of(dying).asked == []

    run(test)


def occupant(room: Room) -> object:
    assert room.match is not None
    return room.match.occupants[asked(room)]


def test_a_seat_that_was_taken_back_is_not_played_by_the_bot_that_still_thinks(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            called, thinking = asyncio.Event(), asyncio.Event()

            async def choose(job: ChooseJob) -> str:
                called.set()
                await thinking.wait()
                return str(job.distinct[0])

            house.bots.choose = choose  # type: ignore[method-assign]
            room = await begin(house, table("person", "person"))
            seat = asked(room)
            await room.change(steps.hand_to_bot(seat, "merchant"))
            await called.wait()

            assert isinstance(await room.change(steps.take_back_seat(seat)), Accepted)
            thinking.set()
            await asyncio.sleep(0.02)

            assert room.version == 0
            assert isinstance(await room.submit(seat, "jump", 0, "a"), Refusal)
            assert await room.submit(seat, "draw", 0, "b") == Accepted(1)

    run(test)


@pytest.mark.usefixtures("nobody_looks_around")
def test_a_bot_that_is_slow_is_not_asked_by_every_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = looks_of(monkeypatch)

    class Stuck(FirstMove):
        async def choose(self, job: ChooseJob) -> str:
            self.asked.append(job)
            await asyncio.Event().wait()
            return ""

    async def test() -> None:
        clock = Clock()
        async with houses(tmp_path / "t", 5, clock=clock, bots=Stuck) as all_houses:
            await until(lambda: all(looks[house] for house in all_houses))
            await make_room(all_houses[0], table("merchant", "merchant"))
            await until(lambda: len(bots_of(all_houses[0]).asked) > 0)
            clock.now += 5_000
            for house in all_houses:
                await house._look(1)
                await asyncio.sleep(0.01)

            asked = [len(bots_of(house).asked) for house in all_houses]
            assert asked[0] == 1
            assert sum(asked) <= 2

    run(test)


def test_tables_whose_bots_are_lost_keep_nobody_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.02)
    monkeypatch.setattr("heliopolis.server.rooms.waking.AT_ONCE", 3)

    class Lost(FirstMove):
        async def choose(self, job: ChooseJob) -> str:
            raise BotLost("bot-lost", bot=job.bot)

    async def test() -> None:
        clock = Clock()
        async with houses(tmp_path / "t", 1, clock=clock, bots=Lost) as (house,):
            for _ in range(4):
                await make_room(house, table("merchant", "merchant"))
            room = await begin(house, table("person", "person", clock="move 30"))
            seat = asked(room)

            while room.document.seats[seat].substitute != "merchant":
                clock.now += 4_500  # more at once would count as a time without a server
                await asyncio.sleep(0.05)

    run(test)
