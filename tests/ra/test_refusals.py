"""Every refusal names its reason and the number of the rule."""

from typing import cast

import pytest

from heliopolis import ra
from heliopolis.ra.fields import Fields
from heliopolis.ra.refusal import refusal

from .builders import FULL_TRACK, after, last_bidder, position, refused

TURN = position(2, track="nile")
DRAW = position(2, phase="draw")
GODS = position(2, phase="gods", track="nile gold", tiles=[{"god": 1}])
BID = position(2, phase="auction", auction="drawn", ra_tiles=1, acting=1)
UNREST = last_bidder(track="unrest", tiles=[{"art": 2, "religion": 2, "temple": 1}]).play("bid 9")
EARTHQUAKE = last_bidder(track="earthquake", tiles=[{"statue": 2, "temple": 2}]).play("bid 9")
OVER = position(2, phase="over", epoch=3, turn=None)

ASKED = {
    "turn": (TURN, "it is time to draw, invoke Ra or play a god", "R-3.1"),
    "draw": (DRAW, "a tile is being drawn, so an outcome such as +nile comes next", "R-3.2"),
    "gods": (GODS, "it is time to play another god or be done", "R-11.3"),
    "bid": (BID, "it is time to bid or pass", "R-4.1"),
    "unrest": (UNREST.position, "seat 0 must choose a civilization tile to lose", "R-11.4"),
    "earthquake": (EARTHQUAKE.position, "seat 0 must choose a monument tile to lose", "R-11.4"),
    "over": (OVER, "the game is over", "R-8.4"),
}
NOT_ASKED = [
    ("draw", {"draw", "gods", "bid", "unrest", "earthquake", "over"}),
    ("ra", {"draw", "gods", "bid", "unrest", "earthquake", "over"}),
    ("done", {"turn", "draw", "bid", "unrest", "earthquake", "over"}),
    ("god nile", {"draw", "bid", "unrest", "earthquake", "over"}),
    ("bid 8", {"turn", "draw", "gods", "unrest", "earthquake", "over"}),
    ("pass", {"turn", "draw", "gods", "unrest", "earthquake", "over"}),
    ("lose art", {"turn", "draw", "gods", "bid", "over"}),
]


@pytest.mark.parametrize(
    ("move", "asked"), [(move, asked) for move, phases in NOT_ASKED for asked in sorted(phases)]
)
def test_a_move_at_the_wrong_time_is_told_what_it_is_time_for(move: str, asked: str) -> None:
    here, reason, rule = ASKED[asked]

    assert refused(here, move) == (reason, rule)


@pytest.mark.parametrize("asked", sorted(ASKED.keys() - {"draw"}))
def test_a_tile_that_is_not_being_drawn_is_refused(asked: str) -> None:
    here, reason, rule = ASKED[asked]

    assert refused(here, "+nile") == (f"no tile is being drawn: {reason}", rule)


def test_a_tile_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    """R-1.1."""
    here = position(2, phase="draw", tiles=[{"gold": 5}])

    assert refused(here, "+gold") == ("no gold is left in the bag", "R-1.1")


def test_a_full_track_forbids_drawing() -> None:
    """R-3.2."""
    here = position(2, track=FULL_TRACK)

    assert refused(here, "draw") == ("the auction track is full", "R-3.2")


def test_a_god_that_nobody_has_cannot_be_played() -> None:
    """R-3.4."""
    here = position(2, turn=1, track="nile", tiles=[{"god": 1}])

    assert refused(here, "god nile") == ("seat 1 has no god", "R-3.4")


@pytest.mark.parametrize("here", [position(2, track="nile", tiles=[{"god": 1}]), GODS])
def test_a_god_cannot_take_what_is_not_there(here: ra.Position) -> None:
    """R-3.4."""
    assert refused(here, "god step-pyramid") == (
        "no step-pyramid lies on the auction track",
        "R-3.4",
    )


def test_a_sun_that_is_not_face_up_cannot_be_bid() -> None:
    """R-4.1: the refusal lists those that are."""
    here = position(
        2, phase="auction", auction="drawn", ra_tiles=1, acting=1, face_up=[(9,), (8, 3)]
    )

    reasons = [refused(here, f"bid {sun}") for sun in (1, 7, 9)]

    assert reasons == [
        (f"seat 1 has no face-up sun {sun}, only 8, 3", "R-4.1") for sun in (1, 7, 9)
    ]


def test_a_bid_below_the_best_is_refused() -> None:
    """R-4.1."""
    here = after(BID, "bid 8")

    assert refused(here, "bid 6") == ("a bid must be higher than 8", "R-4.1")


def test_an_invoker_who_must_bid_cannot_pass() -> None:
    """R-4.2."""
    here = last_bidder(auction="invoked")

    assert refused(here, "pass") == (
        "who invoked Ra must bid when nobody else did and the track is not full",
        "R-4.2",
    )


@pytest.mark.parametrize(
    ("here", "tile", "reason"),
    [
        (UNREST.position, "writing", "seat 0 has no writing to lose"),
        (UNREST.position, "statue", "seat 0 has no statue to lose"),
        (UNREST.position, "temple", "unrest does not take temple"),
        (EARTHQUAKE.position, "art", "seat 0 has no art to lose"),
    ],
)
def test_a_tile_that_is_not_there_or_not_hit_cannot_be_lost(
    here: ra.Position, tile: str, reason: str
) -> None:
    """R-5.1."""
    assert refused(here, f"lose {tile}") == (reason, "R-5.1")


def test_something_that_is_no_move_at_all_is_a_bug_of_ours() -> None:
    with pytest.raises(AssertionError):
        refusal(Fields(TURN.record), cast(ra.Move, "draw"))
