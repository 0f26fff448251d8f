"""The facts that rules note in the log, as the kernel's small numbers.

`events.py` turns them into events; each comment names what the three numbers after it mean.
"""

from typing import Final

from heliopolis.core.compile import constant

ROLLED: Final = 0  # seat, throw, outcome as `catalogue` numbers it, less ACTIONS; OUT_OF follows
RA_ADVANCED: Final = 1  # seat, steps, steps made in all; OUT_OF follows
SUNS_SCORED: Final = 2  # seat, points, points in all; OUT_OF follows
ADVANCED: Final = 3  # seat, track, dice; MOVED follows
FLOODED: Final = 4  # seat, dice, flood cubes now
CIV_PLACED: Final = 5  # seat, colours, dice
MONUMENT_PLACED: Final = 6  # seat, space, dice
DISASTER_DECLARED: Final = 7  # seat, area, -
RETREATED: Final = 8  # seat, track, -; MOVED follows
FLOOD_LOST: Final = 9  # seat, flood cubes left, -
MARKER_LOST: Final = 10  # seat, area, marker
SPARED: Final = 11  # seat, area, -
TURN_ENDED: Final = 12  # seat, why, the dice that are left
ANKHS_SCORED: Final = 13  # seat, points, points in all; OUT_OF follows
EPOCH_ENDED: Final = 14  # epoch, -, -
SCORED: Final = 15  # seat, item, points; COUNTED rows follow after a seat's items, then NET
NET: Final = 16  # seat, net points, points in all
PHARAOH_MOVED: Final = 17  # seat, -, -; MOVED follows
CLEARED: Final = 18  # seat, colours, flood cubes
EPOCH_BEGAN: Final = 19  # epoch, starter, -
GAME_OVER: Final = 20  # winners as bits, -, -
MOVED: Final = 21  # from, to, -: part of the fact before it
OUT_OF: Final = 22  # spaces or dice, -, -: part of the fact before it
COUNTED: Final = 23  # seat, count, number

# Why a turn ended (D-7).
CHOSEN: Final = constant(0)
NOTHING_USEFUL: Final = constant(1)
NOTHING_POSSIBLE: Final = constant(2)

# The items of a score sheet.
SUNS_ITEM: Final = constant(0)  # D-23
ANKHS_ITEM: Final = constant(1)  # D-22
PHARAOHS_ITEM: Final = 2  # D-27, and the three after it
RIVER_ITEM: Final = 3
CIVILIZATION_ITEM: Final = 4
MONUMENTS_ITEM: Final = 5

# What a score sheet's points are counted from, in the order of `events.Counts`.
SUNS_COUNT: Final = constant(0)
ANKHS_COUNT: Final = constant(1)
PHARAOH_COUNT: Final = constant(2)
NILE_COUNT: Final = constant(3)
FLOODS_COUNT: Final = constant(4)
CIVILIZATION_COUNT: Final = constant(5)
MONUMENTS_COUNT: Final = constant(6)
COLUMNS_COUNT: Final = constant(7)
TOGETHER_COUNT: Final = constant(8)
