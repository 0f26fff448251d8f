"""Frames that no client would send: each is a message or is refused by name, and nothing else.

    python -m tests.wire.fuzz --frames 1000000

Some are noise, some are damaged messages, and some are JSON with the right fields and wrong values.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

from heliopolis import wire
from heliopolis.core.errors import InvalidMessage
from heliopolis.wire import rest, server
from heliopolis.wire.limits import FRAME, Strict
from heliopolis.wire.structs import RefusalStruct
from tools.wire import examples

CODES: Final = ("no-message", "message-too-long", "other-wire-version")
LONGEST: Final = 3 * FRAME
_SAID: Final = [wire.encode_client(said) for said in examples.SAID]
_ASKED: Final = [wire.encode_body(body) for body in examples.ASKED]
_VALID: Final = [*_SAID, *_ASKED]
_PLAIN: Final = [json.loads(data) for data in _VALID]
_NAMES: Final = sorted({name for plain in _PLAIN for name in plain})
_ODD: Final[tuple[Any, ...]] = (
    *(None, True, False, 0, 1, -1, 15, 16, 2**31, 2**63, 2**64, 10**40, 0.0, -0.0, 1.5, 1e308),
    *("", "a", "draw", "bid 9", "ra", "1", "é", "\0", "\n", "𓂀", "\ud800", "a\n", "x" * 65),
    *("x" * 301, "0f" * 32, "0F" * 32, "hello", "move", [], {}, [[]], {"type": "move"}),
)
_RAW: Final = (
    *(b"", b"{", b"}", b"[", b"]", b":", b",", b'"', b"\\", b"\\u", b"\\ud800", b"null", b"NaN"),
    *(b"Infinity", b"-", b"1e999", b"\xff", b"\xc3\x28", b"\xed\xa0\x80", b"\x00", b"\xef\xbb\xbf"),
    *(b'"type":', b'"wire":2', b'"wire":1', b'{"type":"hello",', b" ", b"\n", b"/**/", b"[" * 500),
)


def _noise(random: Random) -> bytes:
    """Bytes that mean nothing."""
    if random.random() < 0.05:
        return random.choice((b"[", b'{"a":', b"x", b'"')) * random.randrange(LONGEST)
    if random.random() < 0.5:
        return random.randbytes(random.randrange(64))
    return b"".join(random.choices(_RAW, k=random.randrange(12)))


def _damaged(random: Random) -> bytes:
    """A message of which some bytes are wrong, missing, doubled or somebody else's."""
    data = bytearray(random.choice(_VALID))
    for _ in range(random.randrange(1, 4)):
        place = random.randrange(len(data) + 1)
        match random.randrange(4):
            case 0 if place < len(data):
                data[place] = random.randrange(256)
            case 1:
                del data[place : place + random.randrange(8)]
            case 2:
                data[place:place] = random.choice(_RAW)
            case _:
                other = random.choice(_VALID)
                data[place:place] = other[random.randrange(len(other)) :]
    return bytes(data)


def _value(random: Random, deep: int = 0) -> Any:
    """Any value of JSON."""
    if deep < 3 and random.random() < 0.15:
        names = random.sample(_NAMES, 2)
        return {name: _value(random, deep + 1) for name in names}
    if deep < 3 and random.random() < 0.15:
        return [_value(random, deep + 1) for _ in range(random.randrange(4))]
    if random.random() < 0.05:
        return "x" * random.randrange(LONGEST)
    return random.choice(_ODD)


def _altered(random: Random) -> bytes:
    """A message with wrong values, with fields of others, or without some of its own."""
    plain = dict(random.choice(_PLAIN))
    for _ in range(random.randrange(1, 3)):
        name = random.choice((random.choice(list(plain) or _NAMES), random.choice(_NAMES)))
        if random.random() < 0.2:
            plain.pop(name, None)
        else:
            plain[name] = _value(random)
    return json.dumps(plain, ensure_ascii=random.random() < 0.5).encode(errors="surrogatepass")


def _whole(random: Random) -> bytes:
    """A message as it should be, with spaces, so that something is understood too."""
    return json.dumps(random.choice(_PLAIN), indent=random.choice((None, 1))).encode()


_KINDS: Final[tuple[Callable[[Random], bytes], ...]] = (_noise, _damaged, _altered, _whole)


def frames(number: int, seed: int) -> Iterator[bytes]:
    """So many frames, always the same ones for a seed."""
    random = Random(seed)
    for _ in range(number):
        yield random.choices(_KINDS, (3, 4, 4, 1))[0](random)


def judge(data: bytes) -> str:
    """What comes of a frame: the type of a message, or the code of a refusal."""
    try:
        message = wire.decode_client(data)
    except InvalidMessage as error:
        return _told(error)
    assert wire.decode_client(wire.encode_client(message)) == message
    return type(message).__name__


def judge_body(data: bytes, kind: type[Strict]) -> str:
    """The same for the body of a request."""
    try:
        body = wire.decode_body(kind, data)
    except InvalidMessage as error:
        return _told(error)
    assert wire.decode_body(kind, wire.encode_body(body)) == body
    return kind.__name__


def _told(error: InvalidMessage) -> str:
    """The code of a refusal, which must be short enough to be sent."""
    assert error.code in CODES
    sent = wire.encode_server(server.Refused("", RefusalStruct.of(error.refusal), 0))
    assert len(sent) < 1500
    return error.code


def fuzz(number: int, seed: int = 0) -> Counter[str]:
    """Judge so many frames, each as a message and as the body of a request."""
    found: Counter[str] = Counter()
    for place, data in enumerate(frames(number, seed)):
        found[judge(data)] += 1
        found[judge_body(data, rest.ASKED[place % len(rest.ASKED)])] += 1
    return found


def main() -> None:
    """Judge as many frames as the command line says, and tell what came of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    for name, count in fuzz(asked.frames, asked.seed).most_common():
        print(f"{count:9} {name}")


if __name__ == "__main__":
    main()
