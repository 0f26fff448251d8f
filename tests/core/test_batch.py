"""What arrays of games of any kind share."""

from typing import Any

import numpy as np
import pytest

from heliopolis.core import batch
from heliopolis.core.errors import IllegalMove, InvalidNotation, Refusal

from .toy import STATE, record

MOVES = ("draw", "pass", "+nile")
NUMBER_OF = {move: number for number, move in enumerate(MOVES)}
ACTIONS = 2


def states_of(*found: bytes) -> batch.States:
    """Games of these records."""
    records = np.frombuffer(bytearray(b"".join(found)), dtype=STATE)
    return batch.States(records, np.arange(len(found), dtype=np.uint64))


BOTH = states_of(record(acting=1), record(acting=-1, points=(1, 2, 0)))


def test_games_that_are_over_have_no_actor() -> None:
    assert batch.actors(BOTH).tolist() == [1, -1]
    assert batch.over(BOTH).tolist() == [False, True]


def test_scores_are_those_of_the_seats_that_play() -> None:
    assert batch.scores(BOTH).tolist() == [[300, -5], [1, 2]]
    assert batch.scores(states_of()).shape == (0, 0)


def test_marked_games_are_replaced_with_their_streams() -> None:
    states = states_of(record(turn=0), record(turn=1), record(turn=0))
    others = states_of(record(epoch=2))
    others.streams[:] = 9

    states.replace(np.array([False, True, False]), others)

    assert len(states) == 3
    assert states.records["epoch"].tolist() == [1, 2, 1]
    assert states.streams.tolist() == [0, 9, 2]


def test_what_is_read_stays_what_it_was() -> None:
    states = states_of(record())
    actors, scores = batch.actors(states), batch.scores(states)

    states.records["acting"] = 1
    states.records["points"] = 0

    assert actors.tolist() == [0]
    assert scores.tolist() == [[300, -5]]


@pytest.mark.parametrize(
    ("array", "found"),
    [
        (np.zeros(2, dtype=np.int32), "int32[2]"),
        (np.zeros(3, dtype=np.int64), "int64[3]"),
        ([0, 0], "list[2]"),
    ],
)
def test_an_array_of_another_kind_is_refused(array: Any, found: str) -> None:
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not ") as error:
        batch.check_array(array, (2,), np.int64)

    assert str(error.value).endswith(f", not {found}")


def test_the_right_array_is_taken() -> None:
    batch.check_array(np.zeros((2, 3), dtype=np.bool_), (2, 3), np.bool_)


def toy_batch(first_illegal: int = -1) -> tuple[batch.Batch[batch.States, str], list[Any]]:
    """A batch of a toy game, and what was done with it."""
    done: list[Any] = []
    toy = batch.Batch[batch.States, str](
        decisions=MOVES[:ACTIONS],
        number_of=NUMBER_OF.__getitem__,
        features=3,
        first_illegal=lambda states, actions: first_illegal,
        play=lambda states, actions: done.append(actions.tolist()),
        mark_legal=lambda states, out: out.fill(True),
        write=lambda states, out: out.fill(0.5),
        refusal=lambda record, number: Refusal(
            "not-now", {"action": number, "bytes": len(record)}, "T-1"
        ),
    )
    return toy, done


@pytest.mark.parametrize("number", range(ACTIONS))
def test_decisions_have_numbers(number: int) -> None:
    toy, _ = toy_batch()

    assert toy.move(number) == MOVES[number]
    assert toy.action(MOVES[number]) == number


def test_outcomes_of_chance_are_no_actions() -> None:
    with pytest.raises(ValueError, match=r"^\+nile is an outcome of chance, not a decision$"):
        toy_batch()[0].action("+nile")


@pytest.mark.parametrize("number", [-1, 2])
def test_other_numbers_are_no_decisions(number: int) -> None:
    toy, done = toy_batch(first_illegal=1)

    with pytest.raises(ValueError, match=f"actions go from 0 to 1, not {number}"):
        toy.move(number)
    with pytest.raises(InvalidNotation) as error:
        toy.step(BOTH, np.array([0, number]))
    told = {"game": 1, "action": number, "actions": 2}
    assert error.value.refusal == Refusal("no-such-action", told)
    assert done == []


def test_legal_decisions_are_played() -> None:
    toy, done = toy_batch()

    toy.step(BOTH, np.array([1, 0]))

    assert done == [[1, 0]]


def test_an_illegal_decision_is_refused_with_its_game_and_rule() -> None:
    toy, done = toy_batch(first_illegal=1)

    with pytest.raises(IllegalMove) as error:
        toy.step(BOTH, np.array([0, 1]))

    parameters = {"game": 1, "move": "pass", "action": 1, "bytes": STATE.itemsize}
    assert error.value.refusal == Refusal("not-now", parameters, "T-1")
    assert done == []


def test_masks_and_features_are_written_into_arrays_of_the_right_size() -> None:
    toy, _ = toy_batch()
    mask = np.zeros((2, ACTIONS), dtype=np.bool_)
    features = np.zeros((2, 3), dtype=np.float32)

    toy.legal(BOTH, mask)
    toy.observe(BOTH, features)

    assert mask.all()
    assert (features == 0.5).all()
    with pytest.raises(ValueError, match=r"expected an array bool\[2, 2\], not"):
        toy.legal(BOTH, mask[:1])
    with pytest.raises(ValueError, match=r"expected an array float32\[2, 3\], not"):
        toy.observe(BOTH, features[:, :2])
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not"):
        toy.step(BOTH, np.zeros(1, dtype=np.int64))
