"""What is expected after a roll: a throw that is worth about what all of them are, and its use."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.search.rollouts import roll_by_solution
from heliopolis.bots.dice.search.solve import KEY, Solution
from heliopolis.bots.dice.search.throws import DIGITS, IN_THE_AIR, number_of_dice
from heliopolis.core.compile import rule
from heliopolis.dice.apply import apply
from heliopolis.dice.catalogue import ACTIONS, OUTCOMES
from heliopolis.dice.components import DICE
from heliopolis.dice.state import REROLL, ROLL, State


@rule
def foresee_throws(states: Any, solution: Solution, line: NDArray[np.int64]) -> int:
    """Throw the dice of the first state until they are to be spent; how many moves that were."""
    s = states[0]
    length = 0
    while s.phase == REROLL or (s.phase == ROLL and s.throws > 0):
        action = roll_by_solution(s, solution) if s.phase == REROLL else usual_throw(s, solution)
        line[length] = action
        length += 1
        apply(s, action, None)
    return length


@rule
def usual_throw(s: State, solution: Solution) -> int:
    """The outcome that is worth most nearly what may be expected of the dice in the air."""
    pattern = number_of_dice(s)
    before = solution.best if s.throws == 1 else solution.kept
    after = solution.best if s.throws == 1 else solution.whole
    expected = before[KEY, pattern]
    nearest = 0
    least = 1.0e9
    for number in range(OUTCOMES):
        if IN_THE_AIR[number] >= 0:
            continue
        fits = True
        for die in range(DICE):
            if DIGITS[pattern, die] != 0 and DIGITS[pattern, die] != DIGITS[number, die]:
                fits = False
        if fits and abs(after[KEY, number] - expected) < least:
            least = abs(after[KEY, number] - expected)
            nearest = number
    return ACTIONS + nearest - pattern
