"""CMA-ES by self-play: candidates in every seat among rivals, on equal chance."""

import json
import os
import time
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import product
from math import sqrt
from pathlib import Path
from typing import Any, Final

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from heliopolis.core.value import value

from .subject import Numbers, Point, Subject

Report = Callable[[str], None]
Each = Callable[..., Iterable[Any]]
"""What does something with each of many: `map`, or that of threads."""

_SPREAD: Final = 0.25
"""How far the first candidates are from the champion."""
_PROOF: Final = 1_000
"""Deals a seat that decide what is kept."""
_FAR: Final = 7919
"""Between the seeds of generations, so that no two share their deals."""


@value
class Effort:
    """How much is tried to find better numbers."""

    generations: int = 30
    deals: int = 40  # that a candidate plays in every seat
    population: int = 16  # candidates of a generation
    workers: int | None = None  # threads; as many as there are processors
    until: float | None = None  # no generation begins after this time of `time.monotonic`
    checkpoint: Path | None = None  # where the middle of the candidates is kept

    @property
    def over(self) -> bool:
        """Whether its time has ended."""
        return self.until is not None and time.monotonic() >= self.until

    def threads(self) -> ThreadPoolExecutor:
        """The workers: games are compiled code, which threads play side by side."""
        return ThreadPoolExecutor(self.workers or os.cpu_count())


def gains_at(
    subject: Subject, numbers: Numbers, deals: int, seed: int, table: tuple[Numbers, int, int]
) -> NDArray[np.float64]:
    """How much more than its part a candidate wins in one seat among rivals, deal by deal."""
    rivals, players, seat = table
    states = subject.play(numbers, rivals, players, seat, deals, seed)
    points = states["points"][:, :players].astype(float)
    won = subject.mind.places(states) == 1
    share = won[:, seat] / won.sum(axis=1)
    margin = points[:, seat] - np.delete(points, seat, axis=1).mean(axis=1)
    # Margins are a small part: they guide where games are too few to tell.
    found: NDArray[np.float64] = (players * share - 1.0 + 0.01 * margin) / players
    return found


def gains_of_copies(
    subject: Subject, numbers: Numbers, deals: int, seed: int, players: int
) -> NDArray[np.float64]:
    """What it counts that copies of a candidate get more points than champions, deal by deal."""
    after, before = (
        subject.play_copies(own, players, deals, seed)["points"][:, :players].mean(axis=1)
        for own in (numbers, subject.numbers)
    )
    found: NDArray[np.float64] = subject.point_of_copies * (after - before)
    return found


def gains(
    subject: Subject, numbers: Numbers, deals: int, seed: int, each: Each = map
) -> NDArray[np.float64]:
    """How much more than its part a candidate wins among its rivals, deal by deal."""
    rivals = subject.rivals()
    tables = product(rivals, subject.counts)
    seats = [(own, players, seat) for own, players in tables for seat in range(players)]
    found = list(each(partial(gains_at, subject, numbers, deals, seed), seats))
    gained: NDArray[np.float64] = np.sum(found, axis=0) / len(rivals)
    if subject.point_of_copies > 0.0:
        found = list(each(partial(gains_of_copies, subject, numbers, deals, seed), subject.counts))
        gained += np.sum(found, axis=0)
    gained /= len(subject.counts)
    return gained


def strength(subject: Subject, numbers: Numbers, deals: int, seed: int) -> float:
    """How much more than its part a candidate wins among its rivals: 0 is as much as they."""
    return float(gains(subject, numbers, deals, seed).mean())


def strength_at(subject: Subject, deals: int, seed: int, point: Point) -> float:
    """The same by a candidate's distance from the champion."""
    return strength(subject, subject.near(point), deals, seed)


def improve(subject: Subject, effort: Effort, seed: int, report: Report) -> Numbers:
    """The numbers in the middle of the last candidates that CMA-ES came to."""
    optimiser = CMA(
        mean=np.zeros(len(subject.names)),
        sigma=_SPREAD,
        bounds=subject.bounds(),
        population_size=effort.population,
        seed=seed,
    )
    with effort.threads() as threads:
        for generation in range(1, effort.generations + 1):
            if effort.over:
                report("its time has ended")
                break
            began = time.monotonic()
            points = [optimiser.ask() for _ in range(effort.population)]
            tried = partial(strength_at, subject, effort.deals, seed + _FAR * generation)
            found = list(threads.map(tried, points))
            optimiser.tell([(point, -won) for point, won in zip(points, found, strict=True)])
            if effort.checkpoint is not None:
                kept = written(subject.near(optimiser.mean))
                effort.checkpoint.write_text(json.dumps(kept, indent=2) + "\n")
            report(
                f"generation {generation} of {effort.generations}: "
                f"candidates {np.mean(found):+.3f} in {time.monotonic() - began:.1f} s"
            )
    return subject.near(optimiser.mean)


def written(numbers: Numbers) -> Numbers:
    """Numbers as they are written down: with four digits."""
    return {name: float(f"{number:.4g}") for name, number in numbers.items()}


def challenge(
    subject: Subject, challenger: Numbers, effort: Effort, seed: int, report: Report
) -> None:
    """Keep a challenger that is stronger, by two standard errors, on deals that are new to it."""
    challenger = written(challenger)  # what is proved is what is kept
    with effort.threads() as threads:
        before, after = (
            gains(subject, numbers, _PROOF, seed, threads.map)
            for numbers in (subject.numbers, challenger)
        )
    gained, error = (after - before).mean(), (after - before).std(ddof=1) / sqrt(_PROOF)
    kept = gained > 2 * error
    report(
        f"{before.mean():+.3f} before, {after.mean():+.3f} now on {_PROOF} new deals a seat, "
        f"give or take {error:.3f}: {'kept' if kept else 'dropped'}"
    )
    if kept:
        subject.keep(challenger)
