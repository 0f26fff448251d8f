"""The facts that rules note in the log, as the kernel's small numbers.

`events.py` turns them into events; each comment names what the three numbers after it mean.
"""

from typing import Final

from heliopolis.core.compile import constant

TILE_DRAWN: Final = 0  # seat, kind, space
RA_TILE_DRAWN: Final = 1  # seat, Ra tiles now, Ra spaces
AUCTION_OPENED: Final = 2  # Ra player, why, -
BID_MADE: Final = 3  # seat, sun, -
PASSED: Final = 4  # seat, 1 by choice, -
AUCTION_WON: Final = 5  # seat, paid, gained; LISTED rows follow
UNSOLD: Final = 6  # 1 discarded, -, -; LISTED rows follow
GOD_PLAYED: Final = 7  # seat, kind, space
DISASTER_STRUCK: Final = 8  # seat, disaster, how many of it; LISTED rows and one OWED follow
TILES_LOST: Final = 9  # seat, disaster, -; LISTED rows and one OWED follow
EPOCH_ENDED: Final = 10  # epoch, why, -
SCORED: Final = 11  # seat, item, points; NET follows after a seat's items
NET: Final = 12  # seat, net points, points on the tablets now
DISCARDED: Final = 13  # seat or NOBODY for the board, -, -; LISTED rows follow
EPOCH_BEGAN: Final = 14  # epoch, starter, -
GAME_OVER: Final = 15  # winner, 1 by tie-break, -
LISTED: Final = 16  # kind, how many, -: part of the fact before it
OWED: Final = 17  # how many are still to be chosen, -, -: part of the fact before it
COUNTED: Final = 18  # seat, count, number: after a seat's items and before its NET

# Why an epoch ended.
RA_TRACK_FULL: Final = constant(0)
SUNS_SPENT: Final = constant(1)

# The items of a score sheet, in the order of the rules.
GODS_ITEM: Final = 0
GOLD_ITEM: Final = 1
PHARAOHS_ITEM: Final = 2
RIVER_ITEM: Final = 3
CIVILIZATION_ITEM: Final = 4
MONUMENTS_ITEM: Final = 5
SUNS_ITEM: Final = 6

# What a score sheet's points are counted from, in the order of `events.Counts`.
GODS_COUNT: Final = constant(0)
GOLD_COUNT: Final = constant(1)
PHARAOHS_COUNT: Final = constant(2)
NILES_COUNT: Final = constant(3)
FLOODS_COUNT: Final = constant(4)
CIVILIZATION_COUNT: Final = constant(5)
MONUMENTS_COUNT: Final = constant(6)
ALIKE_COUNT: Final = constant(7)
SUNS_COUNT: Final = constant(8)
