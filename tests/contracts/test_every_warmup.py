"""After the warm-up nothing makes anybody wait."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from heliopolis.bots.warmup import doorways, is_warm, warm
from heliopolis.games import names, ruleset
from tests.contracts.after_warmup import use_bots, use_environments, use_rules


@pytest.mark.parametrize("use", [use_rules, use_bots, use_environments])
@pytest.mark.parametrize("game", names())
def test_after_the_warm_up_nothing_is_compiled_any_more(
    use: Callable[[str], None], game: str
) -> None:
    """In a process of its own: here, others may have called what the warm-up forgets."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        process.submit(use, game).result()


@pytest.mark.parametrize("game", names())
def test_the_warm_up_of_a_game_goes_through_all_its_doorways_and_no_others(game: str) -> None:
    told: list[tuple[int, int]] = []

    warm(game, lambda number, total: told.append((number, total)))

    total = len(doorways(game))
    done = [one for one in told if one[0] > 0]  # others may compile just now, and are waited for
    assert done == [(number, total) for number in range(1, total + 1)]
    assert set(doorways(game)) >= set(ruleset(game).doorways)
    assert is_warm(game)
