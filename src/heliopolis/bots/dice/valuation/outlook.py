"""How much of an epoch and of the game is still to come, by the steps that Ra has left."""

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.core.seats import EPOCHS, seat_after
from heliopolis.dice.components import PLAYERS, SEATS
from heliopolis.dice.rulebook import LONGEST_SUN_TRACK
from heliopolis.dice.state import OVER, ROLL, State

RA_STEP_CHANCES: Final = (0.42, 0.38, 0.20)
"""How often a turn moves Ra by no step, by one and by two, when people play to score."""
NO_STEPS: Final = constant(0)
"""What `look_ahead` is told when Ra moves no further in this turn."""

OUTLOOK: Final = np.dtype(
    [
        ("ended", "i8"),  # 1 when the epoch is scored after this turn
        ("to_come", "i8"),  # epochs that are not scored yet once it is
        ("next_track", "i8"),  # the steps that Ra has left then
        ("turns", "f8", (SEATS,)),  # own turns that each seat may expect before the next scoring
        ("whole", "f8"),  # own turns in a whole epoch
    ],
    align=True,
)


class Outlook(Protocol):
    """The fields, for the reader and the type checker."""

    ended: int
    to_come: int
    next_track: int
    turns: NDArray[np.float64]
    whole: float


def _turns_to_come() -> NDArray[np.float64]:
    """Expected turns of a seat by players, steps that Ra has left, and seats before it.

    A turn happens while the steps of all turns before it are fewer than Ra has left.
    """
    longest = LONGEST_SUN_TRACK
    turns = np.zeros((SEATS + 1, longest + 1, SEATS))
    for steps in range(1, longest + 1):
        chances = np.zeros(steps)  # of the steps made so far, while the epoch goes on
        chances[0] = 1.0
        turn = 0
        while chances.sum() > 1e-6:
            for players in PLAYERS:
                turns[players, steps, turn % players] += chances.sum()
            after = np.zeros(steps)
            for moved, chance in enumerate(RA_STEP_CHANCES):
                after[moved:] += chance * chances[: max(0, steps - moved)]
            chances = after
            turn += 1
    return turns


TURNS: Final = _turns_to_come()


@rule
def look_ahead(s: State, suns: int, look: Outlook) -> None:
    """Fill in what is to come after this turn, if Ra moves by so many steps more."""
    players = wide(s.players)
    track = wide(s.sun_track)
    begins = s.phase == ROLL and s.throws == 0
    first = wide(s.turn) if begins or s.phase == OVER else wide(seat_after(s, wide(s.turn)))
    left = track - wide(s.ra) - suns
    look.ended = 1 if left <= 0 else 0
    look.to_come = EPOCHS - wide(s.epoch) + 1 - look.ended
    if s.phase == OVER:
        look.ended = 0
        look.to_come = 0
    look.next_track = track if left <= 0 else left
    look.whole = TURNS[players, track, 0]
    for seat in range(players):
        before = (seat - first) % players
        look.turns[seat] = TURNS[players, look.next_track, before] if look.to_come > 0 else 0.0


@rule
def turns_of_game(look: Outlook, seat: int) -> float:
    """The turns that a seat may expect until the game is over."""
    later = look.to_come - 1
    return look.turns[seat] + later * look.whole if later >= 0 else 0.0
