"""After the warm-up nothing makes anybody wait."""

import sys
from typing import Any

import numpy as np

from heliopolis.core import compile as compiling
from heliopolis.core.chance import SeededDealer
from heliopolis.core.stream import make_streams
from heliopolis.core.warmup import warm
from heliopolis.games import DOORWAYS

from .examples import EVERY_GAME, Example


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


@EVERY_GAME
def test_after_the_warm_up_nothing_is_compiled_any_more(example: Example) -> None:
    warm("this game", example.doorways, silent)
    before = compiled()

    for given in example.warm_games:
        assert example.random_game(*given)[-1].winners
    game = example.rules.Game(3)
    start = game.start(SeededDealer(np.random.default_rng(1)))
    for here in (start, *example.asked):
        again = example.rules.from_view(here.view(0))
        assert again.moves()
        assert again.moves(distinct=True)
        again.options()
    states = example.batch.start(game, make_streams(np.random.default_rng(1), 5))
    mask = np.zeros((5, example.batch.ACTIONS), dtype=np.bool_)
    example.batch.legal(states, mask)
    example.batch.observe(states, np.zeros((5, example.batch.FEATURES), dtype=np.float32))
    example.batch.step(states, mask.argmax(axis=1))
    example.kernel.playouts(states.records, states.streams)

    assert bool(before) == compiling.COMPILED
    assert compiled() == before


@EVERY_GAME
def test_every_doorway_says_what_it_compiles(example: Example) -> None:
    names = [what for what, _ in example.doorways]

    assert len(set(names)) == len(names)
    assert all(name.startswith(example.doorways_begin) for name in names)


@EVERY_GAME
def test_the_warm_up_of_a_game_is_known_by_its_name(example: Example) -> None:
    assert DOORWAYS[example.rules.Game.name] == example.doorways
