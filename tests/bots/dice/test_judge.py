"""The judge of search: one door for every kind, and nothing is compiled for another one."""

from typing import Any

import numpy as np
import pytest

from heliopolis import dice
from heliopolis.bots.base import Budget
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.bot import Search
from heliopolis.bots.dice.search.candidates import find_ends
from heliopolis.bots.dice.search.judge import SCORE, VALUATION, judge, new_evaluator
from heliopolis.bots.dice.search.rollouts import play_rollouts
from heliopolis.bots.thoughts import EVEN, PLAY
from heliopolis.core.compile import COMPILED
from heliopolis.core.errors import InvalidSetup
from tests.bots.dice.thinking import state_of, worth
from tests.dice.builders import position

HERE = position(3, nile=[9, 0, 0], floods=[2, 0, 0], points=[20, 30, 20], epoch=3, ra=9)
ROLLS = position(3, "SSPNC", phase="reroll", nile=[9, 0, 0], points=[20, 30, 20], epoch=3, ra=2)
SPENDS = ROLLS.play("keep").position


def judged(here: dice.Position, kind: int) -> tuple[list[float], list[float]]:
    shares, points = np.zeros(4), np.zeros(4)
    judge(state_of(here)[0], new_evaluator(kind), new_pad(), shares, points)
    return shares[:3].tolist(), points[:3].tolist()


def test_the_valuation_is_judged_by_what_is_to_come() -> None:
    shares, points = judged(HERE, VALUATION)

    assert points == pytest.approx(worth(HERE))
    assert sum(shares) == pytest.approx(1.0, abs=1e-12)
    assert shares.index(max(shares)) == points.index(max(points))


def test_the_score_is_judged_by_the_points_on_the_table() -> None:
    shares, points = judged(HERE, SCORE)

    assert points == [20, 30, 20]
    assert shares[0] == shares[2] < shares[1]
    assert sum(shares) == pytest.approx(1.0, abs=1e-12)


def test_a_game_that_is_over_is_shared_by_the_winners() -> None:
    """D-29: nothing breaks a tie."""
    over = position(3, phase="over", turn=None, epoch=3, points=[40, 41, 41])

    for kind in (VALUATION, SCORE):
        assert judged(over, kind)[0] == pytest.approx([0.0, 0.5, 0.5], abs=1e-9)


@pytest.mark.parametrize("here", [ROLLS, SPENDS])
def test_another_judge_thinks_through_the_same_door(here: dice.Position) -> None:
    """Points on the table are all that it sees, so it expects no more than rollouts score."""
    valued, scored = (
        Search(1, Budget(), new_evaluator(kind)).think(here.view(0), Budget(simulations=6))
        for kind in (VALUATION, SCORE)
    )

    assert valued.best.points[0] > scored.best.points[0] + 3
    assert sum(scored.best.shares) == pytest.approx(1.0, abs=1e-9)


def test_a_judge_that_has_no_plan_of_a_turn_plays_every_roll() -> None:
    bot = Search(1, Budget(simulations=1), new_evaluator(SCORE))

    thoughts = bot.think(ROLLS.view(0), Budget(simulations=1))

    assert all(one.visits == 1 for one in thoughts.classes)
    assert bot.choose(ROLLS.view(0), ROLLS.moves()) == thoughts.best.moves[0]


def test_a_kind_that_nobody_knows_is_refused_wherever_it_comes_from() -> None:
    """It would be judged by the valuation, and nobody would see it."""
    strange = new_evaluator()._replace(kind=np.array([7]))

    with pytest.raises(InvalidSetup, match="no-such-evaluator: kind=7"):
        new_evaluator(7)
    with pytest.raises(InvalidSetup, match="no-such-evaluator: kind=7"):
        Search(1, Budget(), strange)


@pytest.mark.skipif(not COMPILED, reason="there are signatures of compiled functions only")
def test_nothing_is_compiled_for_another_judge() -> None:
    doors: list[Any] = [find_ends, play_rollouts, judge]
    counted = []
    for kind in (VALUATION, SCORE):
        bot = Search(1, Budget(), new_evaluator(kind))
        for here in (ROLLS, SPENDS):
            for spending in (PLAY, EVEN):
                bot.think(here.view(0), Budget(simulations=20), spending)
        counted.append([len(door.signatures) for door in doors])

    assert counted[0] == counted[1]
