"""Thousands of games in one array: what streams deal and draw."""

import numpy as np
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.core.stream import make_streams
from heliopolis.ra import batch

from .builders import EVERY_NUMBER_OF_PLAYERS, GROUPS, position, states_of


def streams(games: int) -> NDArray[np.uint64]:
    return make_streams(np.random.default_rng(11), games)


def test_every_stream_deals_its_own_suns() -> None:
    """R-2."""
    for players in EVERY_NUMBER_OF_PLAYERS:
        states = batch.start(ra.Game(players), streams(20))

        assert batch.scores(states).tolist() == [[10] * players] * 20
        assert len({state.tobytes() for state in states.array["face_up"]}) > 1


def test_a_step_runs_chance_to_the_next_decision() -> None:
    states = batch.States(states_of(position(2), position(3, turn=1)), streams(2))
    chosen = [batch.action(ra.parse_move(text)) for text in ("draw", "ra")]

    batch.step(states, np.array(chosen, dtype=np.int64))

    assert batch.actors(states).tolist() == [1, 2]
    assert states.array["bag"].sum(axis=1).tolist() == [179, 180]


def test_groups_are_dealt_whole() -> None:
    """R-2.2."""
    states = batch.start(ra.Game(4, "reference-sheet"), streams(10))

    sums = [sorted(int(suns) for suns in row[:4]) for row in states.array["face_up"]]

    assert sums == [sorted(sum(1 << sun for sun in group) for group in GROUPS[4])] * 10
