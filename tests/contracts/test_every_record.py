"""Records that are no position are refused, and all others play on."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import CHANCE
from heliopolis.core.chance import SeededDealer
from heliopolis.core.errors import InvalidPosition
from tests.positions import damaged, encoded, record_with

from .examples import EVERY_GAME, Example, each

NUMBERS = st.one_of(st.integers(-1, 12), st.integers(0, 63), st.sampled_from([0b10101, 31, 39]))


def tampered(here: Any, record: bytes) -> Any:
    """The position of another record of the same table, or None when it is refused."""
    try:
        return here.game.from_bytes(encoded(here, record))
    except InvalidPosition:
        return None


@each(lambda example: [*example.asked, *example.records], "here")
def test_the_examples_themselves_are_positions(example: Example, here: Any) -> None:
    assert here.game.from_bytes(damaged(here, {})) == here


@EVERY_GAME
def test_nothing_lies_between_the_fields_of_a_record(example: Example) -> None:
    here = example.records[1]
    state = here.desk.states.dtype
    used = np.zeros(state.itemsize, dtype=bool)
    for name in state.names:
        offset = state.fields[name][1]
        used[offset : offset + state[name].itemsize] = True

    for gap in np.flatnonzero(~used):
        record = bytearray(here.record)
        record[gap] = 1
        with pytest.raises(InvalidPosition, match="something lies where nothing may be"):
            here.game.from_bytes(encoded(here, bytes(record)))


@pytest.mark.parametrize("value", [0, 1, 3, 127, 128, 255])
@each(lambda example: example.records[:6], "here")
def test_a_record_with_another_byte_is_refused_or_plays_on(
    example: Example, here: Any, value: int
) -> None:
    """No byte of a record crashes or hangs the engine."""
    dealer = SeededDealer(np.random.default_rng(value))
    for at in range(len(here.record)):
        record = bytearray(here.record)
        record[at] = value
        there = tampered(here, bytes(record))
        if there is None or there.over:
            continue
        assert example.rules.from_view(there.view(None)) == there
        move = there.deal(dealer) if there.actor is CHANCE else there.moves(distinct=True)[-1]
        there.play(move)


def fields_of(example: Example, here: Any) -> list[str]:
    """The fields of a record, with the places of seats that play."""
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
def test_a_record_with_other_numbers_is_refused_or_plays_on(
    example: Example, data: st.DataObject, seed: int
) -> None:
    """And every position on the way is one that would not be refused."""
    here = data.draw(st.sampled_from(example.records))
    names = st.sampled_from(fields_of(example, here))
    changes = data.draw(st.dictionaries(names, NUMBERS, min_size=1, max_size=5))
    rng = Random(seed)
    dealer = SeededDealer(np.random.default_rng(seed))

    there = tampered(here, record_with(here, changes))

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
