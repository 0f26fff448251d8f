"""Search for the dice game: solves the turn, then plays on from the best moves it found."""

import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import numpy as np

from heliopolis.bots.base import Budget
from heliopolis.bots.compiled import state_of
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.aloud import tell_rolls, tell_spendings
from heliopolis.bots.dice.search.candidates import (
    COUNT,
    JUDGED,
    NO_MOVE,
    Candidates,
    find_ends,
    find_rolls,
    forget_worth,
    new_candidates,
)
from heliopolis.bots.dice.search.classes import (
    UNKNOWN,
    join_class,
    know_played,
    list_legal,
    new_classes,
)
from heliopolis.bots.dice.search.judge import VALUATION, Evaluator, checked, new_evaluator
from heliopolis.bots.dice.search.lines import foresee_throws
from heliopolis.bots.dice.search.rollouts import (
    SEEN,
    TRUST_IN_ROLLS,
    TRUST_IN_SPENDINGS,
    begin_rollouts,
    begin_with_all,
    best_candidate,
    new_rollouts,
    play_rollouts,
)
from heliopolis.bots.dice.search.solve import BY_KEY, BY_SEAT, new_solution, solve
from heliopolis.bots.dice.valuation.plan import make_plan
from heliopolis.bots.thinking import spend
from heliopolis.bots.thoughts import EVEN, PLAY, Spending, Thought, Thoughts
from heliopolis.core.errors import InvalidSetup
from heliopolis.dice.catalogue import move_of
from heliopolis.dice.moves import Move
from heliopolis.dice.state import APPLY, OVER, REROLL, ROLL
from heliopolis.dice.view import View

_NOTHING_PLAYED = 0
_NOTHING_USED = 0
_TURN = ("epoch", "turn", "ra", "throws", "showing")
"""What stays as it is while the dice of a turn are spent."""


