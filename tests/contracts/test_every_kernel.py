"""The compiled doorway: numbers in, rows of a log out."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from heliopolis import CHANCE
from heliopolis.core.errors import Refusal
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from tests.positions import states_of

from .examples import EVERY_GAME, Example, each


def number_of(example: Example, text: str) -> int:
    return example.number_of(example.rules.parse_move(text))


@EVERY_GAME
def test_a_log_forgets_the_move_before(example: Example) -> None:
    log = new_log()
    states = states_of(example.decides(2))

    played = [
        example.kernel.play(states, number_of(example, text), log) for text in example.first_moves
    ]

    rows = example.rows_of_second
    assert played == [True, True]
    assert log[0, 0] == len(rows)
    assert log[1 : len(rows) + 1].tolist() == rows


@each(lambda example: example.illegal, "illegal")
def test_an_illegal_number_changes_neither_state_nor_log(
    example: Example, illegal: tuple[str, Refusal]
) -> None:
    here = example.decides(2)
    states, log = states_of(here), new_log()

    played = example.kernel.play(states, number_of(example, illegal[0]), log)

    assert not played
    assert states.tobytes() == here.state
    assert log[0, 0] == 0


@each(lambda example: [*example.asked, *example.chances, example.over()], "here")
def test_a_number_is_legal_when_its_move_is(example: Example, here: Any) -> None:
    state = states_of(here)[0]
    beyond = example.numbers_of_outcomes
    is_legal = example.kernel.is_legal

    found = [number for number in range(-40, example.batch.ACTIONS) if is_legal(state, number)]
    outcomes = [number for number in beyond if is_legal(state, number)]

    legal = [] if here.actor is CHANCE else list(here.moves())
    assert [example.batch.move(number) for number in found] == legal
    assert outcomes == sorted({example.number_of(move) for move in here.odds()} & set(beyond))
    assert bool(outcomes) == (here.actor is CHANCE)


@each(lambda example: example.asked, "here")
def test_moves_are_offered_in_the_order_of_their_numbers(example: Example, here: Any) -> None:
    numbers = [example.number_of(move) for move in here.moves()]

    assert numbers == sorted(numbers)


@each(lambda example: [*example.asked, example.over()], "here")
def test_chance_does_nothing_where_a_seat_decides_or_the_game_is_over(
    example: Example, here: Any
) -> None:
    states = states_of(here)
    stream = make_streams(np.random.default_rng(1), 1)
    before = stream.copy()

    example.kernel.run_chance(states[0], stream, None)

    assert states.tobytes() == here.state
    assert stream[0] == before[0]


@EVERY_GAME
def test_random_decisions_are_distinct_ones_and_each_is_made(example: Example) -> None:
    here = example.asked[0]
    stream = make_streams(np.random.default_rng(1), 1)
    state = states_of(here)[0]

    made = Counter(example.random_action(state, stream) for _ in range(600))

    assert {example.batch.move(number) for number in made} == set(here.moves(distinct=True))
    assert max(made.values()) < 2 * min(made.values())


@each(lambda example: example.players, "players")
def test_playouts_end_every_game_and_count_its_decisions(example: Example, players: int) -> None:
    positions = example.playouts(players)
    states = states_of(*positions)
    streams = make_streams(np.random.default_rng(1), len(positions))

    decisions = example.kernel.playouts(states, streams)

    ends = [
        example.rules.Position(here.game, state.tobytes())
        for here, state in zip(positions, states, strict=True)
    ]
    assert all(end.over for end in ends)
    assert states["acting"].tolist() == [-1] * len(positions)
    assert decisions > example.fewest_decisions


@pytest.mark.parametrize("number", [-1, -3, 1 << 40])
@EVERY_GAME
def test_a_number_of_no_move_is_never_legal(example: Example, number: int) -> None:
    states = states_of(*example.asked, *example.chances, example.over())

    assert not any(example.kernel.is_legal(state, number) for state in states)
