"""Plackett-Luce ratings."""

import math
from collections.abc import Sequence
from itertools import combinations, permutations

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis.arena.played import gather
from heliopolis.arena.ratings import ELO, Fit, anchor_of, choices, fit
from heliopolis.arena.result import Forfeit, GameResult
from tests.arena.simulated import game, tournament

NAMES = tuple("abcdefgh")


def fitted(results: Sequence[GameResult], bots: int, anchor: int = 0) -> Fit:
    told = choices(gather(results, NAMES[:bots], len(results[0].seats)))
    return fit(told, told.counts.sum(axis=0, keepdims=True), anchor)


def ratings(results: Sequence[GameResult], bots: int, anchor: int = 0) -> list[float]:
    found: list[float] = fitted(results, bots, anchor).ratings[0].tolist()
    return found


def log_likelihood(results: Sequence[GameResult], strengths: NDArray[np.float64]) -> float:
    """The logarithm of the chance of the places, ties as the mean over their orders."""
    total = 0.0
    for result in results:
        seats = range(len(result.seats))
        orders = [
            order
            for order in permutations(seats)
            if [result.places[seat] for seat in order] == sorted(result.places)
        ]
        for order in orders:
            left = [strengths[result.seats[seat]] for seat in order]
            chances = [left[at] - math.log(sum(map(math.exp, left[at:]))) for at in seats]
            total += sum(chances) / len(orders)
    return total


def test_known_strengths_are_recovered_from_simulated_games() -> None:
    strengths = [0.0, 0.4, 0.8, 1.2, 1.6, 2.0]
    results = [
        result
        for number, lineup in enumerate(combinations(range(6), 4))
        for result in tournament(strengths, lineup, deals=100, seed=number)
    ]

    assert ratings(results, 6) == pytest.approx(strengths, abs=0.1)


def test_strengths_are_recovered_when_one_bot_has_several_seats() -> None:
    results = tournament([0.0, 0.7], [0, 0, 0, 1], deals=2_000, seed=3)

    assert ratings(results, 2) == pytest.approx([0, 0.7], abs=0.06)


def test_two_bots_are_as_far_apart_as_the_logarithm_of_their_odds() -> None:
    results = [game([0, 1], [1, 2], number=n) for n in range(30)]
    results += [game([1, 0], [1, 2], number=30 + n) for n in range(10)]

    assert ratings(results, 2, anchor=1) == pytest.approx([math.log(3), 0])


def test_a_tie_is_half_a_win_for_both() -> None:
    tied = [game([0, 1], [1, 1])]
    with_ties = [*tied, game([0, 1], [1, 2], number=1)]

    assert ratings(tied, 2) == pytest.approx([0, 0])
    assert ratings(with_ties, 2) == pytest.approx([0, -math.log(3)])


def test_no_ratings_near_those_found_make_the_games_likelier() -> None:
    generator = np.random.default_rng(5)
    results = tournament([0.0, 0.5, -0.3], [0, 1, 2, 1], deals=12, seed=6)
    results += [game([0, 1, 2, 1], [1, 1, 3, 3], number=90 + n) for n in range(3)]

    found = np.array(ratings(results, 3))

    best = log_likelihood(results, found)
    for _ in range(30):
        assert log_likelihood(results, found + generator.normal(scale=0.02, size=3)) <= best + 1e-9


def test_a_copy_against_a_copy_changes_nothing() -> None:
    results = tournament([0.0, 0.5], [0, 1], deals=30, seed=7)
    copies = [game([1, 1], [1, 2], number=1_000 + n) for n in range(50)]

    assert ratings([*results, *copies], 2) == pytest.approx(ratings(results, 2))


def test_seats_and_the_order_of_games_do_not_matter() -> None:
    results = tournament([0.0, 0.5, 1.0], [0, 1, 2], deals=40, seed=8)
    turned = [
        game(result.seats[::-1], result.places[::-1], number=-result.number, deal=result.deal)
        for result in results
    ]

    assert ratings(turned, 3) == pytest.approx(ratings(results, 3))


