"""Random games and made-up positions, engine against referee, with a table of rules reached.

python -m tests.oracle.differential --games 2000 --positions 15000
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.oracle.compare import compare_game
from tests.oracle.generated import compare_generated
from tests.oracle.reached import RULES

ENOUGH = 100
"""How often every rule must be reached, or the comparison says little about it."""
CHUNK = 50


def compare_chunk(kind: str, first: int, count: int) -> tuple[Counter[str], int]:
    """Compare some games or positions; how often each rule was reached, and the moves played."""
    reached: Counter[str] = Counter()
    moves = 0
    compare = compare_game if kind == "game" else compare_generated
    for seed in range(first, first + count):
        try:
            referee, played = compare(seed)
        except Exception as error:
            raise AssertionError(f"{kind} {seed} differs: {error}") from error
        reached.update(referee.reached)
        moves += played
    return reached, moves


def main() -> int:
    """Compare; 0 when all agree and every rule was reached often enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--positions", type=int, default=15_000)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    # One worker compiles before the others start, so that they find the code in the cache.
    compare_chunk("game", 0, 1)
    chunks = [
        (kind, first, min(CHUNK, total - first))
        for kind, total in (("game", options.games), ("position", options.positions))
        for first in range(0, total, CHUNK)
    ]
    reached: Counter[str] = Counter()
    moves = 0
    began = shown = time.monotonic()
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(compare_chunk, *chunk) for chunk in chunks]
        for done, future in enumerate(as_completed(futures), start=1):
            found, played = future.result()
            reached.update(found)
            moves += played
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(f"  {done} of {len(chunks)} chunks, {moves:,} moves", flush=True)
    for rule in RULES:
        print(f"{reached[rule]:>12,}  {rule}")
    seconds = time.monotonic() - began
    print(
        f"{options.games:,} games and {options.positions:,} positions agree "
        f"in {moves:,} moves ({seconds:.0f} s)"
    )
    seldom = [rule for rule in RULES if reached[rule] < ENOUGH]
    if seldom:
        print(f"reached fewer than {ENOUGH} times: {', '.join(seldom)}", file=sys.stderr)
    return 1 if seldom else 0


if __name__ == "__main__":
    sys.exit(main())
