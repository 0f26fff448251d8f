"""What places on the board of the dice game are worth, in points until the end of the game.

Where nothing is to come these are the points of the rules (D-27). Otherwise they are estimates
by the turns that a seat may expect; every number of them is a trait.
"""

from typing import Final

import numpy as np

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.bots.dice.valuation.tracks import mean_reached
from heliopolis.core.compile import constant, rule
from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_monuments_together,
)
from heliopolis.dice.components import COLUMNS, DICE, END_OF_TRACK

_NONE: Final = constant(0)
_ALL: Final = constant(DICE)
_COLUMNS_HOPE: Final = np.array([0.0, 1.0, 2.1, 3.3, 4.6, 6.2, 8.4, 11.4, 15.0])
"""What columns are worth by how many may be expected, a fraction of one included."""


@rule
def fading(x: float) -> float:
    """Nearly exp(-x) for x >= 0, but faster: the chance that something rare has not happened."""
    once = 1.0 / (1.0 + 0.25 * x)
    twice = once * once
    return twice * twice


@rule
def river(nile: int, floods: int, seat: int, rivals: int, look: Outlook, sense: Sense) -> float:
    """The space on the Nile of every epoch to come, as likely as it is flooded."""
    points = 0.0
    if look.ended:
        if floods > 0:
            points += nile
        floods = 0
    turns = 0.0
    here = look.turns[seat]
    for _ in range(look.to_come):
        turns += here
        reached = mean_reached(nile, sense.nile_pace * turns)
        chance = max(0.0, sense.flood_chance + sense.flood_zeal * reached / END_OF_TRACK)
        dry = fading(chance * here)
        if floods > 0:
            lost = 1.0 - fading(sense.flood_danger * here * rivals)
            dry *= lost if floods == 1 else lost * lost
        points += reached * (1.0 - dry)
        floods = 0
        here = look.whole
    return points


@rule
def civilization(markers: int, room: int, seat: int, look: Outlook, sense: Sense) -> float:
    """Civilization markers in every epoch to come; `room` are the colours open to the seat."""
    points = 0.0
    if look.ended:
        points += points_for_civilization(markers)
        markers = _NONE
        room = _ALL
    if look.to_come > 0:
        points += civ_of_epoch(markers, room, look.turns[seat], sense)
        points += (look.to_come - 1) * civ_of_epoch(_NONE, _ALL, look.whole, sense)
    return points


@rule
def civ_of_epoch(markers: int, room: int, turns: float, sense: Sense) -> float:
    """What markers may be worth at the end of an epoch that has so many turns left."""
    exact = 1.0 * points_for_civilization(markers)
    if room == 0 or markers >= DICE:
        return exact
    if markers == 0:
        hope = sense.civ_none
    elif markers == 1:
        hope = sense.civ_one
    elif markers == 2:
        hope = sense.civ_two
    elif markers == 3:
        hope = sense.civ_three
    else:
        hope = sense.civ_four
    share = 1.0 - fading(sense.civ_pace * turns)
    share *= 1.0 - sense.civ_room * (1.0 - room / (DICE - markers))
    return exact + (hope - exact) * share


@rule
def monument_hope(seat: int, look: Outlook, sense: Sense) -> float:
    """The share of what is hoped for monuments that may still come."""
    turns = turns_of_game(look, seat)
    return turns / (turns + sense.monument_wait) if turns > 0.0 else 0.0


@rule
def columns_worth(columns: int, turns: float, hope: float, sense: Sense) -> float:
    """What columns with a marker may be worth at the end, with so many turns to come."""
    exact = 1.0 * points_for_different_monuments(columns)
    if hope == 0.0:
        return exact
    reached = columns + sense.monument_pace * turns
    spare = max(0.0, reached - COLUMNS)
    low = min(COLUMNS - 1, int(reached))
    part = min(1.0, reached - low)
    hoped = (1.0 - part) * _COLUMNS_HOPE[low] + part * _COLUMNS_HOPE[low + 1]
    hoped += sense.monument_spare * spare
    return float(exact + (hoped - exact) * hope)


@rule
def column_worth(markers: int, free: int, hope: float, sense: Sense) -> float:
    """What markers together in a column may be worth, which has so many free spaces."""
    if markers == 0:
        return 0.0
    exact = 1.0 * points_for_monuments_together(markers)
    if free == 0 or hope == 0.0 or markers >= DICE:
        return exact
    if markers == 1:
        hoped = sense.column_one
    elif markers == 2:
        hoped = sense.column_two
    elif markers == 3:
        hoped = sense.column_three
    else:
        hoped = sense.column_four
    share = hope * (1.0 - sense.column_room * (1.0 - free / (DICE - markers)))
    return exact + (hoped - exact) * share
