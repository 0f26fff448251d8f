"""Saying things in English."""

import pytest

from heliopolis.terminal.words import Speaker, counted, join

SPEAKER = Speaker(["You", "Ann"])


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c"], "a, b and c")],
)
def test_lists_read_as_people_say_them(parts: list[str], text: str) -> None:
    assert join(parts) == text


@pytest.mark.parametrize(("number", "text"), [(0, "0 tiles"), (1, "1 tile"), (2, "2 tiles")])
def test_things_are_counted(number: int, text: str) -> None:
    assert counted(number, "tile") == text


@pytest.mark.parametrize(
    ("verb", "you", "ann"),
    [
        ("draw", "You draw", "Ann draws"),
        ("pass", "You pass", "Ann passes"),
        ("have", "You have", "Ann has"),
    ],
)
def test_seats_are_named_or_spoken_to(verb: str, you: str, ann: str) -> None:
    assert SPEAKER.does(0, verb) == you
    assert SPEAKER.does(1, verb) == ann


def test_what_belongs_to_a_seat() -> None:
    assert (SPEAKER.whose(0), SPEAKER.whose(1)) == ("Your", "Ann's")
