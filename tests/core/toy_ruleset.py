"""What the toy game is to everybody above it: arrays of games, and everything under one name."""

from types import SimpleNamespace
from typing import Any, Final, get_args

import numpy as np
from numpy.typing import NDArray

from heliopolis.core import batch
from heliopolis.core.compile import rule, zeroed
from heliopolis.core.log import new_log
from heliopolis.core.ruleset import Ruleset
from heliopolis.core.seats import NOBODY
from heliopolis.core.stream import Stream, below, make_streams

from . import toy

FEATURES: Final = 2


@rule
def _start(states: Any, players: int, streams: Stream) -> None:
    for game in range(len(states)):
        toy.set_up(states[game], players, below(streams[game : game + 1], players))


@rule
def _first_illegal(states: Any, actions: NDArray[np.int64]) -> int:
    for game in range(len(states)):
        number = actions[game]
        over = states[game].phase == toy.OVER
        if not over and not (number < toy.ACTIONS and toy.is_legal(states[game], number)):
            return game
    return NOBODY


@rule
def _step(states: Any, streams: Stream, actions: NDArray[np.int64]) -> None:
    for game in range(len(states)):
        if states[game].phase != toy.OVER:
            toy.apply(states[game], actions[game], None)
            toy.run_chance(states[game], streams[game : game + 1], None)


class _Batch(batch.Batch[batch.States, toy.Move]):
    """Arrays of toy games."""

    ACTIONS = toy.ACTIONS
    FEATURES = FEATURES
    States = batch.States
    actors = staticmethod(batch.actors)
    over = staticmethod(batch.over)
    scores = staticmethod(batch.scores)
    position = toy.Position
    features = FEATURES
    most_legal = toy.ACTIONS

    def start(self, game: toy.Game, streams: Stream) -> batch.States:
        states, streams = zeroed(len(streams), toy.STATE), streams.copy()
        _start(states, game.players, streams)
        return batch.States(states, streams)

    def first_illegal(self, states: batch.States, actions: NDArray[np.int64]) -> int:
        return _first_illegal(states.array, actions)

    def play(self, states: batch.States, actions: NDArray[np.int64]) -> None:
        _step(states.array, states.streams, actions)

    def mark_legal(self, states: batch.States, out: NDArray[np.bool_]) -> None:
        for game, state in enumerate(states.array):
            out[game] = [toy.is_legal(state, number) for number in range(toy.ACTIONS)]

    def list_legal(
        self, states: batch.States, out: NDArray[np.int16], counts: NDArray[np.int64]
    ) -> None:
        mask = np.zeros((len(states), toy.ACTIONS), dtype=np.bool_)
        self.mark_legal(states, mask)
        for game, row in enumerate(mask):
            counts[game] = row.sum()
            out[game, : counts[game]] = np.flatnonzero(row)

    def write(
        self, states: batch.States, seats: NDArray[np.int64], out: NDArray[np.float32]
    ) -> None:
        out[:, 0] = states.array["suns"][:, 0]
        out[:, 1] = seats

    def rank(self, states: Any) -> NDArray[np.int64]:
        points = states["points"][:, : states["players"][0]]
        places: NDArray[np.int64] = 1 + (points[:, None] > points[:, :, None]).sum(axis=2)
        return places


BATCH: Final = _Batch()


def _streams() -> Stream:
    return make_streams(np.random.default_rng(0), 1)


def _begun() -> Any:
    states = zeroed(1, toy.STATE)
    toy.set_up(states[0], 2, 0)
    return states


RULESET: Final = Ruleset(
    name=toy.Game.name,
    package=None,
    game=toy.Game,
    position=toy.Position,
    view=toy.View,
    moves=get_args(toy.Move),
    events=get_args(toy.Event),
    line=toy.Line,
    editions=toy.EDITIONS,
    items=toy.ITEMS,
    parse_move=toy.NUMBERING.parse_move,
    number_of=toy.NUMBERING.number_of,
    move_of=toy.NUMBERING.move_of,
    from_view=toy.from_view,
    seen_by=lambda _game, events, _seat: tuple(events),
    batch=BATCH,
    kernel=SimpleNamespace(play=toy.play, apply=toy.apply, run_chance=toy.run_chance),
    state=toy.STATE,
    doorways=(
        lambda: toy.play(_begun(), toy.THROW, new_log()),
        lambda: toy.is_legal(_begun()[0], toy.THROW),
        lambda: BATCH.step(
            BATCH.start(toy.Game(2), _streams()), np.full(1, toy.THROW, dtype=np.int64)
        ),
    ),
)
