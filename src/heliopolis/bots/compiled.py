"""The thin wrapper that makes a bot of compiled code: a view in, a record, a number, a move out."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

import numpy as np

from heliopolis import dice, ra
from heliopolis.bots.dice.table import decide_in as decide_in_dice
from heliopolis.bots.ra.table import decide_in as decide_in_ra
from heliopolis.core.compile import records
from heliopolis.core.stream import Stream, below
from heliopolis.dice.catalogue import move_of
from heliopolis.dice.state import STATE as DICE_STATE
from heliopolis.ra.moves import MOVES
from heliopolis.ra.state import STATE as RA_STATE


class _Mind(NamedTuple):
    """How compiled bots of one game think."""

    state: np.dtype[np.void]
    from_view: Callable[[Any], Any]
    decide_in: Callable[[Any, Any, Stream], int]
    move: Callable[[int], Any]


_MINDS: Final[dict[type, _Mind]] = {
    ra.View: _Mind(RA_STATE, ra.from_view, decide_in_ra, MOVES.__getitem__),
    dice.View: _Mind(DICE_STATE, dice.from_view, decide_in_dice, move_of),
}


def record_of(view: Any) -> Any:
    """An array of one record: the position that a seat may know, for compiled code to think in."""
    mind = _MINDS[type(view)]
    states = records(1, mind.state)
    memoryview(states.view("u1"))[:] = mind.from_view(view).record
    return states


def stack_traits(traits: Sequence[Any]) -> Any:
    """Records of traits as an array, one for each seat of a table."""
    stacked = records(len(traits), traits[0].dtype)
    for seat, own in enumerate(traits):
        stacked[seat] = own
    return stacked


class Compiled:
    """A bot with traits, which decides as a compiled table lets it decide."""

    def __init__(self, traits: Any, seed: int) -> None:
        """Play by a record of traits; the seed begins the stream of its random numbers."""
        self._traits = stack_traits([traits])
        self._stream = np.array([seed], dtype=np.uint64)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """What the compiled bot decides or, where that is not offered, something like it."""
        mind = _MINDS[type(view)]
        number = mind.decide_in(record_of(view), self._traits, self._stream)
        decided = mind.move(int(number))
        if decided in legal:
            return decided
        alike = [move for move in legal if type(move) is type(decided)] or legal
        return alike[below(self._stream, len(alike))]
