"""What the dice of a turn may bring a seat: a table of gains, and the best use of a hand.

A gain is in points: what a seat gains itself, by its own taste, and a part of what rivals lose.
"""

from math import comb
from typing import Final

import numpy as np

from heliopolis.bots.dice.merchant.taste import civ_standing
from heliopolis.bots.dice.pad import Gains, Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.monuments import worth_with_marker
from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.bots.dice.valuation.races import EVERYBODY, Races, find_steps
from heliopolis.bots.dice.valuation.rows import NILE_USES, nile_changes
from heliopolis.bots.dice.valuation.uses import (
    BY_ANKHS,
    BY_CIV,
    BY_MONUMENTS,
    BY_NILE,
    BY_PHARAOHS,
    CIV_SIZES,
    FURTHER,
    STEPS,
)
from heliopolis.bots.dice.valuation.worth import columns_worth, monument_hope
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import columns_of, taken_spaces
from heliopolis.dice.components import ALL_COLOURS, ALL_DICE, COLUMNS, DICE
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, ANKHS_OF_A_PAIR
from heliopolis.dice.state import MONUMENT_USED, State

SETS_OF: Final = np.array([comb(DICE, count) for count in range(STEPS)], dtype=np.float64)
"""How many sets of so many dice there are."""


@rule
def find_gains(s: State, suns: int, places: int, sense: Sense, pad: Pad) -> None:
    """Fill in what the dice bring, if Ra moves by so many steps in this turn."""
    look = pad.looks[suns]
    gains = pad.gains[suns]
    gain_by_pharaohs(s, look, sense, pad.races, gains)
    gain_by_river(s, look, sense, gains)
    gain_by_civ(s, places, look, sense, gains)
    gain_by_monuments(s, look, sense, gains)
    gain_by_ankhs(sense, gains)


@rule
def gain_by_pharaohs(s: State, look: Outlook, sense: Sense, races: Races, gains: Gains) -> None:
    """What steps on the Pharaoh track bring."""
    found = gains.use[BY_PHARAOHS:BY_NILE]
    find_steps(s, look, sense, sense.pharaohs, sense.envy, EVERYBODY, races, found)


@rule
def gain_by_river(s: State, look: Outlook, sense: Sense, gains: Gains) -> None:
    """What steps on the Nile and floods bring."""
    found = gains.use[BY_NILE:BY_CIV]
    nile_changes(s, look, sense, found)
    for use in range(NILE_USES):
        found[use] *= sense.river


@rule
def gain_by_civ(s: State, places: int, look: Outlook, sense: Sense, gains: Gains) -> None:
    """What markers bring on some of the colours that are open."""
    seat = wide(s.turn)
    own = wide(s.civ[seat])
    level = civ_standing(s, seat, own, look, sense)
    gains.use[BY_CIV] = 0.0
    for markers in range(1, CIV_SIZES):
        own |= places & -places
        places &= places - 1
        gains.use[BY_CIV + markers] = civ_standing(s, seat, own, look, sense) - level


@rule
def gain_by_monuments(s: State, look: Outlook, sense: Sense, gains: Gains) -> None:
    """What markers bring in each column, and by the Monuments that are thrown."""
    seat = wide(s.turn)
    mine = columns_of(wide(s.monuments[seat]), ALL_COLOURS)
    columns = count_bits(mine)
    hope = monument_hope(seat, look, sense)
    turns = turns_of_game(look, seat)
    level = columns_worth(columns, turns, hope, sense)
    new_column = columns_worth(min(COLUMNS, columns + 1), turns, hope, sense) - level
    taken = taken_spaces(s)
    for rival in range(wide(s.players)):
        gains.hopes[rival] = monument_hope(rival, look, sense)
    for column in range(COLUMNS):
        free = DICE - count_bits(taken >> DICE * column & ALL_DICE)
        if free == 0:
            continue
        before, after = worth_with_marker(s, seat, column, free, hope, sense)
        gain = after - before
        if mine >> column & 1 == 0:
            gain += new_column
        gain *= sense.monuments
        for rival in range(wide(s.players)):
            if rival != seat:
                hoped = gains.hopes[rival]
                before, after = worth_with_marker(s, rival, column, free, hoped, sense)
                gain += sense.envy * before
                gain -= sense.envy * after
        gains.column[column] = gain
    opened = best_by_colour(taken, mine, gains)
    if wide(s.used) & MONUMENT_USED:
        opened = 0  # the first marker of the turn is among those of the seat
    average_first(gains)
    columns = min(COLUMNS, columns + opened)
    level = columns_worth(columns, turns, hope, sense)
    room = COLUMNS
    if sense.colours > 0.0:
        room = count_bits(columns_of(~taken, ALL_COLOURS) & ~mine) - opened
    for further in range(1, FURTHER):
        more = max(0, min(further, room))
        worth = columns_worth(min(COLUMNS, columns + more), turns, hope, sense)
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
                    opened = 1 - (mine >> column & 1)
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
