"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `moves.MOVES` below `ACTIONS`; `action` and `move` translate.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import records, rule
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.core.stream import Stream
from heliopolis.ra import kernel
from heliopolis.ra.features import FEATURES, write_features
from heliopolis.ra.fields import Fields
from heliopolis.ra.game import Game
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS, MOVES, NUMBER_OF, Drawn, Move
from heliopolis.ra.refusal import refusal
from heliopolis.ra.state import DRAW, NOBODY, OVER, STATE
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


class States:
    """As many games as there are records, each with a random stream of its own.

    `legal` holds the legal actions of each as bits, so that they are found once a decision.
    """

    __slots__ = ("legal", "records", "streams")

    def __init__(self, records: kernel.States, streams: Stream) -> None:
        self.records = records
        self.streams = streams
        self.legal = np.zeros(len(records), dtype=np.int64)
        _find_legal(records, self.legal)

    def __len__(self) -> int:
        return len(self.records)


def start(game: Game, streams: Stream) -> States:
    """Set up a game for every stream; the streams are copied, and deal suns and tiles."""
    states = records(len(streams), STATE)
    streams = streams.copy()
    groups = np.array([bits_of(group) for group in game.sun_groups], dtype=np.int32)
    kernel.start(states, game.at_once, groups, streams)
    return States(states, streams)


def step(states: States, actions: NDArray[np.int64]) -> None:
    """Play one decision in every game and run chance to the next decision.

    `actions` is int64[games]; games that are over ignore theirs. If any decision is illegal,
    `IllegalMove` names the game, and none is played.
    """
    _check(actions, (len(states),), np.int64)
    wrong = _first_illegal(states.legal, actions)
    if wrong != NOBODY:
        _refuse(states, wrong, int(actions[wrong]))
    _step(states.records, states.streams, states.legal, actions)


def _check(array: NDArray[Any], shape: tuple[int, ...], kind: type[np.generic]) -> None:
    """Raise `ValueError` for an array that compiled code would read or write beyond its end."""
    if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
        found = f"{getattr(array, 'dtype', type(array).__name__)}{list(np.shape(array))}"
        raise ValueError(f"expected an array {kind.__name__}{list(shape)}, not {found}")


def _refuse(states: States, game: int, number: int) -> None:
    if not 0 <= number < ACTIONS:
        raise InvalidNotation(f"game {game}: {number} is not an action from 0 to {ACTIONS - 1}")
    reason, number_of_rule = refusal(Fields(states.records[game].tobytes()), MOVES[number])
    raise IllegalMove(f"game {game}: {MOVES[number]}: {reason}", number_of_rule)


def legal(states: States, out: NDArray[np.bool_]) -> None:
    """Write which actions are legal in every game: bool[games, ACTIONS], all False when over."""
    _check(out, (len(states), ACTIONS), np.bool_)
    _spread(states.legal, out)


def observe(states: States, out: NDArray[np.float32]) -> None:
    """Write every game as its acting seat sees it: float32[games, FEATURES], 0 when over."""
    _check(out, (len(states), FEATURES), np.float32)
    _observe(states.records, out)


def actors(states: States) -> NDArray[np.int8]:
    """The seat that decides in every game, -1 where the game is over."""
    found: NDArray[np.int8] = states.records["acting"].copy()
    return found


def scores(states: States) -> NDArray[np.int16]:
    """The points of every game's seats: int16[games, players]."""
    players = int(states.records["players"][0]) if len(states) else 0
    found: NDArray[np.int16] = states.records["points"][:, :players].copy()
    return found


def over(states: States) -> NDArray[np.bool_]:
    """Which games have ended."""
    ended: NDArray[np.bool_] = states.records["phase"] == OVER
    return ended


def action(chosen: Move) -> int:
    """The number of a decision."""
    if isinstance(chosen, Drawn):
        raise ValueError(f"{chosen} is an outcome of chance, not a decision")
    return NUMBER_OF[chosen]


def move(number: int) -> Move:
    """The decision with that number."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"actions go from 0 to {ACTIONS - 1}, not {number}")
    return MOVES[number]


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
