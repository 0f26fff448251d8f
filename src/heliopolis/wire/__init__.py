"""What leaves the program as JSON, and comes back.

>>> from heliopolis import ra, wire
>>> wire.encode("ra", ra.Bid(9))
b'{"type":"move","wire":1,"game":"ra","value":{"type":"bid","text":"bid 9","sun":9}}'
>>> wire.decode(wire.encode("ra", ra.Bid(9)))
Message(game='ra', thing=Bid(sun=9))
"""

from heliopolis.wire import client, links, pieces, rest, server, tables
from heliopolis.wire.client import decode_client, encode_client
from heliopolis.wire.codec import Codec, codec
from heliopolis.wire.messages import Message, decode, encode
from heliopolis.wire.mirror import tag_of
from heliopolis.wire.pieces import (
    move_json,
    moves_json,
    score_now_json,
    seated,
    seen_json,
    step_json,
    view_json,
)
from heliopolis.wire.reading import decode_server
from heliopolis.wire.rest import decode_body, encode_body
from heliopolis.wire.schemas import schema
from heliopolis.wire.server import encode_server
from heliopolis.wire.version import VERSION
from heliopolis.wire.words import next_word

__all__ = [
    "VERSION",
    "Codec",
    "Message",
    "client",
    "codec",
    "decode",
    "decode_body",
    "decode_client",
    "decode_server",
    "encode",
    "encode_body",
    "encode_client",
    "encode_server",
    "links",
    "move_json",
    "moves_json",
    "next_word",
    "pieces",
    "rest",
    "schema",
    "score_now_json",
    "seated",
    "seen_json",
    "server",
    "step_json",
    "tables",
    "tag_of",
    "view_json",
]
