"""Every move has a number, and one text."""

import pytest

from heliopolis.core.errors import InvalidNotation, shown
from tests.core.toy import ACTIONS, MOVES, NUMBERING, Take


def test_moves_numbers_and_texts_lead_to_each_other() -> None:
    for number, move in enumerate(MOVES):
        assert NUMBERING.number_of(move) == number
        assert NUMBERING.move_of(number) == move
        assert NUMBERING.number_of_text[str(move)] == number
        assert NUMBERING.parse_move(str(move)) == move


def test_decisions_are_the_first_moves() -> None:
    assert NUMBERING.decisions == MOVES[:ACTIONS]


def test_a_value_that_is_no_move_has_no_number() -> None:
    with pytest.raises(KeyError):
        NUMBERING.number_of(Take(9))


@pytest.mark.parametrize("text", ["take 1", " take 1", "take   1 ", "take\t1"])
def test_spaces_can_be_free(text: str) -> None:
    assert NUMBERING.parse_freely(text) == 0


@pytest.mark.parametrize("text", ["take1", "Take 1", "take 1 1", ""])
def test_nothing_else_can(text: str) -> None:
    with pytest.raises(InvalidNotation):
        NUMBERING.parse_freely(text)


@pytest.mark.parametrize("text", ["take 9", "Take 1", " take 1", "take  1", "", "x" * 100])
def test_a_text_that_is_no_move_is_refused_with_the_grammar(text: str) -> None:
    with pytest.raises(InvalidNotation) as caught:
        NUMBERING.parse_number(text)

    assert caught.value.code == "not-a-move"
    assert caught.value.parameters == {
        "text": shown(text),
        "moves": ("take STONES", "throw", "+STONES"),
    }
