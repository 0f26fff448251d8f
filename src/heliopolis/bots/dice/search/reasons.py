"""Why search of the dice game values moves as it does: what changes for a seat, part by part."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.compiled import state_of
from heliopolis.bots.dice.pad import new_pad
from heliopolis.bots.dice.search.families import (
    ANKHS,
    FAMILIES,
    SUNS,
    solve_families,
    split_position,
)
from heliopolis.bots.dice.search.judge import new_evaluator
from heliopolis.bots.dice.search.solve import BY_KEY, new_solution, solve, table_after
from heliopolis.bots.dice.search.throws import number_of_dice, without_dice
from heliopolis.bots.dice.valuation.parts import (
    CIVILIZATION,
    MONUMENTS,
    PARTS,
    PHARAOHS,
    RIVER,
    TURNS,
)
from heliopolis.bots.dice.valuation.plan import make_plan
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Thought
from heliopolis.core.compile import zeroed
from heliopolis.dice.catalogue import number_of
from heliopolis.dice.components import DICE_SETS
from heliopolis.dice.events import AnkhsScored, EpochScored, SunsScored
from heliopolis.dice.from_view import from_view
from heliopolis.dice.moves import Roll
from heliopolis.dice.state import STATE, free_dice
from heliopolis.dice.view import View

_CODES: Final = {
    "pharaohs": PHARAOHS,
    "river": RIVER,
    "civilization": CIVILIZATION,
    "monuments": MONUMENTS,
    "suns": SUNS,
    "ankhs": ANKHS,
    "turns": TURNS,
}
REASON_CODES: Final = tuple(_CODES)
Families = NDArray[np.float64]
"""Points by part of the game."""


def reasons(view: View, thought: Thought) -> tuple[Reason, ...]:
    """What a class of moves changes for the seat whose view it is, or for who is asked.

    It is what may be expected when the turn is over, less what the board is worth now: after
    a roll the average of all throws, else the end of the line. The reasons add up to it.
    """
    states = state_of(view)
    seat = view.seat if view.seat is not None else int(states[0]["acting"])
    before = _families(states, seat)
    first = thought.moves[0]
    if isinstance(first, Roll):
        after = _after_rolls(states.tobytes(), seat)[number_of(first)]
    else:
        after = _after_line(view, thought, seat)
    changes = after - before
    return tuple(
        Reason(code, float(changes[family]), {})
        for code, family in _CODES.items()
        if changes[family] != 0.0
    )


def _families(states: Any, seat: int) -> Families:
    """The parts of what a seat may expect of the first state."""
    found = np.zeros(FAMILIES)
    split_position(states, seat, new_evaluator().traits, new_pad(), found[:PARTS])
    return found


@lru_cache(maxsize=4)
def _after_rolls(state: bytes, seat: int) -> Families:
    """The same by the dice that are rolled."""
    states = zeroed(1, STATE)
    memoryview(states.view("u1"))[:] = state
    pad, solution, found = new_pad(), new_solution(), new_solution()
    make_plan(states, new_evaluator().traits, pad, solution.plan)
    solve(states, solution, BY_KEY)
    solve_families(states, seat, pad, solution, found)
    number = number_of_dice(states[0])
    table = table_after(states[0], free_dice(states[0]), found)
    columns = [without_dice(number, dice) for dice in range(DICE_SETS)]
    expected: Families = table[:FAMILIES, columns].T
    return expected


def _after_line(view: View, thought: Thought, seat: int) -> Families:
    """The same where the line of a thought ends, and what is scored on the way."""
    here = from_view(view)
    scored = np.zeros(FAMILIES)
    for move in thought.line:
        step = here.play(move)
        here = step.position
        for event in step.events:
            _count(event, seat, scored)
    return scored + _families(state_of(here.view(None)), seat)


def _count(event: object, seat: int, scored: Families) -> None:
    """Count what a seat scores by an event."""
    match event:
        case SunsScored(seat=scorer, points=points) if scorer == seat:
            scored[SUNS] += points
        case AnkhsScored(seat=scorer, points=points) if scorer == seat:
            scored[ANKHS] += points
        case EpochScored():
            line = event.lines[seat]
            assert line is not None, "nothing is hidden in this game"
            scored[PHARAOHS] += line.pharaohs
            scored[RIVER] += line.river
            scored[CIVILIZATION] += line.civilization
            scored[MONUMENTS] += line.monuments
