"""CMA-ES by self-play: candidates in every seat among champions, on equal chance."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import sqrt
from typing import Final

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from .subject import Numbers, Subject

Report = Callable[[str], None]

_SPREAD: Final = 0.25
"""How far the first candidates are from the champion."""
_POPULATION: Final = 16
_PROOF: Final = 1_000
"""Deals a seat that decide what is kept."""
_FAR: Final = 7919
"""Between the seeds of generations, so that no two share their deals."""


def gains(subject: Subject, numbers: Numbers, deals: int, seed: int) -> NDArray[np.float64]:
    """How much more than its part a candidate wins among champions, deal by deal."""
    found = np.zeros(deals)
    for players in subject.counts:
        for seat in range(players):
            states = subject.play(numbers, players, seat, deals, seed)
            points = states["points"][:, :players].astype(float)
            won = subject.mind.places(states) == 1
            share = won[:, seat] / won.sum(axis=1)
            margin = points[:, seat] - np.delete(points, seat, axis=1).mean(axis=1)
            # Margins are a small part: they guide where games are too few to tell.
            found += (players * share - 1.0 + 0.01 * margin) / players
    return found / len(subject.counts)


def strength(subject: Subject, numbers: Numbers, deals: int, seed: int) -> float:
    """How much more than its part a candidate wins among champions: 0 is as much as they."""
    return float(gains(subject, numbers, deals, seed).mean())


def improve(subject: Subject, generations: int, deals: int, seed: int, report: Report) -> Numbers:
    """The numbers in the middle of the last candidates that CMA-ES came to."""
    start = np.zeros(len(subject.names))
    optimiser = CMA(
        mean=start,
        sigma=_SPREAD,
        bounds=subject.bounds(),
        population_size=_POPULATION,
        seed=seed,
    )
    with ThreadPoolExecutor() as threads:
        for generation in range(generations):
            own_seed = seed + _FAR * (generation + 1)
            points = [optimiser.ask() for _ in range(_POPULATION)]
            tried = [
                threads.submit(strength, subject, subject.near(point), deals, own_seed)
                for point in points
            ]
            found = [one.result() for one in tried]
            optimiser.tell([(point, -won) for point, won in zip(points, found, strict=True)])
            mean = np.mean(found)
            report(f"generation {generation + 1} of {generations}: candidates {mean:+.3f}")
    return subject.near(optimiser.mean)


def challenge(subject: Subject, challenger: Numbers, seed: int, report: Report) -> None:
    """Keep a challenger that is stronger, by two standard errors, on deals that are new to it."""
    # What is proved is what is written down: with four digits.
    challenger = {name: float(f"{number:.4g}") for name, number in challenger.items()}
    before, after = (
        gains(subject, numbers, _PROOF, seed) for numbers in (subject.numbers, challenger)
    )
    gained, error = (after - before).mean(), (after - before).std(ddof=1) / sqrt(_PROOF)
    kept = gained > 2 * error
    report(
        f"{before.mean():+.3f} before, {after.mean():+.3f} now on {_PROOF} new deals a seat, "
        f"give or take {error:.3f}: {'kept' if kept else 'dropped'}"
    )
    if kept:
        subject.keep(challenger)
