"""Win shares, scores, margins, places, head to head."""

import numpy as np
import pytest

from heliopolis.arena.played import gather
from heliopolis.arena.result import Forfeit
from heliopolis.arena.shares import (
    MEASURES,
    head_to_head,
    margins,
    measure,
    place_shares,
    seat_shares,
    spreads,
    wins,
)
from tests.arena.simulated import game, tournament

BOTS = ("a", "b", "c")


def test_winners_who_tie_share_the_win() -> None:
    played = gather([game([0, 1, 2], [1, 1, 3]), game([0, 1, 2], [1, 1, 1], number=1)], BOTS, 3)

    assert wins(played).tolist() == [[0.5, 0.5, 0], pytest.approx([1 / 3] * 3)]


def test_the_margin_is_to_the_best_other_seat() -> None:
    results = [
        game([0, 1, 2], [1, 2, 3], points=[30, 22, 10]),
        game([0, 1, 2], [1, 1, 3], points=[30, 30, 10], number=1),
    ]

    assert margins(gather(results, BOTS, 3)).tolist() == [[8, -8, -20], [0, 0, -20]]


def test_the_means_of_a_bot_are_over_all_seats_of_its_copies() -> None:
    results = [
        game([0, 1, 1], [1, 2, 3], points=[30, 20, 10]),
        game([1, 0, 1], [1, 2, 3], points=[40, 20, 0], number=1),
    ]

    means = measure(gather(results, ("a", "b"), 3)).means()

    assert dict(zip(MEASURES, means[0], strict=True)) == {
        "share": 0.5,
        "score": 25,
        "margin": (10 - 20) / 2,
        "place": 1.5,
    }
    assert dict(zip(MEASURES, means[1], strict=True)) == {
        "share": 0.25,
        "score": 70 / 4,
        "margin": (-10 - 20 + 20 - 40) / 4,
        "place": 9 / 4,
    }


def test_equal_bots_have_equal_shares_however_many_copies_play() -> None:
    results = tournament([0, 0], [0, 1, 1, 1], deals=1_500, seed=2)

    shares = measure(gather(results, ("a", "b"), 4)).means()[:, 0]

    assert shares == pytest.approx([0.25, 0.25], abs=0.02)


def test_a_forfeit_is_a_loss_but_leaves_the_scores_alone() -> None:
    lost = Forfeit(0, "it raised")
    results = [
        game([0, 1], [1, 2], points=[30, 20]),
        game([0, 1], [2, 1], points=[99, 1], number=1, forfeit=lost),
    ]

    means = measure(gather(results, ("a", "b"), 2)).means()

    assert means[:, 0].tolist() == [0.5, 0.5]
    assert means[:, 1].tolist() == [30, 20]
    assert means[:, 2].tolist() == [10, -10]
    assert means[:, 3].tolist() == [1.5, 1.5]


def test_places_and_seats_are_counted_for_each_bot() -> None:
    results = [game([0, 1, 1], [1, 2, 2]), game([1, 0, 1], [1, 3, 2], number=1)]
    played = gather(results, ("a", "b"), 3)

    assert place_shares(played).tolist() == [[0.5, 0, 0.5], [0.25, 0.75, 0]]
    seats = np.array([[1.0, 0.0, np.nan], [1.0, 0.0, 0.0]])
    assert np.array_equal(seat_shares(played), seats, equal_nan=True)


def test_head_to_head_counts_every_pair_of_seats_and_ties_as_half() -> None:
    results = [game([0, 1, 1], [2, 1, 3]), game([0, 1, 1], [1, 1, 3], number=1)]

    shares = head_to_head(gather(results, BOTS, 3)).means()

    assert shares[0, 1] == (0 + 1 + 0.5 + 1) / 4
    assert shares[1, 0] == 1 - shares[0, 1]
    assert np.isnan(shares[0, 0])
    assert np.isnan(shares[0, 2])


def test_a_forfeit_says_nothing_about_the_others_head_to_head() -> None:
    results = [game([0, 1, 2], [1, 1, 3], forfeit=Forfeit(2, "it hung"))]

    shares = head_to_head(gather(results, BOTS, 3)).means()

    assert shares[0, 2] == shares[1, 2] == 1
    assert np.isnan(shares[0, 1])


def test_the_spread_is_of_finished_games_only() -> None:
    results = [game([0, 1], [1, 2], points=[points, 0], number=points) for points in range(10, 31)]
    results.append(
        game([0, 1], [2, 1], points=[500, 0], number=99, forfeit=Forfeit(0, "it raised"))
    )

    found = spreads(gather(results, ("a", "b", "absent"), 2), (0, 50, 100))

    assert found[0].tolist() == [10, 20, 30]
    assert np.isnan(found[2]).all()
