"""Random streams for compiled code: one number of 64 bits a game, owned by the caller.

A stream is an array of one uint64 (or a slice of a longer array), stepped in place by SplitMix64.
Numba's own generator is never used: it is one per thread, so a game would depend on its neighbours.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule, unsigned

Stream = NDArray[np.uint64]

_ALL_BITS: Final = unsigned(0xFFFF_FFFF_FFFF_FFFF)
_GOLDEN: Final = unsigned(0x9E37_79B9_7F4A_7C15)
_FIRST_MIX: Final = unsigned(0xBF58_476D_1CE4_E5B9)
_SECOND_MIX: Final = unsigned(0x94D0_49BB_1331_11EB)
_BITS_27: Final = unsigned(27)
_BITS_30: Final = unsigned(30)
_BITS_31: Final = unsigned(31)
_BITS_32: Final = unsigned(32)


def make_streams(generator: np.random.Generator, count: int) -> Stream:
    """Independent streams for as many games."""
    return generator.integers(0, 1 << 64, size=count, dtype=np.uint64)


@rule
def next_bits(stream: Stream) -> int:
    """The next 64 random bits of a stream."""
    bits = (int(stream[0]) + _GOLDEN) & _ALL_BITS
    stream[0] = bits
    bits = ((bits ^ (bits >> _BITS_30)) * _FIRST_MIX) & _ALL_BITS
    bits = ((bits ^ (bits >> _BITS_27)) * _SECOND_MIX) & _ALL_BITS
    return bits ^ (bits >> _BITS_31)


@rule
def below(stream: Stream, limit: int) -> int:
    """A random whole number from 0 to `limit` - 1, for limits that are small against 2**32.

    The bias is below `limit` / 2**32: nothing to a playout, but not for a dealer of real games.
    """
    return int((np.int64(next_bits(stream) >> _BITS_32) * limit) >> 32)
