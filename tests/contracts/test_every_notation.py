"""The one text form of every move."""

import pytest

from heliopolis.core.errors import InvalidNotation

from .examples import EVERY_GAME, Example


@EVERY_GAME
def test_every_move_survives_a_round_trip_through_text(example: Example) -> None:
    moves = [*example.decisions, *example.outcomes]

    assert [example.rules.parse_move(str(move)) for move in moves] == moves
    assert len({str(move) for move in moves}) == len(moves)


@EVERY_GAME
@pytest.mark.parametrize("start", ["x", "+"])
def test_a_long_text_is_cut_in_the_refusal(example: Example, start: str) -> None:
    text = start + "x" * 1000

    with pytest.raises(InvalidNotation) as error:
        example.rules.parse_move(text)

    assert str(error.value).startswith(f"'{text[: example.longest_text]}' is no move; moves are ")


@EVERY_GAME
@pytest.mark.parametrize("text", ["", " ", "invoke", "+", "\n", "+ "])
def test_a_position_refuses_a_text_that_is_no_move(example: Example, text: str) -> None:
    for here in (*example.asked, *example.chances):
        with pytest.raises(InvalidNotation) as error:
            here.play(text)
        assert str(error.value).startswith(f"{text!r} is no move; moves are ")
