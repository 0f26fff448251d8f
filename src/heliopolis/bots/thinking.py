"""How a bot that searches spends its budget."""

import time
from collections.abc import Callable
from math import inf
from typing import Final

from heliopolis.bots.base import Budget

_CHUNK: Final = 0.001  # seconds between two looks at the clock
_USUAL: Final = 1_000  # simulations where nothing limits them


def spend(
    budget: Budget,
    began: float,
    work: Callable[[int], int],
    made: int = 0,
    together: int = 1,
) -> None:
    """Let something work piece by piece until the budget of a move, begun before, is spent.

    `work` is told how many simulations to make, and says how many it has made: none when there is
    nothing left to do. So many are `made` already; those to come are made in lots of so many
    `together`, as many whole lots as the budget still has. Where none is made yet and the budget
    has a lot, `work` is asked once, however late it is.
    """
    thought, left = budget.milliseconds, budget.simulations
    end = inf if thought is None else began + thought / 1000
    if left is None:
        left = _USUAL if thought is None else 1 << 62
    lots = (left - made) // together
    piece = 1
    before = time.perf_counter()
    if made and before + _CHUNK >= end:
        return
    while lots > 0:
        done = work(min(piece, lots) * together) // together
        now = time.perf_counter()
        if done == 0 or now + _CHUNK >= end:
            return
        lots -= done
        # As many as fit between two looks at the clock, but no sudden leaps.
        piece = max(1, min(2 * piece, int(done * _CHUNK / max(now - before, 1e-9))))
        before = now
