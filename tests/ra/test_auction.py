"""R-4.1 and R-4.2: bidding."""

from typing import Any

import pytest

from heliopolis import ra
from heliopolis.core.errors import IllegalMove
from heliopolis.ra.events import AuctionOpened, BidMade, Passed, RaDrawn

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    FULL_TRACK,
    after,
    events_of,
    last_bidder,
    legal,
    position,
    seat_of,
)


def auction(players: int = 4, **table: Any) -> ra.Position:
    """An auction after a drawn Ra tile; by default seat 0 is the Ra player and seat 1 to bid."""
    return position(players, phase="draw", **table).play("+ra").position


@pytest.mark.parametrize("turn", range(5))
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_bidding_goes_once_round_and_the_ra_player_is_last(players: int, turn: int) -> None:
    """R-4.1."""
    ra_player = turn % players
    here = auction(players, turn=ra_player, track="nile")

    asked = []
    while here.view(None).phase == "auction":
        asked.append(here.actor)
        here = after(here, "pass")

    assert asked == [(ra_player + 1 + seat) % players for seat in range(players)]


def test_a_first_bid_may_be_any_face_up_sun() -> None:
    """R-4.1: not a face-down one, not the centre one, not somebody else's."""
    here = auction(
        2,
        face_up=[(9, 6, 5, 2), (8, 3, 1)],
        face_down=[(), (4,)],
        centre_sun=7,
    )

    assert legal(here) == ["pass", "bid 1", "bid 3", "bid 8"]


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_suns_1_and_the_highest_may_be_bid(players: int) -> None:
    """R-4.1."""
    highest = {2: 9, 3: 13, 4: 13, 5: 16}[players]
    groups = ra.Game(players).sun_groups
    lowest = groups[0][-1]
    here = auction(
        players,
        face_up=[groups[1], (*groups[0][:-1], 1), *groups[2:]],
        centre_sun=lowest,
    )

    bids = [move.sun for move in here.moves() if isinstance(move, ra.Bid)]

    assert bids[0] == 1
    assert bids[-1] == highest


@pytest.mark.parametrize(
    ("suns", "bid", "expected"),
    [
        ((13, 6, 2), "bid 2", ["pass", "bid 3", "bid 7", "bid 12"]),
        ((13, 6, 2), "bid 6", ["pass", "bid 7", "bid 12"]),
        ((11, 8, 4), "bid 8", ["pass", "bid 12"]),
        ((11, 8, 4), "bid 11", ["pass", "bid 12"]),
    ],
)
def test_a_bid_must_be_strictly_higher_than_the_best_so_far(
    suns: tuple[int, ...], bid: str, expected: list[str]
) -> None:
    """R-4.1: one more is enough, and one less is not offered."""
    (rest,) = {(13, 6, 2), (11, 8, 4)} - {suns}
    here = auction(turn=3, face_up=[suns, (12, 7, 3), (10, 9, 5), rest])

    there = after(here, bid)

    assert there.actor == 1
    assert legal(there) == expected


def test_bids_follow_the_best_bid_and_not_the_one_before() -> None:
    """R-4.1: a pass in between changes nothing."""
    here = after(auction(), "bid 7", "pass")

    there = after(here, "bid 9")

    assert legal(here) == ["pass", "bid 9", "bid 10"]
    assert legal(there) == ["pass", "bid 13"]


@pytest.mark.parametrize("bid", ["bid 4", "bid 8"])
def test_a_lower_bid_is_refused(bid: str) -> None:
    """R-4.1."""
    here = after(auction(face_up=[(13, 6, 2), (10, 9, 5), (11, 8, 4), (12, 7, 3)]), "bid 9")

    with pytest.raises(IllegalMove, match=r"^bid-too-low \(R-4\.1\): sun=\d+, best_bid=9$"):
        here.play(bid)


def test_anyone_may_pass_and_is_not_asked_again() -> None:
    """R-4.1."""
    here = auction(3, track="nile")

    happened = events_of(here, "pass", "bid 4", "pass")

    assert happened[:3] == (
        Passed(seat=1, by_choice=True),
        BidMade(seat=2, sun=4),
        Passed(seat=0, by_choice=True),
    )


def test_an_outbid_sun_goes_back_to_its_owner_face_up() -> None:
    """R-4.1."""
    here = after(auction(2), "bid 4", "bid 5")

    assert seat_of(here, 1).face_up == (8, 7, 4, 3)
    assert seat_of(here, 1).face_down == ()


