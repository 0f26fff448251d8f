"""What to spend dice on: what each use brings, and after it the dice that are left."""

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.gains import find_gains
from heliopolis.bots.dice.merchant.rolls import know_kinds
from heliopolis.bots.dice.merchant.taste import civ_standing, find_harm
from heliopolis.bots.dice.pad import Gains, Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    MONUMENTS,
    NILES,
    PHARAOHS,
    SUNS,
    WITH,
)
from heliopolis.bots.dice.valuation.outlook import Outlook
from heliopolis.bots.dice.valuation.uses import (
    BEGUN,
    BY_FLOOD,
    BY_NILE,
    BY_PHARAOHS,
    NOT_YET,
    best_use,
)
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.allocation import may_declare
from heliopolis.dice.areas import open_civ
from heliopolis.dice.catalogue import (
    CIV_BASE,
    CIV_DICE_OF,
    CIV_MARKERS_OF,
    DISASTER_BASE,
    END_ACTION,
    FLOOD_BASE,
    FLOOD_DICE_OF,
    LOSE_CIV_BASE,
    MONUMENT_BASE,
    NILE_BASE,
    PAIR_BASE,
    PHARAOH_BASE,
)
from heliopolis.dice.components import ANKH, DICE, NILE
from heliopolis.dice.legal import companion_of_pair, space_of_pair
from heliopolis.dice.state import MONUMENT_USED, State, free_with

Kinds = NDArray[np.int64]
"""What each die shows."""
_NONE = constant(0)


@rule
def think_of_uses(s: State, sense: Sense, pad: Pad) -> None:
    """Find what the dice bring; Ra has moved already."""
    places = open_civ(s)
    know_kinds(s, places, pad.kinds)
    find_gains(s, _NONE, places, sense, pad)
    if may_declare(s):
        find_harm(s, wide(s.turn), pad.looks[0], sense, pad)


@rule
def rest(s: State, spent: int, first: int, begun: int, kinds: Kinds, gains: Gains) -> float:
    """What the dice that are left bring if spent on one use and on those after it."""
    hand = _NONE
    for die in range(DICE):
        kind = kinds[die]
        if kind != SUNS and (spent | wide(s.spent)) >> die & 1 == 0 and kind_in(kind, first):
            hand = WITH[hand, kind]
    return best_use(hand, begun, gains.use)


@rule
def kind_in(kind: int, first: int) -> bool:
    """Whether dice of a kind serve one use or those after it; uses have the order of the kinds."""
    return kind >= first if kind != BLANKS else first <= CIVS


@rule
def worth_of_use(s: State, number: int, sense: Sense, pad: Pad) -> float:
    """What a use of dice brings, and after it the dice that are left."""
    kinds = pad.kinds
    gains = pad.gains[0]
    begun = BEGUN if wide(s.used) & MONUMENT_USED else NOT_YET
    if number == END_ACTION:
        return rest(s, _NONE, ANKHS, begun, kinds, gains)
    if number < LOSE_CIV_BASE:
        area = number - DISASTER_BASE
        return float(pad.harm[area]) + rest(s, _NONE, PHARAOHS, begun, kinds, gains)
    if number <= NILE_BASE:
        dice = number - PHARAOH_BASE
        return float(gains.use[BY_PHARAOHS + count_bits(dice)]) + rest(
            s, dice, NILES, begun, kinds, gains
        )
    if number < FLOOD_BASE:
        dice = number - NILE_BASE
        return float(gains.use[BY_NILE + count_bits(dice)]) + rest(
            s, dice, CIVS, begun, kinds, gains
        )
    if number < CIV_BASE:
        return worth_of_flood(s, wide(FLOOD_DICE_OF[number - FLOOD_BASE]), begun, kinds, gains)
    if number < MONUMENT_BASE:
        return worth_of_civ(s, number - CIV_BASE, begun, pad.looks[0], sense, kinds, gains)
    if number < PAIR_BASE:
        space = number - MONUMENT_BASE
        dice = 1 << space % DICE
    else:
        space = space_of_pair(number)
        dice = 1 << space % DICE | 1 << companion_of_pair(number)
    return float(gains.column[space // DICE]) + rest(s, dice, MONUMENTS, BEGUN, kinds, gains)


@rule
def worth_of_flood(s: State, dice: int, begun: int, kinds: Kinds, gains: Gains) -> float:
    """What a flood brings, with the Niles that are left and the Ankhs that may join them."""
    niles = count_bits(free_with(s, NILE) & ~dice)
    best = float(gains.use[BY_FLOOD + niles]) + rest(s, dice, CIVS, begun, kinds, gains)
    ankhs = free_with(s, ANKH) & ~dice
    while niles > 0 and ankhs:
        dice |= ankhs & -ankhs
        ankhs &= ankhs - 1
        niles += 1
        best = max(
            best, float(gains.use[BY_FLOOD + niles]) + rest(s, dice, CIVS, begun, kinds, gains)
        )
    return best


@rule
def worth_of_civ(
    s: State, place: int, begun: int, look: Outlook, sense: Sense, kinds: Kinds, gains: Gains
) -> float:
    """What markers on just these colours bring."""
    seat = wide(s.turn)
    own = wide(s.civ[seat])
    gain = civ_standing(s, seat, own | wide(CIV_MARKERS_OF[place]), look, sense)
    gain -= civ_standing(s, seat, own, look, sense)
    return gain + rest(s, wide(CIV_DICE_OF[place]), MONUMENTS, begun, kinds, gains)
