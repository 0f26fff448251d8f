"""A small comparison for every test run; `dice_differential.py` makes the large one."""

from random import Random

import pytest

from heliopolis import dice
from tests.oracle.dice import DiceReferee
from tests.oracle.dice_compare import Comparison, Difference, compare_game, compare_generated
from tests.oracle.dice_generated import FAIR


@pytest.mark.parametrize("seed", range(12))
def test_engine_and_referee_agree_on_whole_games(seed: int) -> None:
    comparison = compare_game(seed)

    assert comparison.referee.winners


@pytest.mark.parametrize("first", range(0, 400, 40))
def test_engine_and_referee_agree_on_made_up_positions(first: int) -> None:
    for seed in range(first, first + 40):
        compare_generated(seed)


def test_a_difference_is_told_with_the_moves_before_it() -> None:
    referee = DiceReferee(2)
    comparison = Comparison(dice.Game(2).start(starter=0), referee, Random(1))
    comparison.compare()
    comparison.play("+red:nile blue:civ yellow:sun green:pharaoh purple:ankh")
    referee.nile[1] = 3

    with pytest.raises(Difference, match=r"view, nile: the engine has \[0, 0\], .*\[0, 3\]"):
        comparison.run(lambda moves: moves[0], FAIR, one_turn=True)
