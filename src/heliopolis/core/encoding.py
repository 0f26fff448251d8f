"""Positions as bytes: a head, the record, the score sheets and a checksum."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from heliopolis.core.errors import InvalidPosition
from heliopolis.core.sheets import counts_of, items_of

EditionKey = tuple[str, tuple[tuple[str, str], ...]]
"""An edition's name and what the table overrides."""

LineT = TypeVar("LineT")
_CHECKSUM_BYTES: Final = 4


class Encoding(Generic[LineT]):
    """How one game's positions are bytes.

    `line_type` is a value whose numbers, counts among them, all have 16 bits; the first byte of a
    record is the number of players.
    """

    def __init__(
        self,
        *,
        name: str,
        magic: bytes,
        version: int,
        record_size: int,
        players: range,
        epochs: int,
        line_type: type[LineT],
    ) -> None:
        self.name = name
        self._magic = magic
        self._version = version
        self._record_size = record_size
        self._players = players
        self._epochs = epochs
        self._line_type = line_type
        self._counts_type = counts_of(line_type)
        counts = [f"counts.{field.name}" for field in fields(self._counts_type)]
        self._numbers = attrgetter(*items_of(line_type), "net", "points", *counts)
        self._counts_begin = len(items_of(line_type)) + 2
        self._line = struct.Struct(f"<{self._counts_begin + len(counts)}h")

    def encode(
        self, edition: EditionKey, record: bytes, sheets: Sequence[Sequence[LineT | None]]
    ) -> bytes:
        """Write a position; equal positions give equal bytes."""
        name, overrides = edition
        key = " ".join([name, *(f"{item}={choice}" for item, choice in overrides)])
        body = b"".join(
            [
                self._magic,
                bytes([self._version, len(key)]),
                key.encode("ascii"),
                record,
                bytes([len(sheets)]),
                *(
                    self._line.pack(*self._numbers(line))
                    for sheet in sheets
                    for line in sheet
                    if line
                ),
            ]
        )
        return body + zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big")

    def decode(self, data: bytes) -> tuple[EditionKey, bytes, tuple[tuple[LineT, ...], ...]]:
        """Read what `encode` wrote: the edition, the record and the sheets, none of them judged.

        Raises `InvalidPosition` for bytes that it cannot have written.
        """
        if not data.startswith(self._magic):
            raise InvalidPosition(f"these bytes are no position of {self.name}")
        body, checksum = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
        if zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big") != checksum:
            raise InvalidPosition("the checksum is wrong: the bytes are damaged or cut short")
        reader = _Reader(body)
        reader.take(len(self._magic))
        version, length = reader.take(2)
        if version != self._version:
            raise InvalidPosition(
                f"version {version} of the encoding; this program reads {self._version}"
            )
        name, *overrides = reader.take(length).decode("ascii", "replace").split(" ")
        record = reader.take(self._record_size)
        (epochs,) = reader.take(1)
        players = record[0]
        if players not in self._players or epochs > self._epochs:
            raise InvalidPosition(f"a position of {players} players with {epochs} scored epochs")
        sheets = tuple(
            tuple(self._read_line(reader) for _ in range(players)) for _ in range(epochs)
        )
        if reader.left:
            raise InvalidPosition(f"{reader.left} bytes too many")
        pairs = (override.partition("=") for override in overrides)
        return (name, tuple((item, choice) for item, _, choice in pairs)), record, sheets

    def _read_line(self, reader: "_Reader") -> LineT:
        numbers: Any = self._line.unpack(reader.take(self._line.size))
        begin = self._counts_begin
        line: Any = (*numbers[:begin], self._counts_type(*numbers[begin:]))
        return self._line_type(*line)


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
