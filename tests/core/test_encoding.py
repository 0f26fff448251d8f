"""Positions of any game as bytes."""

import zlib

import pytest

from heliopolis.core.errors import InvalidPosition

from .toy import ENCODING, LAYOUT, Counts, Line, record

KEY = ("first", (("suns", "other"),))
SHEETS = ((Line(1, 2, 3, 303, Counts(4, 5)), Line(0, -5, -5, -5, Counts(6, -7))),)
DATA = ENCODING.encode(KEY, record(), SHEETS)


def sealed(body: bytes) -> bytes:
    """These bytes with a checksum that is right."""
    return body + zlib.crc32(body).to_bytes(4, "big")


def test_a_position_is_a_head_its_record_its_sheets_and_a_checksum() -> None:
    head = b"HeTo\x03\x10first suns=other"
    lines = b"\1\0\2\0\3\0\x2f\1\4\0\5\0" + b"\0\0\xfb\xff\xfb\xff\xfb\xff\6\0\xf9\xff"

    assert sealed(head + record() + b"\1" + lines) == DATA


def test_what_was_written_is_read_again() -> None:
    assert ENCODING.decode(DATA) == (KEY, record(), SHEETS)


def test_a_hidden_line_is_not_written() -> None:
    data = ENCODING.encode(KEY, record(), ((None, None),))

    assert data == sealed(DATA[: 22 + LAYOUT.size] + b"\1")


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"HeRa" + DATA[4:], "these bytes are no position of Toy"),
        (DATA[:-1] + b"\0\0", "the checksum is wrong"),
        (sealed(DATA[:4] + b"\1" + DATA[5:-4]), "version 1 of the encoding; this program reads 3"),
        (sealed(DATA[:-6]), "the bytes are cut short"),
        (sealed(DATA[:-4] + b"\0"), "1 bytes too many"),
        (
            ENCODING.encode(KEY, record(players=4), ()),
            "a position of 4 players with 0 scored epochs",
        ),
        (
            ENCODING.encode(KEY, record(), SHEETS * 3),
            "a position of 2 players with 3 scored epochs",
        ),
    ],
)
def test_bytes_that_nobody_wrote_are_refused(data: bytes, reason: str) -> None:
    with pytest.raises(InvalidPosition, match=reason):
        ENCODING.decode(data)
