"""What is tuned: the numbers of a bot, how candidates are made of them, and how they play."""

import json
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.minds import mind_of
from heliopolis.core.stream import Stream, make_streams
from heliopolis.games import make_game

Numbers = dict[str, float]
Point = NDArray[np.float64]


class Subject(ABC):
    """A champion, whose numbers are in a file, and candidates for its place."""

    game: str
    names: tuple[str, ...]
    """The numbers that are looked for."""
    point_of_copies = 0.0
    """What it counts when copies of a candidate get a point more than copies of the champion."""

    def __init__(self, path: Path, counts: Sequence[int], go_on: bool) -> None:
        """Begin with the first guess, or go on with what is in the file."""
        self.path = path
        self.counts = counts
        self.mind = mind_of(self.game)
        self.numbers = self.read() if go_on else self.first()

    @abstractmethod
    def first(self) -> Numbers:
        """The guess to begin with."""

    @abstractmethod
    def near(self, point: Point) -> Numbers:
        """The numbers of a candidate, by a distance for each name; all 0 is the champion."""

    def bounds(self) -> NDArray[np.float64] | None:
        """The least and the largest distance for each name; None where there are none."""
        return None

    @abstractmethod
    def traits(self, numbers: Numbers, copies: int = 1) -> Any:
        """An array of states of traits."""

    def rivals(self) -> tuple[Numbers, ...]:
        """Among copies of whom candidates play; each counts the same."""
        return (self.numbers,)

    def read(self) -> Numbers:
        """The numbers in the file."""
        found: Numbers = json.loads(self.path.read_text())
        return found

    def keep(self, numbers: Numbers) -> None:
        """Make a candidate the champion, and write it down."""
        self.numbers = numbers
        self.path.write_text(json.dumps(numbers, indent=2) + "\n")

    def play(
        self, numbers: Numbers, rivals: Numbers, players: int, seat: int, deals: int, seed: int
    ) -> Any:
        """Games, as states, of a candidate in one seat among rivals."""
        states, chance, streams = self._deal(players, deals, seed)
        self.play_out(states, chance, streams, numbers, self.traits(rivals, players), seat)
        return states

    def play_copies(self, numbers: Numbers, players: int, deals: int, seed: int) -> Any:
        """Games, as states, of candidates in all seats."""
        states, chance, streams = self._deal(players, deals, seed)
        self._play_by(self.traits(numbers, players), states, chance, streams)
        return states

    def play_out(
        self, states: Any, chance: Stream, streams: Stream, numbers: Numbers, table: Any, seat: int
    ) -> None:
        """Play games to their end, the candidate in one seat of a table of rivals."""
        table[seat] = self.traits(numbers)[0]
        self._play_by(table, states, chance, streams)

    def _deal(self, players: int, deals: int, seed: int) -> tuple[Any, Stream, Stream]:
        """Games before their first move, their chance, and the streams of the seats."""
        generator = np.random.default_rng((seed, players))
        chance, streams = make_streams(generator, deals), make_streams(generator, deals * players)
        return self.mind.begin(make_game(self.game, players), chance), chance, streams

    def _play_by(self, traits: Any, states: Any, chance: Stream, streams: Stream) -> None:
        tallies = np.zeros((len(states), len(traits), len(self.mind.columns)), dtype=np.int64)
        self.mind.play_games(states, chance, streams, traits, tallies)
