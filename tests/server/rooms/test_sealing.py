"""Sealed chance among people: all commit to a word, then all reveal, and nobody can choose."""

from pathlib import Path
from random import Random

from heliopolis.core.errors import Refusal
from heliopolis.record import Proved, read_record, verify, write_record
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.room import Accepted
from heliopolis.server.tables.document import record_of, with_seat
from heliopolis.server.tables.seating import claim

from .builders import Clock, Ear, make_room, open_house, play_on, promise, run, table, until


def code(answer: object) -> str:
    assert isinstance(answer, Refusal)
    return answer.code


def test_a_full_table_is_frozen_and_shown_with_its_commitment(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await make_room(house, table("person", "person", "merchant"))

            sealing = room.shown().sealing

            assert sealing is not None
            assert sealing.table == (
                "game: ra\nedition: rio-grande\nseats: Ana, Ben, Bot 2\nbots: -, -, merchant\n"
            )
            assert sealing.commitment == room.document.seals[-1].commitment
            assert room.document.seals[-1].secret not in repr(room.shown())

    run(test)


def test_no_word_is_told_before_everybody_has_promised_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await make_room(house, table("person", "person"))
            await room.change(steps.committed(0, promise("lotus")))

            early = await room.change(steps.revealed(0, "lotus"))
            twice = await room.change(steps.committed(0, promise("reed")))
            await room.change(steps.committed(1, promise("reed")))
            wrong = await room.change(steps.revealed(0, "river"))
            late = await room.change(steps.committed(1, promise("sand")))

            assert code(early) == "not-revealing-yet"
            assert code(twice) == code(late) == "committed-already"
            assert code(wrong) == "another-word"
            assert await room.change(steps.revealed(1, "reed")) == Accepted(0)
            before = room.document.stage
            assert await room.change(steps.revealed(0, "lotus")) == Accepted(0)
            assert (before, room.document.stage) == ("sealing", "playing")
            assert room.document.seals[-1].words == ("lotus", "reed")

    run(test)


def test_who_repeats_a_promise_or_a_word_elsewhere_or_after_a_restart_is_not_refused(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        path = tmp_path / "tables"
        async with open_house(path) as house, open_house(path) as other:
            room = await make_room(house, table("person", "person"))
            twin = await other.rooms.get(room.id)
            for seat, word in enumerate(("lotus", "reed")):
                await room.change(steps.committed(seat, promise(word)))
                await twin.refresh()
                assert await twin.change(steps.committed(seat, promise(word))) == Accepted(0)
                another = await twin.change(steps.committed(seat, promise("sand")))
                assert code(another) == "committed-already"
            for seat, word in enumerate(("lotus", "reed")):
                await room.change(steps.revealed(seat, word))
                await twin.refresh()
                assert await twin.change(steps.revealed(seat, word)) == Accepted(0)
                assert await twin.change(steps.committed(seat, promise(word))) == Accepted(0)
                assert isinstance(await twin.change(steps.revealed(seat, "sand")), Refusal)
            assert twin.document.stage == "playing"
            assert twin.document == room.document
        async with open_house(path) as house:
            room = await house.rooms.get(room.id)
            assert await room.change(steps.revealed(1, "reed")) == Accepted(0)

    run(test)


def test_who_loses_the_seat_has_promised_nothing_for_the_next_start(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await make_room(house, table("person", "person"))
            await room.change(steps.committed(0, promise("lotus")))
            await room.change(steps.committed(1, promise("reed")))
            await room.change(steps.revealed(0, "lotus"))
            clock.now += 21_000
            await room.change(steps.deadline_passed)

            assert room.document.stage == "gathering"
            assert code(await room.change(steps.committed(0, promise("lotus")))) == "not-sealing"
            assert code(await room.change(steps.revealed(0, "lotus"))) == "not-sealing"

    run(test)


def test_a_word_that_was_told_is_shown_to_nobody_until_the_game_is_sealed(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await make_room(house, table("person", "person"))
            ear = Ear(1)
            await room.listen(ear, 0, lambda: None)
            for seat, word in enumerate(("papyrus-word", "reed")):
                await room.change(steps.committed(seat, promise(word)))
            await room.change(steps.revealed(0, "papyrus-word"))

            assert not any(b"papyrus-word" in frame for frame in ear.frames)

    run(test)


def test_who_is_silent_gives_no_word_and_the_game_begins(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await make_room(house, table("person", "person"))
            await room.change(steps.committed(0, promise("lotus")))
            before = room.shown().sealing

            clock.now += 21_000
            house.driver.heed(room)
            await until(lambda: room.document.revealing)
            after = room.shown().sealing
            await room.change(steps.revealed(0, "lotus"))

            assert before is not None
            assert after is not None
            assert (before.revealing, after.revealing) == (False, True)
            assert room.document.stage == "playing"
            assert room.document.seals[-1].words == ("lotus", "")

    run(test)


def test_who_commits_and_does_not_reveal_loses_the_seat_and_the_record_counts_it(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await make_room(house, table("person", "person"))
            first = room.document.seals[-1].secret
            for seat, word in enumerate(("lotus", "reed")):
                await room.change(steps.committed(seat, promise(word)))
            await room.change(steps.revealed(0, "lotus"))

            clock.now += 21_000
            house.driver.heed(room)
            await until(lambda: room.document.stage == "gathering")
            assert [one.kind for one in room.document.seats] == ["person", "open"]

            def sit(document, match, now):  # type: ignore[no-untyped-def]
                opened = with_seat(document, 1, invite=promise("invite"))
                made = claim(opened, "invite", None, "Cleo", "s", "b")
                assert not isinstance(made, Refusal)
                return made[0]

            await room.change(sit)
            assert room.document.stage == "sealing"
            assert room.document.starts == 2
            assert room.document.seals[-1].secret != first
            for seat, word in enumerate(("lotus2", "reed2")):
                await room.change(steps.committed(seat, promise(word)))
            for seat, word in enumerate(("lotus2", "reed2")):
                await room.change(steps.revealed(seat, word))
            await play_on(room, Random(1))

            record = read_record(write_record(record_of(room.document, room.rows)))
            assert len(record.seals) == 2
            assert record.seals[0].secret is None
            assert isinstance(verify(record), Proved)

    run(test)


def test_a_table_of_bots_alone_begins_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await make_room(house, table("merchant", "merchant"))

            await until(lambda: room.document.stage == "over")

            assert room.document.ended == "finished"

    run(test)
