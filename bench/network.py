"""How fast networks are: `python -m bench.network` prints a table for both games.

Random networks judge what seats see in random games, one position after the other without leaving
compiled code, and 64 at once; with a policy, and with the values alone. What is measured is the
time of this process, the best of several rounds.
"""

import argparse
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from heliopolis.core.compile import rule
from heliopolis.core.stream import make_streams
from heliopolis.games import make_game, names, ruleset
from heliopolis.network import (
    Room,
    Weights,
    evaluate,
    evaluate_batch,
    new_room,
    read_weights,
    write_weights,
)
from heliopolis.network.weights import Description, Floats, aligned

WIDTHS = (128, 256, 512)
BLOCKS = 2
AT_ONCE = 64
PLAYERS = 4
_STEPS = 40


def seen(game: str) -> Floats:
    """What the acting seats see in random games, each at another moment."""
    generator = np.random.default_rng(1)
    batch: Any = ruleset(game).batch
    states = batch.start(make_game(game, PLAYERS), make_streams(generator, AT_ONCE))
    legal = np.zeros((AT_ONCE, batch.ACTIONS), dtype=np.bool_)
    out = np.zeros((AT_ONCE, batch.FEATURES), dtype=np.float32)
    now = np.zeros_like(out)
    for step in range(_STEPS):
        batch.observe(states, batch.actors(states), now)
        later = np.arange(AT_ONCE) % _STEPS >= step
        out[later] = now[later]
        batch.legal(states, legal)
        batch.step(states, (generator.random(legal.shape) * legal).argmax(axis=1))
    return out


def random_weights(game: str, width: int) -> Weights:
    """A network that nobody trained."""
    rules, generator = ruleset(game), np.random.default_rng(1)
    seats = max(rules.game.table_sizes)
    sizes = (rules.batch.ACTIONS, seats, width, BLOCKS)
    described = Description(game, rules.batch.FEATURES, rules.batch.FEATURES_VERSION, *sizes, {})
    return Weights(*(aligned(generator.normal(0, 0.05, shape)) for shape in described.shapes))


@rule
def one_by_one(
    weights: Weights, room: Room, features: Floats, policy: Floats, values: Floats
) -> None:
    """Judge every position by a call of its own."""
    for position in range(len(features)):
        evaluate(weights, room, features[position], policy[position], values[position])


def seconds(work: Callable[[], object], rounds: int, repeats: int) -> float:
    """Processor time of some work, the best of several rounds."""
    work()  # what is compiled is loaded
    best = float("inf")
    for _ in range(rounds):
        began = time.process_time()
        for _ in range(repeats):
            work()
        best = min(best, (time.process_time() - began) / repeats)
    return best


def row(game: str, width: int, rounds: int, repeats: int) -> str:
    """One line of the table."""
    weights, features = random_weights(game, width), seen(game)
    room, actions = new_room(weights), len(weights.policy_bias)
    values = np.zeros((AT_ONCE, len(weights.values_bias)), dtype=np.float32)
    cells = []
    for columns in (actions, 0):
        policy = np.zeros((AT_ONCE, columns), dtype=np.float32)
        for ask in (one_by_one, evaluate_batch):
            work = partial(ask, weights, room, features, policy, values)
            spent = seconds(work, rounds, repeats)
            cells.append(f"{AT_ONCE / spent:,.0f}")
    with TemporaryDirectory() as folder:
        path = Path(folder) / "net.weights"
        write_weights(path, weights, game, {})
        loading = 1_000 * seconds(lambda: read_weights(path, game), rounds, 1)
        size = path.stat().st_size / 1e6
    return f"| {game} | {width} | {' | '.join(cells)} | {size:.2f} | {loading:.1f} |"


def main(arguments: list[str] | None = None) -> int:
    """Print the table."""
    parser = argparse.ArgumentParser(description="Positions a second that networks judge.")
    parser.add_argument("--rounds", type=int, default=9, metavar="N")
    parser.add_argument("--repeats", type=int, default=50, metavar="N", help="in a round")
    options = parser.parse_args(arguments)
    for game in names():
        zero = (seen(game) == 0).mean()
        print(f"{game}: {ruleset(game).batch.FEATURES} inputs, {1 - zero:.0%} of them not zero")
    print()
    print(
        f"| game, {BLOCKS} blocks | width | one by one, /s | {AT_ONCE} at once, /s "
        f"| values alone, /s | {AT_ONCE} at once, /s | MB | loaded, ms |"
    )
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    for game in names():
        for width in WIDTHS:
            print(row(game, width, options.rounds, options.repeats), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
