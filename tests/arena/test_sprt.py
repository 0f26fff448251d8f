"""The sequential test: what it decides, and how often it errs."""

from collections import Counter

import numpy as np
import pytest

from heliopolis.arena import sprt
from heliopolis.arena.result import GameResult
from heliopolis.arena.sprt import BETTER, NO_DIFFERENCE, WORSE, Sprt
from tests.arena.simulated import game

PLAYERS = 4


def deal_of(wins: int) -> list[GameResult]:
    """A deal of a bot against copies of another, of which the bot wins so many rotations."""
    results = []
    for rotation in range(PLAYERS):
        seats = [0 if seat == rotation else 1 for seat in range(PLAYERS)]
        winner = rotation if rotation < wins else (rotation + 1) % PLAYERS
        places = [1 if seat == winner else 2 for seat in range(PLAYERS)]
        results.append(game(seats, places, number=rotation))
    return results


DEALS = [deal_of(wins) for wins in range(PLAYERS + 1)]


@pytest.fixture
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Differences of eight points matter, which are found with few deals."""
    monkeypatch.setattr(sprt, "DELTA", 0.08)


def decide(share: float, generator: np.random.Generator) -> Sprt:
    test = Sprt(("a", "b"), PLAYERS)
    while test.decision is None:
        for wins in generator.binomial(PLAYERS, share, size=50):
            test.add(DEALS[wins])
    return test


@pytest.mark.parametrize(
    ("excess", "right", "least"),
    [(0.0, NO_DIFFERENCE, 0.91), (0.08, BETTER, 0.91), (-0.08, WORSE, 0.91), (0.2, BETTER, 0.99)],
)
@pytest.mark.usefixtures("coarse")
def test_the_test_errs_about_as_seldom_as_it_says(excess: float, right: str, least: float) -> None:
    generator = np.random.default_rng(1)

    found = Counter(decide(0.25 + excess, generator).decision for _ in range(250))

    assert found[right] / 250 >= least


@pytest.mark.usefixtures("coarse")
def test_a_larger_difference_is_proved_sooner() -> None:
    generator = np.random.default_rng(2)

    small = np.mean([decide(0.33, generator).deals for _ in range(40)])
    large = np.mean([decide(0.45, generator).deals for _ in range(40)])

    assert large < small


def test_nothing_is_decided_before_the_least_number_of_deals() -> None:
    test = Sprt(("a", "b"), PLAYERS)
    decisions = []

    for _ in range(30):
        test.add(deal_of(4))
        decisions.append(test.decision)

    assert decisions == [None] * 29 + [BETTER]


def test_deals_after_the_decision_change_nothing() -> None:
    test = Sprt(("a", "b"), PLAYERS)
    for _ in range(30):
        test.add(deal_of(0))
    before = test.text()

    for _ in range(100):
        test.add(deal_of(4))

    assert test.decision == WORSE
    assert test.text() == before


def test_deals_that_all_come_out_equal_prove_no_difference_in_the_end() -> None:
    test = Sprt(("a", "b"), PLAYERS)

    for _ in range(1_000):
        test.add(deal_of(1))

    assert test.decision == NO_DIFFERENCE
    assert "neither better nor worse than equal by 2.0 %" in test.text()


def test_a_tie_is_shared_and_copies_are_counted_by_seat() -> None:
    test = Sprt(("a", "b", "c"), PLAYERS)

    test.add([game([0, 0, 1, 2], [1, 4, 1, 3])])

    assert test.share == pytest.approx(0.25)


def test_deals_without_the_bot_do_not_count() -> None:
    test = Sprt(("a", "b", "c"), 2)

    test.add([game([1, 2], [1, 2])])

    assert test.deals == 0
    assert test.text() == "Sequential test of a: no deal has been played."


def test_the_text_says_what_was_proved() -> None:
    two, three = Sprt(("a", "b"), PLAYERS), Sprt(("a", "b", "c"), PLAYERS)
    for _ in range(29):
        two.add(deal_of(3))
        three.add(deal_of(3))

    undecided = two.text()
    two.add(deal_of(3))
    three.add(deal_of(3))

    assert undecided == (
        "Sequential test of a: nothing is proved yet "
        "(75.0 % of the wins a seat in 29 deals; equal is 25.0 %)."
    )
    assert two.text().startswith("Sequential test: a is better than b (75.0 % of the wins")
    assert "better than the mean of those it played" in three.text()
