"""Games from a backup: they went on meanwhile, so they deal from new secrets."""

from pathlib import Path
from random import Random

from heliopolis.record import Proved, read_record, verify, write_record
from heliopolis.server.house import House
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted, Room
from heliopolis.server.store.sqlite import SqliteStore
from heliopolis.server.store.upkeep import backup, restore
from heliopolis.server.tables.document import record_of

from .rooms.builders import Clock, begin, make_room, open_house, play_on, promise, run, table, until


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
