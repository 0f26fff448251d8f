"""Turns solved exactly: the same worth as trying every way to spend the dice."""

from typing import Any

import numpy as np
import pytest

from heliopolis import dice
from heliopolis.bots.dice.search.candidates import find_spendings, new_candidates
from heliopolis.bots.dice.search.solve import worth_of_throw
from heliopolis.bots.dice.search.throws import (
    ALIKE,
    DIGITS,
    average_throws,
    choose_best,
    number_of_dice,
)
from heliopolis.bots.dice.valuation.plan import make_plan, new_plan
from heliopolis.dice.catalogue import OUTCOMES
from tests.bots.dice.thinking import pad_of, state_of, traits_array
from tests.dice.builders import position

BOARD: dict[str, Any] = {
    "epoch": 2,
    "pharaoh": [3, 5, 1],
    "nile": [6, 2, 9],
    "floods": [0, 1, 0],
    "civ": ["red", "blue green", "blue"],
    "monuments": ["red1 blue1 red2", "green1 red4", "yellow2"],
    "points": [20, 24, 19],
}
DICE_SHOWN = ["PPNAA", "CCAAM", "MMMAP", "NNAAC", "SSPNM", "SSSPA", "MMACC", "NNNAP", "AAAAN"]


def solved(here: dice.Position) -> float:
    """What the dice are worth by the plan of the turn."""
    players = len(here.view(None).seats)
    plan = new_plan()
    states = state_of(here)
    make_plan(states, traits_array(), pad_of(players), plan)
    return worth_of_throw(states[0], number_of_dice(states[0]), plan)


def tried(here: dice.Position) -> float:
    """What they are worth by the best of all ways to spend them."""
    players = len(here.view(None).seats)
    candidates = new_candidates()
    count = find_spendings(state_of(here), traits_array(), pad_of(players), candidates)
    return float(candidates.prior[:count].max())


@pytest.mark.parametrize("ra", [3, 10])
@pytest.mark.parametrize("shown", DICE_SHOWN)
def test_the_sum_of_uses_is_worth_what_the_best_spending_is(shown: str, ra: int) -> None:
    here = position(3, shown, phase="reroll", ra=ra, **BOARD)

    kept = here.play("keep").position

    assert solved(here) == pytest.approx(tried(kept))


def test_dice_that_are_alike_differ_in_nothing_but_colours_that_do_not_matter() -> None:
    some = np.flatnonzero(ALIKE >= 0)[::97]

    for number in some:
        mine, its = DIGITS[number], DIGITS[ALIKE[number]]
        assert sorted(mine) == sorted(its)
        for colour_matters in (3, 4):  # civilization, Monument
            assert ((mine == colour_matters) == (its == colour_matters)).all()


def test_a_throw_is_worth_the_average_and_only_suns_stay() -> None:
    """D-3, D-4: Pharaohs count; with two throws left the other dice are thrown twice."""
    kept = (DIGITS == 1).sum(axis=1).astype(float)
    best = np.zeros(OUTCOMES)

    average_throws(kept, 0)
    choose_best(kept, best, 0)
    average_throws(best, 0)

    all_suns = OUTCOMES - 1
    assert kept[0] == pytest.approx(5 / 6)
    assert best[0] == pytest.approx(5 * (1 / 6 + 4 / 6 * 1 / 6))
    assert best[all_suns] == 0
