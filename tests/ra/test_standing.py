"""Standing bids, which follow R-4.1 and R-4.2."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import IllegalMove
from heliopolis.ra.standing import standing_bid

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    FULL_TRACK,
    after,
    last_bidder,
    position,
    random_game,
)

SUNS = [(9, 6, 5, 2), (8, 7, 4, 3)]


def told(here: ra.Position, limit: int, seat: int = 0) -> str:
    """What the standing bid of a seat says."""
    return str(standing_bid(here.view(seat), limit))


@pytest.mark.parametrize(
    ("limit", "says"), [(0, "pass"), (1, "pass"), (2, "bid 2"), (5, "bid 2"), (99, "bid 2")]
)
def test_it_bids_the_lowest_own_sun_within_the_limit(limit: int, says: str) -> None:
    """R-4.1."""
    here = last_bidder(2, face_up=SUNS)

    assert told(here, limit) == says


@pytest.mark.parametrize(
    ("limit", "says"), [(4, "pass"), (5, "bid 5"), (9, "bid 5"), (2, "pass"), (-3, "pass")]
)
def test_it_goes_above_the_best_bid_or_passes(limit: int, says: str) -> None:
    """R-4.1."""
    here = last_bidder(2, face_up=SUNS, best_bid=4, best_bidder=1)

    assert told(here, limit) == says


def test_it_never_bids_a_sun_as_high_as_the_best_bid() -> None:
    """R-4.1: strictly higher, whoever has such a sun."""
    here = last_bidder(2, face_up=[(9, 6), (8, 7, 4, 3)], best_bid=8, best_bidder=1)

    assert told(here, 8) == "pass"
    assert told(here, 9) == "bid 9"


def test_a_sun_that_lies_face_down_is_not_bid() -> None:
    """R-4.1."""
    here = last_bidder(2, face_up=[(9,), (8, 7, 4, 3)])

    assert told(here, 8) == "pass"


def test_who_invoked_ra_is_asked_where_it_may_not_pass() -> None:
    """R-4.2."""
    here = last_bidder(2, "invoked", face_up=SUNS, track="nile")

    assert standing_bid(here.view(0), 1) is None
    assert told(here, 2) == "bid 2"


def test_who_invoked_ra_with_a_full_track_may_pass() -> None:
    """R-4.2."""
    here = last_bidder(2, "invoked", face_up=SUNS, track=FULL_TRACK)

    assert told(here, 1) == "pass"


def test_who_invoked_ra_may_pass_when_somebody_bid() -> None:
    """R-4.2."""
    here = last_bidder(2, "invoked", face_up=SUNS, track="nile", best_bid=3, best_bidder=1)

    assert told(here, 4) == "pass"


def test_who_did_not_invoke_ra_may_pass() -> None:
    """R-4.2."""
    here = after(position(3, track="nile"), "ra")

    assert (here.actor, told(here, 1, seat=1)) == (1, "pass")


def test_it_is_refused_where_no_auction_runs() -> None:
    with pytest.raises(IllegalMove) as error:
        standing_bid(position(2).view(0), 9)

    assert (error.value.code, error.value.rule) == ("no-auction", "R-4.1")


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_what_it_says_is_legal_and_within_the_limit(players: int) -> None:
    """R-4.1 and R-4.2, in whole games: it asks only where a pass is forbidden."""
    auctions = 0
    for here, _ in random_game(players, "rio-grande", 7):
        if here.phase != "auction":
            continue
        auctions += 1
        assert isinstance(here.actor, int)
        bids = [move.sun for move in here.moves() if isinstance(move, ra.Bid)]
        for limit in range(17):
            said = standing_bid(here.view(here.actor), limit)
            lowest = min((sun for sun in bids if sun <= limit), default=None)
            if lowest is not None:
                assert said == ra.Bid(lowest)
            else:
                assert said == (ra.Pass() if ra.Pass() in here.moves() else None)
    assert auctions > 20
