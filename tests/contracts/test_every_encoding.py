"""Positions as bytes: written, read again, and refused when damaged."""

import zlib
from dataclasses import fields
from itertools import combinations
from typing import Any

import numpy as np
import pytest

from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidPosition, Refusal
from tests.positions import encoded

from .examples import EVERY_GAME, EXAMPLES, Example, each


def sealed(body: bytes) -> bytes:
    """These bytes with a checksum that is right."""
    return body + zlib.crc32(body).to_bytes(4, "big")


def body_of(example: Example) -> bytes:
    """The bytes of a position without their checksum."""
    data: bytes = example.rich.to_bytes()
    return data[:-4]


def read_with(example: Example, at: int, new: bytes) -> Any:
    """Read a position with other bytes somewhere, and a checksum that is right."""
    body = body_of(example)
    return example.rich.game.from_bytes(sealed(body[:at] + new + body[at + len(new) :]))


def begun(game: Any) -> Any:
    """Some first position."""
    return game.start(SeededDealer(np.random.default_rng(1)))


@each(lambda example: example.games, "played")
def test_positions_of_a_game_survive_being_written_and_read(
    example: Example, played: tuple[Any, ...]
) -> None:
    positions = example.random_game(*played)[::-3]

    read = [here.game.from_bytes(here.to_bytes()) for here in positions]

    assert read == positions
    assert [here.sheet() for here in read] == [here.sheet() for here in positions]


@EVERY_GAME
def test_overrides_survive_being_written_and_read(example: Example) -> None:
    game = example.rules.Game(2, "rio-grande", example.overrides)
    here = begun(game)

    read = game.from_bytes(here.to_bytes())

    assert read == here
    assert read.view(None).overrides == example.overrides


@EVERY_GAME
def test_the_bytes_begin_with_name_version_and_edition(example: Example) -> None:
    assert example.rich.to_bytes().startswith(example.head)


@EVERY_GAME
def test_equal_positions_are_equal_hash_equal_and_have_equal_bytes(example: Example) -> None:
    one, other = example.same

    assert one == other
    assert hash(one) == hash(other)
    assert one.to_bytes() == other.to_bytes()


@EVERY_GAME
def test_positions_that_differ_are_not_equal(example: Example) -> None:
    copies = [here.game.from_bytes(here.to_bytes()) for here in example.different]

    assert all(one != other for one, other in combinations(example.different, 2))
    assert all(here != here.state for here in example.different)
    assert len({*example.different, *copies}) == len(example.different)
    assert len({here.to_bytes() for here in example.different}) == len(example.different)


@EVERY_GAME
def test_bytes_that_are_cut_short_are_refused_at_every_length(example: Example) -> None:
    data = example.rich.to_bytes()

    for length in range(len(data)):
        with pytest.raises(InvalidPosition):
            example.rich.game.from_bytes(data[:length])


@EVERY_GAME
@pytest.mark.parametrize("bit", range(8))
def test_a_flipped_bit_is_noticed_at_every_byte(example: Example, bit: int) -> None:
    data = example.rich.to_bytes()

    for at in range(len(data)):
        damaged = bytearray(data)
        damaged[at] ^= 1 << bit

        with pytest.raises(InvalidPosition):
            example.rich.game.from_bytes(bytes(damaged))


@EVERY_GAME
def test_bytes_that_are_cut_short_are_refused_even_with_a_right_checksum(example: Example) -> None:
    body = body_of(example)

    for length in range(4, len(body)):
        with pytest.raises(InvalidPosition, match=r"^bytes-missing"):
            example.rich.game.from_bytes(sealed(body[:length]))


@each(lambda example: [b"\0", example.magic], "extra")
def test_bytes_after_the_end_are_refused(example: Example, extra: bytes) -> None:
    with pytest.raises(InvalidPosition, match=rf"^bytes-left-over: bytes={len(extra)}$"):
        example.rich.game.from_bytes(sealed(body_of(example) + extra))


@EVERY_GAME
def test_bytes_of_something_else_are_refused(example: Example) -> None:
    own = example.rich.to_bytes()
    others = [other.magic for other in EXAMPLES.values() if other is not example]

    for data in (b"", b"H", b"HeR", b"PK\x03\x04", *(other + own[4:] for other in others)):
        with pytest.raises(InvalidPosition) as error:
            example.rich.game.from_bytes(data)

        told = {"expected": example.rich.encoding.name}
        assert error.value.refusal == Refusal("bytes-of-something-else", told)


@EVERY_GAME
@pytest.mark.parametrize("version", [0, 1, 255])
def test_another_version_is_refused_by_its_number(example: Example, version: int) -> None:
    with pytest.raises(InvalidPosition, match=rf"^other-encoding: version={version}, readable=2$"):
        read_with(example, 4, bytes([version]))


