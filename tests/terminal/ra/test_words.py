"""Every event and move of Ra as a sentence."""

from typing import get_args

import pytest

from heliopolis import ra
from heliopolis.ra import events
from heliopolis.ra.moves import MOVES
from heliopolis.ra.tiles import Tile
from heliopolis.terminal.ra.words import Words
from tests.ra.builders import line, position, random_game, tiles

SEATS = ("You", "Ann", "Bes")
WORDS = Words(SEATS, ra.EDITIONS["rio-grande"].words)
WAR = Words(SEATS, ra.EDITIONS["windrider"].words)

SENTENCES: list[tuple[ra.Event, str]] = [
    (events.TileDrawn(0, Tile.NILE, 2), "You draw a Nile."),
    (events.TileDrawn(1, Tile.OBELISK, 2), "Ann draws an obelisk."),
    (events.TileDrawn(1, Tile.ART, 2), "Ann draws art."),
    (events.RaDrawn(1, 3, 8), "Ann draws a Ra tile, number 3 of 8."),
    (events.AuctionOpened(1, "drawn"), "An auction begins."),
    (events.AuctionOpened(1, "invoked"), "Ann invokes Ra."),
    (events.BidMade(0, 9), "You bid 9."),
    (events.Passed(1, True), "Ann passes."),
    (events.Passed(0, True), "You pass."),
    (events.Passed(1, False), "Ann cannot bid."),
    (
        events.AuctionWon(1, 9, 2, tiles("art nile nile god")),
        "Ann wins, paying sun 9 for sun 2, and takes a god, 2 Niles and art.",
    ),
    (events.AuctionWon(0, 9, 2, ()), "You win, paying sun 9 for sun 2, and take no tiles."),
    (events.Unsold(True, tiles("nile gold")), "Nobody bid: discarded are gold and a Nile."),
    (events.Unsold(False, tiles("nile")), "Nobody bid; the tiles stay."),
    (events.Unsold(False, ()), "Nobody bid."),
    (events.GodPlayed(0, Tile.GOLD, 1), "You give up a god and take gold."),
    (events.GodPlayed(2, Tile.STEP_PYRAMID, 1), "Bes gives up a god and takes a step pyramid."),
    (
        events.DisasterStruck(1, Tile.FUNERAL, 1, tiles("pharaoh pharaoh"), 0),
        "A funeral strikes: Ann loses 2 pharaohs.",
    ),
    (
        events.DisasterStruck(0, Tile.DROUGHT, 2, (), 0),
        "A drought strikes twice: you lose nothing.",
    ),
    (
        events.DisasterStruck(1, Tile.UNREST, 3, (), 6),
        "Unrest strikes 3 times: Ann must lose 6 tiles.",
    ),
    (
        events.TilesLost(1, Tile.UNREST, tiles("art"), 1),
        "Ann loses art to unrest, 1 more to go.",
    ),
    (
        events.TilesLost(0, Tile.EARTHQUAKE, tiles("sphinx sphinx"), 0),
        "You lose 2 sphinxes to an earthquake.",
    ),
    (events.EpochEnded(1, "ra-track-full"), "Epoch 1 ends: the Ra track is full."),
    (events.EpochEnded(2, "suns-spent"), "Epoch 2 ends: the last sun is spent."),
    (
        events.EpochScored(1, (line(net=5, points=15), line(net=-2, points=8), None)),
        "Epoch 1 is scored: You: +5 to 15 and Ann: -2 to 8.",
    ),
    (
        events.TilesDiscarded(None, tiles("ra ra nile")),
        "Both tracks are cleared: 2 Ra tiles and a Nile.",
    ),
    (events.TilesDiscarded(0, tiles("god gold gold")), "You discard a god and 2 gold."),
    (events.EpochBegan(2, 1), "Epoch 2 begins. Ann has the highest sun and starts."),
    (events.EpochBegan(3, 0), "Epoch 3 begins. You have the highest sun and start."),
    (events.GameOver((0,), (41, 40, 12), False), "The game is over: you win with 41 points."),
    (
        events.GameOver((1,), (41, 41, 12), True),
        "The game is over: you and Ann have 41 points each, "
        "and Ann wins by the highest sun (R-8.4).",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_reads_as_a_sentence(event: ra.Event, sentence: str) -> None:
    assert WORDS.event(event) == sentence


def test_every_kind_of_event_has_a_sentence_here() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(ra.Event))


@pytest.mark.parametrize("edition", ra.EDITIONS)
def test_whole_games_can_be_told(edition: str) -> None:
    words = Words(["Ann", "Bes", "Cyd", "Dua"], ra.EDITIONS[edition].words)
    for here, move in random_game(4, edition, seed=3):
        for event in here.play(move).events:
            sentence = words.event(event)

            assert sentence.endswith(".")
            assert sentence[0].isupper()
            assert "<" not in sentence


def test_the_tiles_have_the_names_of_the_edition() -> None:
    assert WAR.a_tile(Tile.UNREST) == "war"
    assert WAR.event(events.TilesLost(1, Tile.UNREST, tiles("art"), 0)) == "Ann loses art to war."


def test_every_move_says_what_it_does() -> None:
    view = position(3, track="nile gold").view(0)

    told = {WORDS.move(move, view) for move in MOVES}

    assert "invoke Ra: an auction for the 2 tiles" in told
    assert all(told)


@pytest.mark.parametrize(
    ("track", "lot"),
    [("", "the centre sun alone"), ("nile", "the tile"), ("nile art", "the 2 til")],
)
def test_an_auction_says_what_it_is_for(track: str, lot: str) -> None:
    view = position(3, track=track).view(0)

    assert f"for {lot}" in WORDS.move(ra.InvokeRa(), view)


def test_a_loss_says_how_many_there_are() -> None:
    here = position(3, phase="lose", losing_to="unrest", owed=1, tiles=[{"art": 2, "writing": 1}])

    assert WORDS.move(ra.Lose(Tile.ART), here.view(0)) == "lose one of 2 art"
    assert WORDS.move(ra.Lose(Tile.WRITING), here.view(0)) == "lose the only writing"
