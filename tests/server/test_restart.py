"""A server that was killed: whoever starts it again finds every game going on."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.core.errors import Refusal
from heliopolis.server.heart import Heart
from heliopolis.server.house import House
from heliopolis.server.news.local import LocalNews
from heliopolis.server.settings import Settings
from heliopolis.server.store.protocol import StoreAway
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.workers.jobs import ChooseJob
from heliopolis.wire.client import Say
from heliopolis.wire.server import Accepted

from .live import Client, served
from .rooms.builders import Clock, FirstMove, begin, open_house, run, table, until


class NoAnswer(FirstMove):
    """Bots that think for ever."""

    async def choose(self, job: ChooseJob) -> str:
        await asyncio.Event().wait()
        raise AssertionError


@pytest.mark.usefixtures("nobody_looks_around")
def test_bots_move_at_once_when_the_server_is_there_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t", bots=NoAnswer()) as house:
            room = await begin(house, table("person", "merchant", "merchant"))
            if room.match is not None and room.match.asked == 0:
                assert not isinstance(await room.submit(0, "draw", 0, None), Refusal)
        version = room.version

        async with open_house(tmp_path / "t") as house:
            async with asyncio.timeout(20):
                again = await house.rooms.get(room.id)
                await until(lambda: again.version > version)

    run(test)


@pytest.mark.usefixtures("nobody_looks_around")
@pytest.mark.parametrize("killed", [False, True])
@pytest.mark.parametrize("down", [1, 1_500, 5_999, 6_001, 3_600_000])
def test_clocks_stand_still_while_the_server_is_down_however_short_that_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, down: int, killed: bool
) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            room = await begin(house, table("person", "person", clock="bank 60 + 0"))
            clock.now += 1_500  # since anybody has said that the server is there
            if killed:
                monkeypatch.setattr(Heart, "end", nothing)
        clock.now += down
        async with open_house(tmp_path / "t", clock) as house:
            again = await house.rooms.get(room.id)

            assert again.match is not None
            left = again.match.remaining(again.now)[again.match.asked or 0]
            assert left == (60_000 if killed else 58_500)

    run(test)


@pytest.mark.usefixtures("nobody_looks_around")
def test_a_house_closes_though_its_store_does_not_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.heart._LAST", 0.05)

    async def silent(now: int) -> int:
        await asyncio.Event().wait()
        return 0

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            monkeypatch.setattr(house.store, "alive", silent)

    run(test, seconds=30)


async def nothing(heart: Heart) -> None:
    """A process that is killed says nothing."""


def test_a_database_of_many_processes_gives_back_a_gap_in_which_surely_nobody_served(
    tmp_path: Path,
) -> None:
    async def left_after(down: int) -> int | None:
        clock, settings = Clock(), Settings("postgresql://here/ra")
        path, left = tmp_path / str(down), None
        for _ in range(2):
            house = House(settings, SqliteStore(path), LocalNews(), FirstMove(), clock=clock)
            await house.open()
            if left is None:
                room = await begin(house, table("person", "person", clock="bank 60 + 0"))
                clock.now += 1_500
            again = await house.rooms.get(room.id)
            assert again.match is not None
            left = again.match.remaining(again.now)[again.match.asked or 0]
            await house.close()
            clock.now += down
        return left

    async def test() -> None:
        assert await left_after(6_000) == 52_500
        assert await left_after(6_001) == 58_500

    run(test)


def test_clocks_stand_still_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)

    async def away(*_: object) -> int:
        raise StoreAway

    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            room = await begin(house, table("person", "person", clock="move 30"))
            with monkeypatch.context() as patched:
                for method in ("alive", "due", "write"):
                    patched.setattr(house.store, method, away)
                clock.now += 60_000
                await asyncio.sleep(0.05)
            await until(lambda: room.now == 0)

            assert room.match is not None
            assert room.match.remaining(room.now)[room.match.asked or 0] == 30_000
            assert [one.substitute for one in room.document.seats] == ["", ""]

    run(test)


def test_a_line_that_is_repeated_after_a_restart_is_said_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True))
            client = await Client.join(address, room.id, 0, "secret-0")
            assert isinstance(await client.ask(Say("lost", "hello")), Accepted)

        async with open_house(tmp_path / "t") as house, served(house) as address:
            client = await Client.join(address, room.id, 0, "secret-0")
            assert isinstance(await client.ask(Say("lost", "hello")), Accepted)
            assert isinstance(await client.ask(Say("next", "how are you?")), Accepted)

            said = [line.text for line in await house.store.chat(room.id, 0)]
            assert said == ["hello", "how are you?"]

    run(test)
