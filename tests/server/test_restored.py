"""Games from a backup: they went on meanwhile, so they deal from new secrets."""

from pathlib import Path
from random import Random

from heliopolis.record import Proved, read_record, verify, write_record
from heliopolis.server.house import House
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.attention import NEVER_FULL
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.settings import DAY
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.store.upkeep import backup, restore
from heliopolis.server.tables.document import Document, record_of, with_seat
from heliopolis.server.tables.sealing import ABANDONED, PATIENCE
from heliopolis.server.tables.seating import claim
from heliopolis.wire.server import Table

from .rooms.builders import (
    Clock,
    Ear,
    begin,
    make_room,
    open_house,
    play_on,
    promise,
    run,
    table,
    until,
)


async def brought_back(saved: Path, path: Path) -> None:
    """A new database with the tables of a backup."""
    store = SqliteStore(path)
    await store.open()
    await restore(saved, store)
    await store.close()


async def answer(room: Room, word: str) -> None:
    """Let everybody give a word."""
    for seat in room.document.people:
        assert isinstance(await room.change(steps.committed(seat, promise(word))), Accepted)
    for seat in room.document.people:
        assert isinstance(await room.change(steps.revealed(seat, word)), Accepted)


async def half_played(house: House, saved: Path) -> Room:
    """A game in its midst, as a backup saves it."""
    room = await begin(house, table("person", "person"))
    await play_on(room, Random(1), 30)
    await backup(house.store, saved)
    return room


def test_an_opened_secret_never_deals_again_after_a_restore(tmp_path: Path) -> None:
    saved = tmp_path / "saved"

    async def test() -> None:
        async with open_house(tmp_path / "before") as house:
            first = await half_played(house, saved)
            version = first.version
            await play_on(first, Random(2))
            assert first.document.seals[0].opened
        await brought_back(saved, tmp_path / "after")
        async with open_house(tmp_path / "after") as house:
            room = await house.rooms.get(first.id)
            old, new = room.document.seals

            assert (room.document.stage, room.version) == ("sealing", version)
            assert (old.first, old.secret) == (0, first.document.seals[0].secret)
            assert (new.first, new.opened, old.opened) == (version + 1, False, False)
            assert new.secret != old.secret

            await answer(room, "lotus")
            await play_on(room, Random(2))

            assert room.document.stage == "over"
            assert room.rows[:version] == first.rows[:version]
            assert room.rows[version:] != first.rows[version:]
            text = write_record(record_of(room.document, room.rows))
            proof = verify(read_record(text))
            assert isinstance(proof, Proved)
            assert [one.first for one in proof.promises] == [0, version + 1]

    run(test)


def test_a_game_from_a_backup_goes_on_without_those_who_do_not_come_back(tmp_path: Path) -> None:
    saved, clock = tmp_path / "saved", Clock()

    async def test() -> None:
        async with open_house(tmp_path / "before", clock) as house:
            first = await half_played(house, saved)
            sealing = await make_room(house, table("person", "person"))
            await sealing.change(steps.committed(0, promise("lotus")))
            await backup(house.store, saved)
        await brought_back(saved, tmp_path / "after")
        clock.now += 3_600_000  # while no server was there
        async with open_house(tmp_path / "after", clock) as house:
            room = await house.rooms.get(first.id)
            again = await house.rooms.get(sealing.id)
            assert room.document.deadline == again.document.deadline == clock.now + 20_000
            assert again.document.starts == 2
            assert again.document.seals[0].secret != again.document.seals[1].secret
            assert not again.document.seats[0].commitment

            clock.now += 20_000
            await house.store.alive(clock.now)
            await house._look(1)
            await until(lambda: room.document.stage == "playing" == again.document.stage)

            assert room.document.seals[-1].words == ("", "")
            assert room.match is not None
            assert room.match.time == first.match.time if first.match else False

    run(test)


def test_a_game_that_is_over_comes_back_as_it_was(tmp_path: Path) -> None:
    saved = tmp_path / "saved"

    async def test() -> None:
        async with open_house(tmp_path / "before") as house:
            room = await begin(house, table("person", "person"))
            await play_on(room, Random(1))
            before = await house.store.load(room.id)
            await backup(house.store, saved)
        await brought_back(saved, tmp_path / "after")
        async with open_house(tmp_path / "after") as house:
            assert await house.store.load(room.id) == before

    run(test)


