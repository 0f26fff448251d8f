"""After the warm-up nothing makes anybody wait."""

import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.core import compile as compiling
from heliopolis.core.chance import SeededDealer
from heliopolis.core.stream import make_streams
from heliopolis.ra.warmup import is_warm, warm
from tests.ra.builders import random_game


def silent(_number: int, _total: int, _what: str) -> None:
    """Report nothing."""


def compiled() -> dict[str, tuple[int, int]]:
    """For every compiled function, its versions and how many of them were compiled here."""
    found: dict[str, tuple[int, int]] = {}
    for name, module in list(sys.modules.items()):
        if not name.startswith("heliopolis"):
            continue
        for function in vars(module).values():
            stats: Any = getattr(function, "stats", None)
            if stats is not None and hasattr(function, "signatures"):
                key = f"{function.py_func.__module__}.{function.py_func.__name__}"
                found[key] = (len(function.signatures), sum(stats.cache_misses.values()))
    return found


def test_after_the_warm_up_nothing_is_compiled_any_more() -> None:
    warm(silent)
    before = compiled()

    for edition in ra.EDITIONS:
        *_, (here, move) = random_game(4, edition, seed=1)
        end = here.play(move).position
        assert end.winners
    game = ra.Game(3)
    ra.from_view(game.start(SeededDealer(np.random.default_rng(1))).view(0)).moves()
    states = ra.batch.start(game, make_streams(np.random.default_rng(1), 5))
    mask = np.zeros((5, ra.batch.ACTIONS), dtype=np.bool_)
    ra.batch.legal(states, mask)
    ra.batch.observe(states, np.zeros((5, ra.batch.FEATURES), dtype=np.float32))
    ra.batch.step(states, mask.argmax(axis=1))
    ra.kernel.playouts(states.records, states.streams)

    assert bool(before) == compiling.COMPILED
    assert compiled() == before


def test_the_warm_up_says_how_far_it_is() -> None:
    said: list[tuple[int, int, str]] = []

    warm(lambda number, total, what: said.append((number, total, what)))

    total = len(said)
    assert [(number, total) for number, total, _ in said] == [
        (number, total) for number in range(1, total + 1)
    ]
    assert len({what for _, _, what in said}) == total


def test_a_marker_says_that_it_is_done(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "CACHE", tmp_path)
    assert not is_warm()

    warm(silent)

    assert is_warm()


def test_uncompiled_rules_need_no_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", None)

    assert is_warm()
