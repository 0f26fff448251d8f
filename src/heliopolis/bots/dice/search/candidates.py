"""What a search may choose from: first moves, what they lead to, and what that seems worth."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.search.judge import A_POINT, Evaluator, judge
from heliopolis.bots.dice.search.solve import POINTS, SHARES, Solution, table_after
from heliopolis.bots.dice.search.throws import number_of_dice, without_dice
from heliopolis.bots.dice.search.walk import (
    LONGEST,
    Walk,
    begin_walk,
    begin_walk_with,
    end_of,
    length_of,
    new_walk,
    next_end,
)
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.dice.apply import apply
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import SEATS
from heliopolis.dice.kernel import IN_ORDER, find_distinct
from heliopolis.dice.state import STATE

MOST: Final = ACTIONS
"""More candidates than this are never kept; spendings that seem worse make room.

Five Monuments have thousands of ends. Nothing is lost: no more than `MOST_PLAYED` of the best are
played, and of the ends after a move only the best one makes its class."""
NO_MOVE: Final = constant(-1)
COUNT: Final = constant(0)
JUDGED: Final = constant(1)


class Candidates(NamedTuple):
    """The candidates of one decision."""

    lines: NDArray[np.int64]  # the moves of each until the turn is over, as far as they are known
    states: Any  # what they lead to
    prior: NDArray[np.float64]  # what this seems worth to who decides: the key of the choice
    shares: NDArray[np.float64]  # the share of the victory that it promises every seat
    points: NDArray[np.float64]  # and the points
    counts: NDArray[np.int64]  # how many candidates, how many positions were judged
    found: NDArray[np.int64]  # moves to choose from
    walk: Walk


def new_candidates() -> Candidates:
    """Room for candidates."""
    return Candidates(
        lines=np.zeros((MOST + 1, LONGEST), dtype=np.int64),
        states=zeroed(MOST + 1, STATE),
        prior=np.zeros(MOST + 1),
        shares=np.zeros((MOST + 1, SEATS)),
        points=np.zeros((MOST + 1, SEATS)),
        counts=np.zeros(2, dtype=np.int64),
        found=np.zeros(ACTIONS, dtype=np.int64),
        walk=new_walk(),
    )


@rule
def find_rolls(states: Any, solution: Solution, columns: int, candidates: Candidates) -> int:
    """Fill in which dice may be rolled in the first state, its turn solved; how many ways."""
    s = states[0]
    count = find_distinct(s, IN_ORDER, candidates.found)
    for at in range(count):
        action = candidates.found[at]
        candidates.lines[at, 0] = action
        candidates.lines[at, 1] = NO_MOVE
        candidates.states[at] = s
        apply(candidates.states[at], action, None)
        table = table_after(s, action, solution)
        number = without_dice(number_of_dice(s), action)
        candidates.prior[at] = table[0, number]
        if columns > 1:
            for seat in range(wide(s.players)):
                candidates.shares[at, seat] = table[SHARES + seat, number]
                candidates.points[at, seat] = table[POINTS + seat, number]
    candidates.counts[COUNT] = count
    candidates.counts[JUDGED] = 0
    return count


@rule
def find_ends(
    states: Any, first: int, evaluator: Evaluator, pad: Pad, candidates: Candidates
) -> int:
    """Fill in the ways to spend the dice of the first state until the turn is over; how many.

    Either all distinct ones, or those that begin with one move, whatever its order.
    """
    s = states[0]
    candidates.counts[COUNT] = 0
    candidates.counts[JUDGED] = 0
    if first == NO_MOVE:
        begin_walk(s, candidates.walk)
    else:
        begin_walk_with(s, first, candidates.walk)
    while next_end(evaluator.traits, pad, candidates.walk):
        add_end(wide(s.acting), evaluator, pad, candidates)
    return wide(candidates.counts[COUNT])


@rule
def add_end(seat: int, evaluator: Evaluator, pad: Pad, candidates: Candidates) -> None:
    """Add the end that a walk has reached or, where there is no room, put it for the worst.

    All of them are counted as judged.
    """
    walk = candidates.walk
    at = wide(candidates.counts[COUNT])
    after = walk.line[end_of(walk)]
    judge(after, evaluator, pad, candidates.shares[at], candidates.points[at])
    candidates.counts[JUDGED] += 1
    candidates.prior[at] = candidates.shares[at, seat] + A_POINT * candidates.points[at, seat]
    candidates.states[at] = after
    length = length_of(walk)
    for move in range(length):
        candidates.lines[at, move] = walk.path[move]
    candidates.lines[at, length] = NO_MOVE
    if at < MOST:
        candidates.counts[COUNT] += 1
        return
    worst = 0
    for other in range(1, MOST):
        if candidates.prior[other] < candidates.prior[worst]:
            worst = other
    if candidates.prior[worst] < candidates.prior[at]:
        copy_candidate(candidates, at, candidates, worst)


@rule
def copy_candidate(source: Candidates, wanted: int, candidates: Candidates, at: int) -> None:
    """Put one candidate in the place of another."""
    candidates.prior[at] = source.prior[wanted]
    candidates.states[at] = source.states[wanted]
    for seat in range(SEATS):
        candidates.shares[at, seat] = source.shares[wanted, seat]
        candidates.points[at, seat] = source.points[wanted, seat]
    for move in range(LONGEST):
        candidates.lines[at, move] = source.lines[wanted, move]


@rule
def length_of_line(at: int, candidates: Candidates) -> int:
    """How many moves the line of a candidate has."""
    length = 0
    while candidates.lines[at, length] != NO_MOVE:
        length += 1
    return length


@rule
def forget_worth(count: int, candidates: Candidates) -> None:
    """Let nothing be known of what so many candidates are worth."""
    for at in range(count):
        candidates.prior[at] = 0.0
        for seat in range(SEATS):
            candidates.shares[at, seat] = 0.0
            candidates.points[at, seat] = 0.0
