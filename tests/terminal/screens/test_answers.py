"""What is the same for answers in every game."""

import pytest

from heliopolis.core.errors import InvalidNotation
from heliopolis.terminal.screens.answers import number_in, numbered


@pytest.mark.parametrize(
    ("typed", "number"),
    [(" 3 ", 3), ("007", 7), ("9" * 400, 999_999_999), ("²", None), ("-1", None), ("", None)],
)
def test_a_number_is_read_however_long_it_is(typed: str, number: int | None) -> None:
    assert number_in(typed) == number


@pytest.mark.parametrize("number", [0, 3])
def test_a_number_that_no_choice_has_is_refused_with_how_many_there_are(number: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        numbered(number, ["a", "b"])

    assert refused.value.refusal.parameters == {"numbers": 2}
    assert numbered(2, ["a", "b"]) == "b"
