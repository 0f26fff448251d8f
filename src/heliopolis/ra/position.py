"""The Python face of Ra: immutable positions, and steps with events."""

import threading
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from heliopolis.core import contract
from heliopolis.core.chance import Dealer, pick
from heliopolis.core.compile import records
from heliopolis.core.contract import CHANCE, Actor, Seat
from heliopolis.core.errors import IllegalMove
from heliopolis.core.log import new_log
from heliopolis.ra import kernel
from heliopolis.ra.encoding import encode
from heliopolis.ra.events import EpochScored, Event, Sheet, read_events
from heliopolis.ra.fields import PHASES, Fields
from heliopolis.ra.moves import MOVES, NUMBER_OF, Drawn, Move
from heliopolis.ra.notation import NUMBER_OF_TEXT, parse_number
from heliopolis.ra.refusal import refusal
from heliopolis.ra.scoring import winner_of
from heliopolis.ra.state import DRAW, OVER, STATE
from heliopolis.ra.tiles import TILES
from heliopolis.ra.view import View, make_view

if TYPE_CHECKING:
    from heliopolis.ra.game import Game

_PHASE: Final = STATE.fields["phase"][1]  # type: ignore[index]  # STATE has named fields
_TURN: Final = STATE.fields["turn"][1]  # type: ignore[index]
_EPOCH: Final = STATE.fields["epoch"][1]  # type: ignore[index]
_ACTING: Final = STATE.fields["acting"][1]  # type: ignore[index]


class _Desk(threading.local):
    """A record and a log for the kernel to work on, one pair a thread."""

    def __init__(self) -> None:
        self.states = records(1, STATE)
        self.memory = memoryview(self.states.view("u1"))
        self.log = new_log()


_desk = _Desk()


class Position:
    """An immutable moment of a game of Ra; equal positions are equal, hash equal, same bytes."""

    __slots__ = ("_record", "_sheets", "game")

    def __init__(self, game: "Game", record: bytes, sheets: tuple[Sheet, ...] = ()) -> None:
        self.game = game
        self._record = record
        self._sheets = sheets

    @property
    def record(self) -> bytes:
        """The kernel's record of this position."""
        return self._record

    @property
    def actor(self) -> Actor:
        """A seat, `CHANCE` at a chance node, None when the game is over."""
        phase = self._record[_PHASE]
        if phase == OVER:
            return None
        return CHANCE if phase == DRAW else self._record[_ACTING]

    @property
    def epoch(self) -> int:
        """The epoch, 1 to 3."""
        return self._record[_EPOCH]

    @property
    def phase(self) -> str:
        """What is being decided: turn, draw, gods, auction, lose, or over."""
        return PHASES[self._record[_PHASE]]

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, the Ra player in an auction; None when the game is over."""
        return None if self.over else self._record[_TURN]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._record[_PHASE] == OVER

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        return Fields(self._record).points

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seat that won (R-8.4); empty until the game is over."""
        if not self.over:
            return ()
        _desk.memory[:] = self._record
        return (int(winner_of(_desk.states[0])),)

    def moves(self) -> tuple[Move, ...]:
        """The legal moves of the actor, or the outcomes at a chance node; none when over."""
        if self._record[_PHASE] == DRAW:
            return tuple(self.odds())
        _desk.memory[:] = self._record
        bits = kernel.legal_of(_desk.states)
        moves = []
        while bits:
            lowest = bits & -bits
            moves.append(MOVES[lowest.bit_length() - 1])
            bits ^= lowest
        return tuple(moves)

    def odds(self) -> Mapping[Move, Fraction]:
        """The outcomes of a chance node with their exact probabilities; empty elsewhere."""
        if self._record[_PHASE] != DRAW:
            return {}
        bag = Fields(self._record).bag
        left = sum(bag)
        return {
            Drawn(tile): Fraction(count, left)
            for tile, count in zip(TILES, bag, strict=True)
            if count
        }

    def deal(self, dealer: Dealer) -> Move:
        """The outcome that a dealer deals at a chance node, each tile of the bag as likely."""
        if self._record[_PHASE] != DRAW:
            raise ValueError("nothing is being drawn, so there is nothing to deal")
        return Drawn(TILES[pick(dealer, Fields(self._record).bag)])

    def play(self, move: Move | str) -> "Step":
        """Play a legal move, an outcome of chance, or the text of one.

        Raises `InvalidNotation` for a text that is no move, and `IllegalMove` with the reason and
        the number of the rule for one that the rules forbid here.
        """
        if isinstance(move, str):
            number = NUMBER_OF_TEXT.get(move)
            if number is None:
                number = parse_number(move)
        else:
            number = NUMBER_OF.get(move, -1)
            if number < 0:
                number = parse_number(str(move))
        desk = _desk
        desk.memory[:] = self._record
        if not kernel.play(desk.states, number, desk.log):
            raise IllegalMove(*refusal(Fields(self._record), MOVES[number]))
        events = read_events(desk.log[1 : desk.log[0, 0] + 1].tolist())
        record = desk.memory.tobytes()
        sheets = self._sheets
        if record[_EPOCH] != self._record[_EPOCH] or record[_PHASE] == OVER:
            sheets += tuple(event.lines for event in events if isinstance(event, EpochScored))
        return contract.Step(Position(self.game, record, sheets), events)

    def sheet(self) -> tuple[Sheet, ...]:
        """The itemised points of every scored epoch and seat."""
        return self._sheets

    def view(self, seat: Seat | None, open_scores: bool = True) -> View:
        """What a seat (or a spectator, None) may know."""
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats go from 0 to {self.game.players - 1}, not {seat}")
        return make_view(self.game, self._record, self._sheets, seat, open_scores)

    def to_bytes(self) -> bytes:
        """The position as bytes, for `Game.from_bytes`; equal positions have equal bytes."""
        return encode(self.game.edition, self._record, self._sheets)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self._record, self._sheets, self.game) == (
            other._record,
            other._sheets,
            other.game,
        )

    def __hash__(self) -> int:
        return hash((self._record, self._sheets))

    def __repr__(self) -> str:
        return (
            f"<Position of Ra: {self.game.players} players, epoch {self.epoch}, "
            f"{self.phase}, to act: {self.actor!r}>"
        )


Step = contract.Step[Position, Event]
"""What playing a move gives: the new position, and what happened."""
