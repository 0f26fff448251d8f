"""The games that are played at once: chunks of one number of players each, stepped by threads."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis import games
from heliopolis.core.stream import make_streams

CHUNK: Final = 512
"""Games that one thread steps at a time; how many threads there are changes no game."""


class Chunk:
    """Some games of one size of table, begun anew as they end."""

    def __init__(self, game: games.Game, count: int, generator: np.random.Generator) -> None:
        self.game = game
        self.batch: Any = games.ruleset(game.name).batch
        self.generator = generator
        self.states: Any = self.batch.start(game, make_streams(generator, count))
        self.players = game.players

    def __len__(self) -> int:
        return len(self.states)

    def look(self, features: NDArray[np.float32], legal: NDArray[np.bool_]) -> NDArray[np.int64]:
        """Write what every game's seat to move sees and may do; who that is."""
        acting: NDArray[np.int64] = self.batch.actors(self.states).astype(np.int64)
        self.batch.observe(self.states, acting, features)
        self.batch.legal(self.states, legal)
        return acting

    def play(
        self, actions: NDArray[np.int64], over: NDArray[np.bool_], results: NDArray[np.float32]
    ) -> None:
        """Play a decision in every game; `results` are shares and points where one is over."""
        self.batch.step(self.states, actions)
        over[:] = self.batch.over(self.states)
        if over.any():
            ended = self.batch.States(self.states.array[over], self.states.streams[over])
            returns = np.zeros((len(ended), 2, self.players), dtype=np.float32)
            self.batch.returns(ended, returns)
            results[over, :, : self.players] = returns
            streams = make_streams(self.generator, len(ended))
            self.states.replace(over, self.batch.start(self.game, streams))


class Tables:
    """All games of a training, as many of every number of players."""

    def __init__(self, game: str, count: int, seed: int, threads: int) -> None:
        rules = games.ruleset(game)
        sizes = rules.game.table_sizes
        self.seats = max(sizes)
        self.batch: Any = rules.batch
        seeds = np.random.SeedSequence(seed)
        self.chunks = []
        for place, players in enumerate(sizes):
            left = count // len(sizes) + (place < count % len(sizes))
            while left > 0:
                games_here = min(CHUNK, left)
                generator = np.random.default_rng(seeds.spawn(1)[0])
                table = games.make_game(game, players)
                self.chunks.append(Chunk(table, games_here, generator))
                left -= games_here
        self.count = sum(len(chunk) for chunk in self.chunks)
        self.players = np.concatenate([np.full(len(one), one.players) for one in self.chunks])
        self.features = np.zeros((self.count, self.batch.FEATURES), dtype=np.float32)
        self.legal = np.zeros((self.count, self.batch.ACTIONS), dtype=np.bool_)
        self.acting = np.zeros(self.count, dtype=np.int64)
        self.over = np.zeros(self.count, dtype=np.bool_)
        self.results = np.zeros((self.count, 2, self.seats), dtype=np.float32)
        self._threads = ThreadPoolExecutor(threads)

    def look(self) -> None:
        """Write what every seat to move sees and may do into `features`, `legal` and `acting`."""

        def one(chunk: Chunk, rows: slice) -> None:
            self.acting[rows] = chunk.look(self.features[rows], self.legal[rows])

        self._each(one)

    def play(self, actions: NDArray[np.int64]) -> None:
        """Play a decision in every game; what ended stands in `over` and `results`."""

        def one(chunk: Chunk, rows: slice) -> None:
            chunk.play(actions[rows], self.over[rows], self.results[rows])

        self._each(one)

    def rows(self) -> Iterator[tuple[Chunk, slice]]:
        """Every chunk, and where its games stand among all."""
        at = 0
        for chunk in self.chunks:
            yield chunk, slice(at, at + len(chunk))
            at += len(chunk)

    def _each(self, do: Any) -> None:
        for done in [self._threads.submit(do, chunk, rows) for chunk, rows in self.rows()]:
            done.result()
