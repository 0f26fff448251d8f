"""What single uses of dice are worth to those who see a table of the dice game."""

import math

import numpy as np

from heliopolis.bots.compiled import state_of
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.judge import new_evaluator
from heliopolis.bots.dice.valuation.margins import USES, worth_of_uses
from heliopolis.bots.worth import Worth
from heliopolis.core.compile import zeroed
from heliopolis.dice.state import STATE
from heliopolis.dice.view import View


def worth(view: View) -> Worth:
    """What uses of dice are worth in a view in which somebody is asked."""
    seat = view.acting if view.seat is None else view.seat
    assert seat is not None
    states = zeroed(2, STATE)
    states[0] = state_of(view)[0]
    found = np.zeros(len(USES))
    worth_of_uses(states, seat, new_evaluator().traits, new_pad(), found)
    margins = zip(USES, found.tolist(), strict=True)
    return Worth(
        bag={},
        next_ra=None,
        lot=(),
        margins={use: margin for use, margin in margins if not math.isnan(margin)},
        everyone={},
    )
