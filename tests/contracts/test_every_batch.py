"""Thousands of games in one array, against the same games one by one."""

import re
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import CHANCE
from heliopolis.core.errors import IllegalMove, InvalidNotation, Refusal
from heliopolis.core.stream import make_streams
from tests.positions import states_of

from .examples import EVERY_GAME, Example, Table, each


def streams(games: int) -> NDArray[np.uint64]:
    return make_streams(np.random.default_rng(11), games)


def batch_of(example: Example, *positions: Any) -> Any:
    """These positions side by side."""
    return example.batch.States(states_of(*positions), streams(len(positions)))


def actions(example: Example, *texts: str) -> NDArray[np.int64]:
    numbers = [example.batch.action(example.rules.parse_move(text)) for text in texts]
    return np.array(numbers, dtype=np.int64)


def marked_in(example: Example, states: Any) -> list[list[Any]]:
    """The marked actions of every game."""
    out = np.ones((len(states), example.batch.ACTIONS), dtype=np.bool_)
    example.batch.legal(states, out)
    return [[example.batch.move(int(number)) for number in np.flatnonzero(row)] for row in out]


def distinct_in_order(example: Example, here: Any) -> list[Any]:
    """The distinct moves in the order of their numbers."""
    return sorted(here.moves(distinct=True), key=example.batch.action)


@each(lambda example: example.players, "players")
def test_every_stream_starts_a_game(example: Example, players: int) -> None:
    batch = example.batch

    states = batch.start(example.rules.Game(players), streams(20))

    assert len(states) == 20
    assert [sorted(row) for row in batch.scores(states).tolist()] == [
        example.starting_points(players)
    ] * 20
    assert not batch.over(states).any()
    assert {int(actor) for actor in batch.actors(states)} == set(range(players))
    assert len({state.tobytes() for state in states.array}) > 1


@EVERY_GAME
def test_the_callers_streams_are_not_touched(example: Example) -> None:
    own = streams(3)

    states = example.batch.start(example.rules.Game(2), own)

    assert own.tolist() == streams(3).tolist()
    assert states.streams.tolist() != own.tolist()


@EVERY_GAME
def test_a_game_depends_on_its_own_stream_and_not_on_its_neighbours(example: Example) -> None:
    own = streams(5)
    game = example.rules.Game(max(example.players))
    alone = [example.batch.start(game, own[place : place + 1]).array[0] for place in range(5)]

    together = example.batch.start(game, own).array

    assert [state.tobytes() for state in together] == [state.tobytes() for state in alone]


@each(lambda example: example.short_games, "table")
def test_a_batch_agrees_with_the_same_games_played_one_by_one(
    example: Example, table: Table
) -> None:
    batch, game = example.batch, example.make(table)
    states = batch.start(game, streams(2))
    rng = np.random.default_rng(game.players)
    positions = [example.rules.Position(game, state.tobytes()) for state in states.array]

    while not batch.over(states).all():
        chosen = [
            rng.choice([batch.action(move) for move in here.moves()] or [0]) for here in positions
        ]
        batch.step(states, np.array(chosen, dtype=np.int64))
        positions = [
            follow(example, here, int(number), state.tobytes())
            for here, number, state in zip(positions, chosen, states.array, strict=True)
        ]

        assert marked_in(example, states) == [
            distinct_in_order(example, here) for here in positions
        ]
        assert batch.scores(states).tolist() == [list(here.scores) for here in positions]

    assert [here.over for here in positions] == [True, True]


def follow(example: Example, here: Any, number: int, state: bytes) -> Any:
    """Play the action, and the chance that explains the state."""
    if here.over:
        return here
    there = here.play(example.batch.move(number)).position
    if there.actor is CHANCE:
        there = example.after_chance(there, state)
    assert there.state == state
    return there


@EVERY_GAME
def test_games_that_are_over_ignore_their_actions(example: Example) -> None:
    over, here, move = example.over(), example.decides(2), example.first_moves[0]
    there = here.play(move).position
    states = batch_of(example, over, here)

    example.batch.step(states, np.array([-5, *actions(example, move)], dtype=np.int64))

    assert [state.tobytes() for state in states.array] == [over.state, there.state]
    assert example.batch.over(states).tolist() == [True, False]
    assert example.batch.actors(states).tolist() == [-1, there.actor]


