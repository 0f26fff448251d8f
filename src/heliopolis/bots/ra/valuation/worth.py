"""What tiles and suns of Ra are worth to a seat, in points: pure functions.

Every estimate goes from a hope, while tiles are to come, to the exact points of the rules (R-7
and R-8) when none are. A hand is an array of counts by kind, an `expected` number that of tiles
which a seat may still get.
"""

import math
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.curves import fade, sigmoid
from heliopolis.bots.ra.valuation.outlook import Outlook
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.core.points import (
    points_for_civilization,
    points_for_different_monuments,
    points_for_extremes,
    points_for_monuments_together,
)
from heliopolis.ra.rulebook import (
    PHARAOH_PENALTY,
    PHARAOH_PRIZE,
    SUNS_PENALTY,
    SUNS_PRIZE,
)
from heliopolis.ra.scoring import sum_of_suns
from heliopolis.ra.state import State
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import (
    END_OF_CIVILIZATION,
    END_OF_MONUMENTS,
    FIRST_CIVILIZATION,
    FIRST_MONUMENT,
    FLOOD,
    KINDS,
    NILE,
    PHARAOH,
)

Hand = NDArray[np.int64]
Odds = NDArray[np.float64]


class Pad(NamedTuple):
    """Arrays to work on, made once."""

    hand: Hand  # tiles by kind
    odds: Odds  # the chances to have 0, 1, 2, … kinds of a family
    gains: NDArray[np.float64]  # what the track is worth to every seat


@rule
def new_pad() -> Pad:
    """A pad to work on."""
    return Pad(
        np.zeros(KINDS, dtype=np.int64),
        np.zeros(KINDS, dtype=np.float64),
        np.zeros(SEATS, dtype=np.float64),
    )


@rule
def chance_of(s: State, kind: int, expected: float, outlook: Outlook) -> float:
    """The chance to get a tile of a kind among so many tiles from the bag."""
    return 1.0 - fade(expected * int(s.bag[kind]) / (outlook.bag + 1.0))


@rule
def add_kind(odds: Odds, kinds: int, chance: float) -> None:
    """Go on from the odds of 0 to so many kinds to one kind more, which has a chance to come."""
    odds[kinds + 1] = odds[kinds] * chance
    for number in range(kinds, 0, -1):
        odds[number] += (odds[number - 1] - odds[number]) * chance
    odds[0] *= 1.0 - chance


@rule
def worth_of_civilization(
    s: State, hand: Hand, expected: float, outlook: Outlook, odds: Odds
) -> float:
    """R-7.5: the points expected, each kind that is missing coming or not."""
    odds[0] = 1.0
    held = missing = wide(0)
    for kind in range(FIRST_CIVILIZATION, END_OF_CIVILIZATION):
        if hand[kind] > 0:
            held += 1
        else:
            add_kind(odds, missing, chance_of(s, kind, expected, outlook))
            missing += 1
    points = 0.0
    for number in range(missing + 1):
        points += odds[number] * points_for_civilization(held + number)
    return points


@rule
def worth_of_monuments(
    s: State, hand: Hand, expected: float, outlook: Outlook, odds: Odds
) -> float:
    """R-8.1: the points expected at the end of the game."""
    odds[0] = 1.0
    kinds = missing = wide(0)
    points = 0.0
    for kind in range(FIRST_MONUMENT, END_OF_MONUMENTS):
        held = wide(hand[kind])
        chance = chance_of(s, kind, expected, outlook)
        if held == 0:
            add_kind(odds, missing, chance)
            missing += 1
            continue
        kinds += 1
        points += points_for_monuments_together(held)
        if held == 1:  # two more are needed
            if s.bag[kind] > 1:
                points += 0.5 * chance * chance * points_for_monuments_together(held + 2)
        else:
            more = points_for_monuments_together(held + 1) - points_for_monuments_together(held)
            points += chance * more
    for number in range(missing + 1):
        points += odds[number] * points_for_different_monuments(kinds + number)
    return points


