"""What a move of Ra leads to, as paragraphs."""

from tests.ra.builders import events_of, position
from tests.terminal.screens.seen import screen_for

SCREEN = screen_for(position(3), seats=("Zoe", "Ann", "Bes"))


def test_every_turn_is_a_paragraph() -> None:
    news = events_of(position(3), "draw", "+nile", "draw", "+ra", "pass", "pass", "pass", "ra")

    assert list(SCREEN.paragraphs(news)) == [
        "You draw a Nile.",
        "Ann draws a Ra tile, number 1 of 8. An auction begins. "
        "Bes, you and Ann pass. Nobody bid; the tile stays.",
        "Bes invokes Ra.",
    ]


def test_several_gods_of_one_turn_are_one_paragraph() -> None:
    news = events_of(
        position(3, track="nile art", tiles=[{"god": 2}]), "god nile", "god art", "draw", "+god"
    )

    assert list(SCREEN.paragraphs(news)) == [
        "You give up a god and take a Nile. You give up a god and take art.",
        "Ann draws a god.",
    ]
