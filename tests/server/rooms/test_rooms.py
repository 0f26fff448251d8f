"""Rooms: what is played is stored, then told; what cannot be stored never happened."""

from pathlib import Path
from random import Random

import pytest

from heliopolis import __version__
from heliopolis.core.errors import Refusal
from heliopolis.match import Bot
from heliopolis.record import Proved, read_record, verify, write_record
from heliopolis.server.rooms import steps
from heliopolis.server.rooms.knowing import Gone
from heliopolis.server.rooms.room import Accepted
from heliopolis.server.routes.seats import empty
from heliopolis.server.store.protocol import StoreFull
from heliopolis.server.tables.document import record_of
from heliopolis.server.tables.hosting import invite_again

from .builders import Clock, Ear, begin, make_room, open_house, play_on, run, table, until

DRAW = "draw"


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("ra", ("person", "merchant")),
        ("ra", ("person", "person", "merchant", "uniform", "person")),
        ("ra-dice", ("person", "merchant", "person", "uniform")),
    ],
)
def test_a_game_is_played_to_its_end_and_proved(
    tmp_path: Path, game: str, seats: tuple[str, ...]
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table(*seats, game=game))
            ears = [Ear(seat) for seat in (*range(len(seats)), None)]
            for ear in ears:
                await room.listen(ear, 0, lambda: None)

            await play_on(room, Random(1))

            assert room.document.ended == "finished"
            for ear in ears:
                versions = [move.version for told in ear.updates(game) for move in told.moves]
                assert versions == list(range(1, room.version + 1))
            record = read_record(write_record(record_of(room.document, room.rows)))
            assert isinstance(verify(record), Proved)
            assert len(record.times) == len(record.moves)
            bots = [number for number, kind in enumerate(seats, 1) if kind != "person"]
            assert [title for title, _ in record.others] == [f"played-by {one}" for one in bots]
            assert f"{seats[bots[0] - 1]}; heliopolis {__version__}; " in record.others[0][1]

    run(test)


def test_what_is_told_is_stored_already(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person"))
            stored: list[int] = []

            class Witness(Ear):
                def send(self, frame: bytes) -> None:
                    with pytest.raises(StopIteration) as done:  # it never waits
                        house.store.load(room.id).send(None)
                    stored.append(done.value.value.version)
                    super().send(frame)

            ear = Witness(None)
            await room.listen(ear, 0, lambda: None)
            match = room.match
            assert match is not None
            assert match.asked is not None
            await room.submit(match.asked, DRAW, 0, "one")

            assert stored[-1] == ear.updates()[-1].version == room.version

    run(test)


def test_a_command_that_comes_twice_is_played_once_also_in_another_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path / "tables") as here,
            open_house(tmp_path / "tables") as there,
        ):
            room = await begin(here, table("person", "person"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None

            first = await room.submit(seat, DRAW, 0, "one")
            again = await room.submit(seat, DRAW, 0, "one")
            elsewhere = await (await there.rooms.get(room.id)).submit(seat, DRAW, 0, "one")

            assert first == again == elsewhere == Accepted(1)
            assert [row.text for row in room.rows].count(DRAW) == 1

    run(test)


def test_a_process_refuses_a_move_that_another_one_has_made_impossible(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path / "tables") as here,
            open_house(tmp_path / "tables") as there,
        ):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None

            answers = [
                await room.submit(seat, DRAW, 0, "one"),
                await other.submit(seat, "ra", 0, "two"),
            ]

            assert answers[0] == Accepted(1)
            assert isinstance(answers[1], Refusal)
            assert answers[1].code == "old-version"
            assert other.version == room.version

    run(test)


def test_a_room_hears_what_another_process_has_stored(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path / "tables") as here,
            open_house(tmp_path / "tables") as there,
        ):
            room = await begin(here, table("person", "person"))
            other = await there.rooms.get(room.id)
            ear = Ear(1)
            await other.listen(ear, 0, lambda: None)
            assert room.match is not None
            assert room.match.asked is not None
            await room.submit(room.match.asked, DRAW, 0, "one")

            await other.refresh()

            assert ear.version == room.version
            assert [move.version for move in ear.updates()[-1].moves] == [1, 2]

    run(test)


def test_a_move_that_cannot_be_stored_was_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person"))
            ear = Ear(None)
            await room.listen(ear, 0, lambda: None)
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None

            async def full(change: object) -> None:
                raise StoreFull

            monkeypatch.setattr(house.store, "write", full)
            with pytest.raises(StoreFull):
                await room.submit(seat, DRAW, 0, "one")
            monkeypatch.undo()

            assert not [told for told in ear.updates() if told.version]
            assert await room.submit(seat, "ra", 0, "two") == Accepted(1)

    run(test)


def test_a_standing_bid_is_kept_and_played_after_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person"))
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            await room.submit(seat, "ra", 0, "one")
            last = room.match.asked
            bidder = next(one for one in room.match.people if one != last)
            assert last is not None
            highest = max(room.match.look(bidder).view.seats[bidder].face_up)
            first = room.match.look(bidder)
            assert await room.change(steps.stand(bidder, highest)) == Accepted(room.version)
            assert first.standing is None
        async with open_house(tmp_path / "tables") as house:
            again = await house.rooms.get(room.id)

            assert again.match is not None
            assert again.match.look(bidder).standing == highest
            assert again.match.look(last).standing is None
            await again.submit(last, "pass", again.version, "two")
            await until(lambda: again.match is not None and again.match.asked != bidder)

    run(test)