@each(lambda example: example.other_editions, "here")
def test_a_position_of_another_edition_is_refused(example: Example, here: Any) -> None:
    edition = here.game.edition

    with pytest.raises(InvalidPosition) as error:
        example.rich.game.from_bytes(here.to_bytes())

    told = {"edition": edition.name, "overrides": edition.overrides}
    assert error.value.refusal == Refusal("other-edition", told)


@EVERY_GAME
@pytest.mark.parametrize("name", [b"rio grande", b"rio-\xff\xffande", b"RIO-GRANDE", b"rio-grand="])
def test_an_edition_that_cannot_be_read_is_refused(example: Example, name: bytes) -> None:
    with pytest.raises(InvalidPosition, match=r"^other-edition"):
        read_with(example, 6, name)


@each(lambda example: [0, 1, max(example.players) + 1, 255], "players")
def test_a_number_of_players_that_cannot_be_is_refused(example: Example, players: int) -> None:
    with pytest.raises(InvalidPosition, match=rf"^no-such-table: players={players},"):
        read_with(example, len(example.head), bytes([players]))


@each(lambda example: combinations(example.players, 2), "sizes")
def test_a_position_of_another_table_is_refused(example: Example, sizes: tuple[int, int]) -> None:
    few, many = (example.rules.Game(players, overrides=example.overrides) for players in sizes)

    for game, other in ((few, many), (many, few)):
        with pytest.raises(InvalidPosition) as error:
            game.from_bytes(begun(other).to_bytes())

        told = {"players": other.players, "expected": game.players}
        assert error.value.refusal == Refusal("other-table", told)


@EVERY_GAME
def test_more_than_three_scored_epochs_are_refused(example: Example) -> None:
    with pytest.raises(InvalidPosition, match=r"epochs=4$"):
        read_with(example, len(example.head) + example.rich.layout.portable_size, b"\x04")


def read_sheets(here: Any, *sheets: Any) -> Any:
    """Read a position with other score sheets."""
    return here.game.from_bytes(encoded(here, here.state, sheets))


@EVERY_GAME
def test_sheets_must_be_as_many_as_the_epochs_that_ended(example: Example) -> None:
    first, second = example.rich.sheet()

    for sheets in ((first,), (first, first, second)):
        with pytest.raises(InvalidPosition) as error:
            read_sheets(example.rich, *sheets)

        told = {"sheets": len(sheets), "scored": 2}
        assert error.value.refusal == Refusal("wrong-number-of-sheets", told)


@EVERY_GAME
def test_a_finished_game_has_three_sheets(example: Example) -> None:
    here = example.epoch_ends(2, epoch=3).play(example.last_move).position

    with pytest.raises(InvalidPosition, match=r"^wrong-number-of-sheets: sheets=2, scored=3$"):
        read_sheets(here, *here.sheet()[:2])


def items(example: Example) -> list[str]:
    """What a line of a score sheet adds up."""
    names = [field.name for field in fields(example.rules.Line)]
    end = names.index("net")
    assert names[end : end + 2] == ["net", "points"]
    return names[:end]


@each(items, "item")
def test_a_line_that_does_not_add_up_is_refused(example: Example, item: str) -> None:
    line, here = example.builders.line, example.builders.position(2, epoch=2)
    one, other = here.scores

    with pytest.raises(InvalidPosition, match=r"^line-does-not-add-up"):
        read_sheets(here, (line(**{item: 1}, net=0, points=one), line(points=other)))


@each(items, "item")
def test_every_item_counts_in_a_line(example: Example, item: str) -> None:
    one, other = example.starting_points(2)
    line = example.builders.line
    sheet = (line(**{item: 3}, net=3, points=one + 3), line(points=other))

    read = read_sheets(example.builders.position(2, epoch=2, points=(one + 3, other)), sheet)

    assert read.sheet() == (sheet,)


@EVERY_GAME
def test_points_that_do_not_follow_from_the_net_are_refused(example: Example) -> None:
    one, other = example.starting_points(2)
    line = example.builders.line
    here = example.builders.position(2, epoch=2, points=(one, other + 3))

    with pytest.raises(InvalidPosition, match=r"^sum-does-not-follow"):
        read_sheets(here, (line(points=one), line(river=2, net=2, points=other + 3)))


@EVERY_GAME
def test_points_that_are_not_those_of_the_sheets_are_refused(example: Example) -> None:
    position = example.builders.position

    with pytest.raises(InvalidPosition, match=r"^points-not-explained"):
        read_sheets(position(2, epoch=2, points=(10, 14)), *position(2, epoch=2).sheet())