def test_another_anchor_moves_all_ratings_alike() -> None:
    results = tournament([0.0, 0.5, 1.0], [0, 1, 2], deals=40, seed=8)

    first, last = np.array(ratings(results, 3)), np.array(ratings(results, 3, anchor=2))

    assert last == pytest.approx(first - first[2])


def test_a_bot_that_lost_everything_has_a_finite_rating_and_is_marked() -> None:
    results = tournament([0.0, 0.3], [0, 1], deals=50, seed=9)
    results += [game([0, 2], [1, 2], number=500 + n) for n in range(20)]

    found = fitted(results, 3)

    assert found.held[0].tolist() == [False, False, True]
    assert found.ratings[0, 2] == pytest.approx(-math.log(20.5 / 0.5))
    assert found.ratings[0, 1] == pytest.approx(ratings(results[:100], 2)[1])


def test_bots_that_all_beat_the_anchor_are_held_and_keep_their_distances() -> None:
    results = tournament([0.0, 1.0, -40.0], [0, 1, 2], deals=400, seed=10)

    found = fitted(results, 3, anchor=2)

    assert found.held[0].tolist() == [True, True, False]
    assert found.ratings[0, 0] > 4
    assert found.ratings[0, 1] - found.ratings[0, 0] == pytest.approx(1.0, abs=0.15)


def test_bots_who_beat_each_other_only_in_a_circle_are_comparable() -> None:
    results = [game([0, 1], [1, 2]), game([1, 2], [1, 2], number=1), game([2, 0], [1, 2], number=2)]

    found = fitted(results, 3)

    assert not found.held.any()
    assert found.ratings[0] == pytest.approx([0, 0, 0])


def test_a_forfeit_is_a_loss_to_each_other_bot_and_no_tie_between_those() -> None:
    played = tournament([0.0, 1.0, 0.5], [0, 1, 2], deals=60, seed=11)
    lost = Forfeit(2, "it hung")
    forfeits = [game([0, 1, 2], [1, 1, 3], number=900 + n, forfeit=lost) for n in range(40)]
    ties = [game([0, 1, 2], [1, 1, 3], number=900 + n) for n in range(40)]

    before, after = ratings(played, 3), ratings([*played, *forfeits], 3)
    with_ties = ratings([*played, *ties], 3)

    assert after[2] < before[2] - 0.2
    assert before[1] - after[1] < 0.6 * (before[1] - with_ties[1])


def test_a_forfeit_among_copies_counts_against_the_others_only() -> None:
    results = [game([0, 0, 1], [3, 1, 1], forfeit=Forfeit(0, "it hung"))]

    told = choices(gather(results, NAMES[:2], 3))

    assert told.counts.tolist() == [[pytest.approx(5 / 6)]]
    assert told.chosen.tolist() == [1]
    assert told.sets.tolist() == [[1, 1]]


def test_between_two_a_forfeit_weighs_as_much_as_any_loss() -> None:
    won = [game([0, 1], [1, 2], number=n) for n in range(3)]
    lost = game([0, 1], [2, 1], number=3)
    by_forfeit = game([0, 1], [2, 1], number=3, forfeit=Forfeit(0, "it hung"))

    assert ratings([*won, by_forfeit], 2) == pytest.approx(ratings([*won, lost], 2))


def test_a_single_bot_is_its_own_anchor() -> None:
    assert ratings([game([0, 0], [1, 2])], 1) == [0]


def test_many_samples_are_fitted_as_each_alone() -> None:
    told = choices(gather(tournament([0, 1.0, 2.0], [0, 1, 2], 20, seed=12), NAMES[:3], 3))
    alone = [fit(told, told.counts[[deal]], 0) for deal in range(20)]

    together = fit(told, told.counts, 0)

    assert together.ratings == pytest.approx(np.vstack([one.ratings for one in alone]), abs=1e-6)
    assert np.array_equal(together.held, np.vstack([one.held for one in alone]))


def test_uniform_is_the_anchor_wherever_it_plays() -> None:
    assert anchor_of(["merchant", "uniform"]) == 1
    assert anchor_of(["merchant", "search"]) == 0


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert math.log(10) * ELO == pytest.approx(400)