@each(lambda example: example.illegal, "illegal")
def test_an_illegal_action_names_its_game_and_nothing_is_played(
    example: Example, illegal: tuple[str, Refusal]
) -> None:
    wrong, refusal = illegal
    states = batch_of(example, *[example.decides(2)] * 3)
    before = states.array.tobytes(), states.streams.tobytes()

    with pytest.raises(IllegalMove) as error:
        example.batch.step(
            states, actions(example, example.first_moves[0], wrong, example.illegal[0][0])
        )

    parameters = {"game": 1, "move": wrong, **refusal.parameters}
    assert error.value.refusal == Refusal(refusal.code, parameters, refusal.rule)
    assert (states.array.tobytes(), states.streams.tobytes()) == before


def no_actions(example: Example) -> list[int]:
    return [-1, example.batch.ACTIONS, example.batch.ACTIONS + 1, 1000, 20_000, 1 << 40]


@each(no_actions, "number")
def test_a_number_that_is_no_action_names_its_game_and_nothing_is_played(
    example: Example, number: int
) -> None:
    states = batch_of(example, example.decides(2), example.decides(2))
    before = states.array.tobytes()
    legal = int(actions(example, example.first_moves[0])[0])

    with pytest.raises(InvalidNotation) as error:
        example.batch.step(states, np.array([legal, number], dtype=np.int64))

    told = {"game": 1, "action": number, "actions": example.batch.ACTIONS}
    assert error.value.refusal == Refusal("no-such-action", told)
    assert states.array.tobytes() == before


@EVERY_GAME
@pytest.mark.parametrize("shape", [(0,), (1,), (3,), (2, 1)])
def test_every_game_needs_its_action(example: Example, shape: tuple[int, ...]) -> None:
    states = batch_of(example, example.decides(2), example.decides(2))

    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not int64"):
        example.batch.step(states, np.zeros(shape, dtype=np.int64))


@EVERY_GAME
def test_actions_are_an_array_of_whole_numbers(example: Example) -> None:
    states = batch_of(example, example.decides(2), example.decides(2))

    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not float64\[2\]"):
        example.batch.step(states, np.zeros(2))
    with pytest.raises(ValueError, match=r"expected an array int64\[2\], not list\[2\]"):
        example.batch.step(states, [0, 0])


@EVERY_GAME
def test_nothing_is_written_past_the_end_of_an_array(example: Example) -> None:
    batch = example.batch
    states = batch_of(example, example.decides(2), example.decides(2))

    counts = np.zeros(2, dtype=np.int64)
    for write, columns, kind in (
        (batch.legal, batch.ACTIONS, np.bool_),
        (lambda states, out: batch.legal_lists(states, out, counts), batch.MOST_LEGAL, np.int16),
        (lambda states, out: batch.observe(states, 0, out), batch.FEATURES, np.float32),
    ):
        for shape in ((1, columns), (2, columns - 1), (2,)):
            with pytest.raises(ValueError, match=f"expected an array {kind.__name__}"):
                write(states, np.zeros(shape, dtype=kind))


@EVERY_GAME
def test_marked_actions_are_the_distinct_ones_and_none_when_over(example: Example) -> None:
    positions = [example.asked[0], example.over(), *example.asked[1:]]

    found = marked_in(example, batch_of(example, *positions))

    assert found == [distinct_in_order(example, here) for here in positions]
    assert [bool(moves) for moves in found] == [not here.over for here in positions]


@EVERY_GAME
def test_lists_hold_the_actions_that_masks_mark(example: Example) -> None:
    states = batch_of(example, example.asked[0], example.over(), *example.asked[1:])
    lists = np.full((len(states), example.batch.MOST_LEGAL), -7, dtype=np.int16)
    counts = np.zeros(len(states), dtype=np.int64)

    example.batch.legal_lists(states, lists, counts)

    found = [
        [example.batch.move(int(number)) for number in sorted(row[:count])]
        for row, count in zip(lists, counts, strict=True)
    ]
    assert found == marked_in(example, states)
    assert all((row[count:] == -7).all() for row, count in zip(lists, counts, strict=True))


@EVERY_GAME
def test_an_action_of_a_list_is_played_as_it_is(example: Example) -> None:
    batch, here = example.batch, example.decides(2)
    states, same = batch_of(example, here, here), batch_of(example, here, here)
    lists = np.zeros((2, batch.MOST_LEGAL), dtype=np.int16)
    batch.legal_lists(states, lists, np.zeros(2, dtype=np.int64))

    batch.step(states, lists[:, 0])

    batch.step(same, lists[:, 0].astype(np.int64))
    assert states.array.tobytes() == same.array.tobytes()
    with pytest.raises(InvalidNotation):
        batch.step(states, np.full(2, -1, dtype=np.int16))


