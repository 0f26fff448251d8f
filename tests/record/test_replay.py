"""A record can be played again."""

from dataclasses import replace as changed

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import read_record, replay
from heliopolis.record.replay import Turns

from .builders import FINISHED, SHARED, small_record


@pytest.mark.parametrize("text", [FINISHED, SHARED])
def test_a_replay_has_a_step_for_the_start_and_for_every_move(text: str) -> None:
    record = read_record(text)

    steps = list(replay(record))

    assert len(steps) == 1 + len(record.moves)
    assert steps[0].events == ()
    assert record.game.opening_of(steps[0].position) == record.opening
    assert type(steps[-1].events[-1]).__name__ == "GameOver"
    assert steps[-1].position.over


def test_a_replay_gives_what_came_before_a_wrong_move() -> None:
    steps = replay(small_record("draw", "+nile", "pass"))

    good = [next(steps) for _ in range(3)]

    assert len(good) == 3
    with pytest.raises(InvalidRecord, match="illegal-move: cause='choose-an-action'"):
        next(steps)


@pytest.mark.parametrize(
    ("name", "opening", "reason"),
    [
        ("ra", "9-6-5-2", "wrong-suns: players=2, groups="),
        ("ra", "2", "wrong-suns: players=2, groups="),
        ("ra-dice", "3", "not-a-starter: text='3', players=2"),
        ("ra-dice", "9-6-5-2 8-7-4-3", "not-a-starter: text='9-6-5-2 8-7-4-3'"),
    ],
)
def test_a_replay_of_a_wrong_opening_is_refused(name: str, opening: str, reason: str) -> None:
    record = changed(small_record(name=name), opening=opening)

    with pytest.raises(InvalidRecord, match=reason):
        next(replay(record))


def test_a_turn_of_dice_begins_with_the_throw() -> None:
    position = read_record(SHARED).game.start_with("1")
    turns = Turns(position)
    seen = [(turns.number, turns.seat, turns.begins)]
    for move in ("+red:nile blue:nile yellow:sun green:sun purple:sun", "keep", "nile red", "end"):
        position = position.play(move).position
        turns.see(position)
        seen.append((turns.number, turns.seat, turns.begins))

    assert seen == [(1, 0, True), *[(1, 0, False)] * 3, (2, 1, True)]
