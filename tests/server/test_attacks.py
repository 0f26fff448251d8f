"""What somebody may try who means no good: nothing of it costs others anything."""

import asyncio
import json
import logging
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from heliopolis.bots import DEFAULT
from heliopolis.server.callers import caller_of
from heliopolis.server.commands import AWAY
from heliopolis.server.house import House
from heliopolis.server.limits import Buckets
from heliopolis.server.outbox import MOST_BYTES, Outbox, Post
from heliopolis.server.rooms.room import Room
from heliopolis.server.tables.tokens import digest
from heliopolis.wire import VERSION
from heliopolis.wire.client import Commit, HandOver, Hello, Move, Ping, Reveal, Say, TakeSeatBack
from heliopolis.wire.server import Accepted, Bye, Pong, Refused, Said, Update, Welcome
from tests.wire import fuzz

from .live import Client, cookie_of, dial, served, stop_time
from .rooms.builders import Clock, begin, make_room, open_house, promise, run, table


def scope(*cookies: str) -> dict[str, Any]:
    headers = [(b"host", b"x"), *((b"cookie", cookie.encode("latin-1")) for cookie in cookies)]
    return {"type": "websocket", "scheme": "ws", "client": ("127.0.0.1", 1), "headers": headers}


def browser(house: House, *cookies: str) -> str:
    return caller_of(scope(*cookies), house).browser


