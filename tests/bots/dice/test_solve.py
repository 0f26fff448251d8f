"""Turns solved exactly: the same worth as trying every way to spend the dice."""

from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE, dice
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.candidates import (
    COUNT,
    JUDGED,
    MOST,
    NO_MOVE,
    Candidates,
    find_ends,
    find_rolls,
    new_candidates,
)
from heliopolis.bots.dice.search.judge import A_POINT, judge, new_evaluator
from heliopolis.bots.dice.search.solve import BY_SEAT, new_solution, solve, worth_of_throw
from heliopolis.bots.dice.search.throws import (
    ALIKE,
    DIGITS,
    keep_patterns,
    number_of_dice,
    throw_patterns,
)
from heliopolis.bots.dice.search.walk import begin_walk, end_of, new_walk, next_end
from heliopolis.bots.dice.valuation.plan import make_plan
from heliopolis.dice.catalogue import OUTCOMES, number_of
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
    solution = new_solution()
    states = state_of(here)
    make_plan(states, traits_array(), pad_of(len(here.view(None).seats)), solution.plan)
    return worth_of_throw(states[0], number_of_dice(states[0]), solution)


def ways(here: dice.Position) -> Candidates:
    """All ways to spend the dice, and what each is worth."""
    candidates = new_candidates()
    pad = pad_of(len(here.view(None).seats))
    find_ends(state_of(here), NO_MOVE, new_evaluator(), pad, candidates)
    return candidates


def tried(here: dice.Position) -> float:
    """What they are worth by the best of all ways to spend them."""
    found = ways(here)
    return float(found.prior[: found.counts[0]].max())


def test_of_more_ways_than_there_is_room_for_the_best_are_kept() -> None:
    monuments = ["red1", "blue2", "green3", "yellow4 red5"]
    here = position(4, "PNMMM", nile=[2] * 4, civ=["red"], monuments=monuments)
    pad, evaluator, walk = pad_of(4), new_evaluator(), new_walk()
    shares, points = np.zeros(4), np.zeros(4)
    worth = []
    begin_walk(state_of(here)[0], walk)
    while next_end(evaluator.traits, pad, walk):
        judge(walk.line[end_of(walk)], evaluator, pad, shares, points)
        worth.append(shares[0] + A_POINT * points[0])

    found = ways(here)

    assert (found.counts[COUNT], found.counts[JUDGED]) == (MOST, len(worth))
    assert len(worth) > MOST
    assert sorted(found.prior[:MOST]) == sorted(worth)[-MOST:]


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

    throw_patterns(kept, 0)
    keep_patterns(kept, best, np.zeros(OUTCOMES, dtype=np.int64), 0)
    throw_patterns(best, 0)

    all_suns = OUTCOMES - 1
    assert kept[0] == pytest.approx(5 / 6)
    assert best[0] == pytest.approx(5 * (1 / 6 + 4 / 6 * 1 / 6))
    assert best[all_suns] == 0


Expected = tuple[float, list[float], list[float]]
"""The key of the choice, and the shares and the points of every seat."""


def expected(here: dice.Position) -> Expected:
    """What a turn of seat 0 comes to if it always does what is best for itself."""
    if here.begins_turn:
        shares, points = np.zeros(4), np.zeros(4)
        judge(state_of(here)[0], new_evaluator(), new_pad(), shares, points)
        return float(shares[0] + A_POINT * points[0]), shares.tolist(), points.tolist()
    if here.actor is CHANCE:
        odds = here.odds()
        branches = [(float(odds[move]), expected(here.play(move).position)) for move in odds]
        return (
            sum(odd * key for odd, (key, _, _) in branches),
            [sum(odd * found[1][seat] for odd, found in branches) for seat in range(4)],
            [sum(odd * found[2][seat] for odd, found in branches) for seat in range(4)],
        )
    branch = (expected(here.play(move).position) for move in here.moves(distinct=True))
    return max(branch, key=lambda found: found[0])


def test_a_roll_promises_every_seat_the_average_of_what_the_seat_then_does() -> None:
    """Against a plain recursion over all throws and choices; rivals have nothing to lose."""
    here = position(
        3, "SSSPN", phase="reroll", epoch=2, ra=5, pharaoh=[3], nile=[6], points=[20, 24, 19]
    )
    states, solution, candidates = state_of(here), new_solution(), new_candidates()
    make_plan(states, traits_array(), pad_of(3), solution.plan)
    solve(states, solution, BY_SEAT)
    rolls = find_rolls(states, solution, BY_SEAT, candidates)

    for at in range(rolls):
        move = next(move for move in here.moves() if number_of(move) == candidates.lines[at, 0])
        key, shares, points = expected(here.play(move).position)

        assert candidates.prior[at] == pytest.approx(key)
        assert candidates.shares[at].tolist() == pytest.approx(shares)
        assert candidates.points[at].tolist() == pytest.approx(points)
