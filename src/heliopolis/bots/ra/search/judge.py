"""What search takes a position of Ra to be worth: an evaluator, and the one function that asks it.

An evaluator is a record of arrays, so that everything that search compiles takes any of them
(decision 27). Its kind says how it judges; a new kind is a new arm of `judge`.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.evaluate import Values, expect
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.bots.ra.valuation.worth import Pad
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule
from heliopolis.core.errors import InvalidSetup
from heliopolis.ra.facts import SUNS_ITEM
from heliopolis.ra.scoring import item_points, winner_of
from heliopolis.ra.state import OVER, State

VALUATION: Final = 0
"""The points that a seat may expect, by the hand-made valuation."""
SCORE: Final = 1
"""The points that a seat would have if the game ended now: the floor of all judges."""
KINDS: Final = (VALUATION, SCORE)


class Evaluator(NamedTuple):
    """How positions are judged, and the numbers that it takes.

    The traits also say how far points decide a game, and how search goes about it.
    """

    kind: NDArray[np.int64]  # one element: one of `KINDS`
    traits: Any  # an array of one


def new_evaluator(kind: int, traits: Any) -> Evaluator:
    """An evaluator of a kind with the numbers in an array of one."""
    return checked(Evaluator(np.array([kind], dtype=np.int64), traits))


def checked(evaluator: Evaluator) -> Evaluator:
    """An evaluator whose kind `judge` knows; raise `InvalidSetup` for any other."""
    kind = int(evaluator.kind[0])
    if kind not in KINDS:
        raise InvalidSetup("no-such-evaluator", kind=kind, kinds=KINDS)
    return evaluator


@rule
def judge(s: State, evaluator: Evaluator, pad: Pad, shares: Values, points: Values) -> None:
    """Write down every seat's chance to win, which sum to 1, and the points it may expect."""
    if s.phase == OVER:
        winner = winner_of(s)
        for seat in range(wide(s.players)):
            shares[seat] = 1.0 if seat == winner else 0.0
            points[seat] = s.points[seat]
        return
    traits = evaluator.traits[0]
    outlook = look(s, traits)
    if evaluator.kind[0] == SCORE:
        count_points(s, points)
    else:
        expect(s, outlook, traits, pad, points, None)
    share_out(points, wide(s.players), width_of(outlook, traits), shares)


@rule
def count_points(s: State, points: Values) -> None:
    """Write down the points of every seat if the game ended now."""
    for seat in range(wide(s.players)):
        total = int(s.points[seat])
        for item in range(SUNS_ITEM + 1):
            total += item_points(s, seat, item)
        points[seat] = max(0, total)


@rule
def width_of(outlook: Outlook, traits: Traits) -> float:
    """The points that decide a game with so much to come."""
    left = outlook.to_come + outlook.epochs * outlook.later
    return traits.end_width + traits.width_of_tile * math.sqrt(left)


@rule
def share_out(points: Values, players: int, width: float, shares: Values) -> None:
    """Write down the chances to win that expected points make."""
    best = points[0]
    for seat in range(1, players):
        best = max(best, points[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = math.exp((points[seat] - best) / width)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
