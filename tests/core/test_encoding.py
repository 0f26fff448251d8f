"""Positions of any game as bytes."""

import zlib

import pytest

from heliopolis.core.errors import InvalidPosition
from tests.core.toy import ENCODING, LAYOUT, Counts, Line, packed

KEY = ("first", (("suns", "other"),))
SHEETS = ((Line(1, 2, 3, 303, Counts(4, 5)), Line(0, -5, -5, -5, Counts(6, -7))),)
DATA = ENCODING.encode(KEY, packed(), SHEETS)


def sealed(body: bytes) -> bytes:
    """These bytes with a checksum that is right."""
    return body + zlib.crc32(body).to_bytes(4, "big")


def test_a_position_is_a_head_its_state_its_sheets_and_a_checksum() -> None:
    head = b"HeTo\x03\x10first suns=other"
    lines = b"\3\1\0\2\0\3\0\x2f\1\4\0\5\0" + b"\0\0\xfb\xff\xfb\xff\xfb\xff\6\0\xf9\xff"

    numbers = b"\2\1\1\1\0" + b"\1\2\3\4\0\0" + b"\x2c\1\xfb\xff\0\0" + b"\0\0\x10\0"
    numbers += (1 << 40).to_bytes(8, "little") + bytes(16)

    assert sealed(head + numbers + b"\1" + lines) == DATA


def test_what_was_written_is_read_again() -> None:
    assert ENCODING.decode(DATA) == (KEY, packed(), SHEETS)


@pytest.mark.parametrize("sheet", [(None, None), (SHEETS[0][0], None), (None, SHEETS[0][1])])
def test_a_hidden_line_is_hidden_when_it_is_read_again(sheet: tuple[Line | None, ...]) -> None:
    assert ENCODING.decode(ENCODING.encode(KEY, packed(), (sheet,)))[2] == (sheet,)


def test_nobody_has_a_line_who_does_not_play() -> None:
    at = 22 + LAYOUT.portable_size + 1

    with pytest.raises(InvalidPosition, match=r"^line-of-nobody: seats=4$"):
        ENCODING.decode(sealed(DATA[:at] + b"\4" + DATA[at + 1 : -4]))


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"HeRa" + DATA[4:], "bytes-of-something-else: expected='Toy'"),
        (DATA[:-1] + b"\0\0", "wrong-checksum"),
        (sealed(DATA[:4] + b"\1" + DATA[5:-4]), "other-encoding: version=1, readable=3"),
        (sealed(DATA[:-6]), "bytes-missing: bytes=2"),
        (sealed(DATA[:-4] + b"\0"), "bytes-left-over: bytes=1"),
        (
            ENCODING.encode(KEY, packed(players=4), ()),
            "no-such-table: players=4, epochs=0",
        ),
        (
            ENCODING.encode(KEY, packed(), SHEETS * 3),
            "no-such-table: players=2, epochs=3",
        ),
    ],
)
def test_bytes_that_nobody_wrote_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(InvalidPosition) as error:
        ENCODING.decode(data)

    assert str(error.value) == reason