@rule
def worth_of_river(
    s: State, hand: Hand, expected: float, outlook: Outlook, traits: Traits
) -> float:
    """R-7.4: Niles wait for a flood, in this epoch or later."""
    niles = int(hand[NILE])
    floods = int(hand[FLOOD])
    flooded = 1.0 if floods > 0 else chance_of(s, int(FLOOD), expected, outlook)
    return floods + flooded * niles + traits.river_later * outlook.epochs * niles


@rule
def worth_of_pharaohs(s: State, seat: int, own: int, outlook: Outlook, traits: Traits) -> float:
    """R-7.3: this epoch's race and those to come, for a seat that would have so many."""
    most = 0
    fewest = 100
    for other in range(wide(s.players)):
        if other != seat:
            most = max(most, int(s.tiles[other, PHARAOH]))
            fewest = min(fewest, int(s.tiles[other, PHARAOH]))
    to_come = outlook.to_come * 0.14
    width = traits.race_width + traits.race_chance * to_come
    first = sigmoid((own - most + 0.3) / width)
    last = sigmoid((fewest - own + 0.3) / width)
    exact = points_for_extremes(
        own, min(own, fewest), max(own, most), PHARAOH_PRIZE, PHARAOH_PENALTY
    )
    hope = to_come / (to_come + 1.0)
    now = exact + hope * (PHARAOH_PRIZE * first - PHARAOH_PENALTY * last - exact)
    if outlook.epochs == 0.0:
        return now
    later = width + traits.race_chance * outlook.later * 0.14
    first = sigmoid((own - most) / later)
    last = sigmoid((fewest - own) / later)
    races = traits.race_later * outlook.epochs
    return now + races * (PHARAOH_PRIZE * first - PHARAOH_PENALTY * last)


@rule
def share_below(s: State, seat: int, sun: int) -> float:
    """The share of the rivals' face-up suns that are lower than a sun."""
    others = 0
    for other in range(wide(s.players)):
        if other != seat:
            others |= int(s.face_up[other])
    # One lower and one higher that nobody has, so that shares stay away from 0 and 1.
    lower = 1 + count_bits(others & ((1 << sun) - 1))
    rivals = 2 + count_bits(others)
    return lower / rivals


@rule
def worth_of_sun(s: State, seat: int, sun: int, outlook: Outlook, traits: Traits) -> float:
    """What a face-up sun may bring in this epoch: a lot of tiles, the better the higher it is."""
    rank = share_below(s, seat, sun)
    return traits.sun * outlook.used * outlook.lot * (traits.low_sun + traits.high_sun * rank)


@rule
def worth_later(sun: int, outlook: Outlook, traits: Traits) -> float:
    """What a sun may bring in the epochs after this one, more than the lowest does."""
    if outlook.epochs == 0:
        return 0.0
    return traits.sun_later * (sun - 1.0) / (outlook.best_sun - 1.0)


@rule
def worth_of_sum(s: State, seat: int, gained: int, outlook: Outlook, traits: Traits) -> float:
    """R-8.2: the sum of suns at the end, if this seat's sum changes by so much."""
    if outlook.epochs > 0:
        return 0.0
    own = sum_of_suns(s, seat) + gained
    most = 0
    fewest = 1000
    for other in range(wide(s.players)):
        if other != seat:
            total = sum_of_suns(s, other)
            most = max(most, total)
            fewest = min(fewest, total)
    exact = points_for_extremes(own, min(own, fewest), max(own, most), SUNS_PRIZE, SUNS_PENALTY)
    if outlook.suns == 0:
        return float(exact)
    width = traits.sum_width * math.sqrt(outlook.suns)
    hope = outlook.suns / (outlook.suns + 3.0)
    first = sigmoid((own - most) / width)
    last = sigmoid((fewest - own) / width)
    expected = SUNS_PRIZE * first - SUNS_PENALTY * last
    return exact + hope * (expected - exact)
