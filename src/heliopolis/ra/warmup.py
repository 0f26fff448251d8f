"""The doorways of Ra: everything compiled that Python calls, called once each."""

from typing import Any, Final

import numpy as np

from heliopolis.core.compile import zeroed
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.core.warmup import Doorway
from heliopolis.ra import batch, kernel
from heliopolis.ra.game import Game
from heliopolis.ra.moves import RA_ACTION
from heliopolis.ra.scoring import winner_of
from heliopolis.ra.setup import set_up
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import bits_of


def _hands() -> Any:
    return np.array([bits_of(group) for group in _GAME.sun_groups], dtype=np.int32)


def _streams() -> Any:
    return make_streams(np.random.default_rng(0), 1)


def _playable() -> Any:
    states = zeroed(1, STATE)
    set_up(states[0], 0, 0, _hands())
    return states


def _batch() -> batch.States:
    return batch.start(_GAME, _streams())


def _step() -> None:
    batch.step(_batch(), np.full(1, RA_ACTION, dtype=np.int64))


def _legal() -> None:
    batch.legal(_batch(), np.zeros((1, batch.ACTIONS), dtype=np.bool_))


def _lists() -> None:
    found = np.zeros((1, batch.MOST_LEGAL), dtype=np.int16)
    batch.legal_lists(_batch(), found, np.zeros(1, dtype=np.int64))


def _observe() -> None:
    batch.observe(_batch(), 0, np.zeros((1, batch.FEATURES), dtype=np.float32))


_GAME: Final = Game(2)
DOORWAYS: Final[tuple[Doorway, ...]] = (
    _hands,
    _playable,
    lambda: kernel.play(_playable(), RA_ACTION, new_log()),
    lambda: kernel.legal_of(_playable()),
    lambda: kernel.score_now(_playable(), new_log()),
    lambda: winner_of(_playable()[0]),
    _batch,
    _step,
    _legal,
    _lists,
    _observe,
    lambda: kernel.places_of(_playable()),
    lambda: kernel.playouts(_playable(), _streams()),
)
