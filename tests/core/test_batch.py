"""What arrays of games of any kind share."""

from typing import Any

import numpy as np
import pytest

from heliopolis.core import batch
from heliopolis.core.errors import IllegalMove, InvalidNotation, Refusal
from heliopolis.core.stream import make_streams
from tests.core.toy import ACTIONS, HEAP, MOVES, STATE, THROW, TURN, Fell, Game, Take, packed
from tests.core.toy_ruleset import BATCH, FEATURES


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
    BATCH.observe(states, 1, features)

    assert mask.all()
    assert features.tolist() == [[HEAP, 1]] * 2
    with pytest.raises(ValueError, match=r"expected an array bool\[2, 3\], not"):
        BATCH.legal(states, mask[:1])
    with pytest.raises(ValueError, match=r"expected an array float32\[2, 2\], not"):
        BATCH.observe(states, 1, features[:, :1])
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not"):
        BATCH.step(states, np.zeros(1, dtype=np.int64))


def test_legal_actions_are_listed_too() -> None:
    states = begun()
    states.array["suns"][1, 0] = 1
    lists = np.full((2, ACTIONS), 9, dtype=np.int16)
    counts = np.zeros(2, dtype=np.int64)

    BATCH.legal_lists(states, lists, counts)

    assert counts.tolist() == [3, 2]
    assert lists.tolist() == [[0, 1, 2], [0, 2, 9]]
    with pytest.raises(ValueError, match=r"expected an array int16\[2, 3\], not"):
        BATCH.legal_lists(states, lists[:, :2], counts)
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not"):
        BATCH.legal_lists(states, lists, counts[:1])


@pytest.mark.parametrize(
    ("seats", "expected"),
    [
        (1, [1, 1]),
        (-1, [-1, -1]),
        (np.array([1, 0], dtype=np.int8), [1, 0]),
        (np.array([-1, 1], dtype=np.int64), [-1, 1]),
        (np.uint8(1), [1, 1]),
        ([0, 1], [0, 1]),
    ],
)
def test_observers_are_one_seat_or_a_seat_of_every_game(seats: Any, expected: list[int]) -> None:
    features = np.zeros((2, FEATURES), dtype=np.float32)

    BATCH.observe(begun(), seats, features)

    assert features[:, 1].tolist() == expected


@pytest.mark.parametrize(
    ("seats", "why"),
    [
        (2, "game 0 has no seat 2"),
        (-2, "game 0 has no seat -2"),
        ([1, 2], "game 1 has no seat 2"),
        ([0, -2], "game 1 has no seat -2"),
        ([0], r"expected a seat or an array of seats \[2\], not int64\[1\]"),
        (0.0, r"expected a seat or an array of seats \[2\], not float64\[\]"),
        ([True, False], r"expected a seat or an array of seats \[2\], not bool\[2\]"),
    ],
)
def test_who_does_not_play_observes_nothing(seats: Any, why: str) -> None:
    features = np.zeros((2, FEATURES), dtype=np.float32)

    with pytest.raises(ValueError, match=f"^{why}$"):
        BATCH.observe(begun(), seats, features)


OVER_AND_NOT = states_of(
    packed(acting=-1, points=(4, 9, 0)),
    packed(acting=-1, points=(7, 7, 0)),
    packed(acting=1, points=(3, 2, 0)),
)


def test_places_are_as_the_points_stand_and_winners_those_of_games_that_are_over() -> None:
    assert BATCH.places(OVER_AND_NOT).tolist() == [[2, 1], [1, 1], [1, 2]]
    assert BATCH.winners(OVER_AND_NOT).tolist() == [[False, True], [True, True], [False, False]]


def test_returns_are_shares_of_one_victory_and_points() -> None:
    out = np.full((3, 2, 2), 5, dtype=np.float32)

    BATCH.returns(OVER_AND_NOT, out)

    assert out[:, batch.SHARES].tolist() == [[0, 1], [0.5, 0.5], [0, 0]]
    assert out[:, batch.POINTS].tolist() == [[4, 9], [7, 7], [3, 2]]
    with pytest.raises(ValueError, match=r"expected an array float32\[3, 2, 2\], not"):
        BATCH.returns(OVER_AND_NOT, out[:, :1])


def test_before_the_end_of_all_games_nobody_has_a_share() -> None:
    out = np.full((2, 2, 2), 5, dtype=np.float32)

    BATCH.returns(begun(), out)

    assert not out[:, batch.SHARES].any()
