"""A turn solved exactly: what every throw is worth when its dice are spent well.

Worth is the share of the victory that the seat may expect.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.search.throws import (
    ALIKE,
    DIGITS,
    average_throws,
    choose_best,
    is_possible,
    number_of_dice,
    without_dice,
)
from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    MONUMENTS,
    NILES,
    PHARAOHS,
    WITH,
)
from heliopolis.bots.dice.valuation.plan import SETS, Plan, new_plan
from heliopolis.bots.dice.valuation.shares import share_of
from heliopolis.bots.dice.valuation.uses import (
    BY_ANKHS,
    BY_CIV,
    BY_MONUMENTS,
    BY_NILE,
    BY_PHARAOHS,
    FURTHER,
    OPTIONS,
    OPTIONS_FROM,
)
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.areas import open_civ
from heliopolis.dice.catalogue import KEEP_ACTION, OUTCOMES
from heliopolis.dice.components import ANKH, AREAS, CIV, DICE, MONUMENT, NILE, PHARAOH, SUN
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, SUN_POINTS, SUNS_FOR_POINTS
from heliopolis.dice.state import State

_FIRST_CHOICE: Final = 1
_NONE: Final = constant(0)
_NO_AREA: Final = constant(-1)
_DISASTERS: Final = len(AREAS)


class Solution(NamedTuple):
    """Tables of what patterns of dice are worth: see `throws`."""

    plan: Plan
    whole: NDArray[np.float64]  # when all dice are spent as they lie
    kept: NDArray[np.float64]  # when dice in the air are thrown, and then all are spent
    best: NDArray[np.float64]  # when after that any dice may be thrown once more


def new_solution() -> Solution:
    """Room for the solution of a turn."""
    return Solution(new_plan(), np.zeros(OUTCOMES), np.zeros(OUTCOMES), np.zeros(OUTCOMES))


@rule
def solve(s: State, solution: Solution) -> None:
    """Solve the rest of a turn in which dice may be rolled again; its plan is made."""
    suns = wide(s.showing[SUN])
    for number in range(OUTCOMES):
        alike = ALIKE[number]
        if alike < 0 or (suns and not is_possible(number, suns)):
            continue
        if suns or alike == number:
            worth = worth_of_throw(s, number, solution.plan)
        else:
            worth = float(solution.whole[alike])
        solution.whole[number] = worth
        solution.kept[number] = worth
    average_throws(solution.kept, suns)
    if s.throws == _FIRST_CHOICE:
        choose_best(solution.kept, solution.best, suns)
        average_throws(solution.best, suns)


@rule
def worth_of_rolling(s: State, action: int, solution: Solution) -> float:
    """What it is worth to throw some dice again, or none."""
    number = number_of_dice(s)
    if action == KEEP_ACTION:
        return float(solution.whole[number])
    number = without_dice(number, action)
    return float(solution.best[number] if s.throws == _FIRST_CHOICE else solution.kept[number])


@rule
def worth_of_throw(s: State, number: int, plan: Plan) -> float:
    """What all dice are worth when they are spent well, Suns included."""
    places = open_civ(s)
    hand = _NONE
    suns = _NONE
    civs = _NONE
    monuments = _NONE
    for die in range(DICE):
        face = int(DIGITS[number, die]) - 1
        if face == PHARAOH:
            hand = WITH[hand, PHARAOHS]
        elif face == NILE:
            hand = WITH[hand, NILES]
        elif face == CIV and places >> die & 1:
            hand = WITH[hand, CIVS]
            civs |= 1 << die
        elif face == CIV:
            hand = WITH[hand, BLANKS]
        elif face == MONUMENT:
            hand = WITH[hand, MONUMENTS]
            monuments |= 1 << die
        elif face == ANKH:
            hand = WITH[hand, ANKHS]
        else:
            suns += 1
    best = 0.0
    for option in range(OPTIONS_FROM[hand], OPTIONS_FROM[hand + 1]):
        add_option(s, option, suns, civs, monuments, plan)
        if suns <= SUNS_FOR_POINTS:
            best = max(best, share_after(s, suns, _NO_AREA, plan))
        else:
            for area in range(_DISASTERS):
                best = max(best, share_after(s, suns, area, plan))
    return best


@rule
def add_option(s: State, option: int, suns: int, civs: int, monuments: int, plan: Plan) -> None:
    """Fill in the points of every seat after a way to spend the dice."""
    steps = suns if suns < SETS else 0
    on_pharaohs = OPTIONS[option, 0] - BY_PHARAOHS
    markers = plan.best_civ[steps, civs, OPTIONS[option, 2] - BY_CIV]
    further = (OPTIONS[option, 3] - BY_MONUMENTS) % FURTHER
    for seat in range(wide(s.players)):
        plan.row[seat] = (
            plan.base[steps, seat]
            + plan.pharaoh[steps, on_pharaohs, seat]
            + plan.civ[steps, markers, seat]
            + plan.monument[steps, monuments, further, seat]
        )
    pairs = OPTIONS[option, 4] - BY_ANKHS
    plan.row[s.turn] += plan.nile[steps, OPTIONS[option, 1] - BY_NILE] + pairs * ANKH_PAIR_POINTS
    if suns == SUNS_FOR_POINTS:
        plan.row[s.turn] += SUN_POINTS


@rule
def share_after(s: State, suns: int, area: int, plan: Plan) -> float:
    """The share of the seat with these points, after a disaster to some area or none."""
    players = wide(s.players)
    heat = plan.heat[suns if suns < SETS else 0]
    if area < 0:
        return share_of(plan.row, players, wide(s.turn), heat)
    for seat in range(players):
        plan.row[seat] += plan.disaster[area, seat]
    share = share_of(plan.row, players, wide(s.turn), heat)
    for seat in range(players):
        plan.row[seat] -= plan.disaster[area, seat]
    return share
