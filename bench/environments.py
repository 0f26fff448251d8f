"""Environments beside the batch that they stand on, and beside PettingZoo's own classic games.

    python -m bench.environments
    python -m bench.environments --rounds 1 --seconds 0.1 --games 16

Everything plays random legal actions, chosen in the same way, in one run and in turn on one core.
What is measured is the time of this process, with the choices; `choices alone` says how much those
take of a vector's.
"""

import argparse
import os
import statistics
import sys
import time
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from numpy.typing import NDArray

from heliopolis import env
from heliopolis.core.stream import make_streams
from heliopolis.env.versions import IDS
from heliopolis.games import make_game, names, ruleset

PLAYERS = 4
CLASSIC = ("classic/connect_four-v3", "classic/texas_holdem-v4")
Work = Callable[[], int]
"""Plays a while, and says how many decisions were made."""


def lots_for(mask: NDArray[np.bool_], generator: np.random.Generator) -> NDArray[np.int64]:
    """A random legal action for each game: the largest of random numbers on legal places."""
    lots = generator.integers(1, 256, mask.shape, dtype=np.uint8)
    chosen: NDArray[np.int64] = (lots * mask).argmax(axis=1)
    return chosen


def batch_steps(game: str, games: int, watched: bool) -> Work:
    """The bare batch: step, what is legal, new games; `watched` also writes observations."""
    batch, table = ruleset(game).batch, make_game(game, PLAYERS)
    generator = np.random.default_rng(1)
    states = batch.start(table, make_streams(generator, games))
    mask = np.zeros((games, batch.ACTIONS), dtype=np.bool_)
    seen = np.zeros((games, batch.FEATURES), dtype=np.float32)
    batch.legal(states, mask)

    def work() -> int:
        batch.step(states, lots_for(mask, generator))
        over = batch.over(states)
        if over.any():
            states.replace(over, batch.start(table, make_streams(generator, int(over.sum()))))
        batch.legal(states, mask)
        if watched:
            batch.observe(states, batch.actors(states), seen)
        return games

    return work


def vector_steps(game: str, games: int) -> Work:
    """The vector, which does all that and rewards."""
    vector, generator = env.Vector(games, game, PLAYERS), np.random.default_rng(1)
    told = vector.reset(seed=1)

    def work() -> int:
        vector.step(lots_for(told.action_mask, generator))
        return games

    return work


def choices(game: str, games: int) -> Work:
    """Only the random choices of a vector."""
    vector, generator = env.Vector(games, game, PLAYERS), np.random.default_rng(1)
    told = vector.reset(seed=1)

    def work() -> int:
        lots_for(told.action_mask, generator)
        return games

    return work


def agents_steps(make: Callable[[], Any]) -> Work:
    """A game of PettingZoo, ours or theirs, one after the other; dead agents' steps count not."""
    seats, generator = make(), np.random.default_rng(1)

    def work() -> int:
        seats.reset(seed=int(generator.integers(1 << 30)))
        decisions = 0
        for _ in seats.agent_iter():
            seen, _, terminated, truncated, _ = seats.last()
            if terminated or truncated:
                seats.step(None)
                continue
            seats.step(int(generator.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
        return decisions

    return work


def single_steps(game: str) -> Work:
    """A game of Gymnasium against uniform; the decisions of the learner alone."""
    seat: Any = gymnasium.make(
        f"heliopolis.env.gymnasium:{IDS[game]}", players=PLAYERS, bots="uniform"
    )
    generator = np.random.default_rng(1)

    def work() -> int:
        _, info = seat.reset(seed=int(generator.integers(1 << 30)))
        decisions, over = 0, False
        while not over:
            action = generator.choice(np.flatnonzero(info["action_mask"]))
            _, _, over, _, info = seat.step(action)
            decisions += 1
        return decisions

    return work


def rate(work: Work, seconds: float) -> float:
    """How many decisions a second are made, by the time of this process."""
    done, began = 0, time.process_time()
    while (spent := time.process_time() - began) < seconds or not done:
        done += work()
    return done / spent


def candidates(games: int) -> dict[str, Work]:
    """Everything that is measured, by what it is called."""
    found: dict[str, Work] = {}
    for game in names():
        found |= {
            f"{game}: batch": batch_steps(game, games, False),
            f"{game}: batch, observed": batch_steps(game, games, True),
            f"{game}: vector": vector_steps(game, games),
            f"{game}: choices alone": choices(game, games),
            f"{game}: PettingZoo, raw": agents_steps(partial(env.raw_env, game, PLAYERS)),
            f"{game}: PettingZoo": agents_steps(partial(env.aec, game, PLAYERS)),
            f"{game}: Gymnasium, uniform": single_steps(game),
        }
    for name in CLASSIC:
        found[name] = agents_steps(partial(pettingzoo.make, "aec", name))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Steps a second of environments, side by side.")
    parser.add_argument("--rounds", type=int, default=5, metavar="N")
    parser.add_argument("--seconds", type=float, default=1.0, metavar="N", help="each, a round")
    parser.add_argument("--games", type=int, default=4096, metavar="N", help="in a vector")
    options = parser.parse_args(arguments)
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo imports its old modules
        works = candidates(options.games)
        for work in works.values():
            work()  # loads what is compiled
        found: dict[str, list[float]] = {name: [] for name in works}
        for turn in range(options.rounds):
            print(f"round {turn + 1} of {options.rounds} …", file=sys.stderr, flush=True)
            for name, work in works.items():
                found[name].append(rate(work, options.seconds))
    print(f"{f'median of {options.rounds} rounds [least-most]':<36} {'decisions/s':>14}")
    for name, rates in found.items():
        middle = statistics.median(rates)
        print(f"{name:<36} {middle:>14,.0f} [{min(rates):,.0f}-{max(rates):,.0f}]")
    return 0


if __name__ == "__main__":
    sys.exit(main())
