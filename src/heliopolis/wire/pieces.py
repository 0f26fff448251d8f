"""The dear parts of messages as JSON, written once and put into as many messages as needed."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from heliopolis.core.contract import CHANCE
from heliopolis.core.sheets import ScoreNow
from heliopolis.match import Seen
from heliopolis.wire.codec import codec
from heliopolis.wire.rest import StepFrame
from heliopolis.wire.server import ScoreNowStruct, SeenFrame

_ENCODER: Final = msgspec.json.Encoder()
_MOVES_KEPT: Final = 4096  # more than all decisions of both games together

_SEAT: Final = b'"seat":'
_NULL: Final = b"null"
_NO_SEAT: Final = _SEAT + _NULL  # it stands in front of everything else that has a seat
_VIEW: Final = b'"view":'  # nothing before it in an update has this name
_OPTIONS: Final = b'"options":'
NONE: Final = b"[]"
"""No options at all."""
_NO_OPTIONS: Final = _OPTIONS + NONE  # nothing after it has this name
_Played = tuple[int, int | None, msgspec.Raw, int | None, tuple[msgspec.Raw, ...]]


def _raw(thing: Any) -> msgspec.Raw:
    return msgspec.Raw(_ENCODER.encode(thing))


def view_json(game: str, view: Any) -> msgspec.Raw:
    """A view of a game as JSON."""
    return _raw(codec(game).to_struct(view))


def score_now_json(scores: Iterable[ScoreNow | None]) -> msgspec.Raw:
    """What seats would score if the epoch ended now, as JSON."""
    return _raw([None if score is None else ScoreNowStruct.of(score) for score in scores])


def seated(open_view: msgspec.Raw, seat: int) -> msgspec.Raw:
    """The view of a spectator, as JSON, turned into that of a seat; where scores are open.

    Nothing else differs then, so nobody has to look at the position once for every seat.
    """
    return msgspec.Raw(bytes(open_view).replace(_NO_SEAT, b'"seat":%d' % seat, 1))


def around_seat(update: bytes) -> tuple[bytes, bytes, bytes]:
    """What stands before, between and after the seat and the options in the update of a spectator.

    With a number and options of its own in between, that is the update of a seat which stands for
    none; where scores are open, nothing else differs.
    """
    at = update.index(_NO_SEAT, update.index(_VIEW)) + len(_SEAT)
    options = update.rindex(_NO_OPTIONS) + len(_OPTIONS)
    return update[:at], update[at + len(_NULL) : options], update[options + len(NONE) :]


@lru_cache(_MOVES_KEPT)
def move_json(game: str, move: Any) -> msgspec.Raw:
    """A move of a game as JSON, with its tag, its text and its fields."""
    return _raw(codec(game).to_struct(move))


def moves_json(game: str, moves: Iterable[Any]) -> msgspec.Raw:
    """Moves of a game as a JSON array."""
    return _raw([move_json(game, move) for move in moves])


def seen_json(game: str, seen: Seen) -> msgspec.Raw:
    """What an audience sees of one move, as JSON."""
    return _raw(SeenFrame(*_played(game, seen)))


def step_json(
    game: str, seen: Seen | None, view: Any, scores: Iterable[ScoreNow | None]
) -> msgspec.Raw:
    """A moment of a replay as JSON: the move that led there, None for the opening, and the view."""
    shown, now = view_json(game, view), score_now_json(scores)
    if seen is None:
        return _raw(StepFrame(0, None, None, None, (), shown, now))
    version, actor, move, time, events = _played(game, seen)
    return _raw(StepFrame(version, actor, move, time, events, shown, now))


def _played(game: str, seen: Seen) -> _Played:
    """The first fields of a move that was played."""
    own = codec(game)
    return (
        seen.version,
        None if seen.actor is CHANCE else cast("int", seen.actor),
        move_json(game, seen.move),
        seen.time,
        tuple([msgspec.Raw(own.event_json(event)) for event in seen.events]),
    )