class Search:
    """Solves its turn over all throws to come, then plays on from its best moves."""

    def __init__(self, seed: int, budget: Budget, evaluator: Evaluator | None = None) -> None:
        """Choose with a budget, whose simulations are rollouts; None judges by the valuation."""
        self._seed = seed
        self._budget = budget
        self._evaluator = new_evaluator() if evaluator is None else checked(evaluator)
        self._pad = new_pad()
        self._solution = new_solution()
        self._candidates = new_candidates()
        self._classes = new_classes()
        self._rollouts = new_rollouts()
        self._judged = 0
        self._own_turn: tuple[bytes, ...] = ()
        self.evaluated = 0
        """How many positions it has thought of in rollouts."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """The legal move that wins most often, as far as the budget lets it see."""
        began = time.perf_counter()
        states = state_of(view)
        if not self._takes_over(states) and len(legal) == 1:
            return legal[0]
        return move_of(self.decide(states, began))

    def decide(self, states: Any, began: float) -> int:
        """The number of the best decision in the first state, thought of since then."""
        count = self._find(states, BY_KEY)
        self._play(states, count, self._candidates, PLAY, self._budget, began)
        return int(self._candidates.lines[self._best(states, count, self._candidates), 0])

    def _takes_over(self, states: Any) -> bool:
        """Whether others have spent dice of this turn, in whatever order.

        Distinct moves leave out what comes before: who has passed it by itself does without.
        """
        s = states[0]
        if s["phase"] != APPLY:
            return False
        turn = tuple(s[name].tobytes() for name in _TURN)
        if s["used"] == _NOTHING_USED:
            self._own_turn = turn
        return turn != self._own_turn

    def think(self, view: View, budget: Budget, spending: Spending = PLAY) -> Thoughts:
        """What the legal moves of a view do to every seat; the same for the same simulations."""
        began = time.perf_counter()
        states = state_of(view)
        self._judged = 0
        if states[0]["phase"] in (ROLL, OVER):
            raise InvalidSetup("nobody-is-asked")
        rolls = states[0]["phase"] == REROLL
        about = self._think_of_rolls if rolls else self._think_of_spendings
        classes, made = about(states, budget, spending, began)
        positions = self._judged + int(self._rollouts.counts[SEEN])
        return Thoughts(int(states[0]["acting"]), spending, classes, made, positions)

    def _think_of_rolls(
        self, states: Any, budget: Budget, spending: Spending, began: float
    ) -> tuple[tuple[Thought, ...], int]:
        """Every set of dice is a class of its own."""
        candidates = self._candidates
        count = self._find(states, BY_SEAT)
        made = self._play(states, count, candidates, spending, budget, began)
        best = self._best(states, count, candidates)
        for at in range(count):
            self._foresee(candidates.states[at : at + 1].copy(), candidates.lines[at])
        return tell_rolls(states, count, best, candidates, self._rollouts), made

    def _think_of_spendings(
        self, states: Any, budget: Budget, spending: Spending, began: float
    ) -> tuple[tuple[Thought, ...], int]:
        """Moves are in classes by what they can come to, in whatever order."""
        classes = self._classes
        if spending == EVEN:
            moves = self._find_classes(states, _NOTHING_PLAYED)
            count = int(classes.candidates.counts[COUNT])
            made = self._play(states, count, classes.candidates, spending, budget, began)
            best = self._best(states, count, classes.candidates)
            chosen = classes.candidates.lines[best]
            classes.known[:count] = np.arange(count)
        else:
            count = self._find(states, BY_SEAT)
            made = self._play(states, count, self._candidates, spending, budget, began)
            chosen = self._candidates.lines[self._best(states, count, self._candidates)]
            know_played(count, self._candidates, self._rollouts, classes)
            moves = self._find_classes(states, count)
        return tell_spendings(states, moves, chosen, classes, self._rollouts), made

    def _find_ends(self, states: Any, candidates: Candidates, first: int = int(NO_MOVE)) -> int:
        """Find the ways to spend the dice, all or those with a first move; how many there are."""
        candidates.walk.stream[0] = self._chance_of(states)
        count = int(find_ends(states, first, self._evaluator, self._pad, candidates))
        self._judged += int(candidates.counts[JUDGED])
        return count

    def _find(self, states: Any, columns: int) -> int:
        """Find the candidates of a position; how many there are."""
        if states[0]["phase"] != REROLL:
            return self._find_ends(states, self._candidates)
        make_plan(states, self._evaluator.traits, self._pad, self._solution.plan)
        solve(states, self._solution, columns)
        return int(find_rolls(states, self._solution, columns, self._candidates))

    def _find_classes(self, states: Any, played: int) -> int:
        """Find the classes of all legal moves, some candidates played; how many moves there are."""
        classes = self._classes
        moves = int(list_legal(states, classes))
        for at in range(moves):
            if classes.of[at] == UNKNOWN:
                self._find_ends(states, classes.ends, int(classes.moves[at]))
                join_class(states, at, moves, played, self._rollouts, classes)
        return moves

    def _foresee(self, states: Any, line: Any) -> None:
        """Write down what a roll is expected to lead to, until the turn is over."""
        length = 1 + int(foresee_throws(states, self._solution, line[1:]))
        line[length] = NO_MOVE
        if states[0]["phase"] == APPLY:
            ends = self._classes.ends
            count = self._find_ends(states, ends)
            best = ends.lines[ends.prior[:count].argmax()]
            line[length:] = best[: len(best) - length]

    def _play(
        self,
        states: Any,
        count: int,
        candidates: Candidates,
        spending: Spending,
        budget: Budget,
        began: float,
    ) -> int:
        """Play rollouts of so many candidates as a budget allows; how many were made.

        What a plan says of rolls is by the valuation; another judge has to play them all.
        """
        rollouts = self._rollouts
        rollouts.rounds[0] = self._chance_of(states)
        trust = TRUST_IN_ROLLS if states[0]["phase"] == REROLL else TRUST_IN_SPENDINGS
        unknown = states[0]["phase"] == REROLL and self._evaluator.kind[0] != VALUATION
        if spending == EVEN or unknown:
            live = begin_with_all(count, 0.0 if unknown else trust, candidates, rollouts)
        else:
            live = begin_rollouts(count, trust, candidates, rollouts)
        if unknown:
            forget_worth(count, candidates)
        made = 0

        def work(some: int) -> int:
            nonlocal made
            self._play_some(states, candidates, spending, some)
            made += some
            return some

        if spending == EVEN or unknown:  # once each, whatever the budget
            work(live)
        if spending == EVEN or live > 1:
            spend(budget, began, work, made, live if spending == EVEN else 1)
        self.evaluated += int(rollouts.counts[SEEN])
        return made

    def _play_some(
        self, states: Any, candidates: Candidates, spending: Spending, some: int
    ) -> None:
        """Play so many rollouts more."""
        cuts = 1 if spending == PLAY else 0
        rollouts, solution = self._rollouts, self._solution
        play_rollouts(
            states, self._evaluator, self._pad, solution, candidates, rollouts, cuts, some
        )

    def _best(self, states: Any, count: int, candidates: Candidates) -> int:
        """The best of so many candidates for who decides."""
        return int(best_candidate(count, int(states[0]["acting"]), candidates, self._rollouts))

    def _chance_of(self, states: Any) -> int:
        """Where all chance of thoughts begins: by the seed and the position alone."""
        digest = blake2b(states.tobytes(), digest_size=8, key=self._seed.to_bytes(8, "little"))
        return int.from_bytes(digest.digest(), "little")
