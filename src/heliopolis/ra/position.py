"""The Python API of Ra: immutable positions, and steps with events."""

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from heliopolis.core import contract
from heliopolis.core.chance import Dealer, pick
from heliopolis.core.contract import Seat
from heliopolis.core.desk import Desk
from heliopolis.core.position import StatePosition
from heliopolis.ra import kernel
from heliopolis.ra.encoding import ENCODING
from heliopolis.ra.events import Event, Line, read_events
from heliopolis.ra.fields import LAYOUT, PHASES, Fields
from heliopolis.ra.moves import ACTIONS, MOVES, Move
from heliopolis.ra.notation import NUMBERING
from heliopolis.ra.refusal import refusal_of
from heliopolis.ra.scoring import winner_of
from heliopolis.ra.state import DRAW, OVER, STATE, TURN
from heliopolis.ra.view import View, make_view

if TYPE_CHECKING:
    from heliopolis.ra.game import Game  # noqa: F401  # the base class is told of it by name

_PHASE: Final = LAYOUT.offset("phase")
_desk = Desk(STATE)


class Position(StatePosition["Game", Line, Move, Event]):
    """An immutable moment of a game of Ra; equal positions are equal, hash equal, same bytes."""

    __slots__ = ()

    layout = LAYOUT
    phases = PHASES
    over_phase = OVER
    chance_phases = (DRAW,)
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
        """Whether nothing has been done in the turn yet."""
        return self._state[_PHASE] == TURN

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seat that won (R-8.4); empty until the game is over."""
        if not self.over:
            return ()
        _desk.memory[:] = self._state
        return (int(winner_of(_desk.states[0])),)

    def moves(self, distinct: bool = False) -> tuple[Move, ...]:
        """The legal moves of the actor, or the outcomes at a chance node; none when over.

        No two moves of Ra come to the same, so all of them are distinct.
        """
        if self._state[_PHASE] == DRAW:
            return tuple(self.odds())
        _desk.memory[:] = self._state
        bits = kernel.legal_of(_desk.states)
        moves = []
        while bits:
            lowest = bits & -bits
            moves.append(MOVES[lowest.bit_length() - 1])
            bits ^= lowest
        return tuple(moves)

    def options(self) -> tuple[Move, ...]:
        """The moves to show to a person: all legal ones."""
        return self.moves()

    def odds(self) -> Mapping[Move, Fraction]:
        """The outcomes of a chance node with their exact probabilities; empty elsewhere."""
        if self._state[_PHASE] != DRAW:
            return {}
        bag = Fields(self._state).bag
        left = sum(bag)
        return {
            MOVES[number]: Fraction(count, left)
            for number, count in enumerate(bag, ACTIONS)
            if count
        }

    def deal(self, dealer: Dealer) -> Move:
        """The outcome that a dealer deals at a chance node, each tile of the bag as likely."""
        if self._state[_PHASE] != DRAW:
            raise ValueError("nothing is being drawn, so there is nothing to deal")
        return MOVES[ACTIONS + pick(dealer, Fields(self._state).bag)]

    def view(self, seat: Seat | None) -> View:
        """What a seat (or a spectator, None) may know."""
        self._check_seat(seat)
        return make_view(self.game, self._state, self._sheets, seat)


Step = contract.Step[Position, Event]
"""What playing a move gives: the new position, and what happened."""
