"""What leaves the program as JSON, and comes back.

>>> from heliopolis import ra, wire
>>> wire.encode("ra", ra.Bid(9))
b'{"type":"move","wire":1,"game":"ra","value":{"type":"bid","text":"bid 9","sun":9}}'
>>> wire.decode(wire.encode("ra", ra.Bid(9)))
Message(game='ra', thing=Bid(sun=9))
"""

from heliopolis.wire.codec import Codec, codec
from heliopolis.wire.messages import VERSION, Message, decode, encode, schema
from heliopolis.wire.mirror import tag_of

__all__ = ["VERSION", "Codec", "Message", "codec", "decode", "encode", "schema", "tag_of"]
