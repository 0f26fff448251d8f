"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `catalogue.DECISIONS`; `action` and `move` translate. Masks hold the
distinct actions, `step` takes every legal one.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.batch import POINTS, SHARES, Batch, States, actors, over, scores
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream
from heliopolis.dice import kernel
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.distinct import MOST_DISTINCT
from heliopolis.dice.features import FEATURES, FEATURES_VERSION, write_features
from heliopolis.dice.game import Game
from heliopolis.dice.moves import Move
from heliopolis.dice.position import Position
from heliopolis.dice.state import OVER, STATE

__all__ = [
    "ACTIONS",
    "FEATURES",
    "FEATURES_VERSION",
    "MOST_LEGAL",
    "POINTS",
    "SHARES",
    "States",
    "action",
    "actors",
    "legal",
    "legal_lists",
    "move",
    "observe",
    "over",
    "places",
    "returns",
    "scores",
    "start",
    "step",
    "winners",
]

MOST_LEGAL: Final = MOST_DISTINCT


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
def _list_distinct(
    states: kernel.States, out: NDArray[np.int16], counts: NDArray[np.int64]
) -> None:
    found = np.zeros(ACTIONS, dtype=np.int64)
    for game in range(len(states)):
        count = kernel.find_distinct(states[game], kernel.IN_ORDER, found)
        for place in range(count):
            out[game, place] = found[place]
        counts[game] = count


@rule
def _observe(states: kernel.States, seats: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    for game in range(len(states)):
        if seats[game] == NOBODY:
            for i in range(FEATURES):
                out[game, i] = 0
        else:
            write_features(states[game], seats[game], out[game])


class _Batch(Batch[States, Move]):
    """Arrays of games of dice."""

    position = Position
    features = FEATURES
    most_legal = MOST_LEGAL

    def first_illegal(self, states: States, actions: NDArray[np.int64]) -> int:
        return _first_illegal(states.array, actions)

    def play(self, states: States, actions: NDArray[np.int64]) -> None:
        _step(states.array, states.streams, actions)

    def mark_legal(self, states: States, out: NDArray[np.bool_]) -> None:
        _mark_distinct(states.array, out)

    def list_legal(self, states: States, out: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
        _list_distinct(states.array, out, counts)

    def write(self, states: States, seats: NDArray[np.int64], out: NDArray[np.float32]) -> None:
        _observe(states.array, seats, out)

    def rank(self, states: kernel.States) -> NDArray[np.int64]:
        return kernel.places_of(states)


_BATCH: Final = _Batch()
step = _BATCH.step
legal = _BATCH.legal
legal_lists = _BATCH.legal_lists
observe = _BATCH.observe
places = _BATCH.places
winners = _BATCH.winners
returns = _BATCH.returns
action = _BATCH.action
move = _BATCH.move
