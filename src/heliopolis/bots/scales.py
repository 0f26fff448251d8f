"""What both games pay for civilization and monuments, and what that may still become.

Every estimate goes from a hope, while much is to come, to the exact points when nothing is;
`hope` is the share that is to come, from 1 down to 0.
"""

from collections.abc import Sequence
from typing import Final

from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_monuments_together,
)

# Hopes for the same things that the rules count, by how many there are.
_CIVILIZATION_HOPE: Final = (-3.0, 0.0, 2.5, 6.0, 10.5, 15.0)
_KINDS_HOPE: Final = (0.0, 1.3, 2.6, 4.0, 5.5, 7.0, 9.0, 12.0, 15.0)
_ALIKE_HOPE: Final = (0.0, 0.0, 1.5, 5.5, 10.5, 15.0)


def between(exact: float, hoped: float, hope: float) -> float:
    """An estimate between what there is and what is hoped for."""
    return exact + (hoped - exact) * hope


def civilization(kinds: int, hope: float) -> float:
    """What different civilization tiles, or markers, are worth at the end of an epoch."""
    return between(points_for_civilization(kinds), _CIVILIZATION_HOPE[kinds], hope)


def monuments(held: Sequence[int], hope: float) -> float:
    """What monuments are worth at the end of the game, given how many of each kind there are."""
    kinds = sum(map(bool, held))
    exact = points_for_different_monuments(kinds)
    exact += sum(map(points_for_monuments_together, held))
    hoped = _KINDS_HOPE[kinds] + sum(_ALIKE_HOPE[count] for count in held)
    return between(exact, hoped, hope)
