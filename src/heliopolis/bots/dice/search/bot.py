"""Search for the dice game: solves the turn, then plays on from the best moves it found."""

import time
from collections.abc import Sequence
from typing import Any

import numpy as np

from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import stack_traits, state_of
from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.candidates import find_rolls, find_spendings, new_candidates
from heliopolis.bots.dice.search.rollouts import (
    SEEN,
    begin_rollouts,
    best_action,
    new_rollouts,
    play_rollouts,
)
from heliopolis.bots.dice.search.solve import new_solution
from heliopolis.bots.dice.valuation.plan import make_plan
from heliopolis.bots.thinking import spend
from heliopolis.dice.catalogue import move_of
from heliopolis.dice.moves import Move
from heliopolis.dice.state import REROLL
from heliopolis.dice.view import View


class Search:
    """Solves its turn over all throws to come, then plays on from its best moves."""

    def __init__(self, seed: int, budget: Budget) -> None:
        """Think as long as the budget says; its simulations are rollouts."""
        self._budget = budget
        self._traits = stack_traits([CHARACTERS[0].traits])
        self._stream = np.array([seed], dtype=np.uint64)
        self._pad = new_pad()
        self._solution = new_solution()
        self._candidates = new_candidates()
        self._rollouts = new_rollouts()
        self._rollouts.rounds[0] = seed
        self.evaluated = 0
        """How many positions it has thought of in rollouts."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The legal move that wins most often, as far as the budget lets it see."""
        began = time.perf_counter()
        if len(legal) == 1:
            return legal[0]
        move = move_of(self.decide(state_of(view), began))
        return move if move in legal else legal[0]

    def decide(self, states: Any, began: float) -> int:
        """The number of the best decision in the first state, thought of since then."""
        traits, pad, candidates = self._traits, self._pad, self._candidates
        if states[0]["phase"] == REROLL:
            make_plan(states, traits, pad, self._solution.plan)
            count = find_rolls(states, self._solution, candidates)
        else:
            count = find_spendings(states, traits, pad, candidates)
        if begin_rollouts(count, candidates, self._rollouts) > 1:
            spend(self._budget, began, lambda some: self._play(states, some))
        self.evaluated += int(self._rollouts.counts[SEEN])
        return int(best_action(candidates, self._rollouts))

    def _play(self, states: Any, some: int) -> int:
        """Play so many rollouts more; how many that are."""
        play_rollouts(
            states,
            self._traits,
            self._stream,
            self._pad,
            self._solution,
            self._candidates,
            self._rollouts,
            some,
        )
        return some
