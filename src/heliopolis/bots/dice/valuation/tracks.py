"""How far a marker may get on the Pharaoh track or the Nile in some turns."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.dice.components import END_OF_TRACK

STEP_CHANCES: Final = (0.50, 0.16, 0.16, 0.12, 0.05, 0.01)
"""How often a turn brings so many steps on one track, when people play to score.

Characters differ: a trait says how many such turns one of their own is.
"""
LONGEST: Final = 40
"""More turns than this make no difference."""
PLACES: Final = END_OF_TRACK + 1


def _reached() -> NDArray[np.float64]:
    """The chance to be on a place or before it, by turns and the place now."""
    by_turns = np.zeros((LONGEST + 2, PLACES, PLACES))
    by_turns[0] = np.eye(PLACES)
    for turns in range(LONGEST + 1):
        for place in range(PLACES):
            for steps, chance in enumerate(STEP_CHANCES):
                after = min(END_OF_TRACK, place + steps)
                by_turns[turns + 1, :, after] += chance * by_turns[turns, :, place]
    return by_turns.cumsum(axis=2)


REACHED: Final = _reached()
MEAN_REACHED: Final = END_OF_TRACK - REACHED[:, :, :END_OF_TRACK].sum(axis=2)


@rule
def mean_reached(place: int, turns: float) -> float:
    """The place that may be expected after some turns, a fraction of one included."""
    turns = min(turns, 1.0 * LONGEST)
    whole = int(turns)
    part = turns - whole
    mean = (1.0 - part) * MEAN_REACHED[whole, place] + part * MEAN_REACHED[whole + 1, place]
    return float(mean)


@rule
def find_reached(place: int, turns: float, chances: NDArray[np.float64], row: int) -> None:
    """Fill a row with the chance to be on each place or before it after some turns."""
    turns = min(turns, 1.0 * LONGEST)
    whole = int(turns)
    part = turns - whole
    for x in range(PLACES):
        chance = (1.0 - part) * REACHED[whole, place, x] + part * REACHED[whole + 1, place, x]
        chances[row, x] = chance
