"""Results as arrays."""

import numpy as np
import pytest

from heliopolis.arena.played import NOBODY, bundled, gather
from heliopolis.arena.result import Forfeit
from heliopolis.core.errors import InvalidSetup
from tests.arena.simulated import game, tournament


def test_games_stand_in_the_order_of_their_numbers_whatever_order_they_came_in() -> None:
    results = [game([1, 0], [1, 2], number=1, deal=7), game([0, 1], [2, 1], number=0, deal=3)]

    played = gather(results, ("a", "b"), 2)

    assert played.seats.tolist() == [[0, 1], [1, 0]]
    assert played.deal.tolist() == [0, 1]
    assert played.deals == 2


def test_a_forfeit_is_known_by_its_seat() -> None:
    results = [
        game([0, 1], [1, 2], forfeit=Forfeit(1, "it raised")),
        game([0, 1], [1, 2], number=1),
    ]

    played = gather(results, ("a", "b"), 2)

    assert played.forfeiter.tolist() == [1, NOBODY]
    assert played.finished.tolist() == [False, True]


def test_no_games_and_games_of_other_tables_are_refused() -> None:
    with pytest.raises(InvalidSetup, match="no games"):
        gather([], ("a",), 2)
    with pytest.raises(InvalidSetup, match="3 players"):
        gather([game([0, 1], [1, 2])], ("a", "b"), 3)


def test_amounts_are_added_up_by_deal_and_bot() -> None:
    played = gather(
        [game([0, 1, 1], [1, 2, 3]), game([1, 0, 1], [1, 2, 3], number=1, deal=1)], ("a", "b"), 3
    )

    sums = played.sums(np.array([[1.0, 10.0, 100.0], [1000.0, 2.0, 4.0]]))

    assert sums.tolist() == [[1, 110], [2, 1004]]


def test_bundles_keep_deals_whole_and_lose_no_game() -> None:
    played = gather(tournament([0, 0], [0, 1], deals=10, seed=1), ("a", "b"), 2)

    few = bundled(played, 4)

    assert few.deals == 4
    assert np.unique(few.deal).tolist() == [0, 1, 2, 3]
    assert all(len(set(few.deal[played.deal == deal])) == 1 for deal in range(10))
    assert bundled(played, 10) is played
