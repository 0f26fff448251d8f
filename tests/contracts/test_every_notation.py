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

    assert (error.value.code, error.value.parameters["text"]) == ("not-a-move", f"{text[:59]}…")


@EVERY_GAME
@pytest.mark.parametrize("text", ["", " ", "invoke", "+", "\n", "+ "])
def test_a_position_refuses_a_text_that_is_no_move(example: Example, text: str) -> None:
    for here in (*example.asked, *example.chances):
        with pytest.raises(InvalidNotation) as error:
            here.play(text)
        assert (error.value.code, error.value.parameters["text"]) == ("not-a-move", text.strip())


@EVERY_GAME
def test_spaces_are_free_in_what_is_given_to_a_position_and_nowhere_else(
    example: Example,
) -> None:
    here = example.decides(2)
    for move in here.moves()[:5]:
        text = f" {str(move).replace(' ', '   ')}\t"

        assert here.play(text) == here.play(move)
        with pytest.raises(InvalidNotation):
            example.rules.parse_move(text)
        with pytest.raises(InvalidNotation):
            here.play(str(move).upper())
