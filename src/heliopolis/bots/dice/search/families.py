"""What a roll changes for one seat, part by part: expectations as those of `solve`."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.search.solve import (
    AT_AREA,
    AT_CIVS,
    AT_MONUMENTS,
    AT_OPTION,
    AT_SUNS,
    Solution,
    worth_of_throw,
)
from heliopolis.bots.dice.search.throws import ALIKE, follow_choice, is_possible, spread_throws
from heliopolis.bots.dice.valuation.evaluate import value_parts
from heliopolis.bots.dice.valuation.hands import FIRST_CHOICE
from heliopolis.bots.dice.valuation.outlook import NO_STEPS, look_ahead
from heliopolis.bots.dice.valuation.parts import (
    CIVILIZATION,
    MONUMENTS,
    PARTS,
    PHARAOHS,
    RIVER,
    SCORED,
    TURNS,
)
from heliopolis.bots.dice.valuation.plan import SETS
from heliopolis.bots.dice.valuation.uses import (
    BY_ANKHS,
    BY_CIV,
    BY_MONUMENTS,
    BY_NILE,
    BY_PHARAOHS,
    FURTHER,
    OPTIONS,
)
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.dice.catalogue import OUTCOMES
from heliopolis.dice.components import CIV, MONUMENT, NILE, PHARAOH, SUN
from heliopolis.dice.rolling import steps_of_ra
from heliopolis.dice.rulebook import ANKH_PAIR_POINTS, SUN_POINTS, SUNS_FOR_POINTS
from heliopolis.dice.state import State

SUNS: Final = constant(PARTS)
ANKHS: Final = constant(PARTS + 1)
FAMILIES: Final = PARTS + 2
"""The parts of the valuation, of which nothing is scored before the turn ends, and two more."""


@rule
def split_position(
    states: Any, seat: int, traits: Any, pad: Pad, found: NDArray[np.float64]
) -> None:
    """Fill in the parts of what a seat may expect of the first state."""
    s = states[0]
    take_on(traits[0], wide(s.players), pad)
    look_ahead(s, NO_STEPS, pad.looks[0])
    value_parts(s, pad.looks[0], pad.sense[0], pad)
    for part in range(PARTS):
        found[part] = pad.parts[seat, part]


@rule
def solve_families(states: Any, seat: int, pad: Pad, solution: Solution, found: Solution) -> None:
    """Fill in tables of the parts that a seat may expect, by the turn that is solved already."""
    s = states[0]
    suns = wide(s.showing[SUN])
    parts = np.zeros((SETS, PARTS))
    for steps in range(SETS):
        look_ahead(s, steps, pad.looks[steps])
        value_parts(s, pad.looks[steps], pad.sense[0], pad)
        for part in range(PARTS):
            parts[steps, part] = pad.parts[seat, part]
    for number in range(OUTCOMES):
        if ALIKE[number] < 0 or (suns and not is_possible(number, suns)):
            continue
        if suns or ALIKE[number] == number:
            worth_of_throw(s, number, solution)
            split_throw(s, number, seat, parts, solution, found)
    for family in range(FAMILIES):
        spread_throws(found.whole[family], found.kept[family], suns)
        if s.throws == FIRST_CHOICE:
            follow_choice(found.kept[family], found.best[family], solution.source, suns)


@rule
def split_throw(
    s: State,
    number: int,
    seat: int,
    parts: NDArray[np.float64],
    solution: Solution,
    found: Solution,
) -> None:
    """Fill in the parts that a seat may expect of the throw just solved."""
    plan = solution.plan
    suns = solution.throw[AT_SUNS]
    steps = steps_of_ra(suns)
    used = OPTIONS[solution.throw[AT_OPTION]]
    civs = plan.best_civ[steps, solution.throw[AT_CIVS], used[2] - BY_CIV]
    further = (used[3] - BY_MONUMENTS) % FURTHER
    monuments = plan.monument[steps, solution.throw[AT_MONUMENTS], further, seat]
    pharaohs = plan.pharaoh[steps, used[0] - BY_PHARAOHS, seat]
    table = found.whole
    table[SCORED, number] = parts[steps, SCORED]
    table[TURNS, number] = parts[steps, TURNS]
    table[PHARAOHS, number] = parts[steps, PHARAOHS] + pharaohs
    table[RIVER, number] = parts[steps, RIVER]
    table[CIVILIZATION, number] = parts[steps, CIVILIZATION] + plan.civ[steps, civs, seat]
    table[MONUMENTS, number] = parts[steps, MONUMENTS] + monuments
    table[SUNS, number] = 0.0
    table[ANKHS, number] = 0.0
    if seat == s.turn:
        table[RIVER, number] += plan.nile[steps, used[1] - BY_NILE]
        table[ANKHS, number] = (used[4] - BY_ANKHS) * ANKH_PAIR_POINTS
        if suns == SUNS_FOR_POINTS:
            table[SUNS, number] = SUN_POINTS
    area = solution.throw[AT_AREA]
    if area >= 0:
        lost = plan.disaster[area, seat]
        if area == PHARAOH:
            table[PHARAOHS, number] += lost
        elif area == NILE:
            table[RIVER, number] += lost
        elif area == CIV:
            table[CIVILIZATION, number] += lost
        elif area == MONUMENT:
            table[MONUMENTS, number] += lost
