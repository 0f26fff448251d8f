"""The facts that rules note in the log, as the kernel's small numbers.

`events.py` turns them into events; each comment names what the three numbers after it mean.
"""

from typing import Final

from heliopolis.core.compile import constant

ROLLED: Final = 0  # seat, throw, Suns in all; LANDED rows follow
RA_ADVANCED: Final = 1  # seat, steps, steps made in all
SUNS_SCORED: Final = 2  # seat, points, points in all
ADVANCED: Final = 3  # seat, track, dice; MOVED follows
RETREATED: Final = 4  # seat, track, -; MOVED follows
FLOODED: Final = 5  # seat, dice, flood cubes now
FLOOD_LOST: Final = 6  # seat, flood cubes left, -
CIV_PLACED: Final = 7  # seat, colours, dice
MONUMENT_PLACED: Final = 8  # seat, space, dice
DISASTER_DECLARED: Final = 9  # seat, area, -
MARKER_LOST: Final = 10  # seat, area, marker
ANKHS_SCORED: Final = 11  # seat, points, points in all
EPOCH_ENDED: Final = 12  # epoch, -, -
SCORED: Final = 13  # seat, item, points; NET follows after a seat's items
NET: Final = 14  # seat, net points, points in all
PHARAOH_MOVED: Final = 15  # seat, -, -; MOVED follows
CLEARED: Final = 16  # seat, colours, flood cubes
EPOCH_BEGAN: Final = 17  # epoch, starter, -
GAME_OVER: Final = 18  # winners as bits, -, -
LANDED: Final = 19  # colour, face, -: part of the fact before it
MOVED: Final = 20  # from, to, -: part of the fact before it

# The items of a score sheet.
SUNS_ITEM: Final = constant(0)  # D-23
ANKHS_ITEM: Final = constant(1)  # D-22
PHARAOHS_ITEM: Final = 2  # D-27, and the three after it
RIVER_ITEM: Final = 3
CIVILIZATION_ITEM: Final = 4
MONUMENTS_ITEM: Final = 5
