"""What a position of Ra is worth to every seat: the points it may expect to end with."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.hands import (
    CIVILIZATIONS,
    EVERY_FAMILY,
    FAMILIES,
    GODS,
    GOLDS,
    MONUMENTS,
    PHARAOHS,
    RIVER,
    UNKNOWN,
    Families,
    families_on_track,
    sum_of,
    take_hand,
    take_track,
    weigh_hand,
)
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import Pad, new_pad, worth_later, worth_of_sum, worth_of_sun
from heliopolis.core.bits import count_bits, lowest_bit, wide
from heliopolis.core.compile import constant, rule
from heliopolis.ra.state import OVER, State

Values = NDArray[np.float64]
"""A number for every seat."""
SCORED: Final = 0
SUNS: Final = 1
FIRST_FAMILY: Final = 2
TRACK: Final = FIRST_FAMILY + len(FAMILIES)
PARTS: Final = ("scored", "suns", *FAMILIES, "track")
"""The parts of what a seat may expect, in the order in which they are written down."""
Parts = NDArray[np.float64]
"""A number for every seat and part."""
_NO_CHANGE: Final = constant(0)


@rule
def worth_of_suns(s: State, seat: int, outlook: Outlook, traits: Traits) -> float:
    """What all suns of a seat may bring, in this epoch and later."""
    worth = worth_of_sum(s, seat, _NO_CHANGE, outlook, traits)
    suns = int(s.face_up[seat])
    while suns != 0:
        sun = lowest_bit(suns)
        suns &= suns - 1
        worth += worth_of_sun(s, seat, sun, outlook, traits)
        worth += worth_later(sun, outlook, traits)
    suns = int(s.face_down[seat])
    while suns != 0:
        worth += worth_later(lowest_bit(suns), outlook, traits)
        suns &= suns - 1
    return worth


@rule
def expect(
    s: State, outlook: Outlook, traits: Traits, pad: Pad, values: Values, parts: Parts | None
) -> None:
    """Write down the points that every seat may expect, and of what parts; None for no parts.

    It does all seats, and the compiler leaves out what None makes needless: this is where search
    spends its time.
    """
    on_track = families_on_track(s)
    for seat in range(wide(s.players)):
        suns = count_bits(int(s.face_up[seat]))
        take_hand(s, seat, pad.hand)
        of_suns = worth_of_suns(s, seat, outlook, traits)
        # The tiles on the track are nobody's yet: whoever may bid for them has a part in them.
        share = traits.track / outlook.bidders if suns > 0 and outlook.on_track > 0.0 else 0.0
        price = share * outlook.on_track * (traits.low_sun + 0.5 * traits.high_sun)
        values[seat] = int(s.points[seat]) + of_suns - price
        if parts is not None:
            parts[seat, SCORED] = s.points[seat]
            parts[seat, SUNS] = of_suns
            parts[seat, TRACK] = -price
        families = UNKNOWN
        changed = wide(EVERY_FAMILY)
        for taken in range(2 if share > 0.0 else 1):
            weight = 1.0 - share
            if taken == 1:
                take_track(s, pad.hand)
                weight = share
                changed = on_track
            families = weigh_hand(s, seat, suns, outlook, traits, pad, changed, families)
            values[seat] += weight * sum_of(families)
            if parts is not None:
                note_families(families, taken == 1, weight, parts[seat])


@rule
def note_families(families: Families, taken: bool, weight: float, parts: Values) -> None:
    """Write down a hand as it is, of which the track's part replaces some, or with the track."""
    parts[TRACK] += weight * sum_of(families) - (0.0 if taken else sum_of(families))
    if not taken:
        gods, gold, pharaohs, river, civilization, monuments = families
        parts[FIRST_FAMILY + GODS] = gods
        parts[FIRST_FAMILY + GOLDS] = gold
        parts[FIRST_FAMILY + PHARAOHS] = pharaohs
        parts[FIRST_FAMILY + RIVER] = river
        parts[FIRST_FAMILY + CIVILIZATIONS] = civilization
        parts[FIRST_FAMILY + MONUMENTS] = monuments


@rule
def explain(states: Any, traits: Any, values: Values, parts: Parts) -> None:
    """Write down the points that every seat may expect at the end of the game, and of what parts.

    It does the first state by the first traits.
    """
    s = states[0]
    parts[:] = 0.0
    if s.phase == OVER:
        for seat in range(wide(s.players)):
            values[seat] = s.points[seat]
            parts[seat, SCORED] = s.points[seat]
        return
    expect(s, look(s, traits[0]), traits[0], new_pad(), values, parts)
