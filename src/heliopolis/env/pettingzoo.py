"""Both games for PettingZoo: agents take turns, and each sees what its seat may know.

Importing this module registers `heliopolis/Ra-v1` and `heliopolis/RaDice-v1`.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from heliopolis.env.extra import needing
from heliopolis.env.rewards import ILLEGAL, Reward
from heliopolis.env.spaces import actions_of, features_of
from heliopolis.env.table import Table
from heliopolis.env.versions import IDS
from heliopolis.env.words import told
from heliopolis.games import Position, Scores, make_game

with needing("pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.utils import wrappers

Observation = dict[str, NDArray[Any]]


class Seats(AECEnv[str, Observation, int]):  # type: ignore[misc]  # ships no types
    """A game whose seats are agents; `raw_env` makes one.

    An observation has `observation`, what the seat sees, and `action_mask`, its distinct legal
    actions, none for a seat that is not asked. An illegal action raises `IllegalMove`.
    """

    def __init__(
        self,
        game: str = "ra",
        players: int = 4,
        edition: str | None = None,
        overrides: Mapping[str, str | int] | None = None,
        scores: Scores = "open",
        *,
        reward: Reward = "share",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": IDS.get(game, game),
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._table = Table(make_game(game, players, edition, overrides, scores), reward)
        self._generator = np.random.default_rng()
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: _observations(game) for agent in self.possible_agents}
        self.action_spaces = {agent: actions_of(game) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may see."""
        space: spaces.Space[Any] = self.observation_spaces[agent]
        return space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent may do, legal or not."""
        space: spaces.Space[Any] = self.action_spaces[agent]
        return space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; an equal seed deals equally, without one chance goes on."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._table.begin(self._generator)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def _select(self) -> None:
        seat = self._table.asked
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty unless it is asked."""
        seat = self._seat_of[agent]
        mask = self._table.mask()
        if self._table.asked != seat:
            mask.fill(0)
        return {"observation": self._table.features(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play a decision of the agent that is asked; one whose game is over gives None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only an agent whose game is over gives None"
        self._table.play(self._table.move_of(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, self._table.rewards().tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, self._table.asked is None)
        self._select()
        self._accumulate_rewards()

    @property
    def position(self) -> Position:
        """Where the game is, with all that anybody can ask of it."""
        return self._table.position

    def render(self) -> str | None:
        """What happened with the last decision and who is asked now, in sentences."""
        if self.render_mode is None:
            return None
        return told(self.position, self.possible_agents, self._table.news)

    def close(self) -> None:
        """Nothing is open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _observations(game: str) -> spaces.Dict:
    actions = actions_of(game)
    mask = spaces.Box(0, 1, (int(actions.n),), np.int8)
    return spaces.Dict({"observation": features_of(game), "action_mask": mask})


def raw_env(*args: Any, **settings: Any) -> Seats:
    """A game without wrappers, and faster for it; illegal actions raise `IllegalMove`.

    It takes what `Seats` takes.
    """
    return Seats(*args, **settings)


def aec(*args: Any, **settings: Any) -> AECEnv[str, Observation, int]:
    """A game in the wrappers of PettingZoo's own classic games: an illegal action ends it.

    It takes what `Seats` takes.
    """
    env: Any = wrappers.TerminateIllegalWrapper(raw_env(*args, **settings), ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    wrapped: AECEnv[str, Observation, int] = wrappers.OrderEnforcingWrapper(env)
    return wrapped


for _game, _id in IDS.items():
    register("aec", _id, f"{__name__}:{aec.__name__}", kwargs={"game": _game})
