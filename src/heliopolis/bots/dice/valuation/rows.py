"""What the Nile and civilization are worth to every seat, and what uses of dice change there."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook
from heliopolis.bots.dice.valuation.uses import BY_FLOOD, BY_NILE, FLOODS, STEPS
from heliopolis.bots.dice.valuation.worth import civilization, river
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.areas import open_colours
from heliopolis.dice.components import END_OF_TRACK
from heliopolis.dice.state import State

WITH_FLOOD: Final = constant(BY_FLOOD - BY_NILE)
NILE_USES: Final = STEPS + FLOODS


@rule
def river_of(s: State, seat: int, look: Outlook, sense: Sense) -> float:
    """What the place of a seat on the Nile and its flood cubes are worth."""
    rivals = wide(s.players) - 1
    return river(wide(s.nile[seat]), wide(s.floods[seat]), seat, rivals, look, sense)


@rule
def nile_changes(s: State, look: Outlook, sense: Sense, found: NDArray[np.float64]) -> None:
    """Fill in what steps on the Nile change for who makes them, then those that a flood goes with.

    They change nothing for others.
    """
    seat = wide(s.turn)
    nile = wide(s.nile[seat])
    floods = wide(s.floods[seat])
    rivals = wide(s.players) - 1
    level = river(nile, floods, seat, rivals, look, sense)
    for steps in range(STEPS):
        place = min(END_OF_TRACK, nile + steps)
        found[steps] = river(place, floods, seat, rivals, look, sense) - level
        if steps < FLOODS:
            worth = river(place, floods + 1, seat, rivals, look, sense)
            found[WITH_FLOOD + steps] = worth - level


@rule
def civ_of(s: State, seat: int, held: int, full: int, look: Outlook, sense: Sense) -> float:
    """What these civilization markers are worth to a seat, when some colours take no more."""
    return civilization(count_bits(held), room_for(held, full), seat, look, sense)


@rule
def room_for(held: int, full: int) -> int:
    """D-15: how many colours are open to a seat with these markers, when some are full."""
    return count_bits(open_colours(held, full))
