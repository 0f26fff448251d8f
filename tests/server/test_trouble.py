"""A store that fails, and tables that cannot be read: everybody is answered, and it goes on."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.server.house import House
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.protocol import Conflict, StoreAway, StoreFull
from heliopolis.wire.client import Advise, AgreeEnd, Say
from heliopolis.wire.server import Refused, Table

from .live import Client, served
from .rooms.builders import Clock, Ear, begin, make_room, open_house, promise, run, table, until


def fail(house: House, monkeypatch: pytest.MonkeyPatch, method: str, fault: Exception) -> None:
    async def failing(*_: object) -> None:
        raise fault

    monkeypatch.setattr(house.store, method, failing)


async def clock_falls(room: Room, seat: int, clock: Clock) -> None:
    """Let time go by until a bot plays a seat: where time jumps, nobody was there to play."""
    while room.document.seats[seat].substitute != "merchant":
        clock.now += 4_000
        await asyncio.sleep(0.05)


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


@pytest.mark.parametrize(
    ("fault", "code"), [(StoreFull(), "store-full"), (StoreAway(), "store-away")]
)
def test_a_command_that_cannot_be_stored_is_answered_and_the_next_one_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception, code: str
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True, advice=True))
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}")

            fail(house, monkeypatch, "write", fault)
            move = await client.play("draw")
            end = await client.ask(AgreeEnd("end"))
            advice = await client.ask(Advise("advice", 0, 1))
            monkeypatch.undo()
            said = await client.ask(Say("said", "still here"))

            assert [one.refusal.code for one in (move, end) if isinstance(one, Refused)] == [
                code
            ] * 2
            assert isinstance(advice, Refused)
            assert not isinstance(said, Refused)
            assert not isinstance(await client.play("draw"), Refused)
            assert client.farewell is None

    run(test)


def test_whoever_comes_while_the_store_is_away_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            house.rooms.forget(room.id)

            fail(house, monkeypatch, "load", StoreAway())
            client = await Client.join(address, room.id)
            monkeypatch.undo()

            assert client.farewell is not None
            assert client.farewell.refusal is not None
            assert client.farewell.refusal.code == "store-away"

    run(test)


def test_whoever_is_always_too_slow_is_told_the_version_that_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person"))
            seat = asked(room)
            client = await Client.join(address, room.id, seat, f"secret-{seat}")

            fail(house, monkeypatch, "write", Conflict())
            move = await client.play("draw")
            end = await client.ask(AgreeEnd("end"))
            monkeypatch.undo()

            codes = [one.refusal.code for one in (move, end) if isinstance(one, Refused)]
            assert codes == ["old-version", "table-busy"]
            assert not isinstance(await client.play("draw"), Refused)

    run(test)


def test_what_a_step_has_changed_is_forgotten_when_it_fails(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person"))
            seat = asked(room)

            def broken(document, match, now):  # type: ignore[no-untyped-def]
                steps.hand_to_bot(seat, "merchant")(document, match, now)
                raise RuntimeError

            with pytest.raises(RuntimeError):
                await room.change(broken)

            assert await room.submit(seat, "draw", 0, "one") == Accepted(1)

    run(test)


def test_talking_at_a_table_that_was_deleted_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await begin(house, table("person", "person", chat=True))
            client = await Client.join(address, room.id, 0, "secret-0")

            await house.store.delete(room.id)
            await client.send(Say("said", "hello?"))
            await client.hear(lambda _: client.farewell is not None)

            assert client.farewell is not None
            assert client.farewell.code == "deleted"

    run(test)


def test_a_room_is_one_as_long_as_anybody_has_it(tmp_path: Path) -> None:
    """A bot thinks, nobody listens, the room is forgotten, somebody comes: and hears the move."""

    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            called, thinking = asyncio.Event(), asyncio.Event()

            async def choose(job):  # type: ignore[no-untyped-def]
                called.set()
                await thinking.wait()
                return str(job.distinct[0])

            house.bots.choose = choose  # type: ignore[method-assign]
            identifier = (await make_room(house, table("merchant", "merchant"))).id
            await called.wait()
            house.rooms.forget_idle()

            ear = Ear(None)
            room = await house.rooms.get(identifier)
            await room.listen(ear, 0, lambda: None)
            thinking.set()

            await until(lambda: bool(ear.updates()) and ear.updates()[-1].version > 10)

    run(test)


def test_rooms_to_which_nobody_listens_are_forgotten(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            identifier = (await begin(house, table("person", "person"))).id
            heard = await begin(house, table("person", "person"))
            await heard.listen(Ear(None), 0, lambda: None)

            house.rooms.forget_idle()

            assert house.rooms.known(identifier) is None
            assert [room.id for room in house.rooms] == [heard.id]

    run(test)


def test_everybody_hears_that_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("merchant", "merchant"))
            ear = Ear(None)
            await room.listen(ear, 0, lambda: None)

            await until(lambda: room.document.stage == "over")

            told = [one.table for one in ear.heard() if isinstance(one, Table)]
            assert (told[-1].stage, told[-1].ended) == ("over", "finished")

    run(test)


def test_a_table_that_nobody_can_read_keeps_no_house_from_looking_around(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)

    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            await house.store.create("broken", b"{}", "playing", False, (), (), 0, 0)
            room = await begin(house, table("person", "person", clock="move 30"))
            seat = asked(room)

            await clock_falls(room, seat, clock)
            clock.now += 3_600_000
        async with open_house(tmp_path / "t", clock) as again:
            assert (await again.rooms.get(room.id)).document.seats[seat].substitute == "merchant"

    run(test)


@pytest.mark.parametrize("fault", [StoreAway(), StoreFull(), RuntimeError("anything")])
def test_a_house_goes_on_looking_around_whatever_goes_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)

    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            room = await begin(house, table("person", "person", clock="move 30"))
            seat = asked(room)

            for method in ("alive", "due", "write"):
                with monkeypatch.context() as patched:
                    fail(house, patched, method, fault)
                    clock.now += 31_000
                    await asyncio.sleep(0.05)
            await clock_falls(room, seat, clock)

    run(test)


def test_nobody_loses_a_seat_because_the_server_was_away_while_words_were_told(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            room = await make_room(house, table("person", "person"))
            for seat in (0, 1):
                await room.change(steps.committed(seat, promise(f"w{seat}")))
            await house.store.alive(clock())
        clock.now += 3_600_000
        async with open_house(tmp_path / "t", clock) as house:
            again = await house.rooms.get(room.id)
            house.driver.heed(again)
            await asyncio.sleep(0.02)

            for seat in (0, 1):
                told = await again.change(steps.revealed(seat, f"w{seat}"))
                assert isinstance(told, Accepted)
            assert again.document.stage == "playing"

    run(test)


def test_a_game_is_not_ended_as_left_when_somebody_has_just_moved(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house:
            room = await begin(house, table("person", "person"))
            clock.now += 31 * 24 * 3_600_000
            await room.submit(asked(room), "draw", 0, "one")

            await room.change(steps.left_alone)

            assert room.document.stage == "playing"

    run(test)
