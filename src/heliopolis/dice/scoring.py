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
from heliopolis.dice.faces import ALL_DICE, COLUMNS, DICE, PHARAOH_PENALTY, PHARAOH_PRIZE
from heliopolis.dice.facts import (
    ANKHS_ITEM,
    CIVILIZATION_ITEM,
    MONUMENTS_ITEM,
    NET,
    PHARAOHS_ITEM,
    RIVER_ITEM,
    SCORED,
    SUNS_ITEM,
)
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
    columns = 0
    points = 0
    for column in range(COLUMNS):
        markers = count_bits(int(s.monuments[seat]) >> DICE * column & ALL_DICE)
        if markers > 0:
            columns += 1
        points += points_for_monuments_together(markers)
    return points + points_for_different_monuments(columns)


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
def score_epoch(s: State, log: Log) -> None:
    """D-27: four areas, monuments only after the last epoch; there is no floor."""
    items = MONUMENTS_ITEM + 1 if s.epoch == EPOCHS else MONUMENTS_ITEM
    for seat in range(s.players):
        # The points of Suns and Ankhs were scored when they fell; the sheet lists them too.
        note(log, SCORED, seat, SUNS_ITEM, s.sun_points[seat])
        note(log, SCORED, seat, ANKHS_ITEM, s.ankh_points[seat])
        now = 0
        for item in range(PHARAOHS_ITEM, items):
            points = item_points(s, seat, item)
            note(log, SCORED, seat, item, points)
            now += points
        s.points[seat] += now
        net = now + int(s.sun_points[seat]) + int(s.ankh_points[seat])
        note(log, NET, seat, net, s.points[seat])


@rule
def winners_of(s: State) -> int:
    """D-29: the seats with most points, as bits; nothing breaks a tie."""
    most = int(s.points[0])
    for seat in range(1, s.players):
        most = max(most, int(s.points[seat]))
    winners = 0
    for seat in range(s.players):
        if s.points[seat] == most:
            winners |= 1 << seat
    return winners
