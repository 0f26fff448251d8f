"""What a position is worth to every seat: the points that each may expect at the end."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import NO_STEPS, Outlook, look_ahead, turns_of_game
from heliopolis.bots.dice.valuation.parts import (
    CIVILIZATION,
    MONUMENTS,
    PARTS,
    PHARAOHS,
    RIVER,
    SCORED,
    TURNS,
)
from heliopolis.bots.dice.valuation.races import Races, worth_of_places
from heliopolis.bots.dice.valuation.rows import civ_of, river_of
from heliopolis.bots.dice.valuation.worth import column_worth, columns_worth, monument_hope
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.areas import columns_of, full_colours, taken_spaces
from heliopolis.dice.components import ALL_COLOURS, ALL_DICE, COLUMNS, DICE
from heliopolis.dice.state import State

_ANYBODY: Final = constant(0)


@rule
def evaluate(s: State, sense: Sense, pad: Pad, values: NDArray[np.float64]) -> None:
    """The points that every seat may expect at the end; exact where nothing is to come.

    In the middle of a turn the dice that are not spent count for nothing.
    """
    look = pad.looks[0]
    look_ahead(s, NO_STEPS, look)
    value_board(s, look, sense, pad, values)


@rule
def value_board(
    s: State, look: Outlook, sense: Sense, pad: Pad, values: NDArray[np.float64]
) -> None:
    """The points that every seat may expect at the end, if this is what is to come."""
    value_parts(s, look, sense, pad)
    for seat in range(wide(s.players)):
        values[seat] = 0.0
        for part in range(PARTS):
            values[seat] += pad.parts[seat, part]


@rule
def value_parts(s: State, look: Outlook, sense: Sense, pad: Pad) -> None:
    """Fill in the pad's parts: what every seat may expect at the end of each part of the game."""
    pharaohs_of(s, look, sense, pad.races)
    full = full_colours(s, _ANYBODY, wide(s.civ[_ANYBODY]))
    for seat in range(wide(s.players)):
        by_river = river_of(s, seat, look, sense)
        by_civilization = civ_of(s, seat, wide(s.civ[seat]), full, look, sense)
        by_monuments = monuments_of(s, seat, look, sense)
        pad.parts[seat, SCORED] = s.points[seat]
        pad.parts[seat, PHARAOHS] = pad.races.points[seat]
        pad.parts[seat, RIVER] = by_river
        pad.parts[seat, CIVILIZATION] = by_civilization
        pad.parts[seat, MONUMENTS] = by_monuments
        pad.parts[seat, TURNS] = sense.turn_points * turns_of_game(look, seat)


@rule
def pharaohs_of(s: State, look: Outlook, sense: Sense, races: Races) -> None:
    """Fill in what the Pharaoh track is worth to every seat: the points of races."""
    players = wide(s.players)
    for seat in range(players):
        races.places[seat] = s.pharaoh[seat]
    worth_of_places(players, look, sense, races)


@rule
def monuments_of(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the monument markers of a seat are worth, unless they are scored already."""
    if look.ended == 0 and look.to_come == 0:
        return 0.0
    taken = taken_spaces(s)
    own = wide(s.monuments[seat])
    hope = monument_hope(seat, look, sense)
    points = 0.0
    for column in range(COLUMNS):
        markers = count_bits(own >> DICE * column & ALL_DICE)
        if markers > 0:
            free = DICE - count_bits(taken >> DICE * column & ALL_DICE)
            points += column_worth(markers, free, hope, sense)
    columns = count_bits(columns_of(own, ALL_COLOURS))
    return points + columns_worth(columns, turns_of_game(look, seat), hope, sense)
