"""Five dice as a hand: what they show, and what rolling some of them again may bring."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final

from heliopolis.dice.faces import DICE

# What a die may show. A civilization die whose colour takes no marker of ours is a blank one.
PHARAOH, NILE, CIV, MONUMENT, ANKH, BLANK_CIV, SUN = KINDS = range(7)

Hand = tuple[int, ...]
"""What each die shows, in the order of the kinds."""
Values = dict[Hand, float]

HANDS: Final = tuple(combinations_with_replacement(KINDS, DICE))


@cache
def _with_one_more(hand: Hand) -> tuple[Hand, ...]:
    """The hands that one more die can make of a hand, by what it shows."""
    return tuple(tuple(sorted((*hand, kind))) for kind in KINDS)


@cache
def _parts(hand: Hand) -> frozenset[Hand]:
    """What may be kept of a hand: every Sun (D-3), and any of the other dice."""
    free = tuple(kind for kind in hand if kind != SUN)
    suns = hand[len(free) :]
    return frozenset(
        (*part, *suns) for size in range(len(free) + 1) for part in combinations(free, size)
    )


def before_throw(values: Values, odds: Sequence[float]) -> Values:
    """What it is worth to keep a hand and roll the other dice, when whole hands have values."""
    found = dict(values)
    for size in reversed(range(DICE)):
        for hand in combinations_with_replacement(KINDS, size):
            after = map(found.__getitem__, _with_one_more(hand))
            found[hand] = sum(chance * worth for chance, worth in zip(odds, after, strict=True))
    return found


def before_choice(kept: Values) -> Values:
    """What whole hands are worth to somebody who keeps the best part of them."""
    return {hand: max(map(kept.__getitem__, _parts(hand))) for hand in HANDS}