async def restored(house: House, tmp_path: Path, clock: Clock, days: int) -> str:
    """The id of a game that is brought back after so many days."""
    first = await half_played(house, tmp_path / "saved")
    await brought_back(tmp_path / "saved", tmp_path / "after")
    clock.now += days * DAY
    return first.id


async def rest(house: House) -> None:
    """Wait until nobody is being woken any more."""
    await until(lambda: not house._waking._waking and not house.driver._serving)


async def look(house: House, clock: Clock, milliseconds: int) -> None:
    """Let a server that was there all the time look around so much later."""
    clock.now += milliseconds
    await house.store.alive(clock.now)
    await house._look(1)
    await rest(house)


async def spoil_start(house: House, clock: Clock, room: Room) -> None:
    """Let Ben promise a word and never tell it, so that he loses the seat."""
    await room.change(steps.committed(1, promise("lotus")))
    for _ in range(2):
        await look(house, clock, PATIENCE)


def sit_down(document: Document, match: object, now: int) -> Document:
    """Ben comes back by an invite."""
    made = claim(with_seat(document, 1, invite=promise("in")), "in", None, "Ben", "secret-1", "b")
    assert isinstance(made, tuple)
    return made[0]


def test_an_old_game_whose_start_was_spoilt_after_a_restore_waits_for_its_seat(
    tmp_path: Path,
) -> None:
    clock = Clock()

    async def test() -> None:
        async with open_house(tmp_path / "before", clock) as house:
            identifier = await restored(house, tmp_path, clock, days=40)
        async with open_house(tmp_path / "after", clock) as house:
            room = await house.rooms.get(identifier)
            await spoil_start(house, clock, room)
            await look(house, clock, NEVER_FULL)

            assert clock.now > room.document.made + NEVER_FULL
            assert room.document.stage == "gathering"
            assert isinstance(await room.change(sit_down), Accepted)
            await answer(room, "reed")
            await play_on(room, Random(2))

            proof = verify(read_record(write_record(record_of(room.document, room.rows))))
            assert isinstance(proof, Proved)
            assert [one.opened for one in proof.promises] == [True, False, True]

    run(test)


def test_a_restored_game_to_which_nobody_comes_back_ends_and_its_secret_is_opened(
    tmp_path: Path,
) -> None:
    clock = Clock()

    async def test() -> None:
        async with open_house(tmp_path / "before", clock) as house:
            identifier = await restored(house, tmp_path, clock, days=1)
        async with open_house(tmp_path / "after", clock) as house:
            room = await house.rooms.get(identifier)
            await spoil_start(house, clock, room)
            await look(house, clock, ABANDONED - 1_000)
            waited = room.document.stage
            await look(house, clock, 1_000)

            assert waited == "gathering"
            assert room.document.ended == "abandoned"
            assert [seal.opened for seal in room.document.seals] == [True, False]

    run(test)


def test_a_game_that_is_closed_while_it_is_sealed_again_opens_what_dealt_it(
    tmp_path: Path,
) -> None:
    clock = Clock()

    async def test() -> None:
        async with open_house(tmp_path / "before", clock) as house:
            identifier = await restored(house, tmp_path, clock, days=1)
        async with open_house(tmp_path / "after", clock) as house:
            room, ear = await house.rooms.get(identifier), Ear(0)
            await room.listen(ear, 0, lambda: None)
            assert room.document.stage == "sealing"

            assert isinstance(await room.change(steps.abandon), Accepted)

            assert (room.document.stage, room.document.ended) == ("over", "abandoned")
            text = write_record(record_of(room.document, room.rows))
            proof = verify(read_record(text))
            assert isinstance(proof, Proved)
            assert [one.opened for one in proof.promises] == [True, False]
            tables = [heard.table for heard in ear.heard() if isinstance(heard, Table)]
            assert (tables[-1].stage, tables[-1].ended) == ("over", "abandoned")
            assert ear.updates()[-1].version == room.version
            assert not isinstance(await room.change(steps.abandon), Accepted)
        async with open_house(tmp_path / "after", clock) as house:
            again = await house.rooms.get(identifier)
            assert write_record(record_of(again.document, again.rows)) == text
            assert again.match is not None
            assert again.match.over

    run(test)
