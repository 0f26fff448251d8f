"""Positions of any game: played on, refused, damaged, and as states for the kernel."""

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np
import pytest

from heliopolis.core.compile import zeroed
from heliopolis.core.editions import key_of
from heliopolis.core.errors import IllegalMove, InvalidPosition, Refusal
from heliopolis.core.position import StatePosition

AnyPosition = StatePosition[Any, Any, Any, Any]
PositionT = TypeVar("PositionT", bound=AnyPosition)
EventT = TypeVar("EventT")


def after(start: PositionT, *moves: str) -> PositionT:
    """The position after these moves."""
    for move in moves:
        start = start.play(move).position
    return start


def events_of(start: StatePosition[Any, Any, Any, EventT], *moves: str) -> tuple[EventT, ...]:
    """Everything that happens while these moves are played."""
    happened: list[EventT] = []
    for move in moves:
        start, events = start.play(move)
        happened += events
    return tuple(happened)


def refusal_to(here: AnyPosition, move: str) -> Refusal:
    """Why a move is refused, which changes nothing."""
    before = here.to_bytes()
    with pytest.raises(IllegalMove) as error:
        here.play(move)
    assert here.to_bytes() == before
    return error.value.refusal


def states_of(*positions: AnyPosition) -> Any:
    """States of these positions, at least one, for the kernel."""
    states = zeroed(len(positions), positions[0].desk.states.dtype)
    memoryview(states.view("u1"))[:] = b"".join(here.state for here in positions)
    return states


def state_with(here: AnyPosition, changes: Mapping[str, int]) -> bytes:
    """The state with other numbers in some fields: a name, or a name and a place."""
    state = np.frombuffer(bytearray(here.state), dtype=here.desk.states.dtype)
    for name, number in changes.items():
        field, *place = name.split()
        state[field][(0, *map(int, place))] = number
    return state.tobytes()


def encoded(here: AnyPosition, state: bytes, sheets: tuple[Any, ...] | None = None) -> bytes:
    """Another state of the same table as bytes, with its own or other score sheets."""
    written = here.sheet() if sheets is None else sheets
    return here.encoding.encode(key_of(here.game.edition), state, written)


def damaged(here: AnyPosition, changes: Mapping[str, int]) -> bytes:
    """The position as bytes, with other numbers in some fields: a name, or a name and a place."""
    return encoded(here, state_with(here, changes))


def why_refused(here: AnyPosition, changes: Mapping[str, int]) -> str:
    """Why the damaged position is refused."""
    with pytest.raises(InvalidPosition) as error:
        here.game.from_bytes(damaged(here, changes))
    return str(error.value)
