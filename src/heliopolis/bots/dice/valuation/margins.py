"""What one more use of dice would be worth: the valuation with it, less the valuation without.

Dice that are not spent count for nothing in both, so it does not matter whose turn it is.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.valuation.evaluate import value_board
from heliopolis.bots.dice.valuation.harm import (
    lost_civilization,
    lost_monuments,
    lost_on_the_nile,
)
from heliopolis.bots.dice.valuation.outlook import NO_STEPS, look_ahead
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import full_colours, open_colours, taken_spaces
from heliopolis.dice.components import ALL_DICE, COLUMNS, DICE, END_OF_TRACK, SEATS
from heliopolis.dice.rulebook import STEPS_LOST
from heliopolis.dice.state import State

USES: Final = (
    "pharaoh",  # a step on the Pharaoh track
    "nile",  # a step on the Nile
    "flood",  # a flood cube
    "nile-with-flood",  # a step on the Nile besides a flood cube, more than the cube alone
    "civ",  # a civilization marker
    "monument-new",  # a monument marker in the best column without one of the seat
    "monument-more",  # and in the best of those that have one
    "spared-pharaoh",  # a disaster to each area that does not hit the seat
    "spared-nile",
    "spared-civ",
    "spared-monument",
)
"""What is weighed, in the order in which it is written down."""
_PHARAOH, _NILE, _FLOOD, _NILE_WITH_FLOOD, _CIV, _NEW, _MORE = range(7)
_SPARED_PHARAOH, _SPARED_NILE, _SPARED_CIV, _SPARED_MONUMENT = range(7, len(USES))
Margins = NDArray[np.float64]
"""What each use changes for a seat; not a number where the seat cannot have it."""


@rule
def worth_of_uses(states: Any, seat: int, traits: Any, pad: Pad, margins: Margins) -> None:
    """Write down what one more of each use changes for a seat; the second state is worked on."""
    states[1] = states[0]
    s = states[1]
    take_on(traits[0], wide(s.players), pad)
    look_ahead(s, NO_STEPS, pad.looks[0])
    margins[:] = np.nan
    weigh_tracks(s, seat, pad, margins)
    weigh_civ(s, seat, pad, margins)
    weigh_monuments(s, seat, pad, margins)
    weigh_disasters(s, seat, pad, margins)


@rule
def expected_by(s: State, seat: int, pad: Pad) -> float:
    """The points that a seat may expect at the end, with what the pad says is to come."""
    values = np.zeros(SEATS)
    value_board(s, pad.looks[0], pad.sense[0], pad, values)
    return float(values[seat])


@rule
def weigh_tracks(s: State, seat: int, pad: Pad, margins: Margins) -> None:
    """Write down what steps change, and a flood cube; no step leads beyond the end (D-10)."""
    before = expected_by(s, seat, pad)
    if s.pharaoh[seat] < END_OF_TRACK:
        s.pharaoh[seat] += 1
        margins[_PHARAOH] = expected_by(s, seat, pad) - before
        s.pharaoh[seat] -= 1
    s.floods[seat] += 1
    flooded = expected_by(s, seat, pad)
    margins[_FLOOD] = flooded - before
    if s.nile[seat] < END_OF_TRACK:
        s.nile[seat] += 1
        margins[_NILE_WITH_FLOOD] = expected_by(s, seat, pad) - flooded
        s.floods[seat] -= 1
        margins[_NILE] = expected_by(s, seat, pad) - before
        s.nile[seat] -= 1
    else:
        s.floods[seat] -= 1


@rule
def weigh_civ(s: State, seat: int, pad: Pad, margins: Margins) -> None:
    """Write down what a marker changes on the best of the colours that are open (D-15)."""
    before = expected_by(s, seat, pad)
    own = wide(s.civ[seat])
    places = open_colours(own, full_colours(s, seat, own))
    for colour in range(DICE):
        if places >> colour & 1:
            s.civ[seat] = own | 1 << colour
            keep_best(margins, _CIV, expected_by(s, seat, pad) - before)
    s.civ[seat] = own


@rule
def weigh_monuments(s: State, seat: int, pad: Pad, margins: Margins) -> None:
    """Write down what a marker changes in the best column with a free space (D-17), old or new."""
    before = expected_by(s, seat, pad)
    own = wide(s.monuments[seat])
    free = ~taken_spaces(s)
    for column in range(COLUMNS):
        spaces = free >> DICE * column & ALL_DICE
        if spaces:
            use = _MORE if own >> DICE * column & ALL_DICE else _NEW
            s.monuments[seat] = own | (spaces & -spaces) << DICE * column
            keep_best(margins, use, expected_by(s, seat, pad) - before)
    s.monuments[seat] = own


@rule
def keep_best(margins: Margins, use: int, margin: float) -> None:
    """Write down what a use changes, unless something better is known."""
    if np.isnan(margins[use]) or margin > margins[use]:
        margins[use] = margin


@rule
def weigh_disasters(s: State, seat: int, pad: Pad, margins: Margins) -> None:
    """D-25: write down what a seat would lose if a disaster hit it, and nobody else."""
    look = pad.looks[0]
    sense = pad.sense[0]
    before = expected_by(s, seat, pad)
    place = wide(s.pharaoh[seat])
    s.pharaoh[seat] = max(0, place - STEPS_LOST)
    margins[_SPARED_PHARAOH] = before - expected_by(s, seat, pad)
    s.pharaoh[seat] = place
    margins[_SPARED_NILE] = lost_on_the_nile(s, seat, look, sense)
    margins[_SPARED_CIV] = lost_civilization(s, seat, look, sense)
    margins[_SPARED_MONUMENT] = lost_monuments(s, seat, look, sense)
