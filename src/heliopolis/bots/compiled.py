"""The thin wrapper that makes a bot of compiled code: a view in, a state, a number, a move out."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from heliopolis.bots.minds import mind_of
from heliopolis.core.compile import zeroed
from heliopolis.games import ruleset, ruleset_of


def state_of(view: Any) -> Any:
    """An array of one state: the position that a seat may know, for compiled code to think in."""
    rules = ruleset_of(view)
    states = zeroed(1, rules.state)
    memoryview(states.view("u1"))[:] = rules.from_view(view).state
    return states


def stack_traits(traits: Sequence[Any]) -> Any:
    """Traits as an array, one for each seat of a table."""
    stacked = zeroed(len(traits), traits[0].dtype)
    for seat, own in enumerate(traits):
        stacked[seat] = own
    return stacked


class Compiled:
    """A bot with traits, which decides as a compiled table lets it decide."""

    def __init__(self, game: str, traits: Any, seed: int) -> None:
        """Play a game by traits; the seed begins the stream of its random numbers."""
        self._decide_in = mind_of(game).decide_in
        self._move_of = ruleset(game).move_of
        self._traits = stack_traits([traits])
        self._stream = np.array([seed], dtype=np.uint64)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What the compiled bot decides; whoever asked judges whether it is legal."""
        return self._move_of(int(self._decide_in(state_of(view), self._traits, self._stream)))
