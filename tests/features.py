"""Reads what a game writes as network input."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.contract import CHANCE
from heliopolis.core.stream import make_streams

from .positions import AnyPosition, states_of


def one_hot(place: int, length: int) -> list[float]:
    """As many zeros, and a one at a place."""
    return [float(i == place) for i in range(length)]


class Observer:
    """Sees positions as a game's `batch.observe` writes them, by the names of its `features`."""

    def __init__(self, batch: Any, features: Any) -> None:
        self.batch = batch
        self.features = features

    def observed(self, *positions: AnyPosition) -> NDArray[np.float32]:
        """What the acting seats see, at a chance node those whose turn it is, at the end nobody."""
        seats = [here.turn if here.actor is CHANCE else here.actor for here in positions]
        return self.seen_by([-1 if seat is None else seat for seat in seats], *positions)

    def seen_by(self, seats: Any, *positions: AnyPosition) -> NDArray[np.float32]:
        """What one seat sees, or a seat of each."""
        streams = make_streams(np.random.default_rng(1), len(positions))
        out = np.full((len(positions), self.batch.FEATURES), 7, dtype=np.float32)
        self.batch.observe(self.batch.States(states_of(*positions), streams), seats, out)
        return out

    def named(self, row: NDArray[np.float32]) -> dict[str, list[float]]:
        """The features of the table, by name."""
        return _by_name(self.features.LAYOUT, row)

    def seat(self, row: NDArray[np.float32], place: int) -> dict[str, list[float]]:
        """The features of the seat at a place, the observer's being 0, by name."""
        begin = self.features.TABLE_FEATURES + place * self.features.SEAT_FEATURES
        return _by_name(self.features.SEAT_LAYOUT, row[begin:])


def _by_name(layout: Any, row: NDArray[np.float32]) -> dict[str, list[float]]:
    found = {}
    at = 0
    for name, count, _ in layout:
        found[name] = row[at : at + count].round(4).tolist()
        at += count
    return found
