"""Moves that are taken back: a table of its own goes on, and nothing that was stored changes."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from heliopolis.core.errors import Refusal
from heliopolis.record import Proved, read_record, verify, write_record
from heliopolis.server.forking import take_back
from heliopolis.server.house import House
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.protocol import Change, StoreAway, StoreFull
from heliopolis.server.tables.document import Document, read, record_of, with_seat
from heliopolis.server.tables.tokens import digest
from heliopolis.wire.client import TakeBack
from heliopolis.wire.server import Accepted as Done
from heliopolis.wire.server import Refused, Update

from .live import Client, served, stop_time
from .rooms.builders import Ear, begin, open_house, play_on, run, table, until


def hotseat(*seats: str, **more: Any) -> Document:
    """A table whose people share one browser."""
    document = table(*seats, **more)
    for seat in document.people:
        document = with_seat(document, seat, browser=digest("one-browser"))
    return document


def by_secrets(*seats: str) -> Document:
    """A table whose people play at terminals, or are programs."""
    document = table(*seats)
    for seat in document.people:
        document = with_seat(document, seat, browser="", program=True)
    return document


async def played(house: House, document: Document, moves: int) -> Room:
    room = await begin(house, document)
    await play_on(room, Random(5), most=moves)
    await until(lambda: room.match is not None and room.match.asked in room.match.people)
    return room


async def tables_in(house: House) -> int:
    return len(await house.store.due(1 << 62, 1_000))


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_a_fork_goes_on_for_practice_and_the_left_table_stays_as_it_is(
    tmp_path: Path, game: str
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await played(house, hotseat("person", "person", "merchant", game=game), 12)
            before, rows = room.document, list(room.rows)
            kept = len(rows) // 2
            client = await Client.join(address, room.id, 0, "secret-0")
            watcher = await Client.join(address, room.id)

            answer = await client.ask(TakeBack("back", kept))
            await watcher.hear(lambda _: watcher.table.successor != "")

            assert isinstance(answer, Done)
            left = await house.store.load(room.id)
            assert left is not None
            assert list(left.moves) == rows
            document = read(left.document)
            assert (document.stage, document.ended) == ("over", "left")
            assert document.seals == before.seals
            assert record_of(document, left.moves).seals[-1].secret is None
            assert watcher.table.successor == document.successor

            fork = await house.rooms.get(document.successor)
            assert list(fork.rows[:kept]) == rows[:kept]
            assert fork.document.seats == before.seats
            assert fork.document.seals == before.seals
            assert fork.document.practice == kept
            assert not fork.document.public

            again = await Client.join(address, fork.id, 1, "secret-1")
            await again.hear(lambda message: isinstance(message, Update))
            await play_on(fork, Random(6))
            record = read_record(write_record(record_of(fork.document, fork.rows)))
            proof = verify(record)
            assert isinstance(proof, Proved)
            assert proof.practice == record.practice == kept
            assert record.seals[-1].secret is not None

    run(test)


def test_the_same_draws_come_again_at_the_fork(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, hotseat("person", "person"))
            for _ in range(4):
                assert room.match is not None
                assert room.match.asked is not None
                await room.submit(room.match.asked, "draw", room.version, None)
            rows = list(room.rows)

            assert isinstance(await take_back(house, room, 0), Accepted)
            fork = await house.rooms.get(room.document.successor)
            while fork.version < len(rows):
                assert fork.match is not None
                assert fork.match.asked is not None
                await fork.submit(fork.match.asked, "draw", fork.version, None)

            assert [row.text for row in fork.rows] == [row.text for row in rows]

    run(test)


def test_moves_are_not_taken_back_where_two_people_have_two_browsers_or_none(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            two = table("person", "person")
            programs = by_secrets("person", "person", "merchant")
            for document in (two, programs):
                room = await played(house, document, 3)
                client = await Client.join(address, room.id, 0, "secret-0")
                watcher = await Client.join(address, room.id)
                tables = await tables_in(house)

                answer = await client.ask(TakeBack("back", 0))
                watching = await watcher.ask(TakeBack("back", 0))

                assert isinstance(answer, Refused)
                assert answer.refusal.code == "not-one-device"
                assert isinstance(watching, Refused)
                assert watching.refusal.code == "only-watching"
                assert room.document.stage == "playing"
                assert await tables_in(house) == tables

    run(test)


def test_of_two_who_take_back_at_once_one_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await played(house, hotseat("person", "person"), 6)
            tables = await tables_in(house)

            answers = await asyncio.gather(*(take_back(house, room, back) for back in range(4)))

            assert sum(isinstance(answer, Accepted) for answer in answers) == 1
            assert await tables_in(house) == tables  # the left one is over, and one is new

    run(test)


@pytest.mark.parametrize(("fault", "code"), [(StoreFull, "store-full"), (StoreAway, "store-away")])
def test_what_cannot_be_stored_takes_nothing_back_and_leaves_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[Exception], code: str
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await played(house, hotseat("person", "person"), 6)
            seat = room.match.asked if room.match is not None else None
            client = await Client.join(address, room.id, seat, f"secret-{seat}")
            await client.hear(lambda message: isinstance(message, Update))
            tables = await tables_in(house)

            async def fail(change: Change) -> None:
                raise fault

            monkeypatch.setattr(house.store, "write", fail)
            answer = await client.ask(TakeBack("back", 2))
            monkeypatch.undo()

            assert isinstance(answer, Refused)
            assert answer.refusal.code == code
            assert await tables_in(house) == tables
            assert isinstance(await client.play(str(client.options[0])), Done)

    run(test)


def test_who_has_lost_the_seat_meanwhile_takes_nothing_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await played(house, hotseat("person", "person"), 6)
            tables = await tables_in(house)

            answer = await take_back(house, room, 0, Ear(0))  # it listens no more

            assert isinstance(answer, Refusal)
            assert answer.code == "not-your-seat"
            assert room.document.stage == "playing"
            assert await tables_in(house) == tables

    run(test)


@pytest.mark.parametrize("sits", [hotseat, by_secrets])
def test_taking_back_all_the_time_is_too_fast_and_leaves_one_unfinished_table(
    tmp_path: Path, sits: Callable[..., Document]
) -> None:
    people = ("person", "person") if sits is hotseat else ("person", "merchant")

    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            stop_time(house)
            room = await played(house, sits(*people), 6)
            tables = await tables_in(house)
            codes: list[str] = []
            while not codes:
                client = await Client.join(address, room.id, 0, "secret-0")
                answer = await client.ask(TakeBack("back", 0))
                if isinstance(answer, Refused):
                    codes.append(answer.refusal.code)
                    continue
                room = await house.rooms.get(room.document.successor)
                await play_on(room, Random(5), most=1)

            assert codes == ["too-fast"]
            assert await tables_in(house) == tables

    run(test)


def test_one_person_alone_at_a_terminal_takes_moves_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house, served(house) as address:
            room = await played(house, by_secrets("person", "merchant"), 3)
            client = await Client.join(address, room.id, 0, "secret-0")

            answer = await client.ask(TakeBack("back", 0))

            assert isinstance(answer, Done)
            fork = await house.rooms.get(room.document.successor)
            assert fork.document.practice == 0
            again = await Client.join(address, fork.id, 0, "secret-0")
            assert again.farewell is None

    run(test)


def test_a_bot_that_thinks_plays_at_neither_table_what_it_thought_of(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "t") as house:
            room = await begin(house, hotseat("person", "merchant"))
            asked, thinking = asyncio.Event(), asyncio.Event()

            async def choose(job):  # type: ignore[no-untyped-def]
                asked.set()
                await thinking.wait()
                return str(job.distinct[0])

            await play_on(room, Random(2), most=3)
            house.bots.choose = choose  # type: ignore[method-assign]
            while room.match is not None and room.match.asked == 0:
                move = str(room.match.options(0)[0])
                await room.submit(0, move, room.version, None)
            await asked.wait()
            stored = list(room.rows)

            assert isinstance(await take_back(house, room, 0), Accepted)
            thinking.set()
            await asyncio.sleep(0.05)

            found = await house.store.load(room.id)
            assert found is not None
            assert list(found.moves) == stored

    run(test)
