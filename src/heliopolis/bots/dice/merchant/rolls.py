"""Which dice to roll again: what every hand may bring, exactly over all throws to come."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.gains import find_gains
from heliopolis.bots.dice.merchant.taste import find_harm, standing
from heliopolis.bots.dice.pad import Gains, Pad
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    COUNTS,
    FIRST,
    FIRST_CHOICE,
    KINDS,
    MONUMENTS,
    NILES,
    PHARAOHS,
    SUNS,
    WITH,
    keep_hands,
    throw_hands,
)
from heliopolis.bots.dice.valuation.outlook import look_ahead
from heliopolis.bots.dice.valuation.uses import BY_MONUMENTS, FURTHER, NOT_YET, best_use
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import open_civ
from heliopolis.dice.catalogue import KEEP_ACTION
from heliopolis.dice.components import CIV, DICE, SIDES, SUN
from heliopolis.dice.rolling import steps_of_ra, suns_of_turn
from heliopolis.dice.rulebook import SUN_POINTS, SUNS_FOR_POINTS
from heliopolis.dice.state import State

_BY_FACE: Final = np.array([PHARAOHS, NILES, CIVS, MONUMENTS, ANKHS, SUNS], dtype=np.int64)
_SETS: Final = SUNS_FOR_POINTS
_NEAR: Final = 6


@rule
def think_of_rolls(s: State, sense: Sense, pad: Pad) -> None:
    """Find what hands are worth: whole, and with one throw or two to come."""
    places = open_civ(s)
    know_kinds(s, places, pad.kinds)
    locked = suns_of_turn(s)
    dice = DICE - locked
    worth_of_suns(s, locked, places, sense, pad)
    fill_odds(count_bits(places), pad.odds)
    worth_of_hands(s, locked, pad)
    for hand in range(FIRST[dice], FIRST[dice + 1]):
        pad.kept[hand] = pad.whole[hand]
    throw_hands(pad.kept, pad.odds, dice)
    if s.throws == FIRST_CHOICE:
        keep_hands(pad.kept, pad.best, dice)
        throw_hands(pad.best, pad.odds, dice)
    pad.locked[0] = locked
    pad.places[0] = places


@rule
def know_kinds(s: State, places: int, kinds: NDArray[np.int64]) -> None:
    """Fill in the kind of every die."""
    for face in range(SUN + 1):
        showing = wide(s.showing[face])
        for die in range(DICE):
            if showing >> die & 1:
                blank = face == CIV and places >> die & 1 == 0
                kinds[die] = BLANKS if blank else _BY_FACE[face]


@rule
def worth_of_suns(s: State, locked: int, places: int, sense: Sense, pad: Pad) -> None:
    """What Suns bring themselves, and what the other dice bring when there are so many."""
    seat = wide(s.turn)
    level = 0.0
    for steps in range(_SETS):
        if steps > 0 and steps < locked:
            continue
        look_ahead(s, steps, pad.looks[steps])
        if steps == 0 or is_near(s):
            find_gains(s, steps, places, sense, pad)
        worth = standing(s, seat, pad.looks[steps], sense, pad)
        if steps == 0:
            level = worth
        pad.suns[steps] = worth - level + sense.haste * steps
    pad.suns[SUNS_FOR_POINTS] = sense.suns * SUN_POINTS
    most = 0.0
    if locked > 0 or sense.harm > 1.0:  # else four Suns are too rare to think of
        most = find_harm(s, seat, pad.looks[0], sense, pad)
    for suns in range(SUNS_FOR_POINTS + 1, DICE + 1):
        pad.suns[suns] = most


@rule
def is_near(s: State) -> bool:
    """Whether the end of the epoch is so near that a step of Ra changes what dice bring."""
    return s.sun_track - s.ra <= _NEAR


@rule
def worth_of_hands(s: State, locked: int, pad: Pad) -> None:
    """What all free dice bring when they are spent well, besides so many Suns."""
    dice = DICE - locked
    near = is_near(s)
    never = CIVS if pad.odds[CIVS] == 0.0 else BLANKS if pad.odds[BLANKS] == 0.0 else SUNS
    for hand in range(FIRST[dice], FIRST[dice + 1]):
        if never != SUNS and COUNTS[hand, never] > 0:
            continue  # no such die can fall
        suns = locked + COUNTS[hand, SUNS]
        gain = best_use(hand, NOT_YET, pad.gains[steps_of_ra(suns) if near else 0].use)
        pad.whole[hand] = gain + pad.suns[suns]


@rule
def fill_odds(open_colours: int, odds: NDArray[np.float64]) -> None:
    """How likely a die shows each kind."""
    for kind in range(KINDS):
        odds[kind] = 1.0 / SIDES
    odds[CIVS] = open_colours / (DICE * SIDES)
    odds[BLANKS] = 1.0 / SIDES - odds[CIVS]


@rule
def worth_of_roll(s: State, number: int, sense: Sense, pad: Pad) -> float:
    """What it is worth to roll a set of dice again, or none."""
    left_out = pad.locked[0]
    hand = 0
    for die in range(DICE):
        kind = pad.kinds[die]
        if kind == SUNS and left_out > 0:
            left_out -= 1
        elif number >> die & 1 == 0:
            hand = WITH[hand, kind]
    if number == KEEP_ACTION:
        table = pad.whole
    else:
        table = pad.best if s.throws == FIRST_CHOICE else pad.kept
    worth = float(table[hand])
    if sense.colours > 0.0:
        gains = pad.gains[steps_of_ra(pad.locked[0]) if is_near(s) else 0]
        luck = luck_with_monuments(number, pad.kinds, gains)
        luck += luck_with_civ(number, hand, pad.places[0], pad.odds, table)
        worth += sense.colours * luck
    return worth


@rule
def luck_with_monuments(rolled: int, kinds: NDArray[np.int64], gains: Gains) -> float:
    """How much better or worse than the mean the colours are of dice kept and rolled."""
    count = 0
    best = 0.0
    for die in range(DICE):
        if kinds[die] == MONUMENTS and rolled >> die & 1 == 0:
            count += 1
            best = max(best, gains.colour[die])
    mean = gains.use[BY_MONUMENTS + FURTHER * count]
    luck = best - mean
    if rolled:
        one_more = gains.use[BY_MONUMENTS + FURTHER * (count + 1)] - mean
        for die in range(DICE):
            if rolled >> die & 1:
                luck += (max(best, gains.colour[die]) - best - one_more) / SIDES
    return float(luck)


@rule
def luck_with_civ(
    rolled: int, hand: int, places: int, odds: NDArray[np.float64], table: NDArray[np.float64]
) -> float:
    """How much better or worse than with any dice it is that these may fall on civilization."""
    if rolled == 0 or odds[CIVS] == 0.0 or odds[BLANKS] == 0.0:
        return 0.0
    more = count_bits(rolled & places) / SIDES - count_bits(rolled) * odds[CIVS]
    return float(more * (table[WITH[hand, CIVS]] - table[WITH[hand, BLANKS]]))
