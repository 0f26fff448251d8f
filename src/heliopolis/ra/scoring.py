"""R-7 and R-8: what tiles and suns are worth, and who wins."""

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_extremes,
    points_for_monuments_together,
)
from heliopolis.core.seats import EPOCHS
from heliopolis.ra.facts import (
    ALIKE_COUNT,
    CIVILIZATION_COUNT,
    CIVILIZATION_ITEM,
    COUNTED,
    FLOODS_COUNT,
    GODS_COUNT,
    GODS_ITEM,
    GOLD_COUNT,
    GOLD_ITEM,
    MONUMENTS_COUNT,
    MONUMENTS_ITEM,
    NET,
    NILES_COUNT,
    PHARAOHS_COUNT,
    PHARAOHS_ITEM,
    RIVER_ITEM,
    SCORED,
    SUNS_COUNT,
    SUNS_ITEM,
)
from heliopolis.ra.rulebook import (
    GOD_POINTS,
    GOLD_POINTS,
    PHARAOH_PENALTY,
    PHARAOH_PRIZE,
    SUNS_PENALTY,
    SUNS_PRIZE,
)
from heliopolis.ra.state import State
from heliopolis.ra.suns import HIGHEST_SUN
from heliopolis.ra.tiles import (
    END_OF_CIVILIZATION,
    END_OF_MONUMENTS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    GOD,
    GOLD,
    NILE,
    PHARAOH,
    TileCounts,
)


@rule
def score_gods(tiles: TileCounts) -> int:
    """R-7.1: two points for each god."""
    return GOD_POINTS * int(tiles[GOD])


@rule
def score_gold(tiles: TileCounts) -> int:
    """R-7.2: three points for each gold."""
    return GOLD_POINTS * int(tiles[GOLD])


@rule
def score_river(tiles: TileCounts) -> int:
    """R-7.4: a point per Nile and per flood, but none at all without a flood."""
    floods = int(tiles[FLOOD])
    if floods == 0:
        return 0
    return floods + int(tiles[NILE])


@rule
def different_kinds(tiles: TileCounts, first: int, end: int) -> int:
    """How many kinds of a family a seat has."""
    kinds = 0
    for kind in range(first, end):
        if tiles[kind] > 0:
            kinds += 1
    return kinds


@rule
def score_civilization(tiles: TileCounts) -> int:
    """R-7.5: no tile costs five points; three, four, five kinds bring 5, 10, 15."""
    return points_for_civilization(different_kinds(tiles, FIRST_CIVILIZATION, END_OF_CIVILIZATION))


@rule
def score_monuments(tiles: TileCounts) -> int:
    """R-8.1: points for different kinds, and for three or more of one kind."""
    kinds = different_kinds(tiles, FIRST_MONUMENT, END_OF_MONUMENTS)
    return points_for_different_monuments(kinds) + score_alike(tiles)


@rule
def score_alike(tiles: TileCounts) -> int:
    """R-8.1: points for three or more monuments of one kind, all kinds together."""
    points = 0
    for kind in range(FIRST_MONUMENT, END_OF_MONUMENTS):
        points += points_for_monuments_together(int(tiles[kind]))
    return points


@rule
def score_pharaohs(s: State, seat: int) -> int:
    """R-7.3: most pharaohs +5, fewest -2."""
    most = fewest = int(s.tiles[0, PHARAOH])
    for other in range(1, s.players):
        count = int(s.tiles[other, PHARAOH])
        most = max(most, count)
        fewest = min(fewest, count)
    own = int(s.tiles[seat, PHARAOH])
    return points_for_extremes(own, fewest, most, PHARAOH_PRIZE, PHARAOH_PENALTY)


@rule
def all_suns(s: State, seat: int) -> int:
    """A seat's own suns as bits, face up and face down."""
    return int(s.face_up[seat]) | int(s.face_down[seat])


@rule
def sum_of_suns(s: State, seat: int) -> int:
    """R-8.2: the sum of a seat's own suns, face up and face down."""
    suns = all_suns(s, seat)
    total = 0
    for sun in range(1, HIGHEST_SUN + 1):
        if suns >> sun & 1:
            total += sun
    return total


@rule
def score_suns(s: State, seat: int) -> int:
    """R-8.2: highest sum of suns +5, lowest -5."""
    most = fewest = sum_of_suns(s, 0)
    for other in range(1, s.players):
        total = sum_of_suns(s, other)
        most = max(most, total)
        fewest = min(fewest, total)
    own = sum_of_suns(s, seat)
    return points_for_extremes(own, fewest, most, SUNS_PRIZE, SUNS_PENALTY)


