"""The parts of the game that points come from, as columns of a table with a row for each seat."""

from typing import Final

from heliopolis.core.compile import constant

SCORED: Final = constant(0)  # points that lie on the table
PHARAOHS: Final = constant(1)
RIVER: Final = constant(2)
CIVILIZATION: Final = constant(3)
MONUMENTS: Final = constant(4)
TURNS: Final = constant(5)  # Suns and Ankhs of turns to come
PARTS: Final = 6
