"""The documented compiled doorway to the dice game, for bots, search, learning and environments.

Everything here works on arrays of `STATE` states, is compiled, releases the GIL and checks
nothing: there must be a stream for every state, and a number must be legal. `batch` checks.
Actions are the numbers of `catalogue.DECISIONS`; moves are listed in an array with room for all.

- `is_legal(s, number)`: whether the rules allow a decision or outcome in a state.
- `find_distinct(s, IN_ORDER or ANY_ORDER, found)`, `find_legal(s, found)`: list decisions and
  say how many there are.
- `apply(s, number, log)`: play a decision (or, at a chance node, an outcome) in place.
- `run_chance(s, stream, log)`: roll the dice in the air until a seat decides or the game is over.
- `random_action(s, stream, found)`: one of the distinct decisions, each as likely.
- `playout(s, stream, found)`: play random decisions to the end; the number of decisions.
- `start(states, ...)`, `playouts(states, ...)`: the same for an array of games.
- `places_of(states)`: the places of all seats.
- `play(states, ...)`, `distinct_of(states, ...)`, `legal_of(states, ...)`,
  `score_now(states, ...)`: one game at a time, for the Python API.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.core.log import Log, clear
from heliopolis.core.stream import Stream, below
from heliopolis.dice.apply import apply, follow
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import DICE, SIDES
from heliopolis.dice.distinct import ANY_ORDER, IN_ORDER, find_distinct
from heliopolis.dice.legal import Found, find_legal, is_legal
from heliopolis.dice.rolling import complete_throw, land
from heliopolis.dice.scoring import note_score_now, place_of
from heliopolis.dice.setup import set_up
from heliopolis.dice.state import OVER, ROLL, State, dice_in_the_air

__all__ = [
    "ACTIONS",
    "ANY_ORDER",
    "IN_ORDER",
    "States",
    "apply",
    "distinct_of",
    "find_distinct",
    "find_legal",
    "is_legal",
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
def run_chance(s: State, stream: Stream, log: Log) -> None:
    """Roll the dice in the air until a seat decides or the game is over."""
    while s.phase == ROLL:
        thrown = dice_in_the_air(s)
        for die in range(DICE):
            if thrown >> die & 1:
                land(s, die, below(stream, SIDES))
        complete_throw(s, thrown, log)
        follow(s, log)


@rule
def random_action(s: State, stream: Stream, found: Found) -> int:
    """One of the distinct decisions, each as likely."""
    return int(found[below(stream, find_distinct(s, IN_ORDER, found))])


@rule
def playout(s: State, stream: Stream, found: Found) -> int:
    """Play random distinct decisions to the end of the game; the number of decisions."""
    decisions = 0
    run_chance(s, stream, None)
    while s.phase != OVER:
        apply(s, random_action(s, stream, found), None)
        run_chance(s, stream, None)
        decisions += 1
    return decisions


@rule
def start(states: States, players: int, sun_track: int, streams: Stream) -> None:
    """Set up every game, its starter chosen by its own stream, and roll the first dice."""
    for game in range(len(states)):
        stream = streams[game : game + 1]
        set_up(states[game], players, sun_track, below(stream, players))
        run_chance(states[game], stream, None)


@rule
def playouts(states: States, streams: Stream) -> int:
    """Play every game to its end by random decisions; the number of decisions."""
    found = np.zeros(ACTIONS, dtype=np.int64)
    decisions = 0
    for game in range(len(states)):
        decisions += playout(states[game], streams[game : game + 1], found)
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
def distinct_of(states: States, in_order: int, found: Found) -> int:
    """List the distinct decisions in the first state; how many there are."""
    return find_distinct(states[0], in_order, found)


@rule
def legal_of(states: States, found: Found) -> int:
    """List the legal decisions in the first state; how many there are."""
    return find_legal(states[0], found)


@rule
def score_now(states: States, log: NDArray[np.int16]) -> None:
    """Log what every seat would score if the epoch ended in the first state, which is spent."""
    clear(log)
    note_score_now(states[0], log)
