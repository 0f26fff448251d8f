"""What a position is worth to every seat: the points that each may expect at the end."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook, look_ahead, turns_of_game
from heliopolis.bots.dice.valuation.races import worth_of_places
from heliopolis.bots.dice.valuation.worth import (
    civilization,
    column_worth,
    columns_worth,
    monument_hope,
    river,
)
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.areas import full_colours, taken_spaces
from heliopolis.dice.components import ALL_DICE, COLUMNS, DICE
from heliopolis.dice.state import State

_NO_STEPS: Final = constant(0)
_NO_COLUMNS: Final = constant(0)


@rule
def evaluate(s: State, sense: Sense, pad: Pad, values: NDArray[np.float64]) -> None:
    """The points that every seat may expect at the end; exact where nothing is to come.

    In the middle of a turn the dice that are not spent count for nothing.
    """
    look = pad.looks[0]
    look_ahead(s, _NO_STEPS, look)
    value_board(s, look, sense, pad, values)


@rule
def value_board(
    s: State, look: Outlook, sense: Sense, pad: Pad, values: NDArray[np.float64]
) -> None:
    """The points that every seat may expect at the end, if this is what is to come."""
    pharaohs_of(s, look, sense, pad)
    for seat in range(wide(s.players)):
        values[seat] = s.points[seat] + pad.points[seat]
        values[seat] += river_of(s, seat, look, sense) + civilization_of(s, seat, look, sense)
        values[seat] += monuments_of(s, seat, look, sense)
        values[seat] += sense.turn_points * turns_of_game(look, seat)


@rule
def standing(s: State, seat: int, look: Outlook, sense: Sense, pad: Pad) -> float:
    """What the board is worth to a seat by its own taste, less what it envies its rivals."""
    pharaohs_of(s, look, sense, pad)
    total = 0.0
    for other in range(wide(s.players)):
        by_river = river_of(s, other, look, sense)
        by_civilization = civilization_of(s, other, look, sense)
        by_monuments = monuments_of(s, other, look, sense)
        by_turns = sense.turn_points * turns_of_game(look, other)
        if other == seat:
            total += sense.pharaohs * pad.points[other] + sense.river * by_river
            total += sense.civilization * by_civilization + sense.monuments * by_monuments
            total += by_turns
        else:
            rival = pad.points[other] + by_river + by_civilization + by_monuments + by_turns
            total -= sense.envy * rival
    return total


@rule
def pharaohs_of(s: State, look: Outlook, sense: Sense, pad: Pad) -> None:
    """Fill in the pad's points: what the Pharaoh track is worth to every seat."""
    players = wide(s.players)
    for seat in range(players):
        pad.places[seat] = s.pharaoh[seat]
    worth_of_places(pad.places, players, look, sense, pad.races, pad.points)


@rule
def river_of(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the place of a seat on the Nile and its flood cubes are worth."""
    rivals = wide(s.players) - 1
    return river(wide(s.nile[seat]), wide(s.floods[seat]), seat, rivals, look, sense)


@rule
def civilization_of(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the civilization markers of a seat are worth."""
    own = wide(s.civ[seat])
    room = count_bits(ALL_DICE & ~own & ~full_colours(s, seat, own))
    return civilization(count_bits(own), room, seat, look, sense)


@rule
def monuments_of(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the monument markers of a seat are worth, unless they are scored already."""
    if look.ended == 0 and look.to_come == 0:
        return 0.0
    taken = taken_spaces(s)
    own = wide(s.monuments[seat])
    hope = monument_hope(seat, look, sense)
    columns = _NO_COLUMNS
    points = 0.0
    for column in range(COLUMNS):
        markers = count_bits(own >> DICE * column & ALL_DICE)
        if markers > 0:
            columns += 1
            free = DICE - count_bits(taken >> DICE * column & ALL_DICE)
            points += column_worth(markers, free, hope, sense)
    return points + columns_worth(columns, turns_of_game(look, seat), hope, sense)
