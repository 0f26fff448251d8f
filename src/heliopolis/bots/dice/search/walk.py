"""Every way to spend the dice of a turn, one after the other, until the turn is over."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.decide import decide
from heliopolis.bots.dice.pad import Pad
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.core.stream import Stream
from heliopolis.dice.catalogue import (
    ACTIONS,
    CIV_BASE,
    DISASTER_BASE,
    END_ACTION,
    FLOOD_BASE,
    LOSE_CIV_BASE,
    MONUMENT_BASE,
    NILE_BASE,
)
from heliopolis.dice.components import MONUMENT
from heliopolis.dice.kernel import ANY_ORDER, IN_ORDER, apply, find_distinct
from heliopolis.dice.state import APPLY, LOSE, STATE, State

LONGEST: Final = 24
"""More moves than this are in no turn, losses to a disaster included."""
DEEPEST: Final = 12
"""And a seat itself decides no more often in it: five dice, a disaster, an end."""
_TOP: Final = constant(0)
_NEXT_TO_TOP: Final = constant(1)
_DEPTH: Final = constant(0)
_ROOT_PHASE: Final = constant(1)
_ROOT_SEAT: Final = constant(2)
_ORDER: Final = constant(3)
_LENGTH: Final = constant(4)
_OPEN_UNTIL: Final = constant(5)
_LATE_DISASTER: Final = DISASTER_BASE + int(MONUMENT)
# The groups of a turn in the order of distinct moves.
_DISASTER, _PHARAOH, _FLOOD, _NILE, _CIV, _MONUMENT, _END = range(7)


class Walk(NamedTuple):
    """Where a walk through the rest of a turn stands.

    The seat that is asked first chooses; whoever else is asked decides as a merchant would.
    """

    line: Any  # the positions in which the seat chooses; the one after the last is where it ends
    moves: NDArray[np.int64]  # [depth, moves]: what it may do in each
    tried: NDArray[np.int64]  # [depth, 3]: how many these are, the next of them, moves before it
    path: NDArray[np.int64]  # all moves so far
    counts: NDArray[np.int64]  # the depth, how the walk began, and the length of its path
    stream: Stream  # of whoever else is asked; whoever begins a walk sets it


def new_walk() -> Walk:
    """Room for a walk."""
    return Walk(
        line=zeroed(DEEPEST + 1, STATE),
        moves=np.zeros((DEEPEST, ACTIONS), dtype=np.int64),
        tried=np.zeros((DEEPEST, 3), dtype=np.int64),
        path=np.zeros(LONGEST, dtype=np.int64),
        counts=np.zeros(6, dtype=np.int64),
        stream=np.zeros(1, dtype=np.uint64),
    )


@rule
def begin_walk(s: State, walk: Walk) -> None:
    """Begin where a seat is asked, with every distinct move.

    Once dice are spent nobody knows in which order that was, so all groups are open again.
    """
    begin_at(s, IN_ORDER if s.used == 0 or s.phase == LOSE else ANY_ORDER, _TOP, walk)
    list_moves(_TOP, _TOP, walk)


@rule
def begin_walk_with(s: State, action: int, walk: Walk) -> None:
    """Begin where a seat is asked with one move of its own; after it all groups are open."""
    begin_at(s, ANY_ORDER, _NEXT_TO_TOP, walk)
    walk.moves[_TOP, 0] = action
    walk.tried[_TOP, 0] = 1
    walk.tried[_TOP, 1] = 0
    walk.tried[_TOP, 2] = 0


@rule
def begin_at(s: State, order: int, open_until: int, walk: Walk) -> None:
    """Note how a walk begins: up to which depth groups may come in any order."""
    walk.counts[_DEPTH] = 0
    walk.counts[_ROOT_PHASE] = s.phase
    walk.counts[_ROOT_SEAT] = s.acting
    walk.counts[_ORDER] = order
    walk.counts[_OPEN_UNTIL] = open_until
    walk.line[0] = s


@rule
def list_moves(depth: int, length: int, walk: Walk) -> None:
    """List what the seat may do at a depth of the walk, which so many moves led to."""
    moves = walk.moves[depth]
    order = walk.counts[_ORDER]
    count = find_distinct(walk.line[depth], order, moves)
    if order == ANY_ORDER and depth > walk.counts[_OPEN_UNTIL] and walk.line[depth].phase == APPLY:
        last = walk.moves[depth - 1, walk.tried[depth - 1, 1] - 1]
        listed = count
        count = 0
        for at in range(listed):
            if may_follow(moves[at], last):
                moves[count] = moves[at]
                count += 1
    walk.tried[depth, 0] = count
    walk.tried[depth, 1] = 0
    walk.tried[depth, 2] = length


@rule
def may_follow(action: int, last: int) -> bool:
    """Whether a group of dice keeps the order after another."""
    group = group_of(action)
    if group == _MONUMENT or action == _LATE_DISASTER:
        return group_of(last) <= _MONUMENT
    return group > group_of(last)


@rule
def group_of(action: int) -> int:
    """Which group of a turn a use of dice is."""
    if action == END_ACTION:
        return _END
    if action < LOSE_CIV_BASE:
        return _DISASTER
    if action <= NILE_BASE:
        return _PHARAOH
    if action < FLOOD_BASE:
        return _NILE
    if action < CIV_BASE:
        return _FLOOD
    return _CIV if action < MONUMENT_BASE else _MONUMENT


@rule
def next_end(traits: Any, pad: Pad, walk: Walk) -> bool:
    """Go on to the next end of the turn; False when all have been seen."""
    counts = walk.counts
    while counts[_DEPTH] >= 0:
        depth = counts[_DEPTH]
        if walk.tried[depth, 1] == walk.tried[depth, 0]:
            counts[_DEPTH] -= 1
            continue
        length = walk.tried[depth, 2]
        action = walk.moves[depth, walk.tried[depth, 1]]
        walk.tried[depth, 1] += 1
        walk.line[depth + 1] = walk.line[depth]
        after = walk.line[depth + 1]
        apply(after, action, None)
        walk.path[length] = action
        length = go_on_for_others(after, length + 1, traits, pad, walk)
        if after.phase == APPLY or after.phase == LOSE:
            counts[_DEPTH] += 1
            list_moves(depth + 1, length, walk)
        else:
            counts[_LENGTH] = length
            return True
    return False


@rule
def go_on_for_others(s: State, length: int, traits: Any, pad: Pad, walk: Walk) -> int:
    """Let others decide until the seat is asked again or the turn is over; the moves made then."""
    while s.phase == APPLY or s.phase == LOSE:
        if s.phase == walk.counts[_ROOT_PHASE] and s.acting == walk.counts[_ROOT_SEAT]:
            break
        action = decide(s, traits[0], walk.stream, pad)
        walk.path[length] = action
        length += 1
        apply(s, action, None)
    return length


@rule
def end_of(walk: Walk) -> int:
    """Where on the line the end is that was just reached."""
    return int(walk.counts[_DEPTH] + 1)


@rule
def length_of(walk: Walk) -> int:
    """How many moves led there."""
    return int(walk.counts[_LENGTH])
