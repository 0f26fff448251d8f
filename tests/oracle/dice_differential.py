"""Random dice games and made-up positions, engine against referee, with the rules reached.

python -m tests.oracle.dice_differential --games 2000 --positions 15000 --seed 1 --workers 2
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tests.oracle.dice_compare import compare_game, compare_generated
from tests.oracle.dice_reached import RULES

ENOUGH = 20
"""How often every rule must be reached, or the comparison says little about it."""
CHUNK = {"game": 25, "position": 250}
SEEDS = 10_000_000


def compare_chunk(kind: str, first: int, count: int) -> tuple[Counter[str], Counter[str]]:
    """Compare some games or positions; how often each rule was reached, and what was done."""
    reached: Counter[str] = Counter()
    done: Counter[str] = Counter()
    compare = compare_game if kind == "game" else compare_generated
    for seed in range(first, first + count):
        try:
            comparison = compare(seed)
        except AssertionError as difference:
            raise AssertionError(f"{kind} {seed} differs: {difference}") from None
        reached.update(comparison.referee.reached)
        done["moves"] += len(comparison.played)
        done["alike checks"] += comparison.alike_checks
        done["too many"] += comparison.too_many
    return reached, done


def main() -> int:
    """Compare; 0 when all agree and every rule was reached often enough."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2_000)
    parser.add_argument("--positions", type=int, default=15_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    # One game compiles before the workers start, so that they find the code in the cache.
    compare_chunk("game", options.seed * SEEDS, 1)
    chunks = [
        (kind, options.seed * SEEDS + first, min(CHUNK[kind], total - first))
        for kind, total in (("game", options.games), ("position", options.positions))
        for first in range(0, total, CHUNK[kind])
    ]
    reached: Counter[str] = Counter()
    done: Counter[str] = Counter()
    began = shown = time.monotonic()
    with ProcessPoolExecutor(options.workers, mp_context=get_context("spawn")) as pool:
        futures = [pool.submit(compare_chunk, *chunk) for chunk in chunks]
        for count, future in enumerate(as_completed(futures), start=1):
            try:
                found, performed = future.result()
            except AssertionError as difference:
                pool.shutdown(cancel_futures=True)
                print(difference, file=sys.stderr)
                return 1
            reached.update(found)
            done.update(performed)
            if time.monotonic() - shown > 10:
                shown = time.monotonic()
                print(
                    f"  {count} of {len(chunks)} chunks, {done['moves']:,} moves",
                    file=sys.stderr,
                    flush=True,
                )
    least = min(RULES, key=lambda rule: reached[rule])
    print(
        f"{options.games:,} games and {options.positions:,} positions agree "
        f"in {done['moves']:,} moves and {done['alike checks']:,} checks of distinct moves, "
        f"{done['too many']:,} of them given up ({time.monotonic() - began:.0f} s)"
    )
    print(f"least reached: {reached[least]:,} times {least}")
    seldom = [rule for rule in RULES if reached[rule] < ENOUGH]
    if seldom:
        print(f"reached fewer than {ENOUGH} times: {', '.join(seldom)}", file=sys.stderr)
    return 1 if seldom else 0


if __name__ == "__main__":
    sys.exit(main())