@EVERY_GAME
def test_seats_see_themselves_first_and_nobody_sees_anything(example: Example) -> None:
    batch, here = example.batch, example.decides(3)
    states = batch_of(example, *[here] * 4)
    seen = np.ones((4, batch.FEATURES), dtype=np.float32)
    alone = np.ones((4, batch.FEATURES), dtype=np.float32)

    batch.observe(states, np.array([0, 1, 2, -1]), seen)

    assert not seen[3].any()
    assert len({row.tobytes() for row in seen}) == 4
    for seat in range(3):
        batch.observe(states, seat, alone)
        assert (alone == seen[seat]).all()


@EVERY_GAME
def test_a_seat_sees_the_end_of_a_game_too(example: Example) -> None:
    batch, over = example.batch, example.over()
    states = batch_of(example, over)
    seen = np.zeros((1, batch.FEATURES), dtype=np.float32)

    batch.observe(states, 0, seen)
    assert seen.any()
    batch.observe(states, batch.actors(states), seen)
    assert not seen.any()


@EVERY_GAME
def test_winners_places_and_returns_are_those_of_the_positions(example: Example) -> None:
    batch, over, here = example.batch, example.over(), example.decides(2)
    players = over.game.players
    states = batch_of(example, over, example.decides(players))
    out = np.ones((2, 2, players), dtype=np.float32)

    batch.returns(states, out)
    winners, places = batch.winners(states), batch.places(states)

    assert here.winners == ()
    assert [tuple(np.flatnonzero(row)) for row in winners] == [over.winners, ()]
    assert tuple(np.flatnonzero(places[0] == 1)) == over.winners
    assert out[0, batch.SHARES].tolist() == pytest.approx(
        [(seat in over.winners) / len(over.winners) for seat in range(players)]
    )
    assert not out[1, batch.SHARES].any()
    assert out[0, batch.POINTS].tolist() == list(over.scores)
    assert out[1, batch.POINTS].tolist() == batch.scores(states)[1].tolist()


@EVERY_GAME
def test_actions_and_moves_translate_into_each_other(example: Example) -> None:
    numbers = range(example.batch.ACTIONS)

    assert [example.batch.action(example.batch.move(number)) for number in numbers] == [*numbers]
    assert [example.number_of(move) for move in example.decisions] == [*numbers]


@each(lambda example: example.outcomes, "outcome")
def test_an_outcome_of_chance_is_no_action(example: Example, outcome: Any) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(str(outcome))} is an outcome of chance"):
        example.batch.action(outcome)


@each(lambda example: example.no_moves, "value")
def test_a_value_that_is_no_move_is_no_action(example: Example, value: Any) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(repr(value))} is no move of this game$"):
        example.batch.action(value)


@EVERY_GAME
def test_marked_games_are_replaced_with_their_streams_and_actions(example: Example) -> None:
    states = batch_of(example, *[example.decides(2)] * 3)
    others = example.batch.States(states_of(example.asked[0]), streams(4)[3:])
    own = states.streams.tolist()

    states.replace(np.array([False, True, False]), others)

    there = [example.decides(2), example.asked[0], example.decides(2)]
    assert [state.tobytes() for state in states.array] == [here.state for here in there]
    assert states.streams.tolist() == [own[0], *others.streams.tolist(), own[2]]
    assert marked_in(example, states) == [distinct_in_order(example, here) for here in there]


@each(no_actions, "number")
def test_a_number_that_is_no_action_has_no_move(example: Example, number: int) -> None:
    with pytest.raises(ValueError, match=f"from 0 to {example.batch.ACTIONS - 1}, not {number}$"):
        example.batch.move(number)


@EVERY_GAME
def test_scores_follow_the_games(example: Example) -> None:
    here = example.epoch_ends(2, epoch=2, points=(30, 3))
    states = batch_of(example, here, here.play(example.last_move).position)

    found = example.batch.scores(states)

    assert found.tolist() == [[30, 3], [*example.points_after]]
    assert found.dtype == np.int16


@EVERY_GAME
def test_answers_are_copies(example: Example) -> None:
    here, batch = example.decides(2), example.batch
    states = batch_of(example, here)

    answers: list[Any] = [batch.scores(states), batch.actors(states), batch.over(states)]
    for answer in answers:
        answer[:] = 1

    assert states.array[0].tobytes() == here.state


@EVERY_GAME
def test_a_batch_without_games_has_no_answers(example: Example) -> None:
    states = example.batch.start(example.rules.Game(2), streams(0))

    example.batch.step(states, np.zeros(0, dtype=np.int64))

    assert len(states) == 0
    assert example.batch.scores(states).shape == (0, 0)
    assert example.batch.over(states).shape == (0,)
    assert example.batch.winners(states).shape == (0, 0)
