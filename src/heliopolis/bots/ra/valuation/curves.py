"""Curves by which estimates go from one end to the other."""

import math

from heliopolis.core.compile import rule


@rule
def sigmoid(x: float) -> float:
    """A chance from 0 to 1, one half at 0."""
    return 1.0 / (1.0 + math.exp(-x))


@rule
def fade(x: float) -> float:
    """Nearly exp(-x) for x from 0 up, in a third of the time."""
    return 1.0 / (1.0 + x * (1.0 + x * (0.5 + x * (0.1666667 + x * 0.0416667))))
