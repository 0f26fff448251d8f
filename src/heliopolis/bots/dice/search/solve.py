"""A turn solved exactly: what every throw is worth when its dice are spent well.

Worth is the share of the victory that the seat may expect.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.search.judge import A_POINT
from heliopolis.bots.dice.search.throws import (
    ALIKE,
    DIGITS,
    follow_choice,
    is_possible,
    keep_patterns,
    spread_throws,
    throw_patterns,
)
from heliopolis.bots.dice.valuation.hands import (
    ANKHS,
    BLANKS,
    CIVS,
    FIRST_CHOICE,
    MONUMENTS,
    NILES,
    PHARAOHS,
    WITH,
)
from heliopolis.bots.dice.valuation.plan import Plan, new_plan
from heliopolis.bots.dice.valuation.shares import share_of, shares_of
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
from heliopolis.dice.components import ANKH, AREAS, CIV, DICE, MONUMENT, NILE, PHARAOH, SEATS, SUN
from heliopolis.dice.rolling import steps_of_ra
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, SUN_POINTS, SUNS_FOR_POINTS
from heliopolis.dice.state import State

_NONE: Final = constant(0)
_NO_AREA: Final = constant(-1)
_DISASTERS: Final = len(AREAS)


KEY: Final = constant(0)
"""The column of a table by which the seat chooses: its share, and a little for points."""
SHARES: Final = constant(1)  # + the seat
POINTS: Final = constant(1 + SEATS)  # + the seat
BY_KEY: Final = constant(1)
BY_SEAT: Final = constant(1 + 2 * SEATS)
"""How many columns are filled in: the key alone, or what every seat may expect as well."""


class Solution(NamedTuple):
    """Tables of what patterns of dice are worth, a row for each column: see `throws`."""

    plan: Plan
    whole: NDArray[np.float64]  # when all dice are spent as they lie
    kept: NDArray[np.float64]  # when dice in the air are thrown, and then all are spent
    best: NDArray[np.float64]  # when after that any dice may be thrown once more
    source: NDArray[np.int64]  # the pattern that is best to keep of each
    shares: NDArray[np.float64]  # of every seat after the throw just solved
    throw: NDArray[np.int64]  # that throw: its Suns, its sets of colours, its best use


AT_SUNS, AT_CIVS, AT_MONUMENTS, AT_OPTION, AT_AREA = range(5)


def new_solution() -> Solution:
    """Room for the solution of a turn."""
    return Solution(
        plan=new_plan(),
        whole=np.zeros((BY_SEAT, OUTCOMES)),
        kept=np.zeros((BY_SEAT, OUTCOMES)),
        best=np.zeros((BY_SEAT, OUTCOMES)),
        source=np.zeros(OUTCOMES, dtype=np.int64),
        shares=np.zeros(SEATS),
        throw=np.zeros(5, dtype=np.int64),
    )


@rule
def solve(states: Any, solution: Solution, columns: int) -> None:
    """Solve the rest of the turn in the first state, where dice may be rolled; its plan is made.

    The seat chooses by its key; the other columns follow what it chooses.
    """
    s = states[0]
    suns = wide(s.showing[SUN])
    for number in range(OUTCOMES):
        if ALIKE[number] < 0 or (suns and not is_possible(number, suns)):
            continue
        if suns or ALIKE[number] == number:
            solution.whole[KEY, number] = worth_of_throw(s, number, solution)
            if columns > 1:
                note_seats(s, number, solution)
    for column in range(columns):
        spread_throws(solution.whole[column], solution.kept[column], suns)
    if s.throws == FIRST_CHOICE:
        keep_patterns(solution.kept[KEY], solution.best[KEY], solution.source, suns)
        throw_patterns(solution.best[KEY], suns)
        for column in range(1, columns):
            follow_choice(solution.kept[column], solution.best[column], solution.source, suns)


@rule
def note_seats(s: State, number: int, solution: Solution) -> None:
    """Fill in what every seat may expect of the throw that was just solved."""
    plan = solution.plan
    players = wide(s.players)
    suns = solution.throw[AT_SUNS]
    area = solution.throw[AT_AREA]
    add_option(
        s,
        wide(solution.throw[AT_OPTION]),
        wide(suns),
        wide(solution.throw[AT_CIVS]),
        wide(solution.throw[AT_MONUMENTS]),
        plan,
    )
    for seat in range(players):
        if area >= 0:
            plan.row[seat] += plan.disaster[area, seat]
        solution.whole[POINTS + seat, number] = plan.row[seat]
    shares_of(plan.row, players, plan.heat[steps_of_ra(suns)], solution.shares)
    for seat in range(players):
        solution.whole[SHARES + seat, number] = solution.shares[seat]


@rule
def table_after(s: State, action: int, solution: Solution) -> NDArray[np.float64]:
    """The table that says what it is worth to throw some dice again, or none."""
    if action == KEEP_ACTION:
        return solution.whole
    return solution.best if s.throws == FIRST_CHOICE else solution.kept


@rule
def worth_of_throw(s: State, number: int, solution: Solution) -> float:
    """What all dice are worth when they are spent well, Suns included; how is noted."""
    plan = solution.plan
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
    throw = solution.throw
    throw[AT_SUNS] = suns
    throw[AT_CIVS] = civs
    throw[AT_MONUMENTS] = monuments
    best = -1.0e9
    for option in range(OPTIONS_FROM[hand], OPTIONS_FROM[hand + 1]):
        add_option(s, option, suns, civs, monuments, plan)
        areas = _DISASTERS if suns > SUNS_FOR_POINTS else 1
        for area in range(areas):
            worth = worth_after(s, suns, area if areas > 1 else _NO_AREA, plan)
            if worth > best:
                best = worth
                throw[AT_OPTION] = option
                throw[AT_AREA] = area if areas > 1 else _NO_AREA
    return best


@rule
def add_option(s: State, option: int, suns: int, civs: int, monuments: int, plan: Plan) -> None:
    """Fill in the points of every seat after a way to spend the dice."""
    steps = steps_of_ra(suns)
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
def worth_after(s: State, suns: int, area: int, plan: Plan) -> float:
    """What these points are worth to the seat, after a disaster to some area or none."""
    players = wide(s.players)
    mine = wide(s.turn)
    heat = plan.heat[steps_of_ra(suns)]
    if area < 0:
        return float(share_of(plan.row, players, mine, heat) + A_POINT * plan.row[mine])
    for seat in range(players):
        plan.row[seat] += plan.disaster[area, seat]
    worth = share_of(plan.row, players, mine, heat) + A_POINT * plan.row[mine]
    for seat in range(players):
        plan.row[seat] -= plan.disaster[area, seat]
    return float(worth)
