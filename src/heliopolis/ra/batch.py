"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `moves.MOVES` below `ACTIONS`; `action` and `move` translate.
"""

from typing import Final, Self

import numpy as np
from numpy.typing import NDArray

from heliopolis.core import batch
from heliopolis.core.batch import POINTS, SHARES, actors, over, scores
from heliopolis.core.bits import lowest_bit
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream
from heliopolis.ra import kernel
from heliopolis.ra.features import FEATURES, FEATURES_VERSION, write_features
from heliopolis.ra.game import Game
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS, Move
from heliopolis.ra.position import Position
from heliopolis.ra.state import DRAW, STATE
from heliopolis.ra.suns import bits_of
from heliopolis.ra.tiles import TRACK_SPACES

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

MOST_LEGAL: Final = 1 + TRACK_SPACES
"""No seat has more decisions: one for every tile that a god may take, and one besides."""


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
def _list(legal_bits: NDArray[np.int64], out: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
    for game in range(len(legal_bits)):
        actions = legal_bits[game]
        count = 0
        while actions != 0:
            out[game, count] = lowest_bit(actions)
            actions &= actions - 1
            count += 1
        counts[game] = count


@rule
def _observe(states: kernel.States, seats: NDArray[np.int64], out: NDArray[np.float32]) -> None:
    for game in range(len(states)):
        if seats[game] == NOBODY:
            out[game, :] = 0
        else:
            write_features(states[game], seats[game], out[game])


class _Batch(batch.Batch[States, Move]):
    """Arrays of games of Ra."""

    position = Position
    features = FEATURES
    most_legal = MOST_LEGAL

    def first_illegal(self, states: States, actions: NDArray[np.int64]) -> int:
        return _first_illegal(states.legal, actions)

    def play(self, states: States, actions: NDArray[np.int64]) -> None:
        _step(states.array, states.streams, states.legal, actions)

    def mark_legal(self, states: States, out: NDArray[np.bool_]) -> None:
        _spread(states.legal, out)

    def list_legal(self, states: States, out: NDArray[np.int16], counts: NDArray[np.int64]) -> None:
        _list(states.legal, out, counts)

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
