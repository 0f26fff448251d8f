"""Search for Ra: grows a tree from what a seat sees, until its budget is spent."""

import time
from collections.abc import Sequence
from math import inf
from typing import Final

from heliopolis.bots.base import Budget
from heliopolis.bots.ra.characters import SEARCHER
from heliopolis.bots.ra.growth import grow
from heliopolis.bots.ra.traits import TRAITS, traits_of
from heliopolis.bots.ra.tree import FEWEST_NODES, Tree, chosen_action, new_tree, plant
from heliopolis.core.compile import records
from heliopolis.ra.from_view import from_view
from heliopolis.ra.moves import MOVES, Move
from heliopolis.ra.state import STATE
from heliopolis.ra.view import View

_MOST_NODES: Final = 1 << 20  # about 300 MB, of which only what is used is ever taken
_NODES_A_STEP: Final = 60
_NODES_A_MILLISECOND: Final = 800
_CHUNK: Final = 0.001  # seconds between two looks at the clock


class Search:
    """Looks ahead: solves auctions, weighs every tile that may come, and judges what is left."""

    def __init__(self, _seed: int, budget: Budget) -> None:
        """Think as long as the budget says; nothing is left to chance, so no seed is needed."""
        self._budget = budget
        self._states = records(1, STATE)
        self._traits = records(1, TRAITS)
        self._traits[0] = traits_of(**SEARCHER)
        self._tree: Tree | None = None
        self.evaluated = 0
        """How many positions it has judged."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The legal move that leads to the best position for the seat."""
        began = time.perf_counter()
        if len(legal) == 1:
            return legal[0]
        if self._tree is None:
            self._tree = new_tree(self._nodes())
        memoryview(self._states.view("u1"))[:] = from_view(view).record
        plant(self._tree, self._states)
        self._grow(self._tree, began)
        self.evaluated += int(self._tree.used[1])
        move = MOVES[chosen_action(self._tree)]
        return move if move in legal else legal[0]

    def _nodes(self) -> int:
        """How many nodes the budget may need."""
        thought, steps = self._budget.milliseconds, self._budget.simulations
        by_time = _MOST_NODES if thought is None else _NODES_A_MILLISECOND * thought
        by_steps = _MOST_NODES if steps is None else _NODES_A_STEP * steps
        return max(FEWEST_NODES, min(by_time, by_steps, _MOST_NODES))

    def _grow(self, tree: Tree, began: float) -> None:
        """Grow the tree by all steps of the budget, or as long as the time lasts."""
        thought, left = self._budget.milliseconds, self._budget.simulations
        end = inf if thought is None else began + thought / 1000
        left = _MOST_NODES if left is None else left
        steps = 1
        now = time.perf_counter()
        while left > 0:
            taken = grow(tree, self._traits, min(steps, left))
            before, now = now, time.perf_counter()
            if taken == 0 or now + _CHUNK >= end:
                return
            left -= taken
            # As many steps as fit between two looks at the clock, but no sudden leaps.
            steps = max(1, min(2 * steps, int(taken * _CHUNK / (now - before))))
