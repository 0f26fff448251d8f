"""D-27 and D-29: what an epoch brings, and who wins."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_extremes,
    points_for_monuments_together,
)
from heliopolis.core.seats import EPOCHS
from heliopolis.dice.components import ALL_DICE, COLUMNS, DICE
from heliopolis.dice.facts import (
    ANKHS_COUNT,
    ANKHS_ITEM,
    CIVILIZATION_COUNT,
    CIVILIZATION_ITEM,
    COLUMNS_COUNT,
    COUNTED,
    FLOODS_COUNT,
    MONUMENTS_COUNT,
    MONUMENTS_ITEM,
    NET,
    NILE_COUNT,
    PHARAOH_COUNT,
    PHARAOHS_ITEM,
    RIVER_ITEM,
    SCORED,
    SUNS_COUNT,
    SUNS_ITEM,
    TOGETHER_COUNT,
)
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, PHARAOH_PENALTY, PHARAOH_PRIZE, SUN_POINTS
from heliopolis.dice.state import State


@rule
def furthest(s: State) -> int:
    """The furthest space of the Pharaoh track that anybody has reached."""
    most = int(s.pharaoh[0])
    for seat in range(1, s.players):
        most = max(most, int(s.pharaoh[seat]))
    return most


@rule
def hindmost(s: State) -> int:
    """The space of whoever is last on the Pharaoh track."""
    fewest = int(s.pharaoh[0])
    for seat in range(1, s.players):
        fewest = min(fewest, int(s.pharaoh[seat]))
    return fewest


@rule
def score_pharaohs(s: State, seat: int) -> int:
    """D-27: everybody on the furthest space +5, on the least -2; all level, nothing."""
    own = int(s.pharaoh[seat])
    return points_for_extremes(own, hindmost(s), furthest(s), PHARAOH_PRIZE, PHARAOH_PENALTY)


@rule
def score_river(s: State, seat: int) -> int:
    """D-27: the number of the space, but nothing without a flood cube."""
    return int(s.nile[seat]) if s.floods[seat] > 0 else 0


@rule
def score_civilization(s: State, seat: int) -> int:
    """D-27: by the number of markers."""
    return points_for_civilization(count_bits(int(s.civ[seat])))


@rule
def score_monuments(s: State, seat: int) -> int:
    """D-27: for the columns with a marker, and for three or more in one column."""
    return points_for_different_monuments(columns_with(s, seat)) + score_together(s, seat)


@rule
def markers_in(s: State, seat: int, column: int) -> int:
    """How many monument markers a seat has in a column."""
    return count_bits(int(s.monuments[seat]) >> DICE * column & ALL_DICE)


@rule
def columns_with(s: State, seat: int) -> int:
    """How many columns hold a marker of a seat."""
    columns = 0
    for column in range(COLUMNS):
        if markers_in(s, seat, column) > 0:
            columns += 1
    return columns


@rule
def score_together(s: State, seat: int) -> int:
    """D-27: for three or more markers in one column, all columns together."""
    points = 0
    for column in range(COLUMNS):
        points += points_for_monuments_together(markers_in(s, seat, column))
    return points


@rule
def item_points(s: State, seat: int, item: int) -> int:
    """What one item of the score sheet brings a seat at the end of an epoch."""
    if item == PHARAOHS_ITEM:
        return score_pharaohs(s, seat)
    if item == RIVER_ITEM:
        return score_river(s, seat)
    if item == CIVILIZATION_ITEM:
        return score_civilization(s, seat)
    return score_monuments(s, seat)


@rule
def items_scored(s: State) -> int:
    """D-27: monuments, the last item of the score sheet, wait for the last epoch."""
    return MONUMENTS_ITEM + 1 if s.epoch == EPOCHS else MONUMENTS_ITEM


@rule
def score_epoch(s: State, log: Log) -> None:
    """D-27: four areas, monuments only after the last epoch; there is no floor."""
    for seat in range(s.players):
        # The points of Suns and Ankhs were scored when they fell; the sheet lists them too.
        note(log, SCORED, seat, SUNS_ITEM, s.sun_points[seat])
        note(log, SCORED, seat, ANKHS_ITEM, s.ankh_points[seat])
        now = 0
        for item in range(PHARAOHS_ITEM, items_scored(s)):
            points = item_points(s, seat, item)
            note(log, SCORED, seat, item, points)
            now += points
        if log is not None:
            note_counts(s, seat, log)
        s.points[seat] += now
        net = now + int(s.sun_points[seat]) + int(s.ankh_points[seat])
        note(log, NET, seat, net, s.points[seat])


@rule
def note_score_now(s: State, log: Log) -> None:
    """Write down what the areas would bring if the epoch ended here, and the points after it.

    The points of the state are those points then. Suns and Ankhs were scored when they fell.
    """
    score_epoch(s, None)
    for seat in range(s.players):
        for item in range(PHARAOHS_ITEM, MONUMENTS_ITEM + 1):
            note(log, SCORED, seat, item, item_points(s, seat, item))
        note(log, NET, seat, items_scored(s), s.points[seat])


@rule
def note_counts(s: State, seat: int, log: Log) -> None:
    """Write down what a seat's points are counted from, or will be after the third epoch."""
    note(log, COUNTED, seat, SUNS_COUNT, int(s.sun_points[seat]) // SUN_POINTS)
    note(log, COUNTED, seat, ANKHS_COUNT, int(s.ankh_points[seat]) // ANKH_PAIR_POINTS)
    note(log, COUNTED, seat, PHARAOH_COUNT, s.pharaoh[seat])
    note(log, COUNTED, seat, NILE_COUNT, s.nile[seat])
    note(log, COUNTED, seat, FLOODS_COUNT, s.floods[seat])
    note(log, COUNTED, seat, CIVILIZATION_COUNT, count_bits(int(s.civ[seat])))
    note(log, COUNTED, seat, MONUMENTS_COUNT, count_bits(int(s.monuments[seat])))
    note(log, COUNTED, seat, COLUMNS_COUNT, columns_with(s, seat))
    note(log, COUNTED, seat, TOGETHER_COUNT, score_together(s, seat))


@rule
def place_of(s: State, seat: int) -> int:
    """D-29: the place of a seat, from 1, by points; nothing breaks a tie."""
    place = 1
    for other in range(s.players):
        if s.points[other] > s.points[seat]:
            place += 1
    return place


@rule
def winners_of(s: State) -> int:
    """D-29: the seats with most points, as bits."""
    winners = 0
    for seat in range(int(s.players)):
        if place_of(s, seat) == 1:
            winners |= 1 << seat
    return winners
