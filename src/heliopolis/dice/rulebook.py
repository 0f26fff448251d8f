"""The numbers of the rulebook, each in one place: what it takes, and what it brings."""

from typing import Final

from heliopolis.core.compile import constant
from heliopolis.dice.components import DICE

MOST_THROWS: Final = 3
"""D-4: one throw of all dice and two of any."""
STARTING_POINTS: Final = 10
"""D-2: of the starter; each seat clockwise begins with one more."""
FLOOD_DICE: Final = 3
"""D-8."""
DICE_OF_NO_MARKER: Final = constant(2)
"""D-13: a civilization group has two dice more than it may place markers."""
MOST_CIV_MARKERS: Final = DICE - DICE_OF_NO_MARKER
DICE_OF_FURTHER_MARKER: Final = 2
"""D-18: every monument marker after the first of a turn takes two dice."""
MOST_MONUMENT_MARKERS: Final = 1 + (DICE - 1) // DICE_OF_FURTHER_MARKER
"""D-18: of one turn."""
SUNS_FOR_POINTS: Final = 3
"""D-23: these many Suns score `SUN_POINTS`; fewer move Ra, more declare a disaster."""
SUN_POINTS: Final = 3
"""D-23."""
ANKHS_OF_A_PAIR: Final = 2
ANKH_PAIR_POINTS: Final = 2
"""D-22."""
STEPS_LOST: Final = 2
"""D-25: by a disaster on a track."""
MARKERS_LOST: Final = 2
"""D-25: by a disaster to civilization or monuments."""
PHARAOH_PRIZE: Final = constant(5)
PHARAOH_PENALTY: Final = constant(2)
"""D-27: for the furthest on the Pharaoh track, and for the hindmost."""
STEPS_OF_THE_MOST: Final = -2
"""D-27: who scores for the Pharaohs goes back, who pays goes forward."""
STEPS_OF_THE_FEWEST: Final = 1

RA_STEPS: Final = {2: 10, 3: 12, 4: 14}
"""D-26: Ra's steps to the end of the Sun track, by players.

Nobody here has seen the board, so this is a table's option: see `editions.py`.
"""
LONGEST_SUN_TRACK: Final = 60
"""The most steps that a table may choose."""
