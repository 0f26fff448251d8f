"""Decisions that do not fit the rest of a state, each refused."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidPosition

from .builders import after, damaged, kind, position, why_refused

GODS = position(2, phase="gods", track="nile god", tiles=[{"god": 1}])
BID = position(3, turn=2, phase="auction", auction="drawn", ra_tiles=1, acting=0)
OVERBID = after(BID, "bid 5")
LOSE = after(position(2, track="unrest", tiles=[{"god": 1, "art": 2, "writing": 2}]), "god unrest")
OVER = position(2, phase="over", epoch=3, turn=None)


@pytest.mark.parametrize("here", [GODS, BID, OVERBID, LOSE, OVER])
def test_the_examples_themselves_fit(here: ra.Position) -> None:
    assert here.game.from_bytes(damaged(here, {})) == here


@pytest.mark.parametrize("changes", [{"phase": -1}, {"phase": 6}, {"epoch": 4}])
def test_phase_and_epoch_must_be_possible(changes: dict[str, int]) -> None:
    assert why_refused(BID, changes).startswith("no-such-phase: ")


@pytest.mark.parametrize("changes", [{"points 0": -1}, {"points 2": -1}, {"points 1": 1001}])
def test_points_must_be_possible(changes: dict[str, int]) -> None:
    """R-7.6."""
    assert why_refused(BID, changes).startswith("impossible-points: ")


def test_there_is_no_epoch_before_the_first() -> None:
    """R-6.3: its Ra tiles would be too few, whatever is wrong besides."""
    assert why_refused(BID, {"epoch": 0})


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (OVER, {"epoch": 2}),
        (OVER, {"turn": 0}),
        (OVER, {"acting": 0}),
        (OVER, {"turn": 1, "acting": 1}),
        (position(2), {"turn": 2, "acting": 2}),
        (position(2), {"turn": -1}),
        (position(2), {"acting": -1}),
        (position(2), {"acting": 2}),
        (position(2), {"acting": 1}),
        (position(2), {"auction": 1}),
        (position(2), {"best_bid": 9}),
        (position(2), {"best_bidder": 0}),
        (position(2), {"owed": 2}),
        (position(2), {"losing_to": kind("unrest")}),
        (position(2, face_up=[(9,), ()]), {"turn": 1, "acting": 1}),
        (position(2), {"phase": 2}),
        (position(2), {"phase": 3}),
        (position(2), {"phase": 4}),
        (position(2), {"phase": 5}),
    ],
)
def test_whose_turn_it_is_must_fit_the_rest(here: ra.Position, changes: dict[str, int]) -> None:
    """R-3.1."""
    assert why_refused(here, changes).startswith("phase-does-not-fit: ")


def test_a_tile_is_drawn_only_with_a_free_space() -> None:
    """R-3.2."""
    here = position(2, phase="draw", track="nile nile nile nile nile nile nile")

    reason = why_refused(here, {"track 7": kind("god"), f"bag {kind('god')}": 7})

    assert reason == "phase-does-not-fit: phase='draw'"


@pytest.mark.parametrize("changes", [{"tiles 0 1": 0}, {"track 0": -1}])
def test_gods_are_asked_for_only_with_a_god_and_a_tile_for_it(changes: dict[str, int]) -> None:
    """R-11.3: the god that is left on the track is none."""
    assert why_refused(GODS, changes) == "phase-does-not-fit: phase='gods'"


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (BID, {"auction": 0}),
        (BID, {"auction": 3}),
        (BID, {"best_bid": 5}),
        (BID, {"best_bidder": 1}),
        (BID, {"best_bid": -1}),
        (BID, {"owed": 1}),
        (BID, {"losing_to": kind("unrest")}),
        (BID, {"face_up 0": 0, "face_down 0": 1 << 13 | 1 << 8 | 1 << 5 | 1 << 2}),
        (OVERBID, {"best_bid": 12}),
        (OVERBID, {"best_bid": 0}),
        (OVERBID, {"best_bid": -1}),
        (OVERBID, {"best_bid": 127}),
        (OVERBID, {"best_bid": 4}),
        (OVERBID, {"best_bidder": 3}),
        (OVERBID, {"best_bidder": -2}),
        (OVERBID, {"best_bidder": 1}),
        (OVERBID, {"best_bidder": 2}),
        (OVERBID, {"best_bidder": -1}),
        (OVERBID, {"acting": 0}),
    ],
)
def test_a_best_bid_must_fit_the_rest(here: ra.Position, changes: dict[str, int]) -> None:
    """R-4.1."""
    assert why_refused(here, changes) == "phase-does-not-fit: phase='auction'"


@pytest.mark.parametrize(
    "changes",
    [
        {"owed": 0},
        {"owed": -1},
        {"owed": 4},
        {"owed": 9},
        {"losing_to": -1},
        {"losing_to": kind("funeral")},
        {"losing_to": kind("earthquake")},
        {"tiles 0 7": 0},
        {"acting": 1},
        {"auction": 3},
        {"best_bid": 9},
        {"best_bidder": 1},
    ],
)
def test_a_choice_of_losses_must_fit_the_rest(changes: dict[str, int]) -> None:
    """R-11.4: there is more than what is owed, and of more than one kind."""
    assert why_refused(LOSE, changes) == "phase-does-not-fit: phase='lose'"


def test_no_more_is_owed_than_all_disasters_of_a_kind_take() -> None:
    """R-5.1."""
    here = after(
        position(2, track="unrest", tiles=[{"god": 1, "art": 5, "writing": 5}]), "god unrest"
    )

    assert here.game.from_bytes(damaged(here, {"owed": 8})).view(None).owed == 8
    assert why_refused(here, {"owed": 9}) == "phase-does-not-fit: phase='lose'"


BIDDING = position(
    4, turn=1, acting=0, phase="auction", auction="drawn", ra_tiles=1, best_bid=4, best_bidder=2
)
LOSING = after(
    position(2, track="unrest", turn=0, tiles=[{}, {"art": 2, "writing": 2}]), "ra", "bid 8", "pass"
)


@pytest.mark.parametrize(
    "changes",
    [
        {"best_bidder": 1, "best_bid": 7},  # the Ra player, who bids last
        {"best_bidder": 0, "best_bid": 6},  # the seat that is being asked
        {"ra_tiles": 0, "bag 0": 30},  # no Ra tile was drawn
        {"face_up 1": 0, "face_down 1": 1 << 12 | 1 << 7 | 1 << 3},  # no sun, so it was no turn
        {f"track {space}": 3 for space in range(8)} | {"bag 3": 17},  # nobody could draw
    ],
)
def test_an_auction_goes_once_round_from_a_reason(changes: dict[str, int]) -> None:
    """R-4.1."""
    assert why_refused(BIDDING, changes) == "phase-does-not-fit: phase='auction'"


@pytest.mark.parametrize(
    "changes",
    [
        {"track 0": 4, "bag 4": 24},  # the winner took all tiles
        {"auction": 0},  # without an auction the one whose turn it is plays gods
    ],
)
def test_who_loses_tiles_came_by_the_disaster(changes: dict[str, int]) -> None:
    """R-4.3 and R-3.5."""
    assert why_refused(LOSING, changes) == "phase-does-not-fit: phase='lose'"


@pytest.mark.parametrize("left", [{"god": 1}, {"gold": 1}, {"flood": 1}, {"writing": 1}])
def test_nothing_that_goes_with_an_epoch_is_left_when_the_game_is_over(
    left: dict[str, int],
) -> None:
    """R-6.2."""
    with pytest.raises(InvalidPosition, match="phase-does-not-fit: phase='over'"):
        position(2, phase="over", epoch=3, turn=None, tiles=[{}, left])
