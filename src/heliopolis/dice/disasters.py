"""D-25: what a disaster takes from everybody but the seat that declared it."""

from heliopolis.core.bits import count_bits, lowest_bit
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.core.seats import seat_after
from heliopolis.dice.components import CIV, NILE, PHARAOH
from heliopolis.dice.facts import (
    DISASTER_DECLARED,
    FLOOD_LOST,
    MARKER_LOST,
    MOVED,
    RETREATED,
    SPARED,
)
from heliopolis.dice.rulebook import MARKERS_LOST, STEPS_LOST
from heliopolis.dice.state import (
    DISASTER_USED,
    GO_ON,
    LOSE,
    NO_DISASTER,
    NO_MARKER,
    STRIKE,
    State,
)


@rule
def declare(s: State, area: int, log: Log) -> None:
    """D-23: with four or five Suns a seat may declare one disaster."""
    note(log, DISASTER_DECLARED, s.turn, area, 0)
    s.used = int(s.used) | DISASTER_USED
    s.disaster = area
    s.phase = STRIKE


@rule
def strike(s: State, log: Log) -> None:
    """D-30: the victims are hit clockwise, until one has to choose."""
    while True:
        s.acting = seat_after(s, int(s.acting))
        if s.acting == s.turn:
            s.disaster = NO_DISASTER
            s.phase = GO_ON
            return
        if s.disaster == PHARAOH:
            retreat_pharaoh(s, log)
        elif s.disaster == NILE:
            take_flood(s, log)
        elif count_bits(markers_of(s)) > MARKERS_LOST:
            s.phase = LOSE
            return
        else:
            lose_all(s, log)


@rule
def retreat_pharaoh(s: State, log: Log) -> None:
    """D-25: two steps back on the Pharaoh track, not below 0."""
    seat = int(s.acting)
    before = int(s.pharaoh[seat])
    if before == 0:
        note(log, SPARED, seat, PHARAOH, 0)
        return
    s.pharaoh[seat] = max(0, before - STEPS_LOST)
    note(log, RETREATED, seat, PHARAOH, 0)
    note(log, MOVED, before, s.pharaoh[seat], 0)


@rule
def take_flood(s: State, log: Log) -> None:
    """D-25: a flood cube or, without one, two steps back on the Nile track, not below 0."""
    seat = int(s.acting)
    if s.floods[seat] > 0:
        s.floods[seat] -= 1
        note(log, FLOOD_LOST, seat, s.floods[seat], 0)
        return
    before = int(s.nile[seat])
    if before == 0:
        note(log, SPARED, seat, NILE, 0)
        return
    s.nile[seat] = max(0, before - STEPS_LOST)
    note(log, RETREATED, seat, NILE, 0)
    note(log, MOVED, before, s.nile[seat], 0)


@rule
def markers_of(s: State) -> int:
    """The markers of the acting victim in the area that is hit, as bits."""
    if s.disaster == CIV:
        return int(s.civ[s.acting])
    return int(s.monuments[s.acting])


@rule
def lose_all(s: State, log: Log) -> None:
    """D-25: who has no more markers than the disaster takes is not asked."""
    markers = markers_of(s)
    if markers == 0:
        note(log, SPARED, s.acting, s.disaster, 0)
    while markers != 0:
        remove(s, lowest_bit(markers), log)
        markers &= markers - 1


@rule
def remove(s: State, marker: int, log: Log) -> None:
    """D-25: a marker goes, and its space is free at once."""
    seat = int(s.acting)
    note(log, MARKER_LOST, seat, s.disaster, marker)
    if s.disaster == CIV:
        s.civ[seat] = int(s.civ[seat]) & ~(1 << marker)
    else:
        s.monuments[seat] = int(s.monuments[seat]) & ~(1 << marker)


@rule
def lose_marker(s: State, marker: int, log: Log) -> None:
    """D-25: two markers of the victim's own choice, one after the other."""
    remove(s, marker, log)
    if s.lost == NO_MARKER:
        s.lost = marker
    else:
        s.lost = NO_MARKER
        s.phase = STRIKE
