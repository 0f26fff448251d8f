"""What a position is worth to every seat: the one door through which search asks.

Whoever judges is a record of arrays with a kind, so nothing is compiled for a new one; a new kind
is one more branch of `judge`.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.traits import TRAITS
from heliopolis.bots.dice.valuation.evaluate import evaluate
from heliopolis.bots.dice.valuation.outlook import NO_STEPS, look_ahead
from heliopolis.bots.dice.valuation.shares import heat_of, shares_of
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.errors import InvalidSetup
from heliopolis.dice.state import State

VALUATION: Final = 0
"""By the valuation of the merchant."""
SCORE: Final = 1
"""By the points that lie on the table, and nothing else."""
KINDS: Final = (VALUATION, SCORE)
A_POINT: Final = 0.0001
"""What a point counts in a choice, as a share of the victory: little, but more than nothing."""


class Evaluator(NamedTuple):
    """Who judges positions; the merchant with its traits plans turns and plays on, whoever does."""

    kind: NDArray[np.int64]  # one element: one of `KINDS`
    traits: Any  # one structure


def new_evaluator(kind: int = VALUATION) -> Evaluator:
    """A judge of a kind, by the numbers of the merchant."""
    traits = zeroed(1, TRAITS)
    traits[0] = CHARACTERS[0].traits
    return checked(Evaluator(np.array([kind], dtype=np.int64), traits))


def checked(evaluator: Evaluator) -> Evaluator:
    """An evaluator whose kind `judge` knows; raise `InvalidSetup` for any other."""
    kind = int(evaluator.kind[0])
    if kind not in KINDS:
        raise InvalidSetup("no-such-evaluator", kind=kind, kinds=KINDS)
    return evaluator


@rule
def judge(
    s: State,
    evaluator: Evaluator,
    pad: Pad,
    shares: NDArray[np.float64],
    points: NDArray[np.float64],
) -> None:
    """Fill in the share of the victory and the points at the end that every seat may expect."""
    players = wide(s.players)
    if evaluator.kind[0] == SCORE:
        look_ahead(s, NO_STEPS, pad.looks[0])
        for seat in range(players):
            points[seat] = s.points[seat]
    else:
        take_on(evaluator.traits[0], players, pad)
        evaluate(s, pad.sense[0], pad, points)
    shares_of(points, players, heat_of(pad.looks[0], players), shares)
