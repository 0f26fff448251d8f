"""Reading and writing a state's bytes in Python, without the kernel."""

import struct
from collections.abc import Callable
from typing import Final

import numpy as np

_CODES: Final = {"int8": "b", "int16": "h", "int32": "i", "int64": "q"}


class Layout:
    """Where the numbers of a state are: all are read at once, and written again.

    `places` says for each field where its numbers are among all; `scalars` are the fields that
    are one number; `portable_size` is how many bytes a state has outside this machine.
    """

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        assert dtype.fields is not None
        native, portable = "=", "<"
        end = numbers = 0
        self.dtype = dtype
        self.size = dtype.itemsize
        self.places: dict[str, slice] = {}
        for name, (field, start, *_) in dtype.fields.items():
            count = field.itemsize // field.base.itemsize
            code = f"{count}{_CODES[field.base.name]}"
            native += f"{start - end}x{code}"
            portable += code
            self.places[name] = slice(numbers, numbers + count)
            end = start + field.itemsize
            numbers += count
        self.scalars = tuple(name for name in self.places if dtype[name].shape == ())
        self._struct = struct.Struct(f"{native}{self.size - end}x")
        self._portable = struct.Struct(portable)
        self.portable_size = self._portable.size
        # Not a method of ours, because views are made from it by the thousand.
        self.unpack: Callable[[bytes], tuple[int, ...]] = self._struct.unpack

    def offset(self, name: str) -> int:
        """The byte where a field begins."""
        assert self.dtype.fields is not None
        return self.dtype.fields[name][1]

    def pack(self, fields: dict[str, int | tuple[int, ...]]) -> bytes:
        """A state from the numbers of all its fields, with nothing in its gaps."""
        numbers: list[int] = []
        for name in self.places:
            field = fields[name]
            numbers.extend((field,) if isinstance(field, int) else field)
        return self._struct.pack(*numbers)

    def to_portable(self, state: bytes) -> bytes:
        """A state's numbers without gaps, the lowest byte first whatever the machine."""
        return self._portable.pack(*self.unpack(state))

    def from_portable(self, data: bytes) -> bytes:
        """The state of this machine from what `to_portable` wrote."""
        return self._struct.pack(*self._portable.unpack(data))
