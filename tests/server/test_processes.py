"""Several processes serve one table: whatever happens in one is heard in all, and nothing more."""

import asyncio
from pathlib import Path

import pytest

from heliopolis.core.errors import Refusal
from heliopolis.match import Match
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.listeners import FORGOTTEN, Listeners
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.tables.document import Document
from heliopolis.server.tables.seating import claim, lock_out
from heliopolis.wire.client import HandOver, Move, Say
from heliopolis.wire.server import Refused, Said, Table

from .live import Client, served
from .rooms.builders import Clock, Ear, begin, make_room, open_house, run, table, until
from .several import Bus, houses


def asked(room: Room) -> int:
    assert room.match is not None
    assert room.match.asked is not None
    return room.match.asked


def test_what_is_said_in_one_process_is_heard_in_all_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there), served(here) as address:
            room = await begin(here, table("person", "person", chat=True))
            ear = Ear(1)
            other = await there.rooms.get(room.id)
            await other.listen(ear, 0, lambda: None)
            ana = await Client.join(address, room.id, 0, "secret-0")

            for number in range(3):
                await ana.ask(Say(ana.new_id(), f"line {number}"))
            await until(lambda: ear.said == 3)
            late = await Client.join(address, room.id)
            await late.hear(lambda message: isinstance(message, Said) and message.number == 3)

            lines = [message.text for message in ear.heard() if isinstance(message, Said)]
            assert lines == ["line 0", "line 1", "line 2"]
            assert [m.number for m in late.heard if isinstance(m, Said)] == [1, 2, 3]

    run(test)


def test_a_table_that_changed_elsewhere_is_told_whoever_learns_of_it_first(tmp_path: Path) -> None:
    """The room learns of the change by a command that was too late, not by news."""

    async def test() -> None:
        bus = Bus()
        async with houses(tmp_path / "t", bus=bus) as (here, there):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            ear = Ear(None)
            await other.listen(ear, 0, lambda: None)
            bus.silent = True
            seat = asked(room)

            await room.submit(seat, "draw", 0, "one")
            await room.change(steps.hand_to_bot(1 - seat, "merchant"))
            late = await other.submit(seat, "draw", 0, "two")

            assert isinstance(late, Refusal)
            assert ear.version == other.version >= 2  # by now the bot may have moved on
            told = [message.table for message in ear.heard() if isinstance(message, Table)]
            assert told
            assert told[-1].seats[1 - seat].bot == "merchant"

    run(test)


