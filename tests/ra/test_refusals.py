"""Every refusal names its reason and the number of the rule."""

from typing import cast

import pytest

from heliopolis import ra
from heliopolis.core.errors import Refusal
from heliopolis.ra.fields import Fields
from heliopolis.ra.refusal import refusal

from .builders import FULL_TRACK, after, last_bidder, position, refusal_to

TURN = position(2, track="nile")
DRAW = position(2, phase="draw")
GODS = position(2, phase="gods", track="nile gold", tiles=[{"god": 1}])
BID = position(2, phase="auction", auction="drawn", ra_tiles=1, acting=1)
UNREST = after(last_bidder(track="unrest", tiles=[{"art": 2, "religion": 2, "temple": 1}]), "bid 9")
EARTHQUAKE = after(
    last_bidder(track="earthquake", tiles=[{"art": 1, "statue": 2, "temple": 2}]), "bid 9"
)
OVER = position(2, phase="over", epoch=3, turn=None)

ASKED = {
    "turn": (TURN, Refusal("choose-an-action", {"seat": 0}, "R-3.1")),
    "draw": (DRAW, Refusal("tile-being-drawn", {}, "R-3.2")),
    "gods": (GODS, Refusal("more-gods-or-done", {"seat": 0}, "R-11.3")),
    "bid": (BID, Refusal("bid-or-pass", {"seat": 1}, "R-4.1")),
    "unrest": (UNREST, Refusal("choose-a-loss", {"seat": 0, "disaster": "unrest"}, "R-11.4")),
    "earthquake": (
        EARTHQUAKE,
        Refusal("choose-a-loss", {"seat": 0, "disaster": "earthquake"}, "R-11.4"),
    ),
    "over": (OVER, Refusal("game-over", {"ended": "finished"}, "R-8.4")),
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
    here, refusal = ASKED[asked]

    assert refusal_to(here, move) == refusal


@pytest.mark.parametrize("asked", sorted(ASKED.keys() - {"draw", "over"}))
def test_a_tile_that_is_not_being_drawn_is_refused(asked: str) -> None:
    """R-3.2."""
    assert refusal_to(ASKED[asked][0], "+nile") == Refusal("nothing-drawn", {}, "R-3.2")


def test_no_tile_is_drawn_when_the_game_is_over() -> None:
    """R-8.4."""
    assert refusal_to(OVER, "+nile") == ASKED["over"][1]


def test_a_tile_that_is_not_in_the_bag_cannot_be_drawn() -> None:
    """R-1.1."""
    here = position(2, phase="draw", tiles=[{"gold": 5}])

    assert refusal_to(here, "+gold") == Refusal("none-in-bag", {"tile": "gold"}, "R-1.1")


def test_a_full_track_forbids_drawing() -> None:
    """R-3.2."""
    here = position(2, track=FULL_TRACK)

    assert refusal_to(here, "draw") == Refusal("track-full", {}, "R-3.2")


def test_a_god_that_nobody_has_cannot_be_played() -> None:
    """R-3.4."""
    here = position(2, turn=1, track="nile", tiles=[{"god": 1}])

    assert refusal_to(here, "god nile") == Refusal("no-god", {"seat": 1}, "R-3.4")


@pytest.mark.parametrize("here", [position(2, track="nile", tiles=[{"god": 1}]), GODS])
def test_a_god_cannot_take_what_is_not_there(here: ra.Position) -> None:
    """R-3.4."""
    assert refusal_to(here, "god step-pyramid") == Refusal(
        "tile-not-on-track", {"tile": "step-pyramid"}, "R-3.4"
    )


def test_a_sun_that_is_not_face_up_cannot_be_bid() -> None:
    """R-4.1: the refusal lists those that are."""
    here = position(
        2, phase="auction", auction="drawn", ra_tiles=1, acting=1, face_up=[(9,), (8, 3)]
    )

    reasons = [refusal_to(here, f"bid {sun}") for sun in (1, 7, 9)]

    assert reasons == [
        Refusal("no-such-sun", {"seat": 1, "sun": sun, "suns": (8, 3)}, "R-4.1")
        for sun in (1, 7, 9)
    ]


def test_a_bid_below_the_best_is_refused() -> None:
    """R-4.1."""
    here = after(BID, "bid 8")

    assert refusal_to(here, "bid 6") == Refusal("bid-too-low", {"sun": 6, "best_bid": 8}, "R-4.1")


def test_an_invoker_who_must_bid_cannot_pass() -> None:
    """R-4.2."""
    here = last_bidder(auction="invoked")

    assert refusal_to(here, "pass") == Refusal("must-bid", {"seat": 0}, "R-4.2")


@pytest.mark.parametrize(
    ("here", "tile"), [(UNREST, "writing"), (UNREST, "agriculture"), (EARTHQUAKE, "fortress")]
)
def test_a_tile_that_is_not_there_cannot_be_lost(here: ra.Position, tile: str) -> None:
    """R-5.1."""
    parameters = {"seat": 0, "tile": tile}

    assert refusal_to(here, f"lose {tile}") == Refusal("no-tile-to-lose", parameters, "R-5.1")


@pytest.mark.parametrize(
    ("here", "disaster", "tile"),
    [
        (UNREST, "unrest", "temple"),
        (UNREST, "unrest", "statue"),
        (UNREST, "unrest", "fortress"),
        (EARTHQUAKE, "earthquake", "art"),
        (EARTHQUAKE, "earthquake", "writing"),
    ],
)
def test_a_tile_that_the_disaster_spares_cannot_be_lost_whether_it_is_there_or_not(
    here: ra.Position, disaster: str, tile: str
) -> None:
    """R-5.1."""
    parameters = {"disaster": disaster, "tile": tile}

    assert refusal_to(here, f"lose {tile}") == Refusal("disaster-spares-tile", parameters, "R-5.1")


def test_something_that_is_no_move_at_all_is_a_bug_of_ours() -> None:
    with pytest.raises(AssertionError):
        refusal(Fields(TURN.state), cast(ra.Move, "draw"))
