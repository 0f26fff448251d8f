"""What the dice of a turn may bring a seat: a table of gains, and the best use of a hand.

A gain is in points: what a seat gains itself, by its own taste, and a part of what rivals lose.
"""

from math import comb
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.bots.dice.valuation.uses import (
    BY_ANKHS,
    BY_CIV,
    BY_FLOOD,
    BY_MONUMENTS,
    BY_NILE,
    CIV_SIZES,
    FLOODS,
    FURTHER,
    PLACES,
    STEPS,
)
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
from heliopolis.dice.components import ALL_DICE, COLUMNS, DICE, END_OF_TRACK
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, ANKHS_OF_A_PAIR
from heliopolis.dice.state import MONUMENT_USED, State

_NONE: Final = constant(0)
SETS_OF: Final = np.array([comb(DICE, count) for count in range(STEPS)], dtype=np.float64)
"""How many sets of so many dice there are."""
GAINS: Final = np.dtype(
    [
        ("use", "f8", (PLACES,)),  # by uses of dice
        ("column", "f8", (COLUMNS,)),  # a monument marker in a column, whatever its colour
        ("colour", "f8", (DICE,)),  # in the best column where a colour is free
    ],
    align=True,
)


class Gains(Protocol):
    """The fields, for the reader and the type checker."""

    use: NDArray[np.float64]
    column: NDArray[np.float64]
    colour: NDArray[np.float64]


@rule
def gain_by_river(s: State, seat: int, look: Outlook, sense: Sense, gains: Gains) -> None:
    """What steps on the Nile and floods bring."""
    nile = wide(s.nile[seat])
    floods = wide(s.floods[seat])
    rivals = wide(s.players) - 1
    level = river(nile, floods, seat, rivals, look, sense)
    for steps in range(STEPS):
        place = min(END_OF_TRACK, nile + steps)
        standing = river(place, floods, seat, rivals, look, sense)
        gains.use[BY_NILE + steps] = sense.river * (standing - level)
        if steps < FLOODS:
            standing = river(place, floods + 1, seat, rivals, look, sense)
            gains.use[BY_FLOOD + steps] = sense.river * (standing - level)


@rule
def civ_standing(s: State, seat: int, own: int, look: Outlook, sense: Sense) -> float:
    """What civilization is worth to a seat that would have these markers, rivals counted."""
    full = full_colours(s, seat, own)
    standing = 0.0
    for other in range(wide(s.players)):
        held = own if other == seat else wide(s.civ[other])
        room = count_bits(ALL_DICE & ~held & ~full)
        worth = civilization(count_bits(held), room, other, look, sense)
        standing += sense.civilization * worth if other == seat else -sense.envy * worth
    return standing


@rule
def gain_by_civ(
    s: State, seat: int, places: int, look: Outlook, sense: Sense, gains: Gains
) -> None:
    """What markers bring on some of the colours that are open."""
    own = wide(s.civ[seat])
    level = civ_standing(s, seat, own, look, sense)
    for markers in range(CIV_SIZES):
        gains.use[BY_CIV + markers] = civ_standing(s, seat, own, look, sense) - level
        own |= places & -places
        places &= places - 1


@rule
def gain_by_monuments(s: State, seat: int, look: Outlook, sense: Sense, gains: Gains) -> None:
    """What markers bring in each column, and by the Monuments that are thrown."""
    players = wide(s.players)
    taken = taken_spaces(s)
    hope = monument_hope(seat, look, sense)
    turns = turns_of_game(look, seat)
    mine = wide(s.monuments[seat])
    columns = _NONE
    for column in range(COLUMNS):
        if mine >> DICE * column & ALL_DICE:
            columns += 1
    level = columns_worth(columns, turns, hope, sense)
    new_column = columns_worth(min(COLUMNS, columns + 1), turns, hope, sense) - level
    for column in range(COLUMNS):
        free = DICE - count_bits(taken >> DICE * column & ALL_DICE)
        if free == 0:
            continue
        held = count_bits(mine >> DICE * column & ALL_DICE)
        gain = column_worth(held + 1, free - 1, hope, sense)
        gain -= column_worth(held, free, hope, sense)
        if held == 0:
            gain += new_column
        gain *= sense.monuments
        for rival in range(players):
            markers = count_bits(wide(s.monuments[rival]) >> DICE * column & ALL_DICE)
            if rival != seat and markers > 0:
                hoped = monument_hope(rival, look, sense)
                gain += sense.envy * column_worth(markers, free, hoped, sense)
                gain -= sense.envy * column_worth(markers, free - 1, hoped, sense)
        gains.column[column] = gain
    opened = best_by_colour(taken, mine, gains)
    if wide(s.used) & MONUMENT_USED:
        opened = 0  # the first marker of the turn is among those of the seat
    average_first(gains)
    columns = min(COLUMNS, columns + opened)
    level = columns_worth(columns, turns, hope, sense)
    for further in range(1, FURTHER):
        worth = columns_worth(min(COLUMNS, columns + further), turns, hope, sense)
        for dice in range(STEPS):
            at = BY_MONUMENTS + FURTHER * dice
            gains.use[at + further] = gains.use[at] + sense.monuments * (worth - level)


@rule
def best_by_colour(taken: int, mine: int, gains: Gains) -> int:
    """Find the best column for each colour; 1 if the best of all is a new one."""
    opened = 0
    most = -1.0
    for colour in range(DICE):
        gains.colour[colour] = 0.0
        for column in range(COLUMNS):
            if taken >> DICE * column + colour & 1 == 0:
                gain = gains.column[column]
                gains.colour[colour] = max(gains.colour[colour], gain)
                if gain > most:
                    most = gain
                    opened = 0 if mine >> DICE * column & ALL_DICE else 1
    return opened


@rule
def average_first(gains: Gains) -> None:
    """What the first marker brings, by how many dice show a Monument: the best of their colours."""
    for count in range(STEPS):
        gains.use[BY_MONUMENTS + FURTHER * count] = 0.0
    for dice in range(1, ALL_DICE + 1):
        most = 0.0
        count = 0
        for colour in range(DICE):
            if dice >> colour & 1:
                most = max(most, gains.colour[colour])
                count += 1
        gains.use[BY_MONUMENTS + FURTHER * count] += most / SETS_OF[count]


@rule
def gain_by_ankhs(sense: Sense, gains: Gains) -> None:
    """D-22: what pairs of Ankhs bring."""
    for pairs in range(DICE // ANKHS_OF_A_PAIR + 1):
        gains.use[BY_ANKHS + pairs] = sense.ankhs * pairs * ANKH_PAIR_POINTS
