"""What to do in a position: the thoughts of whoever looks ahead, each with its reasons."""

from collections.abc import Iterator
from typing import Any, Final

from heliopolis.bots.base import Budget
from heliopolis.bots.minds import has_mind, mind_of
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import EVEN, Spending, Thought, Thoughts
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import ruleset_of

_SEED: Final = 0  # always the same, so that whoever asks again is told the same


@value
class Advice:
    """Thoughts about a position; `reasons` has those of every class of moves, in its order."""

    thoughts: Thoughts
    reasons: tuple[tuple[Reason, ...], ...]

    def items(self) -> Iterator[tuple[Thought, tuple[Reason, ...]]]:
        """Every class of moves with its reasons, the best first."""
        return zip(self.thoughts.classes, self.reasons, strict=True)


def advise(view: Any, budget: Budget, spending: Spending = EVEN) -> Advice:
    """What the search of a game thinks of a view, and why.

    The reasons are those of the seat whose view it is, or in an open view of who is asked. Raises
    `InvalidSetup` where nobody is asked, or nobody knows how to think about the game.
    """
    game = ruleset_of(view).name
    if not has_mind(game):
        raise InvalidSetup("no-thinker", game=game)
    mind = mind_of(game)
    thoughts = mind.search(_SEED, budget).think(view, budget, spending)
    return Advice(thoughts, tuple(mind.reasons(view, thought) for thought in thoughts.classes))