def test_a_bot_takes_the_seat_of_whoever_has_no_time_left_and_gives_it_back(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await begin(house, table("person", "person", clock="move 30"))
            assert room.match is not None
            slow = room.match.asked
            assert slow is not None

            clock.now += 31_000
            house.driver.heed(room)
            await until(lambda: room.version > 0)

            assert room.document.seats[slow].substitute == "merchant"
            assert isinstance(room.match.occupants[slow], Bot)
            assert isinstance(await room.change(steps.take_back_seat(slow)), Accepted)
            assert room.match.occupants[slow] not in (Bot("merchant"),)

    run(test)


def test_clocks_stand_still_while_no_server_is_there(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await begin(house, table("person", "person", clock="bank 60 + 0"))
            clock.now += 10_000
            assert room.match is not None
            asked = room.match.asked
            assert asked is not None
            left = room.match.remaining(room.now)[asked]
            await house.store.alive(clock())
        clock.now += 3_600_000
        async with open_house(tmp_path / "tables", clock) as house:
            again = await house.rooms.get(room.id)
            assert again.match is not None

            assert again.match.remaining(again.now)[asked] == left == 50_000

    run(test)


def test_a_bot_that_is_lost_is_replaced_and_its_seat_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "lost"))

            await play_on(room, Random(3), most=5)

            assert room.document.seats[1].bot == "merchant"
            assert [hand.occupant for hand in room.document.hands] == ["merchant"]

    run(test)


def test_a_game_ends_when_all_people_agree_and_its_secret_is_opened(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person", "merchant"))

            await room.change(steps.agree_end(0))
            assert room.document.stage == "playing"
            await room.change(steps.agree_end(1))

            assert room.document.ended == "agreed"
            assert record_of(room.document, room.rows).seals[-1].secret is not None
        async with open_house(tmp_path / "tables") as house:  # the answer may have been lost
            again = await house.rooms.get(room.id)
            assert await again.change(steps.agree_end(1)) == Accepted(0)

    run(test)


def test_who_disagrees_after_all_keeps_the_game_going(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person", "person"))

            await room.change(steps.agree_end(0))
            await room.change(steps.agree_end(1))
            assert room.document.agreed == (0, 1)
            await room.change(steps.disagree_end(0))
            await room.change(steps.agree_end(2))

            assert room.document.agreed == (1, 2)
            assert room.document.stage == "playing"
            await room.change(steps.agree_end(0))
            assert room.document.ended == "agreed"
            late = await room.change(steps.disagree_end(0))
            assert isinstance(late, Refusal)
            assert late.code == "not-playing"

    run(test)


def test_a_game_ends_when_the_last_who_did_not_agree_gives_up_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            for give_up in (steps.hand_to_bot(1, "merchant"), empty(1, "invite")):
                room = await begin(house, table("person", "person", "merchant"))
                await room.change(steps.agree_end(0))

                await room.change(give_up)

                assert room.document.ended == "agreed"
                assert record_of(room.document, room.rows).seals[-1].secret is not None

    run(test)


def test_who_agreed_and_left_the_seat_agrees_to_nothing_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person"))
            await room.change(steps.agree_end(0))
            await room.change(steps.hand_to_bot(0, "merchant"))
            await room.change(steps.take_back_seat(0))
            await room.change(steps.agree_end(1))

            assert room.document.stage == "playing"
            assert room.document.agreed == (1,)

    run(test)


def test_who_gets_the_seat_of_somebody_else_has_agreed_to_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "person"))
            await room.change(steps.agree_end(1))

            await room.change(lambda document, match, now: invite_again(document, 1, "token"))
            await room.change(steps.agree_end(0))

            assert room.document.stage == "playing"
            assert room.document.agreed == (0,)

    run(test)


def test_a_game_that_only_bots_play_on_goes_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await begin(house, table("person", "merchant", pace="brisk"))

            await room.change(steps.hand_to_bot(0, "merchant"))

            assert room.document.stage == "playing"
            before = room.version
            await until(lambda: room.version > before + 3)

    run(test)


def test_a_game_to_which_nobody_comes_back_is_ended_and_opened(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        async with open_house(tmp_path / "tables", clock) as house:
            room = await begin(house, table("person", "person"))

            clock.now += 31 * 24 * 3_600_000
            assert await house.store.due(clock(), 10) == [room.id]
            house.driver.heed(room)
            await until(lambda: room.document.stage == "over")

            assert room.document.ended == "abandoned"
            assert record_of(room.document, room.rows).seals[-1].secret is not None

    run(test)


def test_a_table_that_was_deleted_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables") as house:
            room = await make_room(house, table("person", "open"))
            await house.store.delete(room.id)
            house.rooms.forget(room.id)

            with pytest.raises(Gone):
                await house.rooms.get(room.id)

    run(test)
