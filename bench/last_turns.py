"""What the merchants of the dice game give away in last turns: `python -m bench.last_turns`.

Where dice may be rolled in turns that end an epoch, every third of such decisions in games of first
merchants, beside the exact solution. Both merchants decide in the same places.
"""

import sys
from itertools import islice
from typing import Final

import numpy as np
from numpy.typing import NDArray

from tests.bots.dice.last_turn import last_turns, worth_of_choices
from tests.bots.dice.thinking import decided

DECISIONS: Final = {2: 700, 3: 300, 4: 300}
"""By players; with more of them each takes longer to solve."""
NAMES: Final = ("merchant", "merchant-1")
_ONE_IN: Final = 3
_MOST_GAMES: Final = 100_000
_SEED: Final = 6
_SAMPLES: Final = 4_000
_ENDS: Final = (2.5, 97.5)


def losses(players: int, decisions: int) -> NDArray[np.float64]:
    """The points of margin that each merchant gives away, [decisions, merchants]."""
    found = []
    turns = last_turns(players, _MOST_GAMES, _SEED)
    for states in islice(turns, 0, decisions * _ONE_IN, _ONE_IN):
        worth = worth_of_choices(states)
        found.append([max(worth.values()) - worth[decided(states, name)] for name in NAMES])
    return np.array(found)


def row(players: int, found: NDArray[np.float64]) -> str:
    """One line of the table."""
    generator = np.random.default_rng(_SEED)
    again = found[generator.integers(len(found), size=(_SAMPLES, len(found)))].mean(axis=1)
    low, high = np.percentile(again, _ENDS, axis=0)
    cells = [
        f"{mean:.3f} [{least:.3f}, {most:.3f}] | {worst:.2f}"
        for mean, least, most, worst in zip(
            found.mean(axis=0), low, high, found.max(axis=0), strict=True
        )
    ]
    return f"| {players} | {len(found)} | {' | '.join(cells)} |"


def main() -> int:
    """Print the table."""
    heads = " | ".join(f"`{name}` | most at once" for name in NAMES)
    print(f"| players | decisions | {heads} |")
    print(f"|---|{'---:|' * (1 + 2 * len(NAMES))}")
    for players, decisions in DECISIONS.items():
        print(row(players, losses(players, decisions)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
