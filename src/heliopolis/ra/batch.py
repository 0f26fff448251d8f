"""Thousands of games in one array, stepped by one call.

Actions are the numbers of `moves.MOVES` below `ACTIONS`; `action` and `move` translate.
"""

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import records, rule
from heliopolis.core.errors import IllegalMove
from heliopolis.core.stream import Stream
from heliopolis.core.value import value
from heliopolis.ra import kernel
from heliopolis.ra.features import FEATURES, write_features
from heliopolis.ra.fields import Fields
from heliopolis.ra.game import Game
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS, MOVES, NUMBER_OF, Drawn, Move
from heliopolis.ra.refusal import refusal
from heliopolis.ra.state import NOBODY, OVER, STATE
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


@value
class States:
    """As many games as there are records, each with a random stream of its own."""

    records: kernel.States
    streams: Stream

    def __len__(self) -> int:
        return len(self.records)


def start(game: Game, streams: Stream) -> States:
    """Set up a game for every stream; the streams are copied, and deal suns and tiles."""
    states = States(records(len(streams), STATE), streams.copy())
    hands = np.array([bits_of(group) for group in game.sun_groups], dtype=np.int32)
    kernel.start(states.records, game.at_once, hands, states.streams)
    return states


def step(states: States, actions: NDArray[np.int64]) -> None:
    """Play one decision in every game and run chance to the next decision.

    Games that are over ignore theirs. If any decision is illegal, `IllegalMove` names the game,
    and none is played.
    """
    if actions.shape != (len(states),):
        raise ValueError(f"{len(states)} games need as many actions, not {actions.shape}")
    wrong = _first_illegal(states.records, actions)
    if wrong != NOBODY:
        _refuse(states, wrong, int(actions[wrong]))
    _step(states.records, states.streams, actions)


def _refuse(states: States, game: int, number: int) -> None:
    if not 0 <= number < ACTIONS:
        raise IllegalMove(f"game {game}: {number} is not an action from 0 to {ACTIONS - 1}", "R-11")
    reason, number_of_rule = refusal(Fields(states.records[game].tobytes()), MOVES[number])
    raise IllegalMove(f"game {game}: {MOVES[number]}: {reason}", number_of_rule)


def legal(states: States, out: NDArray[np.bool_]) -> None:
    """Write which actions are legal in every game: bool[games, ACTIONS], all False when over."""
    _legal(states.records, out)


def observe(states: States, out: NDArray[np.float32]) -> None:
    """Write every game as its acting seat sees it: float32[games, FEATURES], 0 when over."""
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
def _first_illegal(states: kernel.States, actions: NDArray[np.int64]) -> int:
    for game in range(len(states)):
        s = states[game]
        number = actions[game]
        legal_here = 0 <= number < ACTIONS and legal_actions(s) >> number & 1 == 1
        if not legal_here and s.phase != OVER:
            return game
    return NOBODY


@rule
def _step(states: kernel.States, streams: Stream, actions: NDArray[np.int64]) -> None:
    for game in range(len(states)):
        if states[game].phase != OVER:
            kernel.apply(states[game], actions[game], None)
            kernel.run_chance(states[game], streams[game : game + 1], None)


@rule
def _legal(states: kernel.States, out: NDArray[np.bool_]) -> None:
    for game in range(len(states)):
        actions = legal_actions(states[game])
        for number in range(ACTIONS):
            out[game, number] = actions >> number & 1 == 1


@rule
def _observe(states: kernel.States, out: NDArray[np.float32]) -> None:
    for game in range(len(states)):
        if states[game].phase == OVER:
            out[game, :] = 0
        else:
            write_features(states[game], states[game].acting, out[game])
