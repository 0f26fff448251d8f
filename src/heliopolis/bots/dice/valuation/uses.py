"""The best use of a hand: what its dice may do together, and what that brings.

A gain is kept at a place of its own for every use of dice: so many steps on a track, so many
markers. An option is a set of such places, one for each area, that the dice of a hand can pay.
"""

from collections.abc import Iterator
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    HANDS,
    MONUMENTS,
    MULTISETS,
    NILES,
    PHARAOHS,
)
from heliopolis.core.compile import constant, rule
from heliopolis.dice.components import DICE
from heliopolis.dice.rulebook import (
    ANKHS_OF_A_PAIR,
    DICE_OF_FURTHER_MARKER,
    DICE_OF_NO_MARKER,
    FLOOD_DICE,
    MOST_CIV_MARKERS,
    MOST_MONUMENT_MARKERS,
)

STEPS: Final = DICE + 1
FLOODS: Final = DICE - FLOOD_DICE + 1
CIV_SIZES: Final = MOST_CIV_MARKERS + 1
FURTHER: Final = MOST_MONUMENT_MARKERS

# Where the gains are: the first place of each use.
BY_PHARAOHS: Final = constant(0)  # + steps
BY_NILE: Final = constant(BY_PHARAOHS + STEPS)  # + steps
BY_FLOOD: Final = constant(BY_NILE + STEPS)  # + steps made besides
BY_CIV: Final = constant(BY_FLOOD + FLOODS)  # + markers
BY_MONUMENTS: Final = constant(BY_CIV + CIV_SIZES)  # + 3 times the Monuments, + further markers
BY_ANKHS: Final = constant(BY_MONUMENTS + STEPS * FURTHER)  # + pairs
PLACES: Final = int(BY_ANKHS) + DICE // ANKHS_OF_A_PAIR + 1

NOT_YET: Final = constant(0)
BEGUN: Final = constant(1)
"""Whether the first monument marker of the turn is placed."""

_Option = tuple[int, int, int, int, int]
AREAS_OF_USE: Final = 5


def _monuments(real: int, ankhs: int, begun: int) -> int:
    """D-20: the place of what Monuments and so many Ankhs do."""
    if real == 0:
        return int(BY_MONUMENTS)
    pairs = real if begun else real - 1
    further = (pairs + min(ankhs, pairs)) // DICE_OF_FURTHER_MARKER
    return int(BY_MONUMENTS) + (0 if begun else FURTHER * real) + further


def _civs(real: int, others: int, ankhs: int) -> int:
    """D-16: the place of what civilization dice, others without a space and Ankhs do."""
    most = min(int(MOST_CIV_MARKERS), real + others + ankhs - int(DICE_OF_NO_MARKER))
    return int(BY_CIV) + max(0, min(real, most))


def _niles(real: int, ankhs: int) -> Iterator[int]:
    """D-11: the places of what Niles and so many Ankhs may do."""
    total = real + ankhs if real else 0
    yield int(BY_NILE) + total
    if total >= FLOOD_DICE:  # what a flood leaves advances if a real die is among it
        advances = real > max(1, FLOOD_DICE - ankhs)
        yield int(BY_FLOOD) + (total - FLOOD_DICE if advances else 0)


def _options(hand: tuple[int, ...], begun: int) -> Iterator[_Option]:
    """Everything that a hand may do, its Ankhs going with every kind of dice that is there."""
    pharaohs, niles, civs = (hand.count(kind) for kind in (PHARAOHS, NILES, CIVS))
    monuments, blanks, ankhs = (hand.count(kind) for kind in (MONUMENTS, BLANKS, ANKHS))
    for with_pharaohs in range(ankhs + 1 if pharaohs else 1):
        for with_niles in range(ankhs - with_pharaohs + 1 if niles else 1):
            left = ankhs - with_pharaohs - with_niles
            for with_civs in range(left + 1 if civs else 1):
                for with_monuments in range(left - with_civs + 1 if monuments else 1):
                    for nile in _niles(niles, with_niles):
                        yield (
                            int(BY_PHARAOHS) + pharaohs + with_pharaohs,
                            nile,
                            _civs(civs, blanks, with_civs),
                            _monuments(monuments, with_monuments, begun),
                            int(BY_ANKHS) + (left - with_civs - with_monuments) // ANKHS_OF_A_PAIR,
                        )


def _is_worse(option: _Option, other: _Option) -> bool:
    """Whether another option does all that this one does, and more."""
    if option == other:
        return False
    nothing_on_the_nile = option[1] == BY_NILE
    same_on_the_nile = (option[1] < BY_FLOOD) == (other[1] < BY_FLOOD)
    return (nothing_on_the_nile or same_on_the_nile) and all(
        mine <= its for mine, its in zip(option, other, strict=True)
    )


def _best_options(hand: tuple[int, ...], begun: int) -> list[_Option]:
    options = sorted(set(_options(hand, begun)))
    return [one for one in options if not any(_is_worse(one, other) for other in options)]


_LISTS: Final = [_best_options(hand, begun) for begun in (0, 1) for hand in MULTISETS]
OPTIONS: Final = np.array([option for options in _LISTS for option in options], dtype=np.int16)
"""The options of hands, those of a hand side by side."""
OPTIONS_FROM: Final = np.array([0, *np.cumsum([len(options) for options in _LISTS])])
"""The first option of each hand; then once more for turns whose first monument is placed."""


@rule
def best_use(hand: int, begun: int, gains: NDArray[np.float64]) -> float:
    """What dice bring at best, their Ankhs spent wherever they help most."""
    at = hand + HANDS * begun
    best = -1.0e9
    for option in range(OPTIONS_FROM[at], OPTIONS_FROM[at + 1]):
        gain = 0.0
        for area in range(AREAS_OF_USE):
            gain += gains[OPTIONS[option, area]]
        best = max(best, gain)
    return best
