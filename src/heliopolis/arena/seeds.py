"""Seeds for everything random in a tournament, each from the tournament's own and its number.

A seed depends on nothing else: not on the worker that plays the game, and not on games before it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

Seeds = NDArray[np.uint64]

_GOLDEN: Final = np.uint64(0x9E37_79B9_7F4A_7C15)
_FIRST_MIX: Final = np.uint64(0xBF58_476D_1CE4_E5B9)
_SECOND_MIX: Final = np.uint64(0x94D0_49BB_1331_11EB)
_BITS_27: Final = np.uint64(27)
_BITS_30: Final = np.uint64(30)
_BITS_31: Final = np.uint64(31)

_CHANCE: Final = 1
_BOTS: Final = 2


def chance_seeds(seed: int, deals: NDArray[np.int64]) -> Seeds:
    """The streams of chance of some deals: equal bags and equal dice for all of a deal's games."""
    return _mixed(_mixed(_start(seed), _CHANCE), deals)


def bot_seeds(seed: int, numbers: NDArray[np.int64], players: int) -> Seeds:
    """The seeds of the bots of some games by their numbers: uint64[games, players]."""
    games = _mixed(_mixed(_start(seed), _BOTS), numbers)
    return _mixed(games[:, None], np.arange(players)[None, :])


def _start(seed: int) -> Seeds:
    return _mixed(np.zeros(1, dtype=np.uint64), seed)


def _mixed(state: Seeds, part: int | NDArray[np.int64]) -> Seeds:
    """Another state for every other part: a step of SplitMix64 from the two, taken together."""
    bits = (state ^ np.asarray(part).astype(np.uint64)) + _GOLDEN
    bits = (bits ^ (bits >> _BITS_30)) * _FIRST_MIX
    bits = (bits ^ (bits >> _BITS_27)) * _SECOND_MIX
    found: Seeds = bits ^ (bits >> _BITS_31)
    return found