def test_a_standing_bid_is_no_news_to_others_in_other_processes(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person", "person"))
            await room.submit(asked(room), "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != asked(room))
            other = await there.rooms.get(room.id)
            ear = Ear(None)
            await other.listen(ear, 0, lambda: None)
            await other.tell_table()
            before = len(ear.frames)

            await room.change(steps.stand(bidder, 1))
            await asyncio.sleep(0.05)
            await there._refresh(other)

            assert other.document.standing == {str(bidder): 1}
            assert len(ear.frames) == before

    run(test)


def lost(seat: int, secret: str = "") -> object:
    """The seat is not its owner's any more; with a secret it is somebody else's."""

    def step(document: Document, match: Match | None, now: int) -> Document:
        locked = lock_out(document, seat, "device-token")
        if not secret:
            return locked
        made = claim(locked, "device-token", None, "", secret, "")
        assert not isinstance(made, Refusal)
        return made[0]

    return step


@pytest.mark.parametrize("elsewhere", [False, True])
def test_who_has_lost_a_seat_hears_and_plays_nothing_more(tmp_path: Path, elsewhere: bool) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there), served(here) as address:
            room = await begin(here, table("person", "person"))
            seat = asked(room)
            old = await Client.join(address, room.id, seat, f"secret-{seat}")
            acting = await (there if elsewhere else here).rooms.get(room.id)

            await acting.change(lost(seat, "new-secret"))  # type: ignore[arg-type]
            await old.send(Move("late", 0, "draw"))
            while await old.next() is not None:
                pass
            new = await Client.join(address, room.id, seat, "new-secret")

            assert old.farewell is not None
            assert old.farewell.code == "replaced"
            assert room.version == 0
            assert not isinstance(await new.play("draw"), Refused)

    run(test)


def test_who_loses_a_seat_by_not_revealing_plays_it_no_more(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "t", clock) as house, served(house) as address:
            room = await make_room(house, table("person", "person"))
            silent = await Client.join(address, room.id, 1, "secret-1")
            for seat in (0, 1):
                await room.change(steps.committed(seat, "0" * 64))

            clock.now += 21_000
            house.driver.heed(room)
            await silent.hear(lambda _: silent.farewell is not None)

            assert room.document.seats[1].kind == "open"
            assert silent.farewell is not None

    run(test)


def test_a_bid_for_an_auction_that_is_over_is_not_left_for_the_next_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person", "person"))
            await room.submit(asked(room), "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != asked(room))

            late = await room.change(steps.seen(0, steps.stand(bidder, 9)))
            now = await room.change(steps.seen(room.version, steps.stand(bidder, 9)))

            assert isinstance(late, Refusal)
            assert late.code == "old-version"
            assert now == Accepted(room.version)

    run(test)


def test_who_has_seen_more_than_this_process_is_understood(tmp_path: Path) -> None:
    async def test() -> None:
        bus = Bus()
        async with houses(tmp_path / "t", bus=bus) as (here, there):
            room = await begin(here, table("person", "person", "person"))
            other = await there.rooms.get(room.id)
            bus.silent = True
            await room.submit(asked(room), "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != asked(room))

            stood = await other.change(steps.seen(1, steps.stand(bidder, 9)), seen=1)

            assert stood == Accepted(1)

    run(test)


def test_who_is_there_in_another_process_is_never_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("heliopolis.server.house.LOOK_AROUND", 0.01)

    async def test() -> None:
        clock, bus = Clock(), Bus()
        async with (
            houses(tmp_path / "t", clock=clock, bus=bus) as (here, there),
            served(here) as address,
        ):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            await other.listen(Ear(1), 0, lambda: None)
            ana = await Client.join(address, room.id, 0, "secret-0")

            def said_at() -> int:
                """When the other process has said last who is there."""
                said = room.listeners._elsewhere.get(there.process)
                return 0 if said is None else said.at

            for _ in range(20):
                clock.now += 10_000
                await until(lambda: said_at() == clock.now)
            still = await ana.ask(HandOver("a", 1, "merchant"))
            bus.silent = True
            clock.now += 10_000
            deaf = await ana.ask(HandOver("b", 1, "merchant"))

            assert [one.refusal.code for one in (still, deaf) if isinstance(one, Refused)] == [
                "not-away",
                "not-away",
            ]

    run(test)


def test_who_left_another_process_is_away_since_then() -> None:
    clock = Clock()
    listeners = Listeners(clock())

    clock.now += 600_000
    assert listeners.away(1, clock()) == 600_000
    listeners.hear("other", (1,), 2, clock())
    clock.now += 10_000
    listeners.hear("other", (1,), 2, clock())
    assert listeners.away(1, clock()) is None
    assert listeners.there(clock()) == (frozenset({1}), 2)
    clock.now += FORGOTTEN
    listeners.forget_silent(clock())
    assert listeners.away(1, clock()) == FORGOTTEN
    assert listeners.there(clock()) == (frozenset(), 0)
    listeners.hear("other", (1,), 0, clock())
    listeners.hear("other", (), 0, clock())
    assert listeners.away(1, clock()) == 0


def test_who_hands_a_seat_over_leaves_no_standing_bid_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person", "person"))
            await room.submit(asked(room), "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != asked(room))
            await room.change(steps.stand(bidder, 1))

            await room.change(steps.hand_to_bot(bidder, "merchant"))
            other = await there.rooms.get(room.id)

            assert room.document.standing == {}
            assert other.match is not None
            assert other.match.standing(bidder) is None

    run(test)


def test_every_socket_of_a_seat_hears_of_its_standing_bid(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person", "person"))
            await room.submit(asked(room), "ra", 0, "one")
            bidder = next(seat for seat in range(3) if seat != asked(room))
            other = await there.rooms.get(room.id)
            mine, too, watching = Ear(bidder), Ear(bidder), Ear(None)
            await room.listen(mine, 0, lambda: None)
            await other.listen(too, 0, lambda: None)
            await other.listen(watching, 0, lambda: None)
            await other.tell_table()
            before = len(watching.frames)

            await room.change(steps.stand(bidder, 1))
            await there._refresh(other)

            assert mine.updates()[-1].standing == too.updates()[-1].standing == 1
            assert len(watching.frames) == before

    run(test)


def test_everybody_hears_who_is_asked_when_that_changes_without_a_move(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, table("person", "person"))
            ear = Ear(asked(room))
            await room.listen(ear, 0, lambda: None)

            for seat in (0, 1):
                await room.change(steps.agree_end(seat))

            assert ear.updates()[-1].asked is None
            assert ear.updates()[-1].options == ()

    run(test)


def test_whoever_is_at_a_table_that_is_deleted_elsewhere_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with houses(tmp_path / "t") as (here, there):
            room = await begin(here, table("person", "person"))
            ear = Ear(None)
            await (await there.rooms.get(room.id)).listen(ear, 0, lambda: None)

            await here.delete(room)
            await until(lambda: ear.farewell == "deleted")

            assert there.rooms.known(room.id) is None

    run(test)
