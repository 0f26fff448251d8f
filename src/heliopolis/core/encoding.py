"""Positions as bytes: a head, the state, the score sheets and a checksum."""

import struct
import zlib
from collections.abc import Sequence
from dataclasses import fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from heliopolis.core.errors import InvalidPosition
from heliopolis.core.sheets import counts_of, items_of

if TYPE_CHECKING:  # whoever only asks for the names of games should not wait for NumPy
    from heliopolis.core.layout import Layout

EditionKey = tuple[str, tuple[tuple[str, str], ...]]
"""An edition's name and what the table overrides."""

LineT = TypeVar("LineT")
_CHECKSUM_BYTES: Final = 4


class Encoding(Generic[LineT]):
    """How one game's positions are bytes.

    A state is written as its numbers, of which the first is that of the players; a sheet as a
    byte with a bit for each seat whose line is known, and these lines; a line as numbers of 16
    bits. The lowest byte of a number comes first, whatever the machine.
    """

    def __init__(
        self,
        *,
        name: str,
        magic: bytes,
        version: int,
        layout: "Layout",
        players: range,
        epochs: int,
        line_type: type[LineT],
    ) -> None:
        self.name = name
        self._magic = magic
        self._version = version
        self._layout = layout
        self._players = players
        self._epochs = epochs
        self._line_type = line_type
        self._counts_type = counts_of(line_type)
        counts = [f"counts.{field.name}" for field in fields(self._counts_type)]
        self.items = items_of(line_type)
        """The names of what a line of a score sheet is the sum of."""
        self._numbers = attrgetter(*self.items, "net", "points", *counts)
        self._counts_begin = len(self.items) + 2
        self._line = struct.Struct(f"<{self._counts_begin + len(counts)}h")

    def encode(
        self, edition: EditionKey, state: bytes, sheets: Sequence[Sequence[LineT | None]]
    ) -> bytes:
        """Write a position; equal positions give equal bytes."""
        name, overrides = edition
        key = " ".join([name, *(f"{item}={choice}" for item, choice in overrides)])
        body = b"".join(
            [
                self._magic,
                bytes([self._version, len(key)]),
                key.encode("ascii"),
                self._layout.to_portable(state),
                bytes([len(sheets)]),
                *map(self._sheet_bytes, sheets),
            ]
        )
        return body + zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big")

    def _sheet_bytes(self, sheet: Sequence[LineT | None]) -> bytes:
        known = sum(1 << seat for seat, line in enumerate(sheet) if line)
        lines = (self._line.pack(*self._numbers(line)) for line in sheet if line)
        return bytes([known]) + b"".join(lines)

    def decode(self, data: bytes) -> tuple[EditionKey, bytes, tuple[tuple[LineT | None, ...], ...]]:
        """Read what `encode` wrote: the edition, the state and the sheets, none of them judged.

        Raises `InvalidPosition` for bytes that it cannot have written.
        """
        if not data.startswith(self._magic):
            raise InvalidPosition("bytes-of-something-else", expected=self.name)
        body, checksum = data[:-_CHECKSUM_BYTES], data[-_CHECKSUM_BYTES:]
        if zlib.crc32(body).to_bytes(_CHECKSUM_BYTES, "big") != checksum:
            raise InvalidPosition("wrong-checksum")
        reader = _Reader(body)
        reader.take(len(self._magic))
        version, length = reader.take(2)
        if version != self._version:
            raise InvalidPosition("other-encoding", version=version, readable=self._version)
        name, *overrides = reader.take(length).decode("ascii", "replace").split(" ")
        state = self._layout.from_portable(reader.take(self._layout.portable_size))
        (epochs,) = reader.take(1)
        players = state[0]
        if players not in self._players or epochs > self._epochs:
            raise InvalidPosition("no-such-table", players=players, epochs=epochs)
        sheets = tuple(self._read_sheet(reader, players) for _ in range(epochs))
        if reader.left:
            raise InvalidPosition("bytes-left-over", bytes=reader.left)
        pairs = (override.partition("=") for override in overrides)
        return (name, tuple((item, choice) for item, _, choice in pairs)), state, sheets

    def _read_sheet(self, reader: "_Reader", players: int) -> tuple[LineT | None, ...]:
        (known,) = reader.take(1)
        if known >> players:
            raise InvalidPosition("line-of-nobody", seats=known)
        return tuple(
            self._read_line(reader) if known >> seat & 1 else None for seat in range(players)
        )

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
            raise InvalidPosition("bytes-missing", bytes=count - self.left)
        self._next += count
        return self._data[self._next - count : self._next]
