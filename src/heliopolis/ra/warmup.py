"""Compiling everything that Python calls, once, so that afterwards nothing makes anybody wait."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np

from heliopolis.core import compile as compiling
from heliopolis.core.compile import records
from heliopolis.core.log import new_log
from heliopolis.core.stream import make_streams
from heliopolis.ra import batch, kernel
from heliopolis.ra.game import Game
from heliopolis.ra.moves import RA_ACTION
from heliopolis.ra.scoring import winner_of
from heliopolis.ra.setup import set_up
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import bits_of

Report = Callable[[int, int, str], None]
"""Told before each piece: its number from 1, how many there are, and what it is."""


def is_warm() -> bool:
    """Whether everything is compiled already, or runs uncompiled anyway."""
    marker = _marker()
    return marker is None or marker.exists()


def warm(report: Report) -> None:
    """Call every compiled function that Python calls, with the types it is called with."""
    for number, (what, call) in enumerate(_DOORWAYS, 1):
        report(number, len(_DOORWAYS), what)
        call()
    marker = _marker()
    if marker is not None:
        marker.touch()


def _marker() -> Path | None:
    """The file that says the cache is complete for these very sources.

    Numba compiles anew when a source file has moved or is newer, so both are part of the name.
    """
    if compiling.CACHE is None:
        return None
    digest = hashlib.sha256()
    for package in compiling.COMPILED_PACKAGES:
        for path in sorted((compiling.PACKAGE / package).rglob("*.py")):
            digest.update(f"{path} {path.stat().st_mtime_ns}\n".encode())
    return compiling.CACHE / f"warm-{digest.hexdigest()[:20]}"


def _hands() -> Any:
    return np.array([bits_of(group) for group in _GAME.sun_groups], dtype=np.int32)


def _streams() -> Any:
    return make_streams(np.random.default_rng(0), 1)


def _playable() -> Any:
    states = records(1, STATE)
    set_up(states[0], 0, _hands())
    return states


def _batch() -> batch.States:
    return batch.start(_GAME, _streams())


def _step() -> None:
    batch.step(_batch(), np.full(1, RA_ACTION, dtype=np.int64))


def _legal() -> None:
    batch.legal(_batch(), np.zeros((1, batch.ACTIONS), dtype=np.bool_))


def _observe() -> None:
    batch.observe(_batch(), np.zeros((1, batch.FEATURES), dtype=np.float32))


_GAME: Final = Game(2)
_DOORWAYS: Final[tuple[tuple[str, Callable[[], object]], ...]] = (
    ("suns", _hands),
    ("setting up", _playable),
    ("playing a move", lambda: kernel.play(_playable(), RA_ACTION, new_log())),
    ("legal moves", lambda: kernel.legal_of(_playable())),
    ("the winner", lambda: winner_of(_playable()[0])),
    ("many games", _batch),
    ("steps of many games", _step),
    ("legal moves of many games", _legal),
    ("many games as numbers", _observe),
    ("playouts", lambda: kernel.playouts(_playable(), _streams())),
)
