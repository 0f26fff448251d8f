"""Positions as bytes: a head, the record, the score sheets and a checksum."""

import struct
import zlib
from dataclasses import fields
from operator import attrgetter
from typing import Final

from heliopolis.core.errors import InvalidPosition
from heliopolis.ra.editions import Edition
from heliopolis.ra.events import Line, Sheet
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import EPOCHS, PLAYERS

MAGIC: Final = b"HeRa"
VERSION: Final = 1
_CHECKSUM_BYTES: Final = 4
_LINE: Final = struct.Struct("<9h")
_NUMBERS: Final = attrgetter(*(field.name for field in fields(Line)))

EditionKey = tuple[str, tuple[tuple[str, str], ...]]
"""An edition's name and what the table overrides."""


def encode(edition: Edition, record: bytes, sheets: tuple[Sheet, ...]) -> bytes:
    """Write a position; equal positions give equal bytes."""
    key = " ".join([edition.name, *(f"{item}={choice}" for item, choice in edition.overrides)])
    body = b"".join(
        [
            MAGIC,
            bytes([VERSION, len(key)]),
            key.encode("ascii"),
            record,
            bytes([len(sheets)]),
            *(_LINE.pack(*_NUMBERS(line)) for sheet in sheets for line in sheet if line),
        ]
    )
    return body + zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big")


def decode(data: bytes) -> tuple[EditionKey, bytes, tuple[Sheet, ...]]:
    """Read what `encode` wrote: the edition, the record and the sheets, none of them judged."""
    if not data.startswith(MAGIC):
        raise InvalidPosition("these bytes are no position of Ra")
    body, checksum = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
    if zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big") != checksum:
        raise InvalidPosition("the checksum is wrong: the bytes are damaged or cut short")
    reader = _Reader(body)
    reader.take(len(MAGIC))
    version, length = reader.take(2)
    if version != VERSION:
        raise InvalidPosition(f"version {version} of the encoding; this program reads {VERSION}")
    name, *overrides = reader.take(length).decode("ascii", "replace").split(" ")
    record = reader.take(STATE.itemsize)
    (epochs,) = reader.take(1)
    players = record[0]
    if players not in PLAYERS or epochs > EPOCHS:
        raise InvalidPosition(f"a position of {players} players with {epochs} scored epochs")
    sheets = tuple(
        tuple(Line(*_LINE.unpack(reader.take(_LINE.size))) for _ in range(players))
        for _ in range(epochs)
    )
    if reader.left:
        raise InvalidPosition(f"{reader.left} bytes too many")
    pairs = (override.partition("=") for override in overrides)
    return (name, tuple((item, choice) for item, _, choice in pairs)), record, sheets


class _Reader:
    """Hands out bytes from the front."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._next = 0

    @property
    def left(self) -> int:
        return len(self._data) - self._next

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise InvalidPosition("the bytes are cut short")
        self._next += count
        return self._data[self._next - count : self._next]
