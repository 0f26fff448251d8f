"""Bots that play the other seats while a learner plays one."""

from collections.abc import Iterable
from typing import Any, Protocol

import numpy as np

from heliopolis.bots.asking import ask
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import read_bots
from heliopolis.env.table import Table, state_of
from heliopolis.games import Move


class Opponent(Protocol):
    """Whoever decides for a seat that is asked."""

    def decide(self, table: Table) -> Move:
        """A legal move."""


class _Compiled:
    """A bot with traits, asked where the state is: the same moves as by `choose`, far quicker."""

    def __init__(self, game: str, traits: Any, seed: int) -> None:
        self._decide_in = mind_of(game).decide_in
        self._traits = stack_traits([traits])
        self._stream = np.array([seed], dtype=np.uint64)

    def decide(self, table: Table) -> Move:
        return table.move_of(self._decide_in(state_of(table.position), self._traits, self._stream))


class _Asked:
    """Any other bot, which gets what its seat may know."""

    def __init__(self, entrant: Entrant, seed: int) -> None:
        self._bot = entrant.make(seed)

    def decide(self, table: Table) -> Move:
        here, seat = table.position, table.asked
        assert seat is not None, "nobody is asked when a game is over"
        return ask(self._bot, seat, here.view(seat), here.moves(distinct=True), here.moves)


def read_opponents(game: str, bots: str | Iterable[str], seats: int) -> tuple[Entrant, ...]:
    """The bots for so many seats; the last one named goes on for the seats that are left.

    Raises `InvalidSetup`, which says what there is instead.
    """
    return read_bots(game, bots if isinstance(bots, str) else ",".join(bots), seats)


def make_opponent(entrant: Entrant, game: str, seed: int) -> Opponent:
    """A bot for one seat of one game."""
    traits = entrant.recipe.traits
    return _Asked(entrant, seed) if traits is None else _Compiled(game, traits, seed)
