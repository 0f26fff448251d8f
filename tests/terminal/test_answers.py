"""What is the same for answers in every game."""

import pytest

from heliopolis.core.errors import IllegalMove
from heliopolis.terminal.answers import normal, refusal


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("seat 0 has no god", "Not allowed: you have no god (R-1)."),
        ("seat 3 must choose a tile", "Not allowed: you must choose a tile (R-1)."),
    ],
)
def test_a_refusal_speaks_to_the_person(reason: str, said: str) -> None:
    assert refusal(IllegalMove(reason, "R-1")) == said


def test_letters_and_spaces_do_not_matter() -> None:
    assert normal("  Roll\tRED  blue ") == "roll red blue"
