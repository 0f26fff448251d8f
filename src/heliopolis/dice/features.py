"""A position as network input: numbers of about one size, seen from one seat."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule, rule_for
from heliopolis.core.seats import EPOCHS, seat_after
from heliopolis.dice.components import CIV, DICE, END_OF_TRACK, MONUMENT, SEATS, SIDES, SPACES
from heliopolis.dice.rulebook import MOST_THROWS
from heliopolis.dice.state import APPLY, LOSE, MONUMENT_USED, REROLL, State

FEATURES_VERSION: Final = 1
"""Goes up whenever a feature comes, goes, moves or means something else."""
_USES: Final = int(MONUMENT_USED).bit_length()

LAYOUT: Final = (
    ("players", SEATS - 1, "one-hot, 2 to 4"),
    ("epoch", EPOCHS, "one-hot"),
    ("decision", 3, "one-hot: reroll, apply, lose"),
    ("throws left", 1, "/ 2"),
    ("Ra", 2, "steps made / 10; steps left / 10; both, the Sun track of the table / 10"),
    ("dice", SIDES * DICE, "for each face and colour: 1 for the die that shows it"),
    ("spent", DICE, "for each colour: 1 for a die that is spent"),
    ("uses", _USES, "1 for each: disaster, pharaoh, flood, nile, civ, monument"),
    ("paired", DICE, "1 for each colour of a marker that took two dice"),
    ("disaster", 2, "one-hot while a victim chooses: civ, monument"),
    ("lost", 1, "1 when the victim has given up a marker"),
)
"""The features of the table, in order: name, how many, meaning."""
SEAT_LAYOUT: Final = (
    ("plays", 1, "1 for a seat that plays"),
    ("points", 1, "/ 50"),
    ("pharaoh", 1, "/ 12"),
    ("nile", 1, "/ 12"),
    ("floods", 1, "/ 3"),
    ("civilization", DICE, "1 for each colour with a marker"),
    ("monuments", SPACES, "1 for each space with a marker"),
    ("turn", 1, "1 for the seat whose turn it is"),
    ("acting", 1, "1 for the seat that decides"),
)
"""The features of each of four seats, in order, the observer first and then clockwise."""

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
        write_seat(s, seat, at, out)
        at += SEAT_FEATURES
        seat = seat_after(s, seat)


@rule_for("int64(int64, int64, int64, float32[::1])")
def write_bits(bits: int, count: int, at: int, out: NDArray[np.float32]) -> int:
    """Write a set of numbers below a count; the place of the next feature."""
    for number in range(count):
        out[at + number] = bits >> number & 1
    return at + count


@rule
def write_table(s: State, out: NDArray[np.float32]) -> int:
    """Write what belongs to no seat; the place of the next feature."""
    at = 0
    out[at + int(s.players) - 2] = 1
    at += SEATS - 1
    out[at + int(s.epoch) - 1] = 1
    at += EPOCHS
    if s.phase == REROLL:
        out[at] = 1
    elif s.phase == APPLY:
        out[at + 1] = 1
    elif s.phase == LOSE:
        out[at + 2] = 1
    at += 3
    out[at] = (MOST_THROWS - int(s.throws)) / (MOST_THROWS - 1)
    out[at + 1] = s.ra / 10
    out[at + 2] = (int(s.sun_track) - int(s.ra)) / 10
    at += 3
    for face in range(SIDES):
        at = write_bits(int(s.showing[face]), DICE, at, out)
    at = write_bits(int(s.spent), DICE, at, out)
    at = write_bits(int(s.used), _USES, at, out)
    at = write_bits(int(s.paired), DICE, at, out)
    out[at] = s.disaster == CIV
    out[at + 1] = s.disaster == MONUMENT
    out[at + 2] = s.lost >= 0
    return at + 3


@rule
def write_seat(s: State, seat: int, at: int, out: NDArray[np.float32]) -> None:
    """Write what belongs to one seat."""
    out[at] = 1
    out[at + 1] = s.points[seat] / 50
    out[at + 2] = s.pharaoh[seat] / END_OF_TRACK
    out[at + 3] = s.nile[seat] / END_OF_TRACK
    out[at + 4] = s.floods[seat] / 3
    at = write_bits(int(s.civ[seat]), DICE, at + 5, out)
    at = write_bits(int(s.monuments[seat]), SPACES, at, out)
    out[at] = s.turn == seat
    out[at + 1] = s.acting == seat
