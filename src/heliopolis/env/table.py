"""One game while somebody learns from it: a position for bots and words, arrays for learners."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.chance import SeededDealer
from heliopolis.core.compile import zeroed
from heliopolis.core.contract import CHANCE, Seat
from heliopolis.env.rewards import Reward, checked_reward, rewards_of
from heliopolis.games import Game, Move, Position, ruleset, ruleset_of

BOUND: Final = 1000.0
"""No feature is larger, nor smaller than minus this: points are 16 bits wide and divided by 50."""


def state_of(position: Position) -> Any:
    """An array of one state: a position for whatever is compiled."""
    states = zeroed(1, ruleset(position.game.name).state)
    memoryview(states.view("u1"))[:] = position.state  # type: ignore[attr-defined]  # all have it
    return states


def features_of(position: Position, seat: Seat) -> NDArray[np.float32]:
    """What a seat sees of a position, as numbers."""
    batch = ruleset(position.game.name).batch
    out = np.empty((1, batch.FEATURES), dtype=np.float32)
    batch.observe(_batched(position), seat, out)
    seen: NDArray[np.float32] = out[0]
    return seen


def mask_of(position: Position) -> NDArray[np.int8]:
    """The distinct legal actions of whoever is asked as ones; none when the game is over."""
    batch = ruleset(position.game.name).batch
    out = np.empty((1, batch.ACTIONS), dtype=np.bool_)
    batch.legal(_batched(position), out)
    mask: NDArray[np.int8] = out[0].view(np.int8)
    return mask


def observe(view: Any) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
    """What a seat that is asked sees, and its mask: for a bot that plays what was learned here."""
    position = ruleset_of(view).from_view(view)
    return features_of(position, view.seat), mask_of(position)


def _batched(position: Position) -> Any:
    # Nothing is dealt by this stream, for outcomes are played like moves.
    stream = np.zeros(1, dtype=np.uint64)
    return ruleset(position.game.name).batch.States(state_of(position), stream)


class Table:
    """A game that is played by numbers, from decision to decision; chance is played by itself.

    Every array that it gives is a new one.
    """

    position: Position
    news: list[Any]
    """What happened with the last decision; at the beginning, what was dealt before the first."""

    def __init__(self, game: Game, reward: Reward) -> None:
        self.game = game
        self._move_of = ruleset(game.name).batch.move
        self._reward = checked_reward(reward)

    def begin(self, generator: np.random.Generator) -> None:
        """Begin a game; the generator deals all of it."""
        self._dealer = SeededDealer(generator)
        self.position = self.game.start(self._dealer)
        self.news = []
        self._run_chance()

    @property
    def asked(self) -> Seat | None:
        """The seat that decides, None when the game is over."""
        actor = self.position.actor
        return actor if isinstance(actor, int) else None

    def move_of(self, action: int) -> Move:
        """The decision with a number; raise `ValueError` where there is none."""
        return self._move_of(int(action))

    def play(self, move: Move) -> None:
        """Play a decision, and chance up to the next one; raise `IllegalMove`, which says why."""
        self.position, events = self.position.play(move)
        self.news = list(events)
        self._run_chance()

    def _run_chance(self) -> None:
        while self.position.actor is CHANCE:
            self.position, events = self.position.play(self.position.deal(self._dealer))
            self.news += events

    def features(self, seat: Seat) -> NDArray[np.float32]:
        """What a seat sees, as numbers."""
        return features_of(self.position, seat)

    def mask(self) -> NDArray[np.int8]:
        """The distinct legal actions of the seat that decides as ones; none when it is over."""
        return mask_of(self.position)

    def rewards(self) -> NDArray[np.float32]:
        """What every seat gets; nothing before the game is over."""
        players = self.game.players
        if not self.position.over:
            return np.zeros(players, dtype=np.float32)
        returns = np.empty((1, 2, players), dtype=np.float32)
        ruleset(self.game.name).batch.returns(_batched(self.position), returns)
        found: NDArray[np.float32] = rewards_of(returns, self._reward)[0]
        return found
