"""Auctions solved exactly, against a game tree that is written plainly."""

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.bots.ra.search.bidding import solve_bidding
from heliopolis.ra.suns import HIGHEST_SUN, SEATS
from tests.bots.ra.builders import MANY, random_auction, state_of
from tests.ra.builders import position, seat_of

Worth = dict[int, NDArray[np.float64]]
"""By the sun that wins, 0 when nobody bids: what it is worth to every seat."""
FULL = "nile " * 8


def results_of(here: ra.Position) -> list[int]:
    """The suns that may win an auction, or 0."""
    view = here.view(None)
    suns = [sun for seat in view.seats for sun in seat.face_up if sun > (view.best_bid or 0)]
    return [view.best_bid or 0, *suns]


def solved(here: ra.Position, worth: Worth) -> tuple[int, int]:
    """What the kernel says: the sun that the acting seat bids, or 0, and the sun that wins."""
    rows = np.zeros(HIGHEST_SUN + 1, dtype=np.int64)
    values = np.full((len(worth) + 1, SEATS), -999.0)
    for row, (sun, own) in enumerate(worth.items(), 1):
        rows[sun] = row
        values[row, : len(own)] = own
    outcomes = np.zeros(HIGHEST_SUN + 1, dtype=np.int64)
    sun = solve_bidding(state_of(here), values, rows, outcomes)
    return sun, int(outcomes[sun or here.view(None).best_bid or 0])


def tried(here: ra.Position, worth: Worth) -> tuple[int, int]:
    """The same by trying every bid of everybody."""
    view = here.view(None)
    assert view.turn is not None
    assert view.acting is not None
    to_come = [(view.acting + place) % view.players for place in range(view.players)]
    return bid_of(here, worth, to_come[: to_come.index(view.turn) + 1], view.best_bid or 0)


def bid_of(here: ra.Position, worth: Worth, seats: list[int], best: int) -> tuple[int, int]:
    if not seats:
        return 0, best
    seat, *others = seats
    view = here.view(None)
    forced = best == 0 and not others and view.auction == "invoked" and None in view.track
    bids = sorted(sun for sun in seat_of(here, seat).face_up if sun > best)
    # Passing comes first and lower suns before higher ones: who is indifferent keeps its suns.
    options = bids if forced else [0, *bids]
    ends = [(sun, bid_of(here, worth, others, sun or best)[1]) for sun in options]
    return max(ends, key=lambda end: worth[end[1]][seat])


def random_worth(here: ra.Position, rng: Random, most: int) -> Worth:
    players = here.game.players
    return {
        sun: np.array([float(rng.randint(0, most)) for _ in range(players)])
        for sun in results_of(here)
    }


@pytest.mark.parametrize("most", [1, 3, 1000])
def test_an_auction_is_solved_as_by_trying_every_bid_of_everybody(most: int) -> None:
    """R-4.1 and R-4.2; small numbers make many seats indifferent."""
    rng = Random(most)
    kinds = set()
    for _ in range(MANY):
        here = random_auction(rng)
        worth = random_worth(here, rng, most)
        view = here.view(None)
        kinds.add((view.players, view.auction, None in view.track, view.best_bid is None))

        assert solved(here, worth) == tried(here, worth)

    if most == 1000 and MANY > 100:
        reached = {(auction, free, first) for _, auction, free, first in kinds}
        assert len(reached) == 6, "drawn, invoked, and invoked with a full track"
        assert {players for players, *_ in kinds} == {2, 3, 4, 5}


def last_asked(**table: Any) -> ra.Position:
    """Two players; seat 0 is the last to bid, with suns 9, 6, 5 and 2."""
    usual: dict[str, Any] = {"ra_tiles": 1, "track": "nile"}
    return position(2, phase="auction", **(usual | table))


def test_who_is_indifferent_passes() -> None:
    here = last_asked(auction="drawn")
    worth = {sun: np.zeros(2) for sun in results_of(here)}

    assert solved(here, worth)[0] == 0


def test_who_is_indifferent_between_suns_bids_the_lowest() -> None:
    here = last_asked(auction="drawn")
    worth = {sun: np.array([float(sun > 0), 0.0]) for sun in results_of(here)}

    assert solved(here, worth)[0] == 2


def test_who_must_bid_bids_what_hurts_least() -> None:
    """R-4.2."""
    here = last_asked(auction="invoked")
    worth = {sun: np.array([-float(abs(sun - 5)), 0.0]) for sun in results_of(here)}
    worth[0] = np.array([100.0, 0.0])

    assert solved(here, worth) == (5, 5)


@pytest.mark.parametrize("table", [{"auction": "drawn"}, {"auction": "invoked", "track": FULL}])
def test_who_need_not_bid_does_not_take_what_hurts(table: dict[str, Any]) -> None:
    """R-4.2 and R-4.4."""
    here = last_asked(**table)
    worth = {sun: np.array([-float(sun), 0.0]) for sun in results_of(here)}

    assert solved(here, worth) == (0, 0)


def test_whoever_is_asked_first_bids_so_much_that_the_last_lets_it_be() -> None:
    """Seat 0 has the last word and would pay up to 6, so that seat 1 needs 7."""
    here = last_asked(auction="drawn", acting=1)
    worth = {sun: np.array([0.0, 0.0]) for sun in results_of(here)}
    worth |= {sun: np.array([10.0 - sun, 0.0]) for sun in (2, 5, 6)}
    worth[9] = np.array([-1.0, 0.0])
    worth |= {sun: np.array([0.0, 10.0 - sun]) for sun in (3, 4, 7, 8)}

    assert solved(here, worth) == (7, 7)


def test_a_bid_may_be_made_so_that_a_rival_pays_more() -> None:
    """Seat 1 wants seat 0 to spend its 9, and seat 0 would rather do so than let seat 1 win."""
    here = last_asked(auction="drawn", acting=1)
    worth = {sun: np.array([5.0, 0.0]) for sun in results_of(here)}
    worth |= {sun: np.array([0.0, 1.0]) for sun in (3, 4, 7, 8)}
    worth[9] = np.array([1.0, 9.0])

    assert solved(here, worth) == (7, 9)
