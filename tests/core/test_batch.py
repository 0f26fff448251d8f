"""What arrays of games of any kind share."""

from typing import Any

import numpy as np
import pytest

from heliopolis.core import batch
from heliopolis.core.errors import IllegalMove, InvalidNotation, Refusal
from heliopolis.core.stream import make_streams

from .toy import ACTIONS, HEAP, MOVES, STATE, THROW, TURN, Fell, Game, Take, packed
from .toy_ruleset import BATCH, FEATURES


def states_of(*found: bytes) -> batch.States:
    """Games of these states."""
    states = np.frombuffer(bytearray(b"".join(found)), dtype=STATE)
    return batch.States(states, np.arange(len(found), dtype=np.uint64))


BOTH = states_of(packed(acting=1), packed(acting=-1, points=(1, 2, 0)))


def test_games_that_are_over_have_no_actor() -> None:
    assert batch.actors(BOTH).tolist() == [1, -1]
    assert batch.over(BOTH).tolist() == [False, True]


def test_scores_are_those_of_the_seats_that_play() -> None:
    assert batch.scores(BOTH).tolist() == [[300, -5], [1, 2]]
    assert batch.scores(states_of()).shape == (0, 0)


def test_marked_games_are_replaced_with_their_streams() -> None:
    states = states_of(packed(turn=0), packed(turn=1), packed(turn=0))
    others = states_of(packed(epoch=2))
    others.streams[:] = 9

    states.replace(np.array([False, True, False]), others)

    assert len(states) == 3
    assert states.array["epoch"].tolist() == [1, 2, 1]
    assert states.streams.tolist() == [0, 9, 2]


def test_what_is_read_stays_what_it_was() -> None:
    states = states_of(packed())
    actors, scores = batch.actors(states), batch.scores(states)

    states.array["acting"] = 1
    states.array["points"] = 0

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


def begun(games: int = 2) -> batch.States:
    """Toy games that have begun."""
    return BATCH.start(Game(2), make_streams(np.random.default_rng(1), games))


@pytest.mark.parametrize("number", range(ACTIONS))
def test_decisions_have_numbers(number: int) -> None:
    assert BATCH.move(number) == MOVES[number]
    assert BATCH.action(MOVES[number]) == number


def test_outcomes_of_chance_are_no_actions() -> None:
    with pytest.raises(ValueError, match=r"^\+1 is an outcome of chance, not a decision$"):
        BATCH.action(Fell(1))


def test_values_that_are_no_moves_are_no_actions() -> None:
    with pytest.raises(ValueError, match=r"^Take\(stones=9\) is no move of this game$"):
        BATCH.action(Take(9))


@pytest.mark.parametrize("number", [-1, 3])
def test_other_numbers_are_no_decisions(number: int) -> None:
    states = begun()
    before = states.array.tobytes()

    with pytest.raises(ValueError, match=f"actions go from 0 to 2, not {number}"):
        BATCH.move(number)
    with pytest.raises(InvalidNotation) as error:
        BATCH.step(states, np.array([0, number]))
    told = {"game": 1, "action": number, "actions": 3}
    assert error.value.refusal == Refusal("no-such-action", told)
    assert states.array.tobytes() == before


def test_legal_decisions_are_played_and_chance_is_run() -> None:
    states = begun()

    BATCH.step(states, np.array([1, THROW]))

    assert states.array["suns"][0, 0] == HEAP - 2
    assert states.array["phase"].tolist() == [TURN, TURN]


def test_an_illegal_decision_is_refused_with_its_game_and_rule() -> None:
    states = begun()
    states.array["suns"][1, 0] = 1
    before = states.array.tobytes()

    with pytest.raises(IllegalMove) as error:
        BATCH.step(states, np.array([0, 1]))

    parameters = {"game": 1, "move": "take 2", "action": 1, "bytes": STATE.itemsize}
    assert error.value.refusal == Refusal("not-now", parameters, "T-1")
    assert states.array.tobytes() == before


def test_masks_and_features_are_written_into_arrays_of_the_right_size() -> None:
    states = begun()
    mask = np.zeros((2, ACTIONS), dtype=np.bool_)
    features = np.zeros((2, FEATURES), dtype=np.float32)

    BATCH.legal(states, mask)
    BATCH.observe(states, features)

    assert mask.all()
    assert features.tolist() == [[HEAP, 1]] * 2
    with pytest.raises(ValueError, match=r"expected an array bool\[2, 3\], not"):
        BATCH.legal(states, mask[:1])
    with pytest.raises(ValueError, match=r"expected an array float32\[2, 2\], not"):
        BATCH.observe(states, features[:, :1])
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not"):
        BATCH.step(states, np.zeros(1, dtype=np.int64))
