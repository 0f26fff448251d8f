"""The documented compiled doorway to Ra, for bots, search, learning and environments.

Everything here works on arrays of `STATE` states, is compiled, releases the GIL and checks
nothing: there must be a stream for every state, and a number must be legal. `batch` checks.
Actions are the numbers of `moves.MOVES`; a set of actions is the bits of one integer.

- `legal_actions(s)`, `is_legal(s, number)`: which decisions the rules allow in a state.
- `apply(s, number, log)`: play a decision (or, at a chance node, ACTIONS + kind) in place.
- `draw_kind(s, stream)`: the kind of tile that a random stream draws from the bag.
- `run_chance(s, stream, log)`: play chance outcomes until a seat decides or the game is over.
- `random_action(s, stream)`: one of the legal decisions, each as likely.
- `playout(s, stream)`: play random decisions to the end; the number of decisions.
- `start(states, ...)`, `playouts(states, ...)`: the same for an array of games.
- `places_of(states)`: the places of all seats.
- `play(states, number, log)`, `legal_of(states)`, `score_now(states, log)`: one game at a time,
  for the Python API.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.bits import count_bits, nth_bit
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, clear
from heliopolis.core.stream import Stream, below
from heliopolis.ra.apply import apply, follow
from heliopolis.ra.legal import is_legal, legal_actions
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.scoring import note_score_now, place_of
from heliopolis.ra.setup import Hands, deal_suns, set_up
from heliopolis.ra.state import DRAW, OVER, State
from heliopolis.ra.tiles import KINDS
from heliopolis.ra.turn import place_drawn

__all__ = [
    "ACTIONS",
    "States",
    "apply",
    "draw_kind",
    "is_legal",
    "legal_actions",
    "legal_of",
    "places_of",
    "play",
    "playout",
    "playouts",
    "random_action",
    "run_chance",
    "score_now",
    "start",
]

States = NDArray[Any]
"""An array of `STATE` states."""


@rule
def draw_kind(s: State, stream: Stream) -> int:
    """The kind of tile that a random stream draws, each tile of the bag as likely."""
    left = 0
    for kind in range(KINDS):
        left += int(s.bag[kind])
    ticket = below(stream, left)
    kind = 0
    while ticket >= s.bag[kind]:
        ticket -= int(s.bag[kind])
        kind += 1
    return kind


@rule
def run_chance(s: State, stream: Stream, log: Log) -> None:
    """Play chance outcomes until a seat decides or the game is over."""
    while s.phase == DRAW:
        place_drawn(s, draw_kind(s, stream), log)
        follow(s, log)


@rule
def random_action(s: State, stream: Stream) -> int:
    """One of the legal decisions, each as likely."""
    actions = legal_actions(s)
    return nth_bit(actions, below(stream, count_bits(actions)))


@rule
def playout(s: State, stream: Stream) -> int:
    """Play random decisions to the end of the game; the number of decisions."""
    decisions = 0
    run_chance(s, stream, None)
    while s.phase != OVER:
        apply(s, random_action(s, stream), None)
        run_chance(s, stream, None)
        decisions += 1
    return decisions


@rule
def start(states: States, at_once: int, hidden: int, groups: Hands, streams: Stream) -> None:
    """Set up every game, its groups of suns dealt by its own stream."""
    hands = groups.copy()
    for game in range(len(states)):
        for seat in range(len(groups)):  # a slice would cost seconds of compilation
            hands[seat] = groups[seat]
        deal_suns(hands, streams[game : game + 1])
        set_up(states[game], at_once, hidden, hands)


@rule
def playouts(states: States, streams: Stream) -> int:
    """Play every game to its end by random decisions; the number of decisions."""
    decisions = 0
    for game in range(len(states)):
        decisions += playout(states[game], streams[game : game + 1])
    return decisions


@rule
def places_of(states: States) -> NDArray[np.int64]:
    """The place of every game's seats, from 1, as the points stand: int64[games, players]."""
    players = int(states[0].players) if len(states) > 0 else 0
    places = np.zeros((len(states), players), dtype=np.int64)
    for game in range(len(states)):
        for seat in range(players):
            places[game, seat] = place_of(states[game], seat)
    return places


@rule
def play(states: States, number: int, log: NDArray[np.int16]) -> bool:
    """Play a decision or outcome in the first state if it is legal, and log what happens."""
    clear(log)
    legal = is_legal(states[0], number)
    if legal:
        apply(states[0], number, log)
    return legal


@rule
def legal_of(states: States) -> int:
    """The legal decisions in the first state."""
    return legal_actions(states[0])


@rule
def score_now(states: States, log: NDArray[np.int16]) -> None:
    """Log what every seat would score if the epoch ended in the first state, which is spent."""
    clear(log)
    note_score_now(states[0], log)
