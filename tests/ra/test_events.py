"""Every kind of event, complete, and who may see it."""

import typing

import pytest

from heliopolis import ra
from heliopolis.ra import events as kinds
from heliopolis.ra.events import (
    AuctionOpened,
    AuctionWon,
    BidMade,
    DisasterStruck,
    EpochBegan,
    EpochEnded,
    EpochScored,
    GameOver,
    GodPlayed,
    Passed,
    RaDrawn,
    TileDrawn,
    TilesDiscarded,
    TilesLost,
    Unsold,
    seen_by,
)

from .builders import (
    FULL_TRACK,
    GROUPS,
    counted,
    events_of,
    hiding,
    last_bidder,
    last_ra_is_drawn,
    line,
    position,
    tile,
    tiles,
)

CHOICE = {"art": 1, "writing": 2}
EXAMPLES: dict[str, tuple[ra.Position, tuple[str, ...], tuple[ra.Event, ...]]] = {
    "a tile is drawn": (
        position(2, track="nile"),
        ("draw", "+gold"),
        (TileDrawn(seat=0, tile=tile("gold"), space=1),),
    ),
    "a ra is drawn": (
        position(5, turn=4, ra_tiles=3),
        ("draw", "+ra"),
        (RaDrawn(seat=4, ra_tiles=4, ra_spaces=10), AuctionOpened(ra_player=4, why="drawn")),
    ),
    "ra is invoked": (
        position(3, turn=2),
        ("ra",),
        (AuctionOpened(ra_player=2, why="invoked"),),
    ),
    "a bid and passes": (
        position(3, phase="auction", auction="drawn", ra_tiles=1, acting=1, track="gold nile"),
        ("pass", "bid 11", "pass"),
        (
            Passed(seat=1, by_choice=True),
            BidMade(seat=2, sun=11),
            Passed(seat=0, by_choice=True),
            AuctionWon(seat=2, paid=11, gained=1, tiles=tiles("gold nile")),
        ),
    ),
    "nobody can outbid": (
        position(2, turn=1, phase="auction", auction="drawn", ra_tiles=1, acting=0),
        ("bid 9",),
        (BidMade(0, 9), Passed(seat=1, by_choice=False), AuctionWon(0, 9, 1, ())),
    ),
    "tiles stay": (
        last_bidder(track="gold"),
        ("pass",),
        (Passed(0, True), Unsold(discarded=False, tiles=tiles("gold"))),
    ),
    "tiles go": (
        last_bidder(auction="invoked", track=FULL_TRACK),
        ("pass",),
        (Passed(0, True), Unsold(discarded=True, tiles=tiles(FULL_TRACK))),
    ),
    "a god is played": (
        position(2, turn=1, track="- - temple", tiles=[{}, {"god": 1}]),
        ("god temple",),
        (GodPlayed(seat=1, tile=tile("temple"), space=2),),
    ),
    "a disaster strikes": (
        position(2, turn=1, track="unrest", tiles=[{}, {"god": 1, **CHOICE}]),
        ("god unrest", "lose art"),
        (
            GodPlayed(1, tile("unrest"), 0),
            DisasterStruck(seat=1, disaster=tile("unrest"), count=1, lost=(), owed=2),
            TilesLost(seat=1, disaster=tile("unrest"), lost=tiles("art writing"), owed=0),
        ),
    ),
    "an epoch ends": (
        last_ra_is_drawn(2, turn=1, tiles=[{"gold": 1}, {"art": 1, "temple": 1}], track="god"),
        ("+ra",),
        (
            RaDrawn(1, 6, 6),
            EpochEnded(epoch=1, why="ra-track-full"),
            EpochScored(
                epoch=1,
                lines=(
                    line(counted(gold=1, suns=22), gold=3, civilization=-5, net=-2, points=8),
                    line(counted(civilization=1, monuments=1, suns=22), points=10),
                ),
            ),
            TilesDiscarded(seat=None, tiles=tiles("ra ra ra ra ra ra god")),
            TilesDiscarded(seat=0, tiles=tiles("gold")),
            TilesDiscarded(seat=1, tiles=tiles("art")),
            EpochBegan(epoch=2, starter=0),
        ),
    ),
    "the game ends": (
        last_bidder(epoch=3, points=(15, 14), face_up=[(9,), ()], track="nile"),
        ("bid 9",),
        (
            BidMade(0, 9),
            AuctionWon(0, 9, 1, tiles("nile")),
            EpochEnded(epoch=3, why="suns-spent"),
            EpochScored(
                epoch=3,
                lines=(
                    line(counted(niles=1, suns=14), civilization=-5, suns=-5, net=-10, points=5),
                    line(counted(suns=22), civilization=-5, suns=5, net=0, points=14),
                ),
            ),
            TilesDiscarded(seat=None, tiles=tiles("ra")),
            TilesDiscarded(seat=0, tiles=()),
            TilesDiscarded(seat=1, tiles=()),
            GameOver(winners=(1,), scores=(5, 14), by_tie_break=False),
        ),
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_what_happens_is_told_completely_and_in_order(example: str) -> None:
    start, moves, expected = EXAMPLES[example]

    happened = events_of(start, *moves)

    assert happened == expected


def test_the_examples_show_every_kind_of_event() -> None:
    shown = {type(event) for _, _, events in EXAMPLES.values() for event in events}

    assert shown == set(typing.get_args(kinds.Event))


def test_choosing_to_draw_is_no_event_before_the_tile_is_known() -> None:
    assert position(2).play("draw").events == ()


def test_nobody_sees_the_lines_of_others_when_scores_are_hidden() -> None:
    """R-1.4."""
    here = hiding(last_ra_is_drawn(3))
    happened = here.play("+ra").events

    seen = {seat: seen_by(here.game, happened, seat) for seat in (0, 1, 2, None)}

    sheets = [
        [event.lines for event in events if isinstance(event, EpochScored)]
        for events in seen.values()
    ]

    own = [line(counted(suns=sum(suns)), civilization=-5, net=-5, points=5) for suns in GROUPS[3]]
    assert sheets == [
        [(own[0], None, None)],
        [(None, own[1], None)],
        [(None, None, own[2])],
        [(None, None, None)],
    ]


def test_all_other_events_are_open_when_scores_are_hidden() -> None:
    """R-1.4."""
    here = hiding(last_ra_is_drawn(3, epoch=2, track="nile"))
    happened = here.play("+ra").events

    seen = seen_by(here.game, happened, 1)

    assert len(seen) == len(happened)
    assert [event for event in seen if not isinstance(event, EpochScored)] == [
        event for event in happened if not isinstance(event, EpochScored)
    ]


@pytest.mark.parametrize("seat", [0, 2, None])
def test_open_scores_are_seen_by_all(seat: int | None) -> None:
    """R-1.4."""
    here = last_ra_is_drawn(3)
    happened = here.play("+ra").events

    assert seen_by(here.game, happened, seat) == happened


@pytest.mark.parametrize("seat", [0, 2, None])
def test_the_tablets_are_turned_at_the_end_of_the_game(seat: int | None) -> None:
    """R-1.4."""
    here = hiding(last_ra_is_drawn(3, epoch=3))
    happened = here.play("+ra").events

    assert seen_by(here.game, happened, seat) == happened
