"""Who sits where: in most games the learner everywhere, in those of the league others too.

Earlier selves and compiled characters keep a learner from forgetting what beats them.
"""

import copy
from collections.abc import Iterable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.registry import read_bot
from heliopolis.core.stream import make_streams
from heliopolis.learn.network import Network, log_chances
from heliopolis.learn.settings import Settings
from heliopolis.learn.tables import Tables

LEARNER: Final = 0
_HERE: Final = 0.5
"""How likely a seat of a game of the league is the learner's."""


class Field:
    """Who sits at all tables, and the decisions of those who do not learn."""

    def __init__(
        self, settings: Settings, tables: Tables, seed: int, selves: Iterable[Network] = ()
    ) -> None:
        self._tables = tables
        self._generator = np.random.default_rng(seed)
        self._mind = mind_of(settings.game)
        self.selves = list(selves)
        """Their numbers begin with 1; those of the characters are behind the last there can be."""
        self._most_selves = settings.selves
        self._eldest = 0
        self._characters = {
            number: stack_traits([read_bot(settings.game, name).recipe.traits])
            for number, name in enumerate(settings.characters, settings.selves + 1)
        }
        self._in_league = np.arange(tables.count) % 100 < round(100 * settings.league)
        self._streams = make_streams(self._generator, tables.count)
        self.who = np.zeros((tables.count, tables.seats), dtype=np.int64)
        self.seat_again(np.ones(tables.count, dtype=np.bool_))

    def remember(self, network: Network) -> None:
        """Let the learner as it is now sit down as well, in place of the eldest of its selves."""
        now = copy.deepcopy(network).eval()
        if len(self.selves) < self._most_selves:
            self.selves.append(now)
        else:  # whoever sat there plays on as its younger self
            self.selves[self._eldest] = now
            self._eldest = (self._eldest + 1) % self._most_selves

    def seat_again(self, begun: NDArray[np.bool_]) -> None:
        """Say who sits where in games that have just begun."""
        games = np.flatnonzero(begun & self._in_league)
        self.who[begun] = LEARNER
        others = np.array([*range(1, len(self.selves) + 1), *self._characters])
        if not len(games) or not len(others):
            return
        drawn = self._generator.choice(others, size=(len(games), self._tables.seats))
        here = self._generator.random(drawn.shape) < _HERE
        first = self._generator.integers(0, self._tables.players[games])
        here[np.arange(len(games)), first] = True  # somebody has to learn from it
        self.who[games] = np.where(here, LEARNER, drawn)

    def asked(self) -> NDArray[np.int64]:
        """Who decides in every game."""
        found: NDArray[np.int64] = self.who[np.arange(self._tables.count), self._tables.acting]
        return found

    def decide(
        self, asked: NDArray[np.int64], features: Any, legal: Any, actions: NDArray[np.int64]
    ) -> None:
        """Write what others than the learner decide over what it would have."""
        for number, self_then in enumerate(self.selves, 1):
            rows = np.flatnonzero(asked == number)
            if len(rows):
                where = torch.from_numpy(rows).to(features.device)
                chances = log_chances(self_then(features[where]).policy, legal[where]).exp()
                actions[rows] = torch.multinomial(chances, 1).squeeze(-1).cpu().numpy()
        for number, traits in self._characters.items():
            is_asked = asked == number
            for chunk, here in self._tables.rows():
                if is_asked[here].any():
                    own = (is_asked[here], traits, self._streams[here], actions[here])
                    self._mind.decide_each(chunk.states.array, *own)
