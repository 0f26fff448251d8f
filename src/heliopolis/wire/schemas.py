"""The JSON Schema of everything that is sent, made from the types by which it is read."""

from typing import Any

import msgspec

from heliopolis import games
from heliopolis.wire import rest
from heliopolis.wire.client import ClientMessage
from heliopolis.wire.codec import codec
from heliopolis.wire.messages import message_type
from heliopolis.wire.reading import replay_type, server_type
from heliopolis.wire.version import VERSION


def body_types() -> dict[str, Any]:
    """The bodies of requests and answers by name; replays have one for each game."""
    replays = [replay_type(codec(game)) for game in games.names()]
    return {kind.__name__: kind for kind in (*rest.ASKED, *rest.ANSWERED, *replays)}


def schema() -> dict[str, Any]:
    """The JSON Schema of every message.

    `games` has single things of each game, `client` and `server` what goes over the socket, the
    latter for each game, and `rest` the bodies under /api.
    """
    names = games.names()
    bodies = body_types()
    types = [
        *(message_type(game) for game in names),
        ClientMessage,
        *(server_type(game) for game in names),
        *bodies.values(),
    ]
    found, parts = msgspec.json.schema_components(types, ref_template="#/$defs/{name}")
    told = iter(found)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "version": VERSION,
        "games": {game: next(told) for game in names},
        "client": next(told),
        "server": {game: next(told) for game in names},
        "rest": {name: next(told) for name in bodies},
        "$defs": parts,
    }
