"""Heliopolis beside OpenSpiel's C++ games, in one run, turn by turn on the same core."""

import os
import random
import statistics
import sys
import time
from collections.abc import Callable

import pyspiel

from heliopolis import games
from heliopolis.bench import measuring, table

ROUNDS = 5
ROLLOUTS = 200


def decisions_from(state: "pyspiel.State", rng: random.Random) -> int:
    """How many decisions a random game has from here on."""
    state = state.clone()
    decisions = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            decisions += 1
        state.apply_action(rng.choice(state.legal_actions()))
    return decisions


def rollouts(name: str) -> Callable[[], tuple[float, float]]:
    """A measurement of games/s and decisions/s of OpenSpiel's own C++ rollouts.

    Its evaluator has no Python face, so a search with one simulation calls it.
    """
    rng = random.Random(1)
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, chances)[0])
    length = statistics.mean(decisions_from(state, rng) for _ in range(300))

    def measure() -> tuple[float, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, rng.randrange(1 << 30))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, rng.randrange(1 << 30), False)
        games = 0
        began = time.process_time()
        while (spent := time.process_time() - began) < 1:
            bot.step(state)
            games += ROLLOUTS
        return games / spent, length * games / spent

    return measure


def ours(name: str) -> tuple[float, float]:
    """Games/s and decisions/s of our random games of four players."""
    figures = measuring.measure_playouts(name, 4)
    return figures["games_per_s"], figures["decisions_per_s"]


def main() -> int:
    """Print the table."""
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    candidates: dict[str, Callable[[], tuple[float, float]]] = {
        "Heliopolis Ra, 4 players": lambda: ours("ra"),
        "Heliopolis dice game, 4 players": lambda: ours("ra-dice"),
        "OpenSpiel hearts, C++ rollouts": rollouts("hearts"),
        "OpenSpiel backgammon, C++ rollouts": rollouts("backgammon"),
    }
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in candidates}
    for turn in range(ROUNDS):
        print(f"round {turn + 1} of {ROUNDS} …", file=sys.stderr, flush=True)
        for name, measure in candidates.items():
            found[name].append(measure())
    print(f"{'median of ' + str(ROUNDS) + ' rounds [least-most]':<36} {'games/s':>10}  decisions/s")
    medians = {}
    for name, rows in found.items():
        decisions = [row[1] for row in rows]
        medians[name] = statistics.median(decisions)
        print(
            f"{name:<36} {statistics.median(row[0] for row in rows):>10,.0f}  "
            f"{medians[name]:>12,.0f} [{min(decisions):,.0f}-{max(decisions):,.0f}]"
        )
    ratio = medians["Heliopolis Ra, 4 players"] / medians["OpenSpiel hearts, C++ rollouts"]
    print(f"Ra against hearts: {ratio:.1f} times the decisions a second")
    os.sched_setaffinity(0, cores)
    print()
    print(table(measuring.measure(games.names())))
    return 0


if __name__ == "__main__":
    sys.exit(main())
