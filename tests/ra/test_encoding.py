"""Positions as bytes: written, read again, and refused when damaged."""

import zlib

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidPosition
from heliopolis.ra.checks import check_sheets
from heliopolis.ra.encoding import encode
from heliopolis.ra.state import STATE

from .builders import after, last_ra_is_drawn, line, position, random_game

GAME = ra.Game(2)
HERE = after(last_ra_is_drawn(2, epoch=2, points=(7, 30), tiles=[{"nile": 2}]), "+ra")
DATA = HERE.to_bytes()
HEAD = len(b"HeRa\x01\x0ario-grande")


def sealed(body: bytes) -> bytes:
    """These bytes with a checksum that is right."""
    return body + zlib.crc32(body).to_bytes(4, "big")


def body_with(at: int, new: bytes) -> bytes:
    """The body of the example with other bytes somewhere."""
    body = DATA[:-4]
    return body[:at] + new + body[at + len(new) :]


@pytest.mark.parametrize("edition", ["rio-grande", "windrider", "reference-sheet"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_positions_of_a_game_survive_being_written_and_read(players: int, edition: str) -> None:
    game = ra.Game(players, edition)
    played = random_game(players, edition, seed=7)
    positions = [here.play(move).position for here, move in played[::-3]]

    read = [game.from_bytes(here.to_bytes()) for here in positions]

    assert read == positions
    assert [here.sheet() for here in read] == [here.sheet() for here in positions]


def test_overrides_survive_being_written_and_read() -> None:
    overrides = {"disasters": "at-once", "suns": "reference-sheet", "names": "windrider"}
    here = position(2, overrides=overrides)

    read = ra.Game(2, "rio-grande", overrides).from_bytes(here.to_bytes())

    assert read == here
    assert read.view(None).overrides == overrides


def test_the_bytes_begin_with_name_version_and_edition() -> None:
    assert DATA.startswith(b"HeRa\x01\x0ario-grande")


def test_equal_positions_are_equal_hash_equal_and_have_equal_bytes() -> None:
    one = after(position(3), "draw", "+nile", "draw", "+gold")
    other = position(3, turn=2, track="nile gold")

    assert one == other
    assert hash(one) == hash(other)
    assert one.to_bytes() == other.to_bytes()


def test_positions_that_differ_are_not_equal() -> None:
    here = position(3)

    assert here != position(3, turn=1)
    assert here != position(3, edition="reference-sheet")
    assert position(3, epoch=2) != after(last_ra_is_drawn(3), "+ra")
    assert here != here.record
    assert len({here, position(3), position(3, track="nile")}) == 2


def test_bytes_that_are_cut_short_are_refused_at_every_length() -> None:
    for length in range(len(DATA)):
        with pytest.raises(InvalidPosition):
            GAME.from_bytes(DATA[:length])


@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_is_noticed_at_every_byte(bit: int) -> None:
    for at in range(len(DATA)):
        damaged = bytearray(DATA)
        damaged[at] ^= 1 << bit

        with pytest.raises(InvalidPosition):
            GAME.from_bytes(bytes(damaged))


def test_bytes_that_are_cut_short_are_refused_even_with_a_right_checksum() -> None:
    body = DATA[:-4]

    for length in range(4, len(body)):
        with pytest.raises(InvalidPosition, match="cut short"):
            GAME.from_bytes(sealed(body[:length]))


@pytest.mark.parametrize("extra", [b"\0", b"HeRa"])
def test_bytes_after_the_end_are_refused(extra: bytes) -> None:
    with pytest.raises(InvalidPosition, match=f"{len(extra)} bytes too many"):
        GAME.from_bytes(sealed(DATA[:-4] + extra))


@pytest.mark.parametrize("data", [b"", b"H", b"HeR", b"HeDi" + DATA[4:], b"PK\x03\x04"])
def test_bytes_of_something_else_are_refused(data: bytes) -> None:
    with pytest.raises(InvalidPosition, match="no position of Ra"):
        GAME.from_bytes(data)


@pytest.mark.parametrize("version", [0, 2, 255])
def test_another_version_is_refused_by_its_number(version: int) -> None:
    data = sealed(body_with(4, bytes([version])))

    with pytest.raises(InvalidPosition, match=f"version {version} of the encoding.*reads 1"):
        GAME.from_bytes(data)


@pytest.mark.parametrize(
    "here",
    [
        position(2, edition="windrider"),
        position(2, edition="reference-sheet"),
        position(2, overrides={"names": "windrider"}),
    ],
)
def test_a_position_of_another_edition_is_refused(here: ra.Position) -> None:
    with pytest.raises(InvalidPosition, match="another edition"):
        GAME.from_bytes(here.to_bytes())


@pytest.mark.parametrize("name", [b"rio grande", b"rio-\xff\xffande", b"RIO-GRANDE", b"rio-grand="])
def test_an_edition_that_cannot_be_read_is_refused(name: bytes) -> None:
    with pytest.raises(InvalidPosition, match="another edition"):
        GAME.from_bytes(sealed(body_with(6, name)))


@pytest.mark.parametrize("players", [0, 1, 6, 255])
def test_a_number_of_players_that_cannot_be_is_refused(players: int) -> None:
    with pytest.raises(InvalidPosition, match=f"a position of {players} players"):
        GAME.from_bytes(sealed(body_with(HEAD, bytes([players]))))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_position_of_another_table_is_refused(players: int) -> None:
    here = position(players)

    with pytest.raises(InvalidPosition, match=f"a position of {players} players, not of 2"):
        GAME.from_bytes(here.to_bytes())


def test_more_than_three_scored_epochs_are_refused() -> None:
    data = sealed(body_with(HEAD + STATE.itemsize, b"\x04"))

    with pytest.raises(InvalidPosition, match="with 4 scored epochs"):
        GAME.from_bytes(data)


@pytest.mark.parametrize("sheets", [HERE.sheet()[:1], HERE.sheet()[:1] + HERE.sheet()])
def test_sheets_must_be_as_many_as_the_epochs_that_ended(sheets: tuple[ra.Sheet, ...]) -> None:
    data = encode(GAME.edition, HERE.record, sheets)

    with pytest.raises(InvalidPosition, match=f"{len(sheets)} epochs are scored, not 2"):
        GAME.from_bytes(data)


def test_a_finished_game_has_three_sheets() -> None:
    here = after(last_ra_is_drawn(2, epoch=3), "+ra")

    with pytest.raises(InvalidPosition, match="2 epochs are scored, not 3"):
        GAME.from_bytes(encode(GAME.edition, here.record, here.sheet()[:2]))


@pytest.mark.parametrize("item", ["gods", "gold", "pharaohs", "river", "civilization"])
def test_a_line_that_does_not_add_up_is_refused(item: str) -> None:
    sheet = (line(**{item: 1}, net=0, points=10), line(points=10))
    here = position(2, epoch=2)

    with pytest.raises(InvalidPosition, match="line of a score sheet does not add up"):
        GAME.from_bytes(encode(GAME.edition, here.record, (sheet,)))


@pytest.mark.parametrize("item", ["monuments", "suns"])
def test_monuments_and_suns_count_in_a_line(item: str) -> None:
    sheet = (line(**{item: 3}, net=3, points=13), line(points=10))
    here = position(2, epoch=2, points=(13, 10))

    read = GAME.from_bytes(encode(GAME.edition, here.record, (sheet,)))

    assert read.sheet() == (sheet,)


def test_points_that_do_not_follow_from_the_net_are_refused() -> None:
    sheet = (line(points=10), line(gods=2, net=2, points=13))
    here = position(2, epoch=2, points=(10, 13))

    with pytest.raises(InvalidPosition, match="points of a score sheet do not add up"):
        GAME.from_bytes(encode(GAME.edition, here.record, (sheet,)))


def test_points_that_are_not_those_of_the_sheets_are_refused() -> None:
    here = position(2, epoch=2, points=(10, 14))

    with pytest.raises(InvalidPosition, match="do not add up to the points"):
        GAME.from_bytes(encode(GAME.edition, here.record, position(2, epoch=2).sheet()))


def test_the_points_of_a_sheet_have_their_floor() -> None:
    """R-7.6."""
    sheet = (line(civilization=-12, net=-12, points=0), line(points=10))
    here = position(2, epoch=2, points=(0, 10))

    read = GAME.from_bytes(encode(GAME.edition, here.record, (sheet,)))

    assert read.scores == (0, 10)


def test_a_hidden_line_explains_nothing_and_contradicts_nothing() -> None:
    """R-1.4."""
    here = position(2, epoch=2)

    check_sheets(here.record, ((None, line(points=10)),))
