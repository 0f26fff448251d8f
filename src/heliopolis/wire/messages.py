"""Messages: something of a game, with the name of the game and the version of the wire."""

from functools import cache
from typing import Any, Literal, NamedTuple

import msgspec

from heliopolis import games
from heliopolis.core.errors import InvalidMessage, shown
from heliopolis.wire.codec import Codec, codec
from heliopolis.wire.mirror import any_of
from heliopolis.wire.version import VERSION, Data


class Message(NamedTuple):
    """What a message says."""

    game: str
    thing: Any


class _Head(msgspec.Struct):
    """What is read first, because it says how to read the rest."""

    wire: int
    game: str


def _body(codec: Codec, kind: str) -> Any:
    """The struct of messages that hold things of one kind, tagged by it."""
    return msgspec.defstruct(
        f"{codec.title}{kind.capitalize()}Message",
        [
            ("wire", Literal[VERSION]),
            ("game", Literal[codec.game]),
            ("value", codec.types[kind]),
        ],
        tag=kind,
        frozen=True,
        forbid_unknown_fields=True,
    )


class _Bodies:
    """The messages of one game."""

    def __init__(self, codec: Codec) -> None:
        self.of_kind = {kind: _body(codec, kind) for kind in codec.types}
        self.kind_of = {struct: kind for kind, struct in self.of_kind.items()}
        self.type = any_of(self.kind_of)
        self.decoder = msgspec.json.Decoder(self.type)


@cache
def _bodies(game: str) -> _Bodies:
    return _Bodies(codec(game))


def message_type(game: str) -> Any:
    """The union of what `encode` writes of a game."""
    return _bodies(game).type


def encode(game: str, thing: Any) -> bytes:
    """A view, an event, a move, a sheet, a refusal or advice of a game as JSON."""
    own = codec(game)
    body = _bodies(game).of_kind[own.kind_of(thing)]
    return msgspec.json.encode(body(VERSION, game, own.to_struct(thing)))


def decode(data: Data) -> Message:
    """Read what `encode` wrote; raise `InvalidMessage` for everything else."""
    try:
        head = msgspec.json.decode(data, type=_Head)
        if head.wire != VERSION:
            raise InvalidMessage("other-wire-version", version=head.wire, reads=VERSION)
        if head.game not in games.names():
            raise InvalidMessage("message-of-no-game", game=shown(head.game))
        bodies = _bodies(head.game)
        body = bodies.decoder.decode(data)
        return Message(
            head.game, codec(head.game).from_struct(bodies.kind_of[type(body)], body.value)
        )
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMessage("no-message", what=str(error)[:200]) from error
