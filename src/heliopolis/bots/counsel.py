"""All that is said to somebody who asks what to do: what things are worth, and advice."""

from typing import Any

from heliopolis.bots.advice import Advice, advise
from heliopolis.bots.base import Budget
from heliopolis.bots.minds import mind_of
from heliopolis.bots.thoughts import EVEN, Spending
from heliopolis.bots.worth import Worth
from heliopolis.core.value import value
from heliopolis.games import ruleset_of


@value
class Counsel:
    """What things on the table are worth, and what search thinks of the moves."""

    worth: Worth
    advice: Advice


def counsel(view: Any, budget: Budget, spending: Spending = EVEN) -> Counsel:
    """What can be said of a view to whoever may see it.

    Raises `InvalidSetup` where nobody is asked, or nobody knows how to think about the game.
    """
    advice = advise(view, budget, spending)
    return Counsel(mind_of(ruleset_of(view).name).worth(view), advice)
