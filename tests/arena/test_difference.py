"""Whether bots play differently."""

import math

import numpy as np
import pytest

from heliopolis.arena.difference import (
    FEWEST,
    Comparison,
    compare_habits,
    habits,
    habits_of,
    holm,
)
from heliopolis.arena.played import gather
from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.arena.shares import Sums
from heliopolis.bots.minds import mind_of
from heliopolis.games import names
from tests.arena.simulated import COLUMNS, RATES, game, tournament

NAMES = habits_of(COLUMNS, RATES)
ALIKE = (10.0, 8.0, 6.0, 24.0, 40.0)


def compared(results: list[GameResult], bots: int, players: int) -> tuple[Comparison, ...]:
    played = gather(results, tuple("abcd"[:bots]), players)
    return compare_habits(habits(played, COLUMNS, RATES), NAMES)


def test_rates_are_added_to_the_columns_they_are_made_from() -> None:
    assert habits_of(COLUMNS, RATES) == (*COLUMNS, "tiles a lot", "sun paid a lot")
    assert habits_of(("throws", "floods"), ()) == ("throws", "floods")


@pytest.mark.parametrize("game", names())
def test_every_rate_of_a_game_is_of_columns_that_it_counts(game: str) -> None:
    mind = mind_of(game)

    assert {column for _, *pair in mind.rates for column in pair} <= set(mind.columns)
    assert mind.rates == (RATES if game == "ra" else ())


def test_means_are_by_seat_and_rates_by_auction_won() -> None:
    results = [
        game([0, 0], [1, 2], tallies=[(5, 0, 2, 8, 10), (7, 0, 0, 0, 0)]),
        game([0, 0], [1, 2], tallies=[(0, 4, 1, 1, 9), (0, 0, 1, 3, 5)], number=1),
    ]

    means = habits(gather(results, ("a",), 2), COLUMNS, RATES).means()[0]

    assert dict(zip(NAMES, means.tolist(), strict=True)) == {
        "river": 3,
        "monuments": 1,
        "auctions won": 1,
        "tiles won": 3,
        "suns paid": 6,
        "tiles a lot": 3,
        "sun paid a lot": 6,
    }


def test_games_lost_by_forfeit_are_left_out() -> None:
    results = [
        game([0, 1], [1, 2], tallies=[(5,) * 5, (1,) * 5]),
        game([0, 1], [1, 2], tallies=[(99,) * 5] * 2, number=1, forfeit=Forfeit(1, "it raised")),
    ]

    means = habits(gather(results, ("a", "b"), 2), COLUMNS, RATES).means()

    assert means[:, 0].tolist() == [5, 1]


def test_bots_that_play_differently_are_told_apart_where_they_differ() -> None:
    """The second bot pays more and wins more tiles in as many auctions; the third is alike."""
    own = (ALIKE, (10.0, 8.0, 6.0, 30.0, 50.0), ALIKE)
    results = tournament([0.0] * 3, [0, 1, 2], deals=150, seed=1, habits=own)

    found = {(one.column, one.one, one.other) for one in compared(results, 3, 3) if one.differs}

    different = ("tiles won", "suns paid", "tiles a lot", "sun paid a lot")
    assert found == {(name, *pair) for name in different for pair in ((0, 1), (1, 2))}


def test_bots_that_play_alike_are_seldom_told_apart_in_anything() -> None:
    wrong = 0
    for seed in range(60):
        results = tournament([0.0] * 3, [0, 1, 2], deals=40, seed=seed, habits=(ALIKE,) * 3)
        wrong += any(one.differs for one in compared(results, 3, 3))

    assert wrong <= 7


def test_the_chance_is_that_of_exchanging_the_bots_within_deals() -> None:
    generator = np.random.default_rng(2)
    differences = generator.normal(0.25, 1, size=60)
    amounts = np.stack([differences, np.zeros(60)], axis=1)[:, :, None]
    flips = generator.choice([-1, 1], size=(40_000, 60)) @ differences
    exchanged = np.mean(np.abs(flips) >= abs(differences.sum()))

    (found,) = compare_habits(Sums(amounts, np.ones((60, 2, 1))), ("column",))

    assert found.probability == pytest.approx(exchanged, abs=0.01)


def test_too_few_common_deals_are_not_compared() -> None:
    own = (ALIKE, (20.0, *ALIKE[1:]))
    results = tournament([0.0] * 2, [0, 1], deals=FEWEST - 1, seed=3, habits=own)

    found = compared(results, 2, 2)

    assert {one.probability for one in found} == {None}
    assert not any(one.differs for one in found)


def test_what_nobody_does_is_no_difference() -> None:
    results = tournament([0.0] * 2, [0, 1], deals=FEWEST, seed=3)

    found = {one.column: one.probability for one in compared(results, 2, 2)}

    assert found["river"] == 1
    assert found["tiles a lot"] is None


def test_holm_multiplies_by_the_comparisons_left_and_keeps_the_order() -> None:
    chances = np.array([[0.01, 0.04], [0.03, math.nan]])

    corrected = holm(chances)

    assert corrected[0].tolist() == pytest.approx([0.03, 0.06])
    assert corrected[1, 0] == pytest.approx(0.06)
    assert math.isnan(corrected[1, 1])
    assert holm(np.array([0.9, 0.8])).tolist() == [1, 1]
