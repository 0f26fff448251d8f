"""Everything compiled that Python calls in this game."""

from typing import Any, Final

import numpy as np

from heliopolis.core.compile import zeroed
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.core.warmup import Doorway
from heliopolis.dice import batch, kernel
from heliopolis.dice.catalogue import KEEP_ACTION
from heliopolis.dice.game import Game
from heliopolis.dice.scoring import winners_of
from heliopolis.dice.setup import set_up
from heliopolis.dice.state import STATE

_GAME: Final = Game(2)


def _streams() -> Any:
    return make_streams(np.random.default_rng(0), 1)


def _playable() -> Any:
    states = zeroed(1, STATE)
    set_up(states[0], _GAME.players, _GAME.edition.sun_track, 0)
    return states


def _found() -> Any:
    return np.zeros(kernel.ACTIONS, dtype=np.int64)


def _batch() -> batch.States:
    return batch.start(_GAME, _streams())


def _step() -> None:
    batch.step(_batch(), np.full(1, KEEP_ACTION, dtype=np.int64))


def _legal() -> None:
    batch.legal(_batch(), np.zeros((1, batch.ACTIONS), dtype=np.bool_))


def _lists() -> None:
    found = np.zeros((1, batch.MOST_LEGAL), dtype=np.int16)
    batch.legal_lists(_batch(), found, np.zeros(1, dtype=np.int64))


def _observe() -> None:
    batch.observe(_batch(), 0, np.zeros((1, batch.FEATURES), dtype=np.float32))


DOORWAYS: Final[tuple[Doorway, ...]] = (
    _playable,
    lambda: kernel.play(_playable(), KEEP_ACTION, new_log()),
    lambda: kernel.legal_of(_playable(), _found()),
    lambda: kernel.score_now(_playable(), new_log()),
    lambda: kernel.distinct_of(_playable(), kernel.IN_ORDER, _found()),
    lambda: winners_of(_playable()[0]),
    _batch,
    _step,
    _legal,
    _lists,
    _observe,
    lambda: kernel.places_of(_playable()),
    lambda: kernel.playouts(_playable(), _streams()),
)
