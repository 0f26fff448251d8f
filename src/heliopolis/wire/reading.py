"""What the server says, as a client in Python reads it: strictly, and with values of the game."""

from functools import cache
from typing import Any, Final, get_type_hints

import msgspec

from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidMessage, shown
from heliopolis.core.sheets import ScoreNow
from heliopolis.match import Result, Seen
from heliopolis.wire.codec import Codec, codec
from heliopolis.wire.limits import Strict
from heliopolis.wire.mirror import any_of
from heliopolis.wire.rest import ReplayFrame, StepFrame
from heliopolis.wire.server import (
    Common,
    ScoreNowStruct,
    SeenFrame,
    ServerMessage,
    Update,
    UpdateFrame,
)
from heliopolis.wire.version import Data

_NOW: Final = tuple[ScoreNowStruct | None, ...]


def seen_type(own: Codec) -> Any:
    """The type of a move that an audience saw, in a game."""
    move, event = own.types["move"], own.types["event"]
    return of_game(own, SeenFrame, move=move, events=many(event))


def update_type(own: Codec) -> Any:
    """The type of an update in a game."""
    moves, options = many(seen_type(own)), many(own.types["move"])
    view = own.types["view"]
    return of_game(own, UpdateFrame, moves=moves, view=view, score_now=_NOW, options=options)


def replay_type(own: Codec) -> Any:
    """The type of the answer to a game file."""
    move, event, view = (own.types[kind] for kind in ("move", "event", "view"))
    either, happened = any_of((move, None)), many(event)
    step = of_game(own, StepFrame, move=either, events=happened, view=view, score_now=_NOW)
    return of_game(own, ReplayFrame, steps=many(step))


def many(kind: Any) -> Any:
    """A list of something whose type is known at run time only."""
    return tuple[kind, ...]


def of_game(own: Codec, frame: type[Strict], **parts: Any) -> Any:
    """The type by which a frame is read, with the types of a game for what was written before."""
    hints = get_type_hints(frame, include_extras=True) | parts
    return msgspec.defstruct(
        own.title + frame.__name__.removesuffix("Frame"),
        [(name, hints[name]) for name in frame.__struct_fields__],
        bases=(Strict,),
        namespace={"__doc__": frame.__doc__},
        tag=frame.__struct_config__.tag,
        frozen=True,
        forbid_unknown_fields=True,
    )


class _Reader:
    """Reads the messages of one game, or with None those that all games have."""

    def __init__(self, game: str | None) -> None:
        self._codec = None if game is None else codec(game)
        self._update = () if self._codec is None else (update_type(self._codec),)
        self.type = any_of((Common, *self._update))
        self._decoder = msgspec.json.Decoder(self.type)

    def read(self, data: Data) -> Any:
        """A message; raise what msgspec raises."""
        struct = self._decoder.decode(data)
        if self._codec is None or not isinstance(struct, self._update):
            return struct
        return _update_of(self._codec, struct)


def _update_of(own: Codec, struct: Any) -> Update:
    """An update with values of the game in it."""
    read = own.from_struct
    return Update(
        version=struct.version,
        moves=tuple(
            Seen(
                seen.version,
                CHANCE if seen.actor is None else seen.actor,
                read("move", seen.move),
                seen.time,
                tuple(read("event", event) for event in seen.events),
            )
            for seen in struct.moves
        ),
        view=read("view", struct.view),
        score_now=tuple(
            None if now is None else ScoreNow(now.items, now.later, now.net, now.points)
            for now in struct.score_now
        ),
        asked=struct.asked,
        options=tuple(read("move", move) for move in struct.options),
        standing=struct.standing,
        clocks=struct.clocks,
        result=struct.result and Result(struct.result.scores, struct.result.winners),
    )


@cache
def _reader(game: str | None) -> _Reader:
    return _Reader(game)


def server_type(game: str) -> Any:
    """The union of what the server says at a table of a game."""
    return _reader(game).type


def decode_server(game: str | None, data: Data) -> ServerMessage:
    """Read what the server sent at a table of a game; raise `InvalidMessage` for all else.

    Without a game it reads all but updates: what a client hears first is a `Welcome`, and that
    names the game.
    """
    try:
        message: ServerMessage = _reader(game).read(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise InvalidMessage("no-message", what=shown(str(error), 200)) from error
    return message