def test_a_seat_that_cannot_beat_the_best_bid_passes() -> None:
    """R-4.1: seats 2 and 3 hold at most 11, and the Ra player could still bid 13."""
    here = auction()

    step = here.play("bid 12")

    assert step.events == (
        BidMade(1, 12),
        Passed(seat=2, by_choice=False),
        Passed(seat=3, by_choice=False),
    )
    assert step.position.actor == 0


def test_a_seat_with_just_one_sun_more_is_asked() -> None:
    """R-4.1."""
    here = auction(2)

    there = after(here, "bid 8")

    assert there.actor == 0
    assert legal(there) == ["pass", "bid 9"]


def test_a_ra_player_that_cannot_beat_the_best_bid_passes() -> None:
    """R-4.1."""
    here = auction(2, turn=1)

    step = here.play("bid 9")

    assert step.events[:2] == (BidMade(0, 9), Passed(seat=1, by_choice=False))
    assert step.position.view(None).centre_sun == 9


def test_seats_without_face_up_suns_pass_before_anybody_is_asked() -> None:
    """R-4.1."""
    here = position(4, phase="draw", face_up=[(13,), (), (), (10, 9)])

    step = here.play("+ra")

    assert step.events == (
        RaDrawn(0, 1, 9),
        AuctionOpened(0, "drawn"),
        Passed(seat=1, by_choice=False),
        Passed(seat=2, by_choice=False),
    )
    assert step.position.actor == 3


def test_the_best_bid_and_its_bidder_are_known_to_all() -> None:
    """R-4.1."""
    here = after(auction(5), "bid 3", "pass")

    view = after(here, "bid 10").view(None)

    assert (view.best_bid, view.best_bidder, view.acting) == (10, 3, 4)


def test_an_invoker_must_bid_when_nobody_else_did() -> None:
    """R-4.2: any of its face-up suns."""
    here = after(position(3, track="nile"), "ra", "pass", "pass")

    assert here.actor == 0
    assert legal(here) == ["bid 2", "bid 5", "bid 8", "bid 13"]


def test_an_invoker_must_bid_for_an_empty_track_too() -> None:
    """R-4.2."""
    here = after(position(2), "ra", "pass")

    assert legal(here) == ["bid 2", "bid 5", "bid 6", "bid 9"]


def test_an_invoker_must_bid_with_seven_tiles_on_the_track() -> None:
    """R-4.2."""
    here = after(position(2, track="- " + FULL_TRACK[5:]), "ra", "pass")

    assert "pass" not in legal(here)


def test_an_invoker_may_pass_when_the_track_was_full() -> None:
    """R-4.2."""
    here = after(position(2, track=FULL_TRACK), "ra", "pass")

    assert legal(here) == ["pass", "bid 2", "bid 5", "bid 6", "bid 9"]


def test_an_invoker_may_pass_when_somebody_else_bid() -> None:
    """R-4.2."""
    here = after(position(2, track="nile"), "ra", "bid 8")

    assert legal(here) == ["pass", "bid 9"]


def test_an_invoker_may_pass_when_somebody_else_bid_the_lowest_sun() -> None:
    """R-4.2."""
    here = position(2, face_up=[(9, 6, 5, 2), (8, 7, 4, 1)], centre_sun=3, track="nile")

    there = after(here, "ra", "bid 1")

    assert legal(there) == ["pass", "bid 2", "bid 5", "bid 6", "bid 9"]


def test_the_drawer_of_a_ra_tile_may_pass_when_nobody_bid() -> None:
    """R-4.2."""
    here = after(auction(2, track="nile"), "pass")

    assert here.actor == 0
    assert "pass" in legal(here)


@pytest.mark.parametrize("seat", [1, 2])
def test_other_seats_may_always_pass(seat: int) -> None:
    """R-4.2."""
    here = after(position(3, track="nile"), "ra", *["pass"] * (seat - 1))

    assert here.actor == seat
    assert "pass" in legal(here)


def test_a_forced_bid_cannot_be_refused() -> None:
    """R-4.2."""
    here = last_bidder(auction="invoked", track="nile")

    with pytest.raises(IllegalMove) as refused:
        here.play("pass")

    assert refused.value.rule == "R-4.2"
