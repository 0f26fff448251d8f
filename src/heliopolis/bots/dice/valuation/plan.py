"""What the uses of dice change for every seat, so that any spending is a sum of a few rows.

Areas of the board are worth what they are by themselves, so a spending is worth the sum of what
it does to each of them. Everything is known for no step of Ra in this turn, for one and for two.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.pad import Pad, take_on
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.evaluate import value_board
from heliopolis.bots.dice.valuation.harm import disaster_changes
from heliopolis.bots.dice.valuation.monuments import plan_monuments
from heliopolis.bots.dice.valuation.outlook import Outlook, look_ahead
from heliopolis.bots.dice.valuation.races import find_steps
from heliopolis.bots.dice.valuation.rows import NILE_USES, civ_of, nile_changes
from heliopolis.bots.dice.valuation.shares import heat_of, share_of
from heliopolis.bots.dice.valuation.uses import CIV_SIZES, FURTHER, STEPS
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import rule
from heliopolis.dice.areas import full_colours, open_civ
from heliopolis.dice.components import AREAS, DICE_SETS, SEATS
from heliopolis.dice.rulebook import SUNS_FOR_POINTS
from heliopolis.dice.state import State

SETS: Final = SUNS_FOR_POINTS


class Plan(NamedTuple):
    """Rows of points for every seat; the first index are the steps of Ra in this turn."""

    base: NDArray[np.float64]  # [sets, seats]: what the board is worth if nothing is spent
    heat: NDArray[np.float64]  # [sets]: how far points still move
    weight: NDArray[np.float64]  # [seats]: how much a point of a rival costs the seat
    pharaoh: NDArray[np.float64]  # [sets, steps, seats]
    nile: NDArray[np.float64]  # [sets, steps] and floods: these change nothing for others
    civ: NDArray[np.float64]  # [sets, sets of colours, seats]: markers on just these
    best_civ: NDArray[np.int64]  # [sets, sets of colours, markers]: the best ones among them
    monument: NDArray[np.float64]  # [sets, sets of colours, further markers, seats]
    disaster: NDArray[np.float64]  # [areas, seats]
    row: NDArray[np.float64]  # [seats]


def new_plan() -> Plan:
    """Room for a plan."""
    return Plan(
        base=np.zeros((SETS, SEATS)),
        heat=np.zeros(SETS),
        weight=np.zeros(SEATS),
        pharaoh=np.zeros((SETS, STEPS, SEATS)),
        nile=np.zeros((SETS, NILE_USES)),
        civ=np.zeros((SETS, DICE_SETS, SEATS)),
        best_civ=np.zeros((SETS, DICE_SETS, CIV_SIZES), dtype=np.int64),
        monument=np.zeros((SETS, DICE_SETS, FURTHER, SEATS)),
        disaster=np.zeros((len(AREAS), SEATS)),
        row=np.zeros(SEATS),
    )


@rule
def make_plan(states: Any, traits: Any, pad: Pad, plan: Plan) -> None:
    """Fill in what every use changes in the first state."""
    s = states[0]
    take_on(traits[0], wide(s.players), pad)
    sense = pad.sense[0]
    players = wide(s.players)
    for steps in range(SETS):
        look = pad.looks[steps]
        look_ahead(s, steps, look)
        plan.heat[steps] = heat_of(look, players)
        value_board(s, look, sense, pad, plan.row)
        for seat in range(players):
            plan.base[steps, seat] = plan.row[seat]
        if steps == 0:
            weigh_rivals(s, plan)
        plan_pharaohs(s, steps, look, sense, pad, plan)
        nile_changes(s, look, sense, plan.nile[steps])
        plan_civ(s, steps, look, sense, plan)
        plan_monuments(s, look, sense, plan.weight, plan.monument[steps])
    disaster_changes(s, pad.looks[0], sense, pad.races, plan.disaster)


@rule
def weigh_rivals(s: State, plan: Plan) -> None:
    """How much a point more for each rival costs the seat, measured in points of its own."""
    players = wide(s.players)
    own = share_of(plan.row, players, wide(s.turn), plan.heat[0])
    for seat in range(players):
        share = share_of(plan.row, players, seat, plan.heat[0])
        plan.weight[seat] = 1.0 if seat == s.turn else -share / max(1e-9, 1.0 - own)


@rule
def plan_pharaohs(
    s: State, steps_of_ra: int, look: Outlook, sense: Sense, pad: Pad, plan: Plan
) -> None:
    """What steps on the Pharaoh track change."""
    for seat in range(wide(s.players)):
        own, envy = (1.0, 0.0) if seat == s.turn else (0.0, -1.0)
        find_steps(s, look, sense, own, envy, 1 << seat, pad.races, pad.steps)
        for steps in range(STEPS):
            plan.pharaoh[steps_of_ra, steps, seat] = pad.steps[steps]


@rule
def plan_civ(s: State, steps_of_ra: int, look: Outlook, sense: Sense, plan: Plan) -> None:
    """What markers on each set of colours change, and which of some colours are best."""
    players = wide(s.players)
    mine = wide(s.turn)
    places = open_civ(s)
    for colours in range(DICE_SETS):
        if colours & ~places:
            continue
        own = wide(s.civ[mine]) | colours
        full = full_colours(s, mine, own)
        for seat in range(players):
            held = own if seat == mine else wide(s.civ[seat])
            worth = civ_of(s, seat, held, full, look, sense)
            plan.civ[steps_of_ra, colours, seat] = worth
    for colours in range(DICE_SETS - 1, -1, -1):
        for seat in range(players):
            plan.civ[steps_of_ra, colours, seat] -= plan.civ[steps_of_ra, 0, seat]
    for colours in range(DICE_SETS):
        for markers in range(CIV_SIZES):
            plan.best_civ[steps_of_ra, colours, markers] = 0
        most = np.full(CIV_SIZES, -1.0e9)
        part = colours & places
        while part:  # every set of the colours but none
            markers = count_bits(part)
            if markers < CIV_SIZES:
                gain = 0.0
                for seat in range(players):
                    gain += plan.weight[seat] * plan.civ[steps_of_ra, part, seat]
                if gain > most[markers]:
                    most[markers] = gain
                    plan.best_civ[steps_of_ra, colours, markers] = part
            part = (part - 1) & colours & places
