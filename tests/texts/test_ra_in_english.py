"""Every event and move of Ra as an English sentence."""

from typing import get_args

import pytest

from heliopolis import ra
from heliopolis.ra import events
from heliopolis.ra.moves import MOVES
from heliopolis.ra.tiles import Tile
from heliopolis.texts.ra import RaTexts
from tests.ra.builders import counted, line, position, tiles
from tests.texts.tables import SEATS, catalogue, ra_texts

SENTENCES: list[tuple[ra.Event, str]] = [
    (events.TileDrawn(0, Tile.NILE, 2), "You draw a Nile."),
    (events.TileDrawn(1, Tile.OBELISK, 2), "Ann draws an obelisk."),
    (events.TileDrawn(1, Tile.ART, 2), "Ann draws art."),
    (events.RaDrawn(1, 3, 8), "Ann draws a Ra tile, number 3 of 8."),
    (events.AuctionOpened(1, "drawn"), "An auction begins."),
    (events.AuctionOpened(1, "invoked"), "Ann invokes Ra."),
    (events.AuctionOpened(0, "invoked"), "You invoke Ra."),
    (events.BidMade(0, 9), "You bid 9."),
    (events.Passed(1, True), "Ann passes."),
    (events.Passed(0, True), "You pass."),
    (events.Passed(1, False), "Ann cannot bid."),
    (
        events.AuctionWon(1, 9, 2, tiles("art nile nile god")),
        "Ann pays 9, gains 2 and takes a god, 2 Niles and art.",
    ),
    (events.AuctionWon(0, 9, 2, ()), "You pay 9, gain 2 and take no tiles."),
    (events.Unsold(True, tiles("nile gold")), "Nobody bid. Discarded: 1 gold and 1 Nile."),
    (events.Unsold(False, tiles("nile art")), "Nobody bid; the tiles stay."),
    (events.Unsold(False, tiles("nile")), "Nobody bid; the tile stays."),
    (events.Unsold(False, ()), "Nobody bid."),
    (events.GodPlayed(0, Tile.GOLD, 1), "You give up a god and take gold."),
    (events.GodPlayed(2, Tile.STEP_PYRAMID, 1), "Bes gives up a god and takes a step pyramid."),
    (
        events.DisasterStruck(1, Tile.FUNERAL, 1, tiles("pharaoh pharaoh"), 0),
        "Funeral: Ann loses 2 pharaohs.",
    ),
    (events.DisasterStruck(0, Tile.DROUGHT, 2, (), 0), "Drought, twice: you lose nothing."),
    (events.DisasterStruck(1, Tile.UNREST, 3, (), 6), "Unrest, 3 times: Ann must lose 6 tiles."),
    (events.DisasterStruck(0, Tile.UNREST, 1, (), 1), "Unrest: you must lose 1 tile."),
    (events.TilesLost(1, Tile.UNREST, tiles("art"), 1), "Unrest: Ann loses art, 1 more to go."),
    (
        events.TilesLost(0, Tile.EARTHQUAKE, tiles("sphinx sphinx"), 0),
        "Earthquake: you lose 2 sphinxes.",
    ),
    (events.EpochEnded(1, "ra-track-full"), "Epoch 1 ends: the Ra track is full."),
    (events.EpochEnded(2, "suns-spent"), "Epoch 2 ends: the last sun is spent."),
    (
        events.EpochScored(1, (line(net=5, points=15), line(net=-2, points=8), None)),
        "Epoch 1 is scored: You: +5 to 15 and Ann: -2 to 8.",
    ),
    (
        events.TilesDiscarded(None, tiles("ra ra nile")),
        "Both tracks are cleared: 2 Ra tiles and 1 Nile.",
    ),
    (events.TilesDiscarded(0, tiles("god gold gold")), "You discard a god and 2 gold."),
    (events.EpochBegan(2, 1), "Epoch 2 begins. Ann has the highest sun and starts."),
    (events.EpochBegan(3, 0), "Epoch 3 begins. You have the highest sun and start."),
    (events.GameOver((0,), (41, 40, 12), False), "The game is over: you win with 41 points."),
    (events.GameOver((1,), (0, 1, 0), False), "The game is over: Ann wins with 1 point."),
    (
        events.GameOver((1,), (41, 41, 12), True),
        "The game is over: you and Ann have 41 points each, "
        "and Ann wins by the highest sun (R-8.4).",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_reads_as_a_sentence(event: ra.Event, sentence: str) -> None:
    assert ra_texts().event(event) == sentence


def test_every_kind_of_event_has_a_sentence_here() -> None:
    assert {type(event) for event, _ in SENTENCES} == set(get_args(ra.Event))


@pytest.mark.parametrize(
    ("edition", "names", "word"),
    [
        ("rio-grande", None, "unrest"),
        ("windrider", None, "war"),
        ("reference-sheet", None, "unrest"),
        ("windrider", "rio-grande", "unrest"),
        ("rio-grande", "windrider", "war"),
    ],
)
def test_the_disaster_that_hits_civilization_has_the_word_of_the_edition(
    edition: str, names: str | None, word: str
) -> None:
    """R-9: its name in notation is the same everywhere."""
    game = ra.Game(len(SEATS), edition, {"names": names} if names else None)
    texts = RaTexts(catalogue("en"), game, SEATS)

    assert texts.tile(Tile.UNREST) == word
    assert texts.tile(Tile.STEP_PYRAMID) == "step pyramid"


def test_the_tiles_have_the_names_of_the_edition() -> None:
    """R-1.3."""
    windrider = ra_texts(edition="windrider")

    assert windrider.a_tile(Tile.UNREST) == "war"
    assert windrider.event(events.TilesLost(1, Tile.UNREST, tiles("art"), 0)) == (
        "War: Ann loses art."
    )


def test_every_move_says_what_it_does() -> None:
    view = position(3, track="nile gold").view(0)

    told = {ra_texts().move(move, view) for move in MOVES}

    assert "invoke Ra: an auction for the 2 tiles" in told
    assert all(told)


@pytest.mark.parametrize(
    ("track", "lot"),
    [("", "the centre sun alone"), ("nile", "the tile"), ("nile art", "the 2 tiles")],
)
def test_an_auction_says_what_it_is_for(track: str, lot: str) -> None:
    view = position(3, track=track).view(0)

    assert ra_texts().move(ra.InvokeRa(), view) == f"invoke Ra: an auction for {lot}"
    assert ra_texts().move(ra.Bid(9), view) == f"offer sun 9 for {lot}"


def test_a_loss_says_how_many_there_are() -> None:
    here = position(3, phase="lose", losing_to="unrest", owed=1, tiles=[{"art": 2, "writing": 1}])

    assert ra_texts().move(ra.Lose(Tile.ART), here.view(0)) == "lose art, one of 2"
    assert ra_texts().move(ra.Lose(Tile.WRITING), here.view(0)) == "lose writing, the only one"


def test_passes_in_a_row_share_a_sentence() -> None:
    news: list[ra.Event] = [
        events.AuctionOpened(0, "invoked"),
        events.Passed(1, True),
        events.Passed(2, True),
        events.Passed(0, False),
        events.Unsold(False, tiles("nile art")),
    ]

    told = list(ra_texts().paragraphs(news))

    assert told == ["You invoke Ra. Ann and Bes pass. You cannot bid. Nobody bid; the tiles stay."]


def test_who_is_spoken_to_is_so_inside_a_list_too() -> None:
    news: list[ra.Event] = [events.Passed(2, True), events.Passed(0, True), events.Passed(1, True)]

    assert list(ra_texts().paragraphs(news)) == ["Bes, you and Ann pass."]


def test_gods_of_a_seat_share_a_paragraph_and_discards_a_sentence() -> None:
    gods = [events.GodPlayed(1, Tile.GOLD, 1), events.GodPlayed(1, Tile.NILE, 2)]
    discards = [
        events.TilesDiscarded(None, tiles("ra ra")),
        events.TilesDiscarded(0, tiles("god")),
        events.TilesDiscarded(1, ()),
        events.TilesDiscarded(2, tiles("gold gold")),
    ]

    told = list(ra_texts().paragraphs([*gods, events.EpochEnded(1, "suns-spent"), *discards]))

    assert told == [
        "Ann gives up a god and takes gold. Ann gives up a god and takes a Nile.",
        "Epoch 1 ends: the last sun is spent. "
        "Discarded: 2 Ra tiles from the board; 1 god by you; 2 gold by Bes.",
    ]


def test_where_nothing_is_discarded_that_is_said() -> None:
    news: list[ra.Event] = [events.TilesDiscarded(None, ()), events.TilesDiscarded(0, ())]

    assert list(ra_texts().paragraphs(news)) == ["Discarded: nothing."]


def test_the_headline_says_what_is_being_decided() -> None:
    auction = position(3, phase="auction", auction="invoked", turn=1, acting=0, track="nile")
    bid = position(
        3, phase="auction", auction="drawn", turn=0, acting=2, best_bid=9, best_bidder=1, ra_tiles=1
    )
    lose = position(
        3, phase="lose", turn=1, losing_to="unrest", owed=2, tiles=[{}, {"art": 2, "writing": 2}]
    )
    heads = [ra_texts().headline(here.view(0)) for here in (position(3), auction, bid, lose)]

    assert heads == [
        "Epoch 1 of 3. Your turn.",
        "Epoch 1 of 3. Ann invoked Ra. No bid yet. Your bid.",
        "Epoch 1 of 3. You drew a Ra tile. Best bid 9, by Ann. Bes's bid.",
        "Epoch 1 of 3. Unrest: Ann must lose 2 tiles.",
    ]


def test_a_score_sheet_says_what_the_points_are_for() -> None:
    many = counted(gods=2, gold=1, niles=3, floods=2, monuments=5, alike=5, suns=27)
    told = [ra_texts().counts(line(many), item) for item in ra_texts().items]

    assert told == [
        "2 gods",
        "1 gold",
        "0 pharaohs",
        "3 Niles, 2 floods",
        "0 kinds",
        "5 kinds, 5 for three and more alike",
        "sum 27",
    ]
