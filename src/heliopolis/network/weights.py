"""A learned network: the numbers that it is made of, and what it says of itself.

    h = relu(x first + first_bias)
    h = relu(h + h blocks[b] + block_biases[b])    for every block
    policy = h policy + policy_bias                a logit for each action of the game, or none
    values = h values + values_bias                a logit for each seat, then points for each

Seats are counted from the observer, clockwise. The chance to win is the softmax over the seats
that play, and the final score that is expected is the number times `POINTS_UNIT`.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.value import value

Floats = NDArray[np.float32]

POINTS_UNIT: Final = 50
"""What 1 of a network's points is worth in the game."""
WIDEST: Final = 1024
MOST_BLOCKS: Final = 8

_LINE: Final = 64  # bytes of memory that a processor fetches at once


class Weights(NamedTuple):
    """The numbers, as compiled code takes them: float32 and C-contiguous, a row for each input."""

    first: Floats  # features, width
    first_bias: Floats  # width
    blocks: Floats  # blocks, width, width
    block_biases: Floats  # blocks, width
    policy: Floats  # width, actions
    policy_bias: Floats  # actions
    values: Floats  # width, twice the seats
    values_bias: Floats  # twice the seats


@value
class Description:
    """What a network is for, how large it is, and whatever its trainer noted, as JSON has it."""

    game: str
    features: int
    features_version: int
    actions: int
    seats: int
    width: int
    blocks: int
    trained: Mapping[str, Any]

    @property
    def shapes(self) -> Weights:
        """The shape of every array, in its place."""
        shapes: Any = (
            (self.features, self.width),
            (self.width,),
            (self.blocks, self.width, self.width),
            (self.blocks, self.width),
            (self.width, self.actions),
            (self.actions,),
            (self.width, 2 * self.seats),
            (2 * self.seats,),
        )
        return Weights(*shapes)


def aligned(array: NDArray[np.floating[Any]]) -> Floats:
    """A float32 copy whose rows begin where processors like to fetch, if their length allows it."""
    memory = np.empty(array.size * 4 + _LINE, dtype=np.uint8)
    begin = -memory.ctypes.data % _LINE
    copy: Floats = memory[begin : begin + array.size * 4].view(np.float32).reshape(array.shape)
    copy[...] = array
    return copy
