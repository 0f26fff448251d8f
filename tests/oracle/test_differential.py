"""A small comparison for every test run; `differential.py` makes the large one."""

import pytest

from tests.oracle.compare import compare_game
from tests.oracle.generated import compare_generated


@pytest.mark.parametrize("seed", range(24))
def test_engine_and_referee_agree_on_whole_games(seed: int) -> None:
    referee, moves = compare_game(seed)

    assert moves > 0
    assert referee.winners


@pytest.mark.parametrize("first", range(0, 200, 20))
def test_engine_and_referee_agree_on_made_up_positions(first: int) -> None:
    for seed in range(first, first + 20):
        referee, _ = compare_generated(seed)

        assert len(referee.sheet) == 1
