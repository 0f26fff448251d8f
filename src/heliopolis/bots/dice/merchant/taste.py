"""What a character makes of points: its own by its taste, and a part of its rivals' as a loss."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.evaluate import value_parts
from heliopolis.bots.dice.valuation.harm import disaster_changes
from heliopolis.bots.dice.valuation.outlook import Outlook
from heliopolis.bots.dice.valuation.parts import CIVILIZATION, MONUMENTS, PHARAOHS, RIVER, TURNS
from heliopolis.bots.dice.valuation.rows import civ_of
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import full_colours
from heliopolis.dice.components import AREAS
from heliopolis.dice.state import State

_AREAS: Final = len(AREAS)


@rule
def weigh(s: State, seat: int, taste: float, envy: float, row: NDArray[np.float64]) -> float:
    """What points of every seat are worth to one."""
    total = 0.0
    for other in range(wide(s.players)):
        total += taste * row[other] if other == seat else -envy * row[other]
    return total


@rule
def standing(s: State, seat: int, look: Outlook, sense: Sense, pad: Pad) -> float:
    """What the board is worth to a seat, but for the points that are scored already."""
    value_parts(s, look, sense, pad)
    total = 0.0
    for other in range(wide(s.players)):
        parts = pad.parts[other]
        if other == seat:
            total += sense.pharaohs * parts[PHARAOHS] + sense.river * parts[RIVER]
            total += sense.civilization * parts[CIVILIZATION] + sense.monuments * parts[MONUMENTS]
            total += parts[TURNS]
        else:
            rival = parts[PHARAOHS] + parts[RIVER] + parts[CIVILIZATION] + parts[MONUMENTS]
            rival += parts[TURNS]
            total -= sense.envy * rival
    return total


@rule
def civ_standing(s: State, seat: int, own: int, look: Outlook, sense: Sense) -> float:
    """What civilization is worth to a seat that would have these markers."""
    full = full_colours(s, seat, own)
    total = 0.0
    for other in range(wide(s.players)):
        held = own if other == seat else wide(s.civ[other])
        worth = civ_of(s, other, held, full, look, sense)
        total += sense.civilization * worth if other == seat else -sense.envy * worth
    return total


@rule
def find_harm(s: State, seat: int, look: Outlook, sense: Sense, pad: Pad) -> float:
    """Fill in what a disaster to each area brings a seat; the most of them."""
    disaster_changes(s, look, sense, pad.races, pad.losses)
    most = -1.0e9
    for area in range(_AREAS):
        pad.harm[area] = sense.harm * weigh(s, seat, 1.0, sense.envy, pad.losses[area])
        most = max(most, float(pad.harm[area]))
    return most
