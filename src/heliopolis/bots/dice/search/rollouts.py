"""Playing on from candidates: merchants in every seat for a turn each, then judged.

Every round plays each candidate that is left with the same dice, turn by turn, so that luck
weighs on all alike. What a rollout tells is a drift: how far what it comes to is from what the end
of the turn seemed worth. So the luck of the own turn, whose odds are solved, is not in it.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.decide import decide
from heliopolis.bots.dice.pad import Pad
from heliopolis.bots.dice.search.candidates import JUDGED, MOST, Candidates
from heliopolis.bots.dice.search.judge import A_POINT, Evaluator, judge
from heliopolis.bots.dice.search.solve import KEY, Solution, table_after
from heliopolis.bots.dice.search.throws import number_of_dice, without_dice
from heliopolis.bots.dice.whole_games import throw
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.stream import Stream, next_bits
from heliopolis.dice.apply import apply
from heliopolis.dice.catalogue import KEEP_ACTION
from heliopolis.dice.components import DICE_SETS, SEATS
from heliopolis.dice.state import OVER, REROLL, ROLL, STATE, State, free_dice

CLEAR: Final = 0.04
"""A candidate that seems so much worse than the best is not played where it is worth a look."""
MOST_PLAYED: Final = 8
"""Nor are more than these."""
TRUST_IN_ROLLS: Final = 90.0
TRUST_IN_SPENDINGS: Final = 12.0
"""How many rounds what a candidate seems to be worth counts for: how far the drifts of a round
scatter, against how far drifts differ from one another, as decision 28 has measured it."""
TRUST_IN_LEVEL: Final = 7.0
"""The same for the drift that all candidates share: positions differ more in it than moves do."""
FIRST_CUT: Final = 8
"""After so many rounds the worse half goes, after twice as many again, until two are left."""
_NUMBERS: Final = 2 * SEATS  # shares, then points


class Rollouts(NamedTuple):
    """What rollouts have found so far; the first of the live is what the others are held against.

    It seemed the best, and is never cut.
    """

    live: NDArray[np.int64]  # the candidates that are still played
    round: NDArray[np.float64]  # [candidates, shares and points]: the drifts of this round
    drift: NDArray[np.float64]  # the same: their sums over all whole rounds
    gain: NDArray[np.float64]  # the same: what they change, against the first of the live
    visits: NDArray[np.int64]  # the whole rounds that each candidate has played
    counts: NDArray[np.int64]  # live ones, rounds, the next of the live, positions thought of
    trust: NDArray[np.float64]  # one number: that trust, or 0 where nothing is known before
    shares: NDArray[np.float64]  # of the position just judged
    points: NDArray[np.float64]
    board: Any  # where they are played
    dice: Stream  # of this round
    rounds: Stream  # where the dice of rounds come from
    stream: Stream  # of the merchants, should they misjudge things


LIVE, ROUNDS, _NEXT, SEEN = range(4)


def new_rollouts() -> Rollouts:
    """Room for rollouts."""
    return Rollouts(
        live=np.zeros(MOST, dtype=np.int64),
        round=np.zeros((MOST, _NUMBERS)),
        drift=np.zeros((MOST, _NUMBERS)),
        gain=np.zeros((MOST, _NUMBERS)),
        visits=np.zeros(MOST, dtype=np.int64),
        counts=np.zeros(4, dtype=np.int64),
        trust=np.zeros(1),
        shares=np.zeros(SEATS),
        points=np.zeros(SEATS),
        board=zeroed(1, STATE),
        dice=np.zeros(1, dtype=np.uint64),
        rounds=np.zeros(1, dtype=np.uint64),
        stream=np.zeros(1, dtype=np.uint64),
    )


@rule
def begin_rollouts(count: int, trust: float, candidates: Candidates, rollouts: Rollouts) -> int:
    """Choose whom to play: the best candidates, as far as they seem close; how many they are."""
    begin_with_all(count, trust, candidates, rollouts)
    best = candidates.prior[rollouts.live[0]]
    chosen = 1
    while chosen < min(count, MOST_PLAYED):
        for at in range(chosen + 1, count):
            if candidates.prior[rollouts.live[at]] > candidates.prior[rollouts.live[chosen]]:
                swap(at, chosen, rollouts)
        if candidates.prior[rollouts.live[chosen]] < best - CLEAR:
            break
        chosen += 1
    rollouts.counts[LIVE] = chosen
    return chosen


@rule
def begin_with_all(count: int, trust: float, candidates: Candidates, rollouts: Rollouts) -> int:
    """Play all candidates, of which there are some, the best first; how many they are."""
    rollouts.counts[:] = 0
    rollouts.trust[0] = trust
    for at in range(count):
        rollouts.live[at] = at
        rollouts.visits[at] = 0
        for number in range(_NUMBERS):
            rollouts.round[at, number] = 0.0
            rollouts.drift[at, number] = 0.0
            rollouts.gain[at, number] = 0.0
        if candidates.prior[at] > candidates.prior[rollouts.live[0]]:
            swap(at, 0, rollouts)
    rollouts.counts[LIVE] = count
    return count


@rule
def swap(at: int, other: int, rollouts: Rollouts) -> None:
    """Let two of the live change places."""
    live = rollouts.live[at]
    rollouts.live[at] = rollouts.live[other]
    rollouts.live[other] = live


@rule
def weigh(at: int, seat: int, candidates: Candidates, rollouts: Rollouts) -> float:
    """What one of the live is worth to a seat: what it seemed, and what rollouts say besides."""
    candidate = rollouts.live[at]
    rounds = rollouts.visits[candidate]
    if rounds == 0:
        return float(candidates.prior[candidate])
    weight = 1.0 / (rollouts.trust[0] + rounds)
    first = rollouts.live[0]
    for number in range(_NUMBERS):
        gain = weight * (rollouts.drift[candidate, number] - rollouts.drift[first, number])
        rollouts.gain[candidate, number] = gain
    return float(candidates.prior[candidate] + gain_of(candidate, seat, rollouts))


@rule
def gain_of(candidate: int, seat: int, rollouts: Rollouts) -> float:
    """What rollouts have changed for a seat, in the key of its choice."""
    gain = rollouts.gain[candidate]
    return float(gain[seat] + A_POINT * gain[SEATS + seat])


@rule
def best_candidate(count: int, seat: int, candidates: Candidates, rollouts: Rollouts) -> int:
    """The best of so many candidates for a seat; all their gains are known after this.

    One that was cut is still worth what it was then.
    """
    for at in range(rollouts.counts[LIVE]):
        weigh(at, seat, candidates, rollouts)
    best = rollouts.live[0]
    most = candidates.prior[best]
    for candidate in range(count):
        worth = candidates.prior[candidate] + gain_of(candidate, seat, rollouts)
        if worth > most:
            most = worth
            best = candidate
    return int(best)


@rule
def cut(seat: int, candidates: Candidates, rollouts: Rollouts) -> None:
    """Let the worse half of the candidates go, but never the first; their gains stay."""
    left = (rollouts.counts[LIVE] + 1) // 2
    for wanted in range(1, left):
        best = wanted
        most = weigh(wanted, seat, candidates, rollouts)
        for at in range(wanted + 1, rollouts.counts[LIVE]):
            worth = weigh(at, seat, candidates, rollouts)
            if worth > most:
                most = worth
                best = at
        swap(best, wanted, rollouts)
    rollouts.counts[LIVE] = left


@rule
def play_rollouts(
    states: Any,
    evaluator: Evaluator,
    pad: Pad,
    solution: Solution,
    candidates: Candidates,
    rollouts: Rollouts,
    cuts: int,
    most: int,
) -> None:
    """Play some rollouts more, round by round, with cuts or without; each until all had a turn."""
    counts = rollouts.counts
    seat = wide(states[0].acting)
    players = wide(states[0].players)
    solved = candidates.counts[JUDGED] == 0 and rollouts.trust[0] > 0.0
    for _ in range(most):
        at = counts[_NEXT]
        if at == 0:
            next_bits(rollouts.rounds)
        candidate = rollouts.live[at]
        rollouts.dice[0] = rollouts.rounds[0]
        rollouts.stream[0] = ~rollouts.rounds[0]  # another one, which begins with every round too
        rollouts.board[0] = candidates.states[candidate]
        s = rollouts.board[0]
        found = rollouts.round[candidate]
        turns = 0
        while s.phase != OVER:
            if s.phase == ROLL:
                if s.throws == 0:
                    if turns == 0 and solved:
                        judge(s, evaluator, pad, rollouts.shares, rollouts.points)
                        add_judged(-1.0, rollouts.shares, rollouts.points, found)
                        counts[SEEN] += 1
                    if turns == players:
                        break
                    turns += 1
                action = throw(s, rollouts.dice)
            elif s.phase == REROLL and turns == 0:
                action = roll_by_solution(s, solution)
            else:
                action = decide(s, evaluator.traits[0], rollouts.stream, pad)
            counts[SEEN] += 1
            apply(s, action, None)
        if turns > 0 or not solved:
            judge(s, evaluator, pad, rollouts.shares, rollouts.points)
            add_judged(1.0, rollouts.shares, rollouts.points, found)
        counts[_NEXT] += 1
        if counts[_NEXT] == counts[LIVE]:
            end_round(seat, candidates, rollouts, cuts)


@rule
def add_judged(
    sign: float,
    shares: NDArray[np.float64],
    points: NDArray[np.float64],
    found: NDArray[np.float64],
) -> None:
    """Add what a position was judged to be to what rollouts found, or take it off."""
    for seat in range(SEATS):
        found[seat] += sign * shares[seat]
        found[SEATS + seat] += sign * points[seat]


@rule
def end_round(seat: int, candidates: Candidates, rollouts: Rollouts, cuts: int) -> None:
    """Count a round that all have played; after some of them fewer candidates go on."""
    counts = rollouts.counts
    for at in range(counts[LIVE]):
        candidate = rollouts.live[at]
        rollouts.visits[candidate] += 1
        found = rollouts.round[candidate]
        if candidates.counts[JUDGED] > 0:
            add_judged(-1.0, candidates.shares[candidate], candidates.points[candidate], found)
        for number in range(_NUMBERS):
            rollouts.drift[candidate, number] += found[number]
            found[number] = 0.0
    counts[_NEXT] = 0
    counts[ROUNDS] += 1
    rounds = counts[ROUNDS]
    if cuts and counts[LIVE] > 2 and rounds >= FIRST_CUT and rounds & (rounds - 1) == 0:
        cut(seat, candidates, rollouts)


@rule
def roll_by_solution(s: State, solution: Solution) -> int:
    """The best dice to throw again in a turn that is solved."""
    free = free_dice(s)
    number = number_of_dice(s)
    table = table_after(s, free, solution)[KEY]
    best = KEEP_ACTION
    most = solution.whole[KEY, number]
    for dice in range(1, DICE_SETS):
        if dice & ~free == 0:
            worth = table[without_dice(number, dice)]
            if worth > most:
                most = worth
                best = dice
    return best
