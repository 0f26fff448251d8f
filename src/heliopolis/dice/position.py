"""The Python API of the dice game: immutable positions, and steps with events."""

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import TYPE_CHECKING

import numpy as np

from heliopolis.core import contract
from heliopolis.core.chance import Dealer
from heliopolis.core.contract import Seat
from heliopolis.core.desk import Desk
from heliopolis.core.position import StatePosition
from heliopolis.dice import kernel
from heliopolis.dice.catalogue import ACTIONS, DECISIONS, DIGIT_OF, dice_of, outcome_of
from heliopolis.dice.components import SIDES
from heliopolis.dice.distinct import ANY_ORDER, IN_ORDER
from heliopolis.dice.encoding import ENCODING
from heliopolis.dice.events import Event, Line
from heliopolis.dice.fields import LAYOUT, PHASES, Fields
from heliopolis.dice.log_reader import read_events
from heliopolis.dice.moves import Dice, Move
from heliopolis.dice.notation import NUMBERING
from heliopolis.dice.refusal import refusal_of
from heliopolis.dice.scoring import winners_of
from heliopolis.dice.state import OVER, ROLL, STATE
from heliopolis.dice.view import View, make_view

if TYPE_CHECKING:
    from heliopolis.dice.game import Game  # noqa: F401  # the base class is told of it by name

_PHASE = LAYOUT.offset("phase")
_THROWS = LAYOUT.offset("throws")


class _Desk(Desk):
    """A desk with room for a list of moves."""

    def __init__(self) -> None:
        super().__init__(STATE)
        self.found = np.zeros(ACTIONS, dtype=np.int64)


_desk = _Desk()


@cache
def _odds(rolling: Dice) -> Mapping[Move, Fraction]:
    """D-3: every die falls on each of its six faces equally often."""
    chance = Fraction(1, SIDES ** len(rolling))
    faces = ([DIGIT_OF[die] * face for face in range(1, SIDES + 1)] for die in rolling)
    odds: dict[Move, Fraction] = {outcome_of(sum(fallen)): chance for fallen in product(*faces)}
    return MappingProxyType(odds)  # every position with these dice in the air gives this very one


class Position(StatePosition["Game", Line, Move, Event]):
    """An immutable moment of the dice game; equal positions are equal, hash equal, same bytes."""

    __slots__ = ()

    layout = LAYOUT
    phases = PHASES
    over_phase = OVER
    chance_phases = (ROLL,)
    encoding = ENCODING
    desk = _desk
    numbering = NUMBERING
    play_number = staticmethod(kernel.play)
    log_score_now = staticmethod(kernel.score_now)
    read_events = staticmethod(read_events)
    refusal_of = staticmethod(refusal_of)

    @property
    def board(self) -> Fields:
        """Everything on the table as plain numbers, at a fraction of what a view takes."""
        return Fields(self._state)

    @property
    def begins_turn(self) -> bool:
        """Whether nothing has been done in the turn yet: all dice are in the air."""
        return self._state[_PHASE] == ROLL and self._state[_THROWS] == 0

    @property
    def winners(self) -> tuple[Seat, ...]:
        """D-29: the seats that won, several of them when they tie; empty until the end."""
        if not self.over:
            return ()
        _desk.memory[:] = self._state
        winners = winners_of(_desk.states[0])
        return tuple(seat for seat in range(self.game.players) if winners >> seat & 1)

    def moves(self, distinct: bool = False) -> tuple[Move, ...]:
        """The legal moves of the actor, or the outcomes at a chance node; none when over.

        With `distinct` one of each set of moves that come to the same, for bots and masks.
        """
        if self._state[_PHASE] == ROLL:
            return tuple(self.odds())
        if distinct:
            return self._distinct(IN_ORDER)
        desk = _desk
        desk.memory[:] = self._state
        return self._found(kernel.legal_of(desk.states, desk.found))

    def options(self) -> tuple[Move, ...]:
        """The distinct moves in whatever order a person likes to go about a turn."""
        if self._state[_PHASE] == ROLL:
            return tuple(self.odds())
        return self._distinct(ANY_ORDER)

    def _distinct(self, order: int) -> tuple[Move, ...]:
        desk = _desk
        desk.memory[:] = self._state
        return self._found(kernel.distinct_of(desk.states, order, desk.found))

    @staticmethod
    def _found(count: int) -> tuple[Move, ...]:
        """The moves that the kernel has just listed on the desk."""
        return tuple(map(DECISIONS.__getitem__, _desk.found[:count].tolist()))

    def odds(self) -> Mapping[Move, Fraction]:
        """The outcomes of a chance node with their exact probabilities; empty elsewhere.

        Dice are told apart by their colours, so there are up to 7,776 outcomes.
        """
        if self._state[_PHASE] != ROLL:
            return {}
        return _odds(dice_of(self.board.in_the_air))

    def deal(self, dealer: Dealer) -> Move:
        """The outcome that a dealer deals at a chance node: a face for each die in the air."""
        if self._state[_PHASE] != ROLL:
            raise ValueError("no die is in the air, so there is nothing to deal")
        in_the_air = dice_of(self.board.in_the_air)
        return outcome_of(sum(DIGIT_OF[die] * (1 + dealer.below(SIDES)) for die in in_the_air))

    def view(self, seat: Seat | None) -> View:
        """What a seat (or a spectator, None) may know: everything, in this game."""
        self._check_seat(seat)
        return make_view(self.game, self._state, self._sheets, seat)


Step = contract.Step[Position, Event]
"""What playing a move gives: the new position, and what happened."""
