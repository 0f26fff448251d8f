"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `catalogue.DECISIONS`; `action` and `move` translate. Masks hold the
distinct actions, `step` takes every legal one.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.batch import Batch, States, actors, over, scores
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream
from heliopolis.dice import kernel
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.features import FEATURES, write_features
from heliopolis.dice.game import Game
from heliopolis.dice.moves import Move
from heliopolis.dice.position import Position
from heliopolis.dice.state import OVER, STATE

__all__ = [
    "ACTIONS",
    "FEATURES",
    "States",
    "action",
    "actors",
    "legal",
    "move",
    "observe",
    "over",
    "scores",
    "start",
    "step",
]


def start(game: Game, streams: Stream) -> States:
    """Set up a game for every stream and make the first throw; the streams are copied."""
    states = zeroed(len(streams), STATE)
    streams = streams.copy()
    kernel.start(states, game.players, game.edition.sun_track, streams)
    return States(states, streams)


@rule
def _first_illegal(states: kernel.States, actions: NDArray[np.int64]) -> int:
    for game in range(len(states)):
        number = actions[game]
        if states[game].phase != OVER:
            in_range = 0 <= number < ACTIONS
            if not in_range or not kernel.is_legal(states[game], number):
                return game
    return NOBODY


@rule
def _step(states: kernel.States, streams: Stream, actions: NDArray[np.int64]) -> None:
    for game in range(len(states)):
        s = states[game]
        if s.phase != OVER:
            kernel.apply(s, actions[game], None)
            kernel.run_chance(s, streams[game : game + 1], None)


@rule
def _mark_distinct(states: kernel.States, out: NDArray[np.bool_]) -> None:
    found = np.zeros(ACTIONS, dtype=np.int64)
    for game in range(len(states)):
        for number in range(ACTIONS):
            out[game, number] = False
        for place in range(kernel.find_distinct(states[game], kernel.IN_ORDER, found)):
            out[game, found[place]] = True


@rule
def _observe(states: kernel.States, out: NDArray[np.float32]) -> None:
    for game in range(len(states)):
        if states[game].phase == OVER:
            for i in range(FEATURES):
                out[game, i] = 0
        else:
            write_features(states[game], int(states[game].acting), out[game])


class _Batch(Batch[States, Move]):
    """Arrays of games of dice."""

    position = Position
    features = FEATURES

    def first_illegal(self, states: States, actions: NDArray[np.int64]) -> int:
        return _first_illegal(states.array, actions)

    def play(self, states: States, actions: NDArray[np.int64]) -> None:
        _step(states.array, states.streams, actions)

    def mark_legal(self, states: States, out: NDArray[np.bool_]) -> None:
        _mark_distinct(states.array, out)

    def write(self, states: States, out: NDArray[np.float32]) -> None:
        _observe(states.array, out)


_BATCH: Final = _Batch()
step = _BATCH.step
legal = _BATCH.legal
observe = _BATCH.observe
action = _BATCH.action
move = _BATCH.move
