"""After the warm-up nothing makes anybody wait."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from heliopolis.core.warmup import warm
from heliopolis.games import names, ruleset
from tests.contracts.after_warmup import use_bots, use_rules

from .examples import EVERY_GAME, Example


@pytest.mark.parametrize("use", [use_rules, use_bots])
@pytest.mark.parametrize("game", names())
def test_after_the_warm_up_nothing_is_compiled_any_more(
    use: Callable[[str], None], game: str
) -> None:
    """In a process of its own: here, others may have called what the warm-up forgets."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        process.submit(use, game).result()


@EVERY_GAME
def test_the_warm_up_goes_through_every_doorway(example: Example) -> None:
    told: list[str] = []

    warm("this game", example.doorways, lambda _number, _total, what: told.append(what))

    assert set(told) >= {what for what, _ in example.doorways}


@EVERY_GAME
def test_every_doorway_says_what_it_compiles(example: Example) -> None:
    names = [what for what, _ in example.doorways]

    assert len(set(names)) == len(names)
    assert all(name.startswith(example.doorways_begin) for name in names)


@EVERY_GAME
def test_the_warm_up_of_a_game_is_known_by_its_name(example: Example) -> None:
    assert ruleset(example.rules.Game.name).doorways == example.doorways
