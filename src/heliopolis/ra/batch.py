"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `moves.MOVES` below `ACTIONS`; `action` and `move` translate.
"""

from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from heliopolis.core import batch
from heliopolis.core.batch import actors, over, scores
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream
from heliopolis.ra import kernel
from heliopolis.ra.features import FEATURES, write_features
from heliopolis.ra.game import Game
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS, Move
from heliopolis.ra.position import Position
from heliopolis.ra.state import DRAW, OVER, STATE
from heliopolis.ra.suns import bits_of

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


class States(batch.States):
    """As many games as there are states, each with a random stream of its own.

    `legal` holds the legal actions of each as bits, so that they are found once a decision.
    """

    __slots__ = ("legal",)

    def __init__(self, states: kernel.States, streams: Stream) -> None:
        super().__init__(states, streams)
        self.legal = np.zeros(len(states), dtype=np.int64)
        _find_legal(states, self.legal)

    def replace(self, where: NDArray[np.bool_], others: Self) -> None:
        """Put other games, as many as are marked, where the marks are: bool[games]."""
        super().replace(where, others)
        self.legal[where] = others.legal


def start(game: Game, streams: Stream) -> States:
    """Set up a game for every stream; the streams are copied, and deal suns and tiles."""
    states = zeroed(len(streams), STATE)
    streams = streams.copy()
    groups = np.array([bits_of(group) for group in game.sun_groups], dtype=np.int32)
    kernel.start(states, game.at_once, game.hidden, groups, streams)
    return States(states, streams)


@rule
def _find_legal(states: kernel.States, legal_bits: NDArray[np.int64]) -> None:
    for game in range(len(states)):
        legal_bits[game] = legal_actions(states[game])


@rule
def _first_illegal(legal_bits: NDArray[np.int64], actions: NDArray[np.int64]) -> int:
    for game in range(len(legal_bits)):
        number = actions[game]
        in_range = 0 <= number < ACTIONS
        # A game without legal actions is over.
        if legal_bits[game] != 0 and not (in_range and legal_bits[game] >> number & 1 == 1):
            return game
    return NOBODY


@rule
def _step(
    states: kernel.States,
    streams: Stream,
    legal_bits: NDArray[np.int64],
    actions: NDArray[np.int64],
) -> None:
    for game in range(len(states)):
        if legal_bits[game] != 0:
            s = states[game]
            kernel.apply(s, actions[game], None)
            if s.phase == DRAW:
                kernel.run_chance(s, streams[game : game + 1], None)
            legal_bits[game] = legal_actions(s)


@rule
def _spread(legal_bits: NDArray[np.int64], out: NDArray[np.bool_]) -> None:
    for game in range(len(legal_bits)):
        for number in range(ACTIONS):
            out[game, number] = legal_bits[game] >> number & 1 == 1


@rule
def _observe(states: kernel.States, out: NDArray[np.float32]) -> None:
    for game in range(len(states)):
        if states[game].phase == OVER:
            out[game, :] = 0
        else:
            write_features(states[game], states[game].acting, out[game])


class _Batch(batch.Batch[States, Move]):
    """Arrays of games of Ra."""

    position = Position
    features = FEATURES

    def first_illegal(self, states: States, actions: NDArray[np.int64]) -> int:
        return _first_illegal(states.legal, actions)

    def play(self, states: States, actions: NDArray[np.int64]) -> None:
        _step(states.array, states.streams, states.legal, actions)

    def mark_legal(self, states: States, out: NDArray[np.bool_]) -> None:
        _spread(states.legal, out)

    def write(self, states: States, out: NDArray[np.float32]) -> None:
        _observe(states.array, out)


_BATCH: Final = _Batch()
step = _BATCH.step
legal = _BATCH.legal
observe = _BATCH.observe
action = _BATCH.action
move = _BATCH.move
