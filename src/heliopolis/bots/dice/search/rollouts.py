"""Playing on from candidates: merchants in every seat for some turns, then the valuation.

Every round plays each candidate that is left with the same dice, turn by turn, so that luck
weighs on all alike.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.decide import decide
from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.search.candidates import Candidates, judge
from heliopolis.bots.dice.search.solve import Solution, worth_of_rolling
from heliopolis.bots.dice.whole_games import throw
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.core.stream import Stream, next_bits
from heliopolis.dice.apply import apply
from heliopolis.dice.components import DICE_SETS
from heliopolis.dice.state import OVER, REROLL, ROLL, STATE, State, free_dice

_MOST_LIVE: Final = 8
_CLEAR: Final = 0.04
"""A candidate that seems so much worse than the best is not played."""
_TRUST: Final = 100.0
"""How many rounds what a candidate seems to be worth counts for: it is known exactly."""
_FIRST_CUT: Final = 8
"""After so many rounds the worse half goes, after twice as many again, until two are left."""


class Rollouts(NamedTuple):
    """What rollouts have found so far."""

    live: NDArray[np.int64]  # the candidates that are still played
    total: NDArray[np.float64]  # the shares that each of them has got
    counts: NDArray[np.int64]  # live ones, rounds, the next of the live, positions thought of
    board: Any  # where they are played
    dice: Stream  # of this round
    rounds: Stream  # where the dice of rounds come from


_FIRST: Final = constant(0)
_LIVE, _ROUNDS, _NEXT, SEEN = range(4)


def new_rollouts() -> Rollouts:
    """Room for rollouts."""
    return Rollouts(
        live=np.zeros(_MOST_LIVE, dtype=np.int64),
        total=np.zeros(_MOST_LIVE),
        counts=np.zeros(4, dtype=np.int64),
        board=zeroed(1, STATE),
        dice=np.zeros(1, dtype=np.uint64),
        rounds=np.zeros(1, dtype=np.uint64),
    )


@rule
def begin_rollouts(count: int, candidates: Candidates, rollouts: Rollouts) -> int:
    """Choose whom to play: the best candidates, as far as they seem close; how many they are."""
    rollouts.counts[:] = 0
    rollouts.total[:] = 0.0
    chosen = 0
    limit = 1.0e9
    while chosen < _MOST_LIVE:
        best = -1
        for at in range(count):
            is_new = True
            for other in range(chosen):
                if rollouts.live[other] == at:
                    is_new = False
            if is_new and (best < 0 or candidates.prior[at] > candidates.prior[best]):
                best = at
        if best < 0 or (candidates.prior[best] < limit - _CLEAR and chosen > 0):
            break
        if chosen == 0:
            limit = candidates.prior[best]
        rollouts.live[chosen] = best
        chosen += 1
    rollouts.counts[_LIVE] = chosen
    return chosen


@rule
def score_of(at: int, candidates: Candidates, rollouts: Rollouts) -> float:
    """What a live candidate is worth: what it seemed to be, and what its rollouts have found."""
    rounds = rollouts.counts[_ROUNDS]
    known = _TRUST * candidates.prior[rollouts.live[at]] + rollouts.total[at]
    return float(known / (_TRUST + rounds))


@rule
def best_action(candidates: Candidates, rollouts: Rollouts) -> int:
    """The first move of the best candidate."""
    best = _FIRST
    for at in range(1, rollouts.counts[_LIVE]):
        if score_of(at, candidates, rollouts) > score_of(best, candidates, rollouts):
            best = at
    return int(candidates.actions[rollouts.live[best]])


@rule
def cut(candidates: Candidates, rollouts: Rollouts) -> None:
    """Let the worse half of the candidates go."""
    for wanted in range((rollouts.counts[_LIVE] + 1) // 2):
        best = wanted
        for at in range(wanted + 1, rollouts.counts[_LIVE]):
            if score_of(at, candidates, rollouts) > score_of(best, candidates, rollouts):
                best = at
        live = rollouts.live[best]
        total = rollouts.total[best]
        rollouts.live[best] = rollouts.live[wanted]
        rollouts.total[best] = rollouts.total[wanted]
        rollouts.live[wanted] = live
        rollouts.total[wanted] = total
    rollouts.counts[_LIVE] = (rollouts.counts[_LIVE] + 1) // 2


@rule
def play_rollouts(
    states: Any,
    traits: Any,
    stream: Stream,
    pad: Pad,
    solution: Solution,
    candidates: Candidates,
    rollouts: Rollouts,
    most: int,
) -> None:
    """Play some rollouts more, round by round, each until every seat has had a turn."""
    seat = wide(states[0].acting)
    last_turn = wide(states[0].players)
    counts = rollouts.counts
    for _ in range(most):
        at = counts[_NEXT]
        if at == 0:
            next_bits(rollouts.rounds)
        rollouts.dice[0] = rollouts.rounds[0]
        rollouts.board[0] = candidates.states[rollouts.live[at]]
        s = rollouts.board[0]
        turns = 0
        while s.phase != OVER:
            if s.phase == ROLL:
                if s.throws == 0:
                    if turns == last_turn:
                        break
                    turns += 1
                action = throw(s, rollouts.dice)
            elif s.phase == REROLL and turns == 0:
                action = roll_by_solution(s, solution)
            else:
                action = decide(s, traits[0], stream, pad)
            counts[SEEN] += 1
            apply(s, action, None)
        rollouts.total[at] += judge(s, seat, pad, candidates.values)
        next_candidate(candidates, rollouts)


@rule
def next_candidate(candidates: Candidates, rollouts: Rollouts) -> None:
    """Go on to the next candidate, and after the last one to the next round."""
    counts = rollouts.counts
    counts[_NEXT] += 1
    if counts[_NEXT] == counts[_LIVE]:
        counts[_NEXT] = 0
        counts[_ROUNDS] += 1
        rounds = counts[_ROUNDS]
        if counts[_LIVE] > 2 and rounds >= _FIRST_CUT and rounds & (rounds - 1) == 0:
            cut(candidates, rollouts)


@rule
def roll_by_solution(s: State, solution: Solution) -> int:
    """The best dice to throw again in a turn that is solved."""
    free = free_dice(s)
    best = 0
    most = -1.0
    for dice in range(DICE_SETS):
        if dice & ~free == 0:
            worth = worth_of_rolling(s, dice, solution)
            if worth > most:
                most = worth
                best = dice
    return best
