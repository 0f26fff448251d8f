"""Thousands of games in one array: what streams roll."""

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import dice
from heliopolis.core.stream import make_streams
from heliopolis.dice import batch

from .builders import EVERY_NUMBER_OF_PLAYERS, position, states_of


def streams(games: int) -> NDArray[np.uint64]:
    return make_streams(np.random.default_rng(11), games)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_every_stream_makes_its_own_first_throw(players: int) -> None:
    """D-1 to D-3."""
    states = batch.start(dice.Game(players, overrides={"sun_track": "7"}), streams(20))

    assert set(states.array["sun_track"].tolist()) == {7}
    assert len({row.tobytes() for row in states.array["showing"]}) > 10


def test_a_step_runs_chance_to_the_next_decision() -> None:
    states = batch.States(
        states_of(position(2, "PNCMA", phase="reroll"), position(3, "PNCMA", turn=1)), streams(2)
    )
    chosen = [batch.action(dice.parse_move(text)) for text in ("roll red", "end")]

    batch.step(states, np.array(chosen, dtype=np.int64))

    assert states.array["throws"].tolist() == [2, 1]
    assert batch.actors(states).tolist() == [0, 2]
    assert states.array["showing"].sum(axis=1).tolist() == [31, 31]