def test_cookies_of_others_may_hold_anything(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            ours = cookie_of(house, "token")

            for others in ('a={"json": [1]}', 'b="x', "c", "=", "d=\xff", ";;"):
                assert browser(house, f"{others}; {ours}") == digest("token")
                assert browser(house, f"{ours}; {others}") == digest("token")
                assert browser(house, others, ours) == digest("token")
                assert browser(house, others) == ""
            assert browser(house, f"x{ours}") == ""
            assert browser(house, cookie_of(house, "x" * 129)) == ""

    run(test)


def test_a_cookie_takes_no_time_to_read(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            begun = time.process_time()
            for sign in ("\\", '\\"', ";", "=", " "):
                browser(house, 'a="' + sign * 60_000 + '"')
            assert time.process_time() - begun < 5

    run(test)


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


def test_frames_of_nonsense_are_refused_and_break_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Each frame has one answer at least, up to a pong, and no socket ends by a fault of ours."""

    async def test() -> None:
        async with open_house(tmp_path / "t", commands=1e6) as house, served(house) as address:
            room = await begin(house, table("person", "person", "person", chat=True, advice=True))
            players = [
                await Client.join(address, room.id, seat, f"secret-{seat}") for seat in (0, 1)
            ]
            watcher = await Client.join(address, room.id)
            everybody = [*players, watcher]
            for number, frame in enumerate(fuzz.frames(1_500, seed=11)):
                client = everybody[number % 3]
                if len(frame) > 8_000:  # the server hangs up on what is larger than a message
                    continue
                try:
                    await client.send_raw(frame.decode())
                except UnicodeDecodeError:
                    await client.send_raw(frame)
                if number % 50 == 0:
                    await client.send(Ping("still-there"))
                    assert await client.hear(lambda message: isinstance(message, Pong))
            for client in everybody:
                await client.send(Ping("end"))
                assert await client.hear(lambda one: isinstance(one, Pong) and one.id == "end")
                assert client.farewell is None
            found = await house.store.load(room.id)
            assert found is not None
            assert found.version == room.version

    with caplog.at_level(logging.ERROR):
        run(test)
    assert not caplog.records


def test_what_is_no_hello_is_refused_and_closed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t", commands=1e6) as house, served(house) as address:
            for frame in fuzz.frames(150, seed=12):
                if len(frame) > 8_000:
                    continue
                connection = await dial(address)
                await connection.send(frame)
                told = json.loads(await asyncio.wait_for(connection.recv(), 60))
                assert told["type"] == "bye"
                assert told["code"] in ("refused", "other-wire-version")
                await connection.wait_closed()
            assert len(house.rooms) == 0

    with caplog.at_level(logging.ERROR):
        run(test)
    assert not caplog.records


def test_nobody_plays_for_others_or_for_chance(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            seat = asked(room)
            mine = await Client.join(address, room.id, seat, f"secret-{seat}")
            other = await Client.join(address, room.id, 1 - seat, f"secret-{1 - seat}")

            answers = [await mine.play(move) for move in ("+gold", "+ra", "draw\n+gold", "+")]
            answers += [await other.play(move) for move in ("draw", "ra", "+gold")]

            assert all(isinstance(answer, Refused) for answer in answers)
            assert room.version == 0

    run(test)


def test_before_the_game_begins_nothing_is_played_bid_or_given_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            for document in (table("person", "open"), table("person", "person")):
                room = await make_room(house, document)
                client = await Client.join(address, room.id, 0, "secret-0")
                stage = room.document.stage

                for command in (
                    Move("a", 0, "draw"),
                    HandOver("b", 0, "merchant"),
                    TakeSeatBack("c"),
                    Reveal("d", "word"),
                ):
                    assert isinstance(await client.ask(command), Refused), command
                if stage == "gathering":
                    assert isinstance(await client.ask(Commit("e", promise("w"))), Refused)
                assert room.document.stage == stage

    run(test)


def test_nobody_chooses_the_bot_against_which_to_play(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await begin(house, table("person", "person", "person"))
            client = await Client.join(address, room.id, 0, "secret-0")
            clock.now += AWAY

            other = await client.ask(HandOver("a", 1, "uniform"))
            own = await client.ask(HandOver("b", 0, "uniform"))

            assert [type(one) for one in (other, own)] == [Accepted, Accepted]
            assert [one.substitute for one in room.document.seats] == ["uniform", DEFAULT, ""]

    run(test)


def test_somebody_who_is_refused_hears_nothing_ever(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            seat = asked(room)
            connection = await dial(address)
            stranger = Client(connection)
            await stranger.send(Hello(VERSION, room.id, seat, 0, "secret-of-nobody"))
            mine = await Client.join(address, room.id, seat, f"secret-{seat}")
            await mine.play("draw")
            while await stranger.next() is not None:
                pass

            assert len(stranger.heard) == 1
            assert stranger.farewell is not None
            assert stranger.farewell.refusal is not None
            assert stranger.farewell.refusal.code == "not-your-seat"
            assert len(room.listeners) == 1

    run(test)


def test_a_second_hello_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            watcher = await Client.join(address, room.id)

            await watcher.send(Hello(VERSION, room.id, asked(room), 0, f"secret-{asked(room)}"))
            refused = await watcher.hear(lambda message: isinstance(message, Refused))
            move = await watcher.play("draw")

            assert refused.refusal.code == "hello-twice"
            assert isinstance(move, Refused)
            assert not [one for one in watcher.heard[1:] if isinstance(one, Welcome)]
            assert len(room.listeners) == 1

    run(test)


def test_more_sockets_give_no_more_talk_and_no_more_changes_of_hands(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            stop_time(house)
            room = await begin(house, table("person", "person", chat=True))
            said, handed = [], []
            for _ in range(4):
                client = await Client.join(address, room.id, 0, "secret-0")
                for _ in range(4):
                    said.append(await client.ask(Say(client.new_id(), "again")))
                    handed.append(await client.ask(HandOver(client.new_id(), 0, "merchant")))
                    handed.append(await client.ask(TakeSeatBack(client.new_id())))
                client.drop()

            assert sum(isinstance(answer, Accepted) for answer in said) == 5
            assert sum(isinstance(answer, Accepted) for answer in handed) == 10
            watcher = await Client.join(address, room.id)
            await watcher.hear(lambda message: isinstance(message, Said))

    run(test)


def test_one_address_has_so_many_commands_however_many_sockets(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            house.limits.commands = Buckets(rate=0, burst=10)
            room = await begin(house, table("person", "person"))
            hellos = [Client(await dial(address)) for _ in range(20)]
            heard = []
            for client in hellos:
                await client.send(Hello(VERSION, room.id, None, 0))
                heard.append(await client.next())

            assert [isinstance(one, Welcome) for one in heard] == [True] * 10 + [False] * 10
            assert {one.code for one in heard if isinstance(one, Bye)} == {"too-fast"}
            assert isinstance(await hellos[0].play("draw"), Refused)

    run(test)


class StuckLine:
    """A line whose reader takes nothing."""

    free = False

    async def freed(self) -> None:
        await asyncio.Event().wait()

    def write(self, texts: Iterable[bytes]) -> bool:
        raise AssertionError("it takes nothing")

    def hang_up(self) -> None:
        pass


def test_whoever_asks_for_whole_games_and_reads_nothing_fills_no_memory() -> None:
    async def test() -> None:
        lost = asyncio.Event()

        outbox = Outbox(Post(), StuckLine(), lost.set)
        for _ in range(MOST_BYTES // 100_000 + 2):
            outbox.put(b"x" * 100_000)

        assert outbox.too_slow
        assert lost.is_set()
        assert not outbox._frames
        await outbox.close(0)

    run(test)


def test_what_was_seen_is_told_again_from_any_version_that_a_client_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t", commands=1e6) as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            for _ in range(5):
                await room.submit(asked(room), "draw", room.version, None)
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}", since=room.version)
            for named in (0, 3, room.version - 1, room.version + 1, 1_000_000):
                assert isinstance(await client.play("ra", named), Refused)
                update = await client.hear(lambda message: isinstance(message, Update))
                first = min(named, room.version) + 1
                assert [one.version for one in update.moves] == list(range(first, room.version + 1))

    run(test)
