"""What a process does after the warm-up. Nothing that plays is imported before it."""

import sys
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from heliopolis.bots import warmup as bots
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.bots.registry import SEARCH
from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import COMPILED
from heliopolis.core.stream import make_streams
from heliopolis.core.warmup import Doorway, warm
from heliopolis.games import make_game, names, ruleset

Compiled = dict[str, tuple[int, int]]


def silent(_number: int, _total: int) -> None:
    """Report nothing."""


def compiled() -> Compiled:
    """For every compiled function, its versions and how many of them were compiled here."""
    found: Compiled = {}
    for name, module in list(sys.modules.items()):
        if not name.startswith("heliopolis"):
            continue
        for function in vars(module).values():
            stats: Any = getattr(function, "stats", None)
            if stats is not None and hasattr(function, "signatures"):
                key = f"{function.py_func.__module__}.{function.py_func.__name__}"
                found[key] = (len(function.signatures), sum(stats.cache_misses.values()))
    return found


def warmed(all_doorways: Callable[[str], Sequence[Doorway]]) -> Compiled:
    """What is compiled after the warm-up of both games, for the examples use both."""
    for game in names():
        warm(ruleset(game).package, all_doorways(game), silent)
    found = compiled()
    assert any(versions for versions, _ in found.values()) == COMPILED
    return found


def expect_nothing_new(before: Compiled) -> None:
    """Nothing was compiled since, nor loaded, which another time would have to be compiled."""
    new = {name for name, now in compiled().items() if now != before.get(name, (0, 0))}
    assert not new, f"the warm-up forgets {', '.join(sorted(new))}"


def use_rules(name: str) -> None:
    """Use all that the rules of a game offer."""
    before = warmed(lambda game: ruleset(game).doorways)
    from tests.contracts.examples import EXAMPLES

    example = EXAMPLES[name]
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
    lists = np.zeros((5, example.batch.MOST_LEGAL), dtype=np.int16)
    example.batch.legal_lists(states, lists, np.zeros(5, dtype=np.int64))
    features = np.zeros((5, example.batch.FEATURES), dtype=np.float32)
    example.batch.observe(states, example.batch.actors(states), features)
    example.batch.returns(states, np.zeros((5, 2, 3), dtype=np.float32))
    example.batch.winners(states)
    example.batch.step(states, mask.argmax(axis=1))
    example.kernel.playouts(states.array, states.streams)
    expect_nothing_new(before)


def use_bots(name: str) -> None:
    """Let all bots of a game play, one by one and in whole tables, and give counsel."""
    before = warmed(bots.doorways)
    from tests.bots.matches import bots_play, tables_play
    from tests.contracts.test_every_bot import COMPILED_BOTS, DECISIONS, decisions, play_checked

    for bot in (*COMPILED_BOTS[name], f"{SEARCH}:sims=3"):
        bots_play(make_game(name, 3), [bot] * 3, 1, DECISIONS)
    play_checked(name, COMPILED_BOTS[name][:2], 1)
    for here in decisions(name, 3, 1, most=20 if COMPILED else 2):
        counsel(here.view(None), Budget(simulations=3))
    if COMPILED:
        tables_play(name, COMPILED_BOTS[name][:2], games=2)
    expect_nothing_new(before)


def use_environments(name: str) -> None:
    """Learn: whole games by agents, in a vector, and of one seat against bots."""
    before = warmed(bots.doorways)
    from heliopolis import env
    from heliopolis.env.gymnasium import SingleSeat

    vector = env.Vector(3, name, 2)
    told = vector.reset(seed=1)
    ended = 0
    while not ended:
        told = vector.step(told.action_mask.argmax(axis=1))
        ended += int(told.over.sum())
    seats = env.raw_env(name, 2)
    seats.reset(seed=1)
    for _ in seats.agent_iter():
        seen, _, over, _, _ = seats.last()
        seats.step(None if over else int(seen["action_mask"].argmax()))
    seat = SingleSeat(name, 3, bots=("merchant", f"{SEARCH}:sims=3"))
    _, info = seat.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, info = seat.step(info["action_mask"].argmax())
    expect_nothing_new(before)
