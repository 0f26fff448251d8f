"""The dear parts of messages as JSON, written once and put into as many messages as needed."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final

import msgspec

from heliopolis.core.contract import CHANCE
from heliopolis.match import Seen
from heliopolis.wire.codec import codec
from heliopolis.wire.rest import StepFrame
from heliopolis.wire.server import SeenFrame

_ENCODER: Final = msgspec.json.Encoder()
_MOVES_KEPT: Final = 4096  # more than all decisions of both games together


def _raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(thing))


def view_json(game: str, view: Any) -> msgspec.Raw:
    """A view of a game as JSON."""
    return _raw(codec(game).to_struct(view))


@lru_cache(_MOVES_KEPT)
def move_json(game: str, move: Any) -> msgspec.Raw:
    """A move of a game as JSON, with its tag, its text and its fields."""
    return _raw(codec(game).to_struct(move))


def moves_json(game: str, moves: Iterable[Any]) -> msgspec.Raw:
    """Moves of a game as a JSON array."""
    return _raw([move_json(game, move) for move in moves])


def event_json(game: str, event: Any) -> msgspec.Raw:
    """An event of a game as JSON, with its tag."""
    return _raw(codec(game).to_struct(event))


def seen_json(game: str, seen: Seen) -> msgspec.Raw:
    """What an audience sees of one move, as JSON."""
    actor = None if seen.actor is CHANCE else seen.actor
    events = tuple(event_json(game, event) for event in seen.events)
    return _raw(SeenFrame(seen.version, actor, move_json(game, seen.move), seen.time, events))


def step_json(game: str, seen: Seen | None, view: Any) -> msgspec.Raw:
    """A moment of a replay as JSON: the move that led there, None for the opening, and the view."""
    shown = view_json(game, view)
    if seen is None:
        return _raw(StepFrame(0, None, None, None, (), shown))
    actor = None if seen.actor is CHANCE else seen.actor
    events = tuple(event_json(game, event) for event in seen.events)
    move = move_json(game, seen.move)
    return _raw(StepFrame(seen.version, actor, move, seen.time, events, shown))
