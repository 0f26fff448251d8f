"""States that are no position are refused, and all others play on."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidPosition
from tests.positions import damaged, encoded, state_with

from .examples import EVERY_GAME, Example, each

NUMBERS = st.one_of(st.integers(-1, 12), st.integers(0, 63), st.sampled_from([0b10101, 31, 39]))


def tampered(here: Any, state: bytes) -> Any:
    """The position of another state of the same table, or None when it is refused."""
    try:
        return here.game.from_bytes(encoded(here, state))
    except InvalidPosition:
        return None


@each(lambda example: [*example.asked, *example.states], "here")
def test_the_examples_themselves_are_positions(example: Example, here: Any) -> None:
    assert here.game.from_bytes(damaged(here, {})) == here


@EVERY_GAME
def test_what_lies_between_the_fields_of_a_state_is_not_encoded(example: Example) -> None:
    here = example.states[1]
    layout = here.desk.states.dtype
    used = np.zeros(layout.itemsize, dtype=bool)
    for name in layout.names:
        offset = layout.fields[name][1]
        used[offset : offset + layout[name].itemsize] = True

    for gap in np.flatnonzero(~used):
        state = bytearray(here.state)
        state[gap] = 1
        assert here.game.from_bytes(encoded(here, bytes(state))) == here


@pytest.mark.parametrize("value", [0, 1, 3, 127, 128, 255])
@each(lambda example: example.states[:6], "here")
def test_a_state_with_another_byte_is_refused_or_plays_on(
    example: Example, here: Any, value: int
) -> None:
    """No byte of a state crashes or hangs the engine."""
    dealer = SeededDealer(np.random.default_rng(value))
    for at in range(len(here.state)):
        state = bytearray(here.state)
        state[at] = value
        there = tampered(here, bytes(state))
        if there is None or there.over:
            continue
        assert example.rules.from_view(there.view(None)) == there
        move = there.deal(dealer) if there.actor is CHANCE else there.moves(distinct=True)[-1]
        there.play(move)


def fields_of(example: Example, here: Any) -> list[str]:
    """The fields of a state, with the places of seats that play."""
    state = here.desk.states.dtype
    names = [
        name
        for name in state.names
        if name not in example.fixed_fields and not name.endswith("points")
    ]
    seats = max(example.players)
    return [
        " ".join([name, *map(str, place)])
        for name in names
        for place in np.ndindex(*state[name].shape)
        if state[name].shape[:1] != (seats,) or place[0] < here.game.players
    ]


@EVERY_GAME
@given(data=st.data(), seed=st.integers(0, 2**32 - 1))
def test_a_state_with_other_numbers_is_refused_or_plays_on(
    example: Example, data: st.DataObject, seed: int
) -> None:
    """And every position on the way is one that would not be refused."""
    here = data.draw(st.sampled_from(example.states))
    names = st.sampled_from(fields_of(example, here))
    changes = data.draw(st.dictionaries(names, NUMBERS, min_size=1, max_size=5))
    rng = Random(seed)
    dealer = SeededDealer(np.random.default_rng(seed))

    there = tampered(here, state_with(here, changes))

    for _ in range(5):
        if there is None or there.over:
            break
        assert example.rules.from_view(there.view(None)) == there
        if there.actor is CHANCE:
            move = there.deal(dealer)
        else:
            legal = there.moves()
            assert set(there.moves(distinct=True)) <= set(there.options()) <= set(legal)
            assert there.moves(distinct=True)
            move = rng.choice(legal)
        there = there.play(move).position
        assert here.game.from_bytes(there.to_bytes()) == there
