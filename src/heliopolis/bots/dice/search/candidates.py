"""What a search may choose from: first moves, what they lead to, and what that seems worth.

This is the one place, with the ends of rollouts, where `judge` is called: whoever has a better
evaluation than the valuation of the merchant puts it there.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.decide import worth_of_loss
from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.search.solve import Solution, solve, worth_of_rolling
from heliopolis.bots.dice.valuation.evaluate import evaluate
from heliopolis.bots.dice.valuation.outlook import look_ahead
from heliopolis.bots.dice.valuation.shares import heat_of, share_of
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.dice.apply import apply
from heliopolis.dice.components import SEATS
from heliopolis.dice.kernel import IN_ORDER, find_distinct
from heliopolis.dice.state import APPLY, LOSE, STATE, State

MOST: Final = 64
"""More candidates than this are never kept; spendings that seem worse make room."""
_DEEPEST: Final = 10
"""No turn has more groups of dice than this: five dice, a disaster and its end."""
_WIDEST: Final = 64
_NO_STEPS: Final = constant(0)
_COUNT: Final = constant(0)  # how many candidates there are
_JUDGED: Final = constant(1)  # how many positions were judged


class Candidates(NamedTuple):
    """The candidates of one decision."""

    actions: NDArray[np.int64]  # the first move of each
    states: Any  # what it leads to
    prior: NDArray[np.float64]  # the share of the victory that this seems worth
    values: NDArray[np.float64]  # points of every seat
    counts: NDArray[np.int64]  # how many candidates, how many positions were judged
    line: Any  # the positions of a spending that is being tried
    moves: NDArray[np.int64]  # the moves in each of them
    tried: NDArray[np.int64]  # how many of these there are, and how many were tried


def new_candidates() -> Candidates:
    """Room for candidates."""
    return Candidates(
        actions=np.zeros(MOST, dtype=np.int64),
        states=zeroed(MOST, STATE),
        prior=np.zeros(MOST),
        values=np.zeros(SEATS),
        counts=np.zeros(2, dtype=np.int64),
        line=zeroed(_DEEPEST, STATE),
        moves=np.zeros((_DEEPEST + 1, _WIDEST), dtype=np.int64),
        tried=np.zeros((_DEEPEST, 2), dtype=np.int64),
    )


@rule
def judge(s: State, seat: int, pad: Pad, values: NDArray[np.float64]) -> float:
    """The share of the victory that a seat may expect of a position."""
    evaluate(s, pad.sense[0], pad, values)
    players = wide(s.players)
    return share_of(values, players, seat, heat_of(pad.looks[0], players))


@rule
def find_rolls(states: Any, solution: Solution, candidates: Candidates) -> int:
    """Fill in which dice may be rolled again in the first state, its plan made; how many ways."""
    s = states[0]
    solve(s, solution)
    count = find_distinct(s, IN_ORDER, candidates.moves[0])
    for at in range(count):
        action = candidates.moves[0, at]
        candidates.actions[at] = action
        candidates.states[at] = s
        apply(candidates.states[at], action, None)
        candidates.prior[at] = worth_of_rolling(s, action, solution)
    candidates.counts[_COUNT] = count
    return count


@rule
def find_spendings(states: Any, traits: Any, pad: Pad, candidates: Candidates) -> int:
    """Fill in every distinct way to spend the dice until the turn is over; how many were kept.

    A victim of a disaster has nothing to look for but the marker that it gives up now.
    """
    s = states[0]
    seat = wide(s.acting)
    take_on(traits[0], wide(s.players), pad)
    candidates.counts[_COUNT] = 0
    candidates.counts[_JUDGED] = 0
    depth = 0
    candidates.line[0] = s
    open_line(depth, candidates)
    while depth >= 0:
        if candidates.tried[depth, 1] == candidates.tried[depth, 0]:
            depth -= 1
            continue
        action = candidates.moves[depth, candidates.tried[depth, 1]]
        candidates.tried[depth, 1] += 1
        candidates.line[depth + 1] = candidates.line[depth]
        after = candidates.line[depth + 1]
        apply(after, action, None)
        while after.phase == LOSE and s.phase != LOSE:
            apply(after, lose_least(after, pad, candidates), None)
        if after.phase == APPLY and s.phase != LOSE:
            depth += 1
            open_line(depth, candidates)
        else:
            first = candidates.moves[0, candidates.tried[0, 1] - 1]
            worth = judge(after, seat, pad, candidates.values)
            add_candidate(first, after, worth, candidates)
    return wide(candidates.counts[_COUNT])


@rule
def lose_least(s: State, pad: Pad, candidates: Candidates) -> int:
    """The marker that a victim misses least."""
    look_ahead(s, _NO_STEPS, pad.looks[0])
    moves = candidates.moves[_DEEPEST]
    best = 0
    most = -1.0e9
    for at in range(find_distinct(s, IN_ORDER, moves)):
        worth = worth_of_loss(s, moves[at], pad.sense[0], pad)
        if worth > most:
            most = worth
            best = at
    return wide(moves[best])


@rule
def open_line(depth: int, candidates: Candidates) -> None:
    """List the moves of a position on the line."""
    count = find_distinct(candidates.line[depth], IN_ORDER, candidates.moves[depth])
    candidates.tried[depth, 0] = count
    candidates.tried[depth, 1] = 0


@rule
def add_candidate(action: int, after: State, worth: float, candidates: Candidates) -> None:
    """Add a candidate or, where there is no room, put it in the place of the worst."""
    candidates.counts[_JUDGED] += 1
    at = wide(candidates.counts[_COUNT])
    if at < MOST:
        candidates.counts[_COUNT] += 1
    else:
        at = 0
        for other in range(1, MOST):
            if candidates.prior[other] < candidates.prior[at]:
                at = other
        if candidates.prior[at] >= worth:
            return
    candidates.actions[at] = action
    candidates.states[at] = after
    candidates.prior[at] = worth
