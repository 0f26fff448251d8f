"""Thoughts of what a search has found: values for every seat, in words of the game."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.search.candidates import COUNT, NO_MOVE, Candidates
from heliopolis.bots.dice.search.classes import UNKNOWN, Classes
from heliopolis.bots.dice.search.rollouts import TRUST_IN_LEVEL, Rollouts, gain_of
from heliopolis.bots.thoughts import Thought
from heliopolis.dice.catalogue import move_of
from heliopolis.dice.components import SEATS


class Told(NamedTuple):
    """One class of moves, and how good it is for who decides."""

    worth: tuple[bool, float]  # whether it is the one that was chosen, and the key of the choice
    thought: Thought


def tell_rolls(
    states: Any, count: int, best: int, candidates: Candidates, rollouts: Rollouts
) -> tuple[Thought, ...]:
    """Every candidate is a class of its own."""
    return best_first(
        tell(states, [], at, at, candidates.lines[at], at == best, candidates, rollouts)
        for at in range(count)
    )


def tell_spendings(
    states: Any, moves: int, chosen: NDArray[np.int64], classes: Classes, rollouts: Rollouts
) -> tuple[Thought, ...]:
    """The classes of so many legal moves; that of the line that was chosen is the best."""
    candidates = classes.candidates
    told = []
    for at in range(int(candidates.counts[COUNT])):
        members = [int(classes.moves[move]) for move in range(moves) if classes.of[move] == at]
        best = int(chosen[0]) in members
        line = chosen if best else candidates.lines[at]
        known = int(classes.known[at])
        told.append(tell(states, members, at, known, line, best, candidates, rollouts))
    return best_first(told)


def best_first(told: Iterable[Told]) -> tuple[Thought, ...]:
    """The classes in the order of what they are worth to who decides."""
    return tuple(one.thought for one in sorted(told, key=lambda one: one.worth, reverse=True))


def tell(
    states: Any,
    members: list[int],
    at: int,
    known: int,
    line: NDArray[np.int64],
    chosen: bool,
    candidates: Candidates,
    rollouts: Rollouts,
) -> Told:
    """What a class of moves is worth, of which a candidate is the end and one was played or none.

    All classes share what rollouts say of the level, so that a difference is one of moves.
    """
    players, seat = int(states[0]["players"]), int(states[0]["acting"])
    first = rollouts.live[0]
    values = np.concatenate([candidates.shares[at], candidates.points[at]])
    worth = float(candidates.prior[at])
    visits = 0
    if rollouts.visits[first] > 0:
        trust = TRUST_IN_LEVEL if rollouts.trust[0] > 0 else 0.0
        values += rollouts.drift[first] / (trust + rollouts.visits[first])
    if known != UNKNOWN:
        values += rollouts.gain[known]
        worth += gain_of(known, seat, rollouts)
        visits = int(rollouts.visits[known])
    shares = np.clip(values[:players], 0.0, 1.0)
    numbers = [int(number) for number in line[: int(np.argmax(line == NO_MOVE))]]
    moves = [numbers[0], *(number for number in members if number != numbers[0])]
    thought = Thought(
        moves=tuple(move_of(number) for number in moves),
        visits=visits,
        line=tuple(move_of(number) for number in numbers),
        shares=tuple(float(share) for share in shares / shares.sum()),
        points=tuple(float(points) for points in values[SEATS : SEATS + players]),
    )
    return Told((chosen, worth), thought)
