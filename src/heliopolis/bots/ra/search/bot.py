"""Search for Ra: grows a tree from what a seat sees, until its budget is spent."""

import time
from collections.abc import Sequence
from typing import Any, Final

from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import stack_traits, state_of
from heliopolis.bots.ra.characters import SEARCHER
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.tree import FEWEST_NODES, Tree, chosen_action, new_tree, plant
from heliopolis.bots.ra.traits import traits_of
from heliopolis.bots.thinking import spend
from heliopolis.ra.moves import MOVES, Move
from heliopolis.ra.view import View

_MOST_NODES: Final = 1 << 20  # about 300 MB, of which only what is used is ever taken
_NODES_A_STEP: Final = 60
_NODES_A_MILLISECOND: Final = 800


class Search:
    """Looks ahead: solves auctions, weighs every tile that may come, and judges what is left."""

    def __init__(self, _seed: int, budget: Budget) -> None:
        """Think as long as the budget says; nothing is left to chance, so no seed is needed."""
        self._budget = budget
        self._traits = stack_traits([traits_of(**SEARCHER)])
        self._tree: Tree | None = None
        self.evaluated = 0
        """How many positions it has judged."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The legal move that leads to the best position for the seat."""
        began = time.perf_counter()
        if len(legal) == 1:
            return legal[0]
        move = MOVES[self.decide(state_of(view), began)]
        return move if move in legal else legal[0]

    def decide(self, states: Any, began: float) -> int:
        """The number of the best decision in the first state, thought of since then."""
        if self._tree is None:
            self._tree = new_tree(self._nodes())
        tree = self._tree
        plant(tree, states)
        spend(self._budget, began, lambda steps: int(grow(tree, self._traits, steps)))
        self.evaluated += int(tree.used[1])
        return int(chosen_action(tree))

    def _nodes(self) -> int:
        """How many nodes the budget may need."""
        thought, steps = self._budget.milliseconds, self._budget.simulations
        by_time = _MOST_NODES if thought is None else _NODES_A_MILLISECOND * thought
        by_steps = _MOST_NODES if steps is None else _NODES_A_STEP * steps
        return max(FEWEST_NODES, min(by_time, by_steps, _MOST_NODES))
