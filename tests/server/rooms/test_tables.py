"""What a table knows of its devices, its script, its names and its bots."""

from pathlib import Path

from heliopolis.core.errors import Refusal
from heliopolis.server.forking import take_back
from heliopolis.server.rooms.room import Accepted
from heliopolis.server.tables.document import Document, with_seat
from heliopolis.server.tables.hosting import free
from heliopolis.server.tables.making import Made, scripted
from tests.server.rooms.builders import begin, make_room, open_house, run, table


def test_moves_are_taken_back_only_while_people_share_a_device(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables.db") as house:
            hotseat = with_seat(table("person", "person"), 1, browser="")
            hotseat = with_seat(hotseat, 1, browser=hotseat.seats[0].browser)
            room = await begin(house, hotseat)
            assert room.match is not None
            seat = room.match.asked
            assert seat is not None
            await room.submit(seat, "draw", 0, None)
            version = room.version

            await room.change(lambda document, match, now: with_seat(document, 1, browser="other"))

            assert room.version == room.match.version == version
            refused = room.match.take_back(0)
            assert isinstance(refused, Refusal)
            assert refused.code == "not-one-device"

    run(test)


def test_chance_acts_at_a_table_that_goes_back_to_where_it_was_to_act(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables.db") as house:
            hotseat = table("person", "person")
            room = await begin(house, with_seat(hotseat, 1, browser=hotseat.seats[0].browser))
            assert room.match is not None
            assert room.match.asked is not None
            await room.submit(room.match.asked, "draw", 0, None)

            assert isinstance(await take_back(house, room, 1), Accepted)

            fork = await house.rooms.get(room.document.successor)
            assert fork.match is not None
            assert fork.match.asked is not None
            assert [row.text for row in fork.rows] == [row.text for row in room.rows]

    run(test)


def test_a_script_is_followed_in_its_order_and_what_cannot_come_is_passed_over(
    tmp_path: Path,
) -> None:
    async def test() -> None:
        path = tmp_path / "tables.db"
        script = ("9-6-5-2 8-7-4-3", "+gold", "draw", "nonsense", "+flood", "+god")
        guided = _scripted(table("person", "person"), script)
        async with open_house(path) as house:
            room = await make_room(house, guided)
            assert room.match is not None
            for version, seat in ((0, 0), (2, 1)):
                accepted = await room.submit(seat, "draw", version, None)
                assert isinstance(accepted, Accepted)
            identifier = room.id
        async with open_house(path) as house:
            room = await house.rooms.get(identifier)
            await room.submit(0, "draw", 4, None)

            texts = [row.text for row in room.rows]

        assert texts[:4] == ["draw", "+gold", "draw", "+flood"]
        assert texts[4] == "draw"

    run(test)


def _scripted(document: Document, script: tuple[str, ...]) -> Document:
    made = scripted(Made(document, (), "", ""), script, "00" * 32)
    assert isinstance(made, Made)
    return made.document


def test_a_seat_of_a_game_that_goes_on_keeps_its_name_when_it_is_left() -> None:
    document = table("person", "person", opening="9-6-5-2 8-7-4-3")

    assert free(document, 1, "invite", now=0).seats[1].name == "Ben"
    assert free(table("person", "person"), 1, "invite", now=0).seats[1].name == ""


def test_a_bot_is_known_by_one_text_and_thinks_in_simulations(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path / "tables.db") as house:
            assert house.read_bot("ra", " search ") == "search:sims=300"
            assert house.read_bot("ra", "merchant") == "merchant"

    run(test)
