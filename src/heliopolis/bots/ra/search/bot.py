"""Search for Ra: grows a tree from what a seat sees, until its budget is spent."""

import time
from collections.abc import Sequence
from typing import Any

from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import stack_traits, state_of
from heliopolis.bots.ra.characters import SEARCHER
from heliopolis.bots.ra.search.aloud import thoughts_in
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.judge import VALUATION, Evaluator, checked, new_evaluator
from heliopolis.bots.ra.search.room import MOST_NODES, smallest_tree, with_room
from heliopolis.bots.ra.search.tree import JUDGED, Tree, chosen_action, plant
from heliopolis.bots.ra.traits import traits_of
from heliopolis.bots.thinking import spend
from heliopolis.bots.thoughts import EVEN, PLAY, Spending, Thoughts
from heliopolis.core.errors import InvalidSetup
from heliopolis.ra.moves import MOVES, Move
from heliopolis.ra.view import View


class Search:
    """Looks ahead: solves auctions, weighs every tile that may come, and judges what is left."""

    def __init__(self, _seed: int, budget: Budget, evaluator: Evaluator | None = None) -> None:
        """Think as long as the budget says, by the valuation if no other evaluator is given.

        Nothing is left to chance, so no seed is needed.
        """
        self._budget = budget
        self._evaluator = hand_made() if evaluator is None else checked(evaluator)
        self._tree: Tree | None = None
        self.evaluated = 0
        """How many positions it has judged."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The move that is best for the seat, at once where there is only one."""
        began = time.perf_counter()
        if len(legal) == 1:
            return legal[0]
        return MOVES[self.decide(state_of(view), began)]

    def decide(self, states: Any, began: float) -> int:
        """The number of the best decision in the first state, thought of since then."""
        return int(chosen_action(self._grow(states, self._budget, PLAY, began)))

    def think(self, view: View, budget: Budget, spending: Spending = PLAY) -> Thoughts:
        """What every move in a view does to every seat; the same for the same simulations.

        Raises `InvalidSetup` where nobody is asked.
        """
        began = time.perf_counter()
        if view.acting is None:
            raise InvalidSetup("nobody-is-asked")
        tree = self._grow(state_of(view), budget, spending, began)
        return Thoughts(
            seat=view.acting,
            spending=spending,
            classes=thoughts_in(tree, self._evaluator),
            simulations=int(tree.nodes[0]["visits"]),
            positions=int(tree.used[JUDGED]),
        )

    def _grow(self, states: Any, budget: Budget, spending: Spending, began: float) -> Tree:
        """The tree of the first state, grown since then."""
        self._tree = self._tree or smallest_tree(MOST_NODES)
        plant(self._tree, states)
        made, together = self._take(1, spending), 1  # which finds the moves
        if spending == EVEN:
            together = int(self._tree.nodes[0]["count"])
            made += self._take(together, spending)  # once each, whatever the budget
        spend(budget, began, lambda steps: self._take(steps, spending), made, together)
        self.evaluated += int(self._tree.used[JUDGED])
        return self._tree

    def _take(self, steps: int, spending: Spending) -> int:
        """Take so many steps of growth, making room where there is none."""
        assert self._tree is not None
        taken = int(grow(self._tree, self._evaluator, spending == EVEN, steps))
        while taken < steps:
            self._tree = with_room(self._tree, MOST_NODES)
            taken += int(grow(self._tree, self._evaluator, spending == EVEN, steps - taken))
        return steps


def hand_made() -> Evaluator:
    """The hand-made valuation with the numbers that tuning has found for search."""
    return new_evaluator(VALUATION, stack_traits([traits_of(**SEARCHER)]))
