"""A record can be played again."""

from dataclasses import replace as changed

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.ra.events import GameOver
from heliopolis.record import dealt_suns, read_record, replay

from .builders import FINISHED, small_record


def test_a_replay_has_a_step_for_the_start_and_for_every_move() -> None:
    record = read_record(FINISHED)

    steps = list(replay(record))

    assert len(steps) == 1 + len(record.moves)
    assert steps[0].events == ()
    assert dealt_suns(steps[0].position) == record.suns
    assert isinstance(steps[-1].events[-1], GameOver)
    assert steps[-1].position.over


def test_a_replay_gives_what_came_before_a_wrong_move() -> None:
    steps = replay(small_record("draw", "+nile", "pass"))

    good = [next(steps) for _ in range(3)]

    assert len(good) == 3
    with pytest.raises(InvalidRecord, match=r"^move 3, 'pass': it is time to draw"):
        next(steps)


def test_a_replay_of_wrong_suns_is_refused() -> None:
    record = changed(small_record(), suns=())

    with pytest.raises(InvalidRecord, match="the suns of 2 players"):
        next(replay(record))
