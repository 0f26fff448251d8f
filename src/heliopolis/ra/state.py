"""STATE: a whole position of Ra in one flat state. What is not here is not part of the game."""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import constant, rule
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import EMPTY, KINDS, TRACK_SPACES, TileCounts

# What is being decided, and so which moves there are.
TURN: Final = 0
DRAW: Final = 1  # a chance node: the tile being drawn
GODS: Final = 2  # a god was spent this turn, and another may follow
BID: Final = 3
LOSE: Final = 4
OVER: Final = 5

# What follows a move by itself; `apply` leaves no state in one of these.
SETTLE: Final = 6  # the bidding is over
STRIKE: Final = 7  # the acting seat's disasters are to be resolved
COMPLETE: Final = 8  # the turn is complete

# Why there is an auction.
NO_AUCTION: Final = 0
RA_DRAWN: Final = constant(1)
RA_INVOKED: Final = constant(2)

STATE: Final = np.dtype(
    [
        ("players", "i1"),
        ("at_once", "i1"),  # 1 when disasters taken with gods strike at once
        ("hidden", "i1"),  # 1 when nobody sees the points of others
        ("epoch", "i1"),  # 1..3
        ("phase", "i1"),  # what is being decided: TURN .. OVER
        ("turn", "i1"),  # whose turn it is; during an auction the Ra player
        ("acting", "i1"),  # the seat that decides, or NOBODY
        ("auction", "i1"),  # why there is an auction, until its turn is complete
        ("best_bid", "i1"),  # 0 before anybody bid
        ("best_bidder", "i1"),  # NOBODY before anybody bid
        ("owed", "i1"),  # tiles that the acting seat still has to lose
        ("losing_to", "i1"),  # the disaster they are lost to, or EMPTY
        ("centre_sun", "i1"),
        ("ra_tiles", "i1"),  # on the Ra track
        ("track", "i1", (TRACK_SPACES,)),  # the kind on each space, or EMPTY: gaps matter
        ("bag", "i1", (KINDS,)),  # a count per kind, never an order
        ("tiles", "i1", (SEATS, KINDS)),
        ("points", "i2", (SEATS,)),
        ("face_up", "i4", (SEATS,)),  # suns as bits: these may be bid
        ("face_down", "i4", (SEATS,)),
    ],
    align=True,
)


class State(Protocol):
    """The fields, for the reader and the type checker."""

    players: int
    at_once: int
    hidden: int
    epoch: int
    phase: int
    turn: int
    acting: int
    auction: int
    best_bid: int
    best_bidder: int
    owed: int
    losing_to: int
    centre_sun: int
    ra_tiles: int
    track: TileCounts
    bag: TileCounts
    tiles: TileCounts
    points: NDArray[np.int16]
    face_up: NDArray[np.int32]
    face_down: NDArray[np.int32]


@rule
def first_free_space(s: State) -> int:
    """R-3.2: the first space of the auction track without a tile, or EMPTY when it is full."""
    for space in range(TRACK_SPACES):
        if s.track[space] == EMPTY:
            return space
    return EMPTY


@rule
def track_is_full(s: State) -> bool:
    """R-3.7: eight tiles lie on the auction track."""
    return first_free_space(s) == EMPTY
