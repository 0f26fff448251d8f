"""Many games at once for learners: what a batch does, with rewards and new games by themselves."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.batch import Actions
from heliopolis.core.stream import make_streams
from heliopolis.env.rewards import Reward, checked_reward, rewards_of
from heliopolis.games import Scores, make_game, ruleset


class Timestep(NamedTuple):
    """All games between two decisions. The next step writes into the same arrays.

    - `observation`: what the seat that decides sees: float32[games, FEATURES];
    - `action_mask`: its distinct legal actions: bool[games, ACTIONS];
    - `to_play`: the seat that decides: int8[games];
    - `reward`: what every seat got by the last decision: float32[games, players];
    - `over`: which games ended by it: bool[games]; all else is of the new game in their place.
    """

    observation: NDArray[np.float32]
    action_mask: NDArray[np.bool_]
    to_play: NDArray[np.int8]
    reward: NDArray[np.float32]
    over: NDArray[np.bool_]


class Vector:
    """So many games, each stepped by one decision a call; a game that ends is begun anew at once.

    Where a step is taken in games of several seats, whoever is to play decides, and everybody is
    rewarded: `reward` has a column for every seat.
    """

    def __init__(
        self,
        games: int,
        game: str = "ra",
        players: int = 4,
        edition: str | None = None,
        overrides: Mapping[str, str | int] | None = None,
        scores: Scores = "open",
        *,
        reward: Reward = "share",
    ) -> None:
        self.game = make_game(game, players, edition, overrides, scores)
        self._batch = batch = ruleset(game).batch
        self._reward = checked_reward(reward)
        self._generator = np.random.default_rng()
        self._states = batch.start(self.game, make_streams(self._generator, 0))
        self._told = Timestep(
            observation=np.zeros((games, batch.FEATURES), dtype=np.float32),
            action_mask=np.zeros((games, batch.ACTIONS), dtype=np.bool_),
            to_play=np.zeros(games, dtype=np.int8),
            reward=np.zeros((games, players), dtype=np.float32),
            over=np.zeros(games, dtype=np.bool_),
        )

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return int(self._batch.ACTIONS)

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return int(self._batch.FEATURES)

    def reset(self, seed: int | None = None) -> Timestep:
        """Begin all games anew; an equal seed deals equally, without one chance goes on."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        streams = make_streams(self._generator, len(self._told.over))
        self._states = self._batch.start(self.game, streams)
        self._told.reward.fill(0)
        self._told.over.fill(False)
        return self._tell()

    def step(self, actions: Actions) -> Timestep:
        """Play a decision in every game, int64[games], and chance up to the next one.

        If any is illegal, `IllegalMove` names the game and the reason, and none is played.
        """
        batch, states, told = self._batch, self._states, self._told
        batch.step(states, actions)
        if told.over.any():
            told.reward.fill(0)
        told.over[:] = batch.over(states)
        if told.over.any():
            told.reward[told.over] = self._ended()
            streams = make_streams(self._generator, int(told.over.sum()))
            states.replace(told.over, batch.start(self.game, streams))
        return self._tell()

    def _ended(self) -> NDArray[np.float32]:
        """What every seat gets in the games that are over."""
        states, over = self._states, self._told.over
        ended = self._batch.States(states.array[over], states.streams[over])
        returns = np.empty((len(ended), 2, self.game.players), dtype=np.float32)
        self._batch.returns(ended, returns)
        return rewards_of(returns, self._reward)

    def _tell(self) -> Timestep:
        batch, states, told = self._batch, self._states, self._told
        told.to_play[:] = batch.actors(states)
        batch.legal(states, told.action_mask)
        batch.observe(states, told.to_play, told.observation)
        return told
