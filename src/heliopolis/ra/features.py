"""A position as network input: numbers of about one size, seen from one seat."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.core.seats import EPOCHS, seat_after
from heliopolis.ra.hidden import points_seen
from heliopolis.ra.state import BID, GODS, LOSE, NO_AUCTION, RA_DRAWN, TURN, State
from heliopolis.ra.suns import HIGHEST_SUN, RA_SPACES, SEATS
from heliopolis.ra.tiles import EMPTY, KINDS, TRACK_SPACES, UNREST

FEATURES_VERSION: Final = 2
"""Goes up whenever a feature comes, goes, moves or means something else."""

LAYOUT: Final = (
    ("players", 4, "one-hot, 2 to 5"),
    ("disasters", 1, "the edition: 1 when those taken with gods strike at once"),
    ("hidden", 1, "1 when the points of others are hidden"),
    ("epoch", EPOCHS, "one-hot"),
    ("decision", 4, "one-hot: turn, gods, bid, lose"),
    ("auction", 2, "one-hot: drawn, invoked"),
    ("loss", 2, "unrest 1 or earthquake 0; tiles owed / 8"),
    ("centre sun", HIGHEST_SUN, "one-hot, 1 to 16"),
    ("best bid", 1, "/ 16"),
    ("Ra track", 2, "Ra tiles / 10; spaces left / 10"),
    ("auction track", KINDS, "tiles of each kind / 8; the Ra column holds the free spaces / 8"),
    ("bag", KINDS, "tiles of each kind / 30"),
)
"""The features of the table, in order: name, how many, meaning."""
SEAT_LAYOUT: Final = (
    ("plays", 1, "1 for a seat that plays"),
    ("points", 1, "/ 50; the observer's own where others' are hidden"),
    ("face-up suns", HIGHEST_SUN, "1 for each, 1 to 16"),
    ("face-down suns", HIGHEST_SUN, "1 for each, 1 to 16"),
    ("tiles", KINDS, "tiles of each kind / 5"),
    ("turn", 1, "1 for the seat whose turn it is"),
    ("best bidder", 1, "1 for the seat with the best bid"),
    ("acting", 1, "1 for the seat that decides"),
)
"""The features of each of five seats, in order, the observer first and then clockwise."""

TABLE_FEATURES: Final = sum(count for _, count, _ in LAYOUT)
SEAT_FEATURES: Final = sum(count for _, count, _ in SEAT_LAYOUT)
FEATURES: Final = TABLE_FEATURES + SEATS * SEAT_FEATURES


@rule
def write_features(s: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write what a seat sees of a position as `FEATURES` numbers."""
    for i in range(FEATURES):
        out[i] = 0
    at = write_table(s, out)
    seat = observer
    for _ in range(s.players):
        write_seat(s, observer, seat, at, out)
        at += SEAT_FEATURES
        seat = seat_after(s, seat)


@rule
def write_table(s: State, out: NDArray[np.float32]) -> int:
    """Write what belongs to no seat; the place of the next feature."""
    out[int(s.players) - 2] = 1
    at = 4
    out[at] = s.at_once
    out[at + 1] = s.hidden
    at += 2
    out[at + int(s.epoch) - 1] = 1
    at += EPOCHS
    if s.phase == TURN:
        out[at] = 1
    elif s.phase == GODS:
        out[at + 1] = 1
    elif s.phase == BID:
        out[at + 2] = 1
    elif s.phase == LOSE:
        out[at + 3] = 1
    at += 4
    if s.auction != NO_AUCTION:
        out[at + int(s.auction) - RA_DRAWN] = 1
    at += 2
    out[at] = s.losing_to == UNREST
    out[at + 1] = s.owed / 8
    at += 2
    out[at + int(s.centre_sun) - 1] = 1
    at += HIGHEST_SUN
    out[at] = s.best_bid / HIGHEST_SUN
    at += 1
    spaces = int(RA_SPACES[s.players])
    out[at] = s.ra_tiles / 10
    out[at + 1] = (spaces - int(s.ra_tiles)) / 10
    at += 2
    for space in range(TRACK_SPACES):
        kind = 0 if s.track[space] == EMPTY else int(s.track[space])
        out[at + kind] += np.float32(1 / TRACK_SPACES)
    at += KINDS
    for kind in range(KINDS):
        out[at + kind] = s.bag[kind] / 30
    return at + KINDS


@rule
def write_seat(s: State, observer: int, seat: int, at: int, out: NDArray[np.float32]) -> None:
    """Write what an observer sees in front of one seat."""
    out[at] = 1
    out[at + 1] = points_seen(s, observer, seat) / 50
    at += 2
    for sun in range(1, HIGHEST_SUN + 1):
        out[at + sun - 1] = int(s.face_up[seat]) >> sun & 1
        out[at + HIGHEST_SUN + sun - 1] = int(s.face_down[seat]) >> sun & 1
    at += 2 * HIGHEST_SUN
    for kind in range(KINDS):
        out[at + kind] = s.tiles[seat, kind] / 5
    at += KINDS
    out[at] = s.turn == seat
    out[at + 1] = s.best_bidder == seat
    out[at + 2] = s.acting == seat
