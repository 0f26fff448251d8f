"""Which legal moves come to the same: those from which the best end of the turn is the same.

A person may spend dice in any order, and take any of those that are alike; so moves are told
apart by what they leave possible, not by how they begin.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.search.alike import key_of
from heliopolis.bots.dice.search.candidates import (
    COUNT,
    JUDGED,
    MOST,
    Candidates,
    copy_candidate,
    length_of_line,
    new_candidates,
)
from heliopolis.bots.dice.search.rollouts import Rollouts, gain_of
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.dice.apply import apply
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import COLUMNS
from heliopolis.dice.kernel import IN_ORDER, find_distinct, find_legal
from heliopolis.dice.state import STATE

UNKNOWN: Final = constant(-1)


class Classes(NamedTuple):
    """The legal moves of a position, and the classes that they are in."""

    candidates: Candidates  # of each class the best end of the turn
    keys: NDArray[np.int64]  # and its key
    known: NDArray[np.int64]  # and which played candidate it is, if any
    ends: Candidates  # all ends after one move
    moves: NDArray[np.int64]  # every legal move, distinct ones first
    after: NDArray[np.int64]  # the key of the position right after it
    of: NDArray[np.int64]  # the class of it
    played: NDArray[np.int64]  # the keys of candidates that were played
    found: NDArray[np.int64]
    board: Any
    columns: NDArray[np.int64]


def new_classes() -> Classes:
    """Room for classes."""
    return Classes(
        candidates=new_candidates(),
        keys=np.zeros(MOST, dtype=np.int64),
        known=np.zeros(MOST, dtype=np.int64),
        ends=new_candidates(),
        moves=np.zeros(2 * ACTIONS, dtype=np.int64),
        after=np.zeros(ACTIONS, dtype=np.int64),
        of=np.zeros(ACTIONS, dtype=np.int64),
        played=np.zeros(MOST, dtype=np.int64),
        found=np.zeros(ACTIONS, dtype=np.int64),
        board=zeroed(1, STATE),
        columns=np.zeros(COLUMNS, dtype=np.int64),
    )


@rule
def list_legal(states: Any, classes: Classes) -> int:
    """Fill in the legal moves of the first state, and where each leads; how many there are."""
    s = states[0]
    moves = classes.moves
    distinct = find_distinct(s, IN_ORDER, moves)
    count = distinct
    for at in range(find_legal(s, classes.found)):
        is_new = True
        for other in range(distinct):
            if moves[other] == classes.found[at]:
                is_new = False
        if is_new:
            moves[count] = classes.found[at]
            count += 1
    for at in range(count):
        classes.board[0] = s
        apply(classes.board[0], moves[at], None)
        classes.after[at] = key_of(classes.board[0], classes.columns)
        classes.of[at] = UNKNOWN
    classes.candidates.counts[COUNT] = 0
    classes.candidates.counts[JUDGED] = 0
    return count


@rule
def know_played(count: int, candidates: Candidates, rollouts: Rollouts, classes: Classes) -> None:
    """Note which of so many candidates were played; an end of the turn may be one of them."""
    for at in range(count):
        classes.played[at] = UNKNOWN
        if rollouts.visits[at] > 0:
            classes.played[at] = key_of(candidates.states[at], classes.columns)


@rule
def join_class(
    states: Any, at: int, moves: int, played: int, rollouts: Rollouts, classes: Classes
) -> None:
    """Find the class of one of so many legal moves, whose ends are found, and of moves like it.

    Its best end is so by what it seems worth and, if it is one of the first so many candidates,
    by what rollouts have found besides.
    """
    seat = wide(states[0].acting)
    candidates = classes.candidates
    candidates.counts[JUDGED] += classes.ends.counts[JUDGED]
    new = wide(candidates.counts[COUNT])
    most = -1.0e9
    for end in range(classes.ends.counts[COUNT]):
        key = key_of(classes.ends.states[end], classes.columns)
        worth = classes.ends.prior[end]
        known = UNKNOWN
        for other in range(played):
            if classes.played[other] == key:
                gained = classes.ends.prior[end] + gain_of(other, seat, rollouts)
                if known == UNKNOWN or gained > worth:
                    worth = gained
                    known = other
        if worth > most:
            most = worth
            copy_candidate(classes.ends, end, candidates, new)
            classes.keys[new] = key
            classes.known[new] = known
    mine = 0
    while classes.keys[mine] != classes.keys[new]:
        mine += 1
    if mine == new:
        candidates.counts[COUNT] += 1
    elif length_of_line(new, candidates) < length_of_line(mine, candidates):
        copy_candidate(candidates, new, candidates, mine)
    for other in range(at, moves):
        if classes.after[other] == classes.after[at]:
            classes.of[other] = mine
