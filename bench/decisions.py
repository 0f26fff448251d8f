"""How many moves there are to choose from in random games of the dice game, by players."""

import sys

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule
from heliopolis.core.stream import Stream, below, make_streams
from heliopolis.dice import Game, batch, kernel
from heliopolis.dice.fields import PHASES
from heliopolis.dice.legal import Found
from heliopolis.dice.state import APPLY, LOSE, OVER, REROLL

GAMES = 20_000
DECISIONS, DISTINCT, MOST_DISTINCT, LEGAL, MOST_LEGAL = range(5)


@rule
def count_moves(
    states: kernel.States, streams: Stream, found: Found, counts: NDArray[np.int64]
) -> None:
    """Play every game by random distinct decisions, counting by phase what there was to choose."""
    for game in range(len(states)):
        s = states[game]
        stream = streams[game : game + 1]
        while s.phase != OVER:
            phase = int(s.phase)
            legal = kernel.find_legal(s, found)
            distinct = kernel.find_distinct(s, kernel.IN_ORDER, found)
            counts[phase, DECISIONS] += 1
            counts[phase, DISTINCT] += distinct
            counts[phase, MOST_DISTINCT] = max(counts[phase, MOST_DISTINCT], distinct)
            counts[phase, LEGAL] += legal
            counts[phase, MOST_LEGAL] = max(counts[phase, MOST_LEGAL], legal)
            kernel.apply(s, int(found[below(stream, distinct)]), None)
            kernel.run_chance(s, stream, None)


def row(name: str, counts: NDArray[np.int64]) -> str:
    """One line of the table."""
    decisions, distinct, most_distinct, legal, most_legal = counts.tolist()
    return (
        f"| {name} | {decisions:,} | {distinct / decisions:.2f} | {most_distinct} "
        f"| {legal / decisions:.2f} | {most_legal} |"
    )


def main() -> int:
    """Print the table."""
    print("| decisions | how many | distinct, mean | largest | legal, mean | largest |")
    print("|---|---:|---:|---:|---:|---:|")
    for players in Game.table_sizes:
        states = batch.start(Game(players), make_streams(np.random.default_rng(players), GAMES))
        counts = np.zeros((len(PHASES), 5), dtype=np.int64)
        found = np.zeros(batch.ACTIONS, dtype=np.int64)
        count_moves(states.array, states.streams, found, counts)
        total = counts.sum(axis=0)
        for most in (MOST_DISTINCT, MOST_LEGAL):
            total[most] = counts[:, most].max()
        print(row(f"{players} players", total))
        for phase in (REROLL, APPLY, LOSE):
            print(row(f"{players} players, {PHASES[phase]}", counts[phase]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
