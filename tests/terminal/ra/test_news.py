"""The events of Ra as paragraphs."""

from heliopolis import ra
from heliopolis.ra import events
from heliopolis.ra.tiles import Tile
from heliopolis.terminal.ra.news import paragraphs
from heliopolis.terminal.ra.words import Words
from tests.ra.builders import events_of, position, tiles

WORDS = Words(["You", "Ann", "Bes"], ra.EDITIONS["rio-grande"].words)


def test_every_turn_is_a_paragraph() -> None:
    news = events_of(position(3), "draw", "+nile", "draw", "+ra", "pass", "pass", "pass", "ra")

    assert list(paragraphs(news, WORDS)) == [
        "You draw a Nile.",
        "Ann draws a Ra tile, number 1 of 8. An auction begins. "
        "Bes, you and Ann pass. Nobody bid; the tiles stay.",
        "Bes invokes Ra.",
    ]


def test_several_gods_of_one_turn_are_one_paragraph() -> None:
    news = events_of(
        position(3, track="nile art", tiles=[{"god": 2}]), "god nile", "god art", "draw", "+god"
    )

    assert list(paragraphs(news, WORDS)) == [
        "You give up a god and take a Nile. You give up a god and take art.",
        "Ann draws a god.",
    ]


def test_gods_of_different_seats_are_different_paragraphs() -> None:
    news = [events.GodPlayed(0, Tile.ART, 0), events.GodPlayed(1, Tile.NILE, 1)]

    assert len(list(paragraphs(news, WORDS))) == 2


def test_passes_by_choice_and_by_need_are_told_apart() -> None:
    news = [events.Passed(0, True), events.Passed(1, False), events.Passed(2, False)]

    assert list(paragraphs(news, WORDS)) == ["You pass. Ann and Bes cannot bid."]


def test_the_discards_after_an_epoch_share_a_sentence() -> None:
    news: list[ra.Event] = [
        events.TilesDiscarded(None, tiles("ra nile")),
        events.TilesDiscarded(0, tiles("gold")),
        events.TilesDiscarded(1, ()),
        events.EpochBegan(2, 1),
    ]

    assert list(paragraphs(news, WORDS)) == [
        "Discarded: from the board a Ra tile and a Nile; by you gold.",
        "Epoch 2 begins. Ann has the highest sun and starts.",
    ]


def test_nothing_discarded_is_said_in_words() -> None:
    assert list(paragraphs([events.TilesDiscarded(0, ())], WORDS)) == ["Discarded: nothing."]