@rule
def item_points(s: State, seat: int, item: int) -> int:
    """What one item of the score sheet brings a seat."""
    tiles = s.tiles[seat]
    if item == GODS_ITEM:
        return score_gods(tiles)
    if item == GOLD_ITEM:
        return score_gold(tiles)
    if item == PHARAOHS_ITEM:
        return score_pharaohs(s, seat)
    if item == RIVER_ITEM:
        return score_river(tiles)
    if item == CIVILIZATION_ITEM:
        return score_civilization(tiles)
    if item == MONUMENTS_ITEM:
        return score_monuments(tiles)
    return score_suns(s, seat)


@rule
def items_scored(s: State) -> int:
    """R-8: monuments and suns, the last items of the score sheet, wait for the third epoch."""
    return SUNS_ITEM + 1 if s.epoch == EPOCHS else MONUMENTS_ITEM


@rule
def score_epoch(s: State, log: Log) -> None:
    """R-7.6 and R-8.3: an epoch's points are added up first; nobody falls below zero."""
    for seat in range(s.players):
        net = 0
        for item in range(items_scored(s)):
            points = item_points(s, seat, item)
            note(log, SCORED, seat, item, points)
            net += points
        if log is not None:
            note_counts(s, seat, log)
        s.points[seat] = max(0, int(s.points[seat]) + net)
        note(log, NET, seat, net, int(s.points[seat]))


@rule
def note_score_now(s: State, log: Log) -> None:
    """Write down what every item would bring if the epoch ended here, and the points after it.

    The points of the state are those points then.
    """
    score_epoch(s, None)
    for seat in range(s.players):
        for item in range(SUNS_ITEM + 1):
            note(log, SCORED, seat, item, item_points(s, seat, item))
        note(log, NET, seat, items_scored(s), s.points[seat])


@rule
def note_counts(s: State, seat: int, log: Log) -> None:
    """Write down what a seat's points are counted from, or will be after the third epoch."""
    tiles = s.tiles[seat]
    note(log, COUNTED, seat, GODS_COUNT, tiles[GOD])
    note(log, COUNTED, seat, GOLD_COUNT, tiles[GOLD])
    note(log, COUNTED, seat, PHARAOHS_COUNT, tiles[PHARAOH])
    note(log, COUNTED, seat, NILES_COUNT, tiles[NILE])
    note(log, COUNTED, seat, FLOODS_COUNT, tiles[FLOOD])
    civilization = different_kinds(tiles, FIRST_CIVILIZATION, END_OF_CIVILIZATION)
    note(log, COUNTED, seat, CIVILIZATION_COUNT, civilization)
    monuments = different_kinds(tiles, FIRST_MONUMENT, END_OF_MONUMENTS)
    note(log, COUNTED, seat, MONUMENTS_COUNT, monuments)
    note(log, COUNTED, seat, ALIKE_COUNT, score_alike(tiles))
    note(log, COUNTED, seat, SUNS_COUNT, sum_of_suns(s, seat))


@rule
def has_higher_sun(s: State, seat: int, other: int) -> bool:
    """Whether the highest sun of a seat is higher than that of another."""
    # Suns are bits, so the set with the highest sun is the larger number.
    return all_suns(s, seat) > all_suns(s, other)


@rule
def holder_of_highest_sun(s: State) -> int:
    """R-2.3: the seat with the highest sun; the centre sun counts for nobody."""
    holder = 0
    for seat in range(1, s.players):
        if has_higher_sun(s, seat, holder):
            holder = seat
    return holder


@rule
def stands_above(s: State, seat: int, other: int) -> bool:
    """R-8.4: more points are better; among the tied the highest single sun."""
    if s.points[seat] == s.points[other]:
        return has_higher_sun(s, seat, other)
    return int(s.points[seat]) > int(s.points[other])


@rule
def winner_of(s: State) -> int:
    """R-8.4: the seat above which nobody stands."""
    winner = 0
    for seat in range(1, int(s.players)):
        if stands_above(s, seat, winner):
            winner = seat
    return winner


@rule
def place_of(s: State, seat: int) -> int:
    """R-8.4: the place of a seat, from 1, by what decides who wins."""
    place = 1
    for other in range(int(s.players)):
        if stands_above(s, other, seat):
            place += 1
    return place


@rule
def won_by_tie_break(s: State, winner: int) -> bool:
    """R-8.4: whether another seat has as many points as the winner."""
    tied = 0
    for seat in range(s.players):
        if s.points[seat] == s.points[winner]:
            tied += 1
    return tied > 1
