"""What disasters change for every seat."""

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.bots.dice.valuation.races import Races, worth_of_places
from heliopolis.bots.dice.valuation.rows import room_for
from heliopolis.bots.dice.valuation.worth import (
    civilization,
    column_worth,
    columns_worth,
    monument_hope,
    river,
)
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import columns_of, full_colours, taken_spaces
from heliopolis.dice.components import (
    ALL_COLOURS,
    ALL_DICE,
    CIV,
    COLUMNS,
    DICE,
    MONUMENT,
    NILE,
    PHARAOH,
)
from heliopolis.dice.rulebook import MARKERS_LOST, STEPS_LOST
from heliopolis.dice.state import State


@rule
def disaster_changes(
    s: State, look: Outlook, sense: Sense, races: Races, rows: NDArray[np.float64]
) -> None:
    """Fill in what a disaster to each area changes for every seat: [areas, seats]."""
    players = wide(s.players)
    places = races.places
    for seat in range(players):
        places[seat] = s.pharaoh[seat]
    worth_of_places(players, look, sense, races)
    for seat in range(players):
        rows[PHARAOH, seat] = -races.points[seat]
        lost = 0 if seat == s.turn else STEPS_LOST
        places[seat] = max(0, wide(s.pharaoh[seat]) - lost)
    worth_of_places(players, look, sense, races)
    for seat in range(players):
        rows[PHARAOH, seat] += races.points[seat]
        for area in (NILE, CIV, MONUMENT):
            rows[area, seat] = 0.0
        if seat != s.turn:
            rows[NILE, seat] -= lost_on_the_nile(s, seat, look, sense)
            rows[CIV, seat] -= lost_civilization(s, seat, look, sense)
            rows[MONUMENT, seat] -= lost_monuments(s, seat, look, sense)


@rule
def lost_on_the_nile(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """D-25: what a flood cube or, without one, two steps are worth to a seat."""
    nile = wide(s.nile[seat])
    floods = wide(s.floods[seat])
    rivals = wide(s.players) - 1
    before = river(nile, floods, seat, rivals, look, sense)
    if floods > 0:
        return before - river(nile, floods - 1, seat, rivals, look, sense)
    return before - river(max(0, nile - STEPS_LOST), floods, seat, rivals, look, sense)


@rule
def lost_civilization(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What two civilization markers are worth to a seat."""
    own = wide(s.civ[seat])
    markers = count_bits(own)
    room = room_for(own, full_colours(s, seat, own))
    lost = min(markers, MARKERS_LOST)
    before = civilization(markers, room, seat, look, sense)
    return before - civilization(markers - lost, room + lost, seat, look, sense)


@rule
def lost_monuments(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the two monument markers that a seat misses least are worth to it."""
    own = wide(s.monuments[seat])
    total = 0.0
    for _ in range(MARKERS_LOST):
        least = 1.0e9
        given_up = 0
        for column in range(COLUMNS):
            markers = own >> DICE * column & ALL_DICE
            if markers:
                loss = loss_of_monument(s, seat, own, DICE * column, look, sense)
                if loss < least:
                    least = loss
                    given_up = (markers & -markers) << DICE * column
        if own != 0:
            total += least
            own &= ~given_up
    return total


@rule
def loss_of_monument(
    s: State, seat: int, own: int, marker: int, look: Outlook, sense: Sense
) -> float:
    """What a monument marker is worth to a seat that has these; only its column matters."""
    place = DICE * (marker // DICE)
    hope = monument_hope(seat, look, sense)
    held = count_bits(own >> place & ALL_DICE)
    free = DICE - count_bits(taken_spaces(s) >> place & ALL_DICE)
    loss = column_worth(held, free, hope, sense) - column_worth(held - 1, free + 1, hope, sense)
    if held > 1:
        return loss
    columns = count_bits(columns_of(own, ALL_COLOURS))
    turns = turns_of_game(look, seat)
    loss += columns_worth(columns, turns, hope, sense)
    return loss - columns_worth(columns - 1, turns, hope, sense)
