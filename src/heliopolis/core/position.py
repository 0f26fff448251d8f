"""What a position of the Python API is in every game: a state, and the sheets so far."""

from abc import abstractmethod
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, Protocol, Self, TypeVar

import numpy as np

from heliopolis.core.contract import CHANCE, Actor, Scores, Seat, Step
from heliopolis.core.desk import Desk
from heliopolis.core.editions import Edition, key_of
from heliopolis.core.encoding import Encoding
from heliopolis.core.errors import IllegalMove, Refusal
from heliopolis.core.events import Rows, scored_in
from heliopolis.core.layout import Layout
from heliopolis.core.log import ROW
from heliopolis.core.numbering import Numbering
from heliopolis.core.sheets import ScoreNow, scores_now


class OfGame(Protocol):
    """What a position needs to know of its game."""

    @property
    def players(self) -> int:
        """How many seats play."""

    @property
    def edition(self) -> Edition:
        """The rulebook, with whatever the table overrides."""

    @property
    def scores(self) -> Scores:
        """Whether the points of others are open or hidden."""


GameT = TypeVar("GameT", bound=OfGame)
LineT = TypeVar("LineT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
_KEPT: Final = 1024


@lru_cache(_KEPT)
def _scores_now(names: tuple[str, ...], rows: bytes) -> tuple[ScoreNow, ...]:
    """Most moves change nothing of what an epoch would bring, so the log is read once."""
    return scores_now(names, np.frombuffer(rows, dtype=np.int16).reshape(-1, ROW).tolist())


class StatePosition(Generic[GameT, LineT, MoveT, EventT]):
    """An immutable moment of a game; equal positions are equal, hash equal, same bytes.

    A game's own class names its layout, its phases in words, which of them are over and which
    chance, its encoding, the numbers of its moves, and where and how its kernel plays. The rest
    of its state is its own business.
    """

    __slots__ = ("_sheets", "_state", "game")

    layout: ClassVar[Layout]
    phases: ClassVar[Mapping[int, str]]
    over_phase: ClassVar[int]
    chance_phases: ClassVar[tuple[int, ...]]
    encoding: ClassVar[Encoding[Any]]
    desk: ClassVar[Desk]
    numbering: ClassVar[Numbering[Any]]

    _epoch_at: ClassVar[int]
    _phase_at: ClassVar[int]
    _turn_at: ClassVar[int]
    _acting_at: ClassVar[int]
    _epoch_phase_over: ClassVar[tuple[int, int, int]]

    @staticmethod
    @abstractmethod
    def play_number(states: Any, number: int, log: Any, /) -> bool:
        """Play in the first state, with a log, if the number is legal there."""

    @staticmethod
    @abstractmethod
    def log_score_now(states: Any, log: Any, /) -> None:
        """Log what every seat would score if the epoch ended in the first state."""

    @staticmethod
    @abstractmethod
    def read_events(rows: Rows, /) -> tuple[Any, ...]:
        """What happened, from the rows of a log."""

    @staticmethod
    @abstractmethod
    def refusal_of(state: bytes, number: int, /) -> Refusal:
        """Why a number is illegal in a state."""

    def __init_subclass__(cls) -> None:
        """Look the offsets up once, not whenever somebody asks a position."""
        super().__init_subclass__()
        cls._epoch_at = cls.layout.offset("epoch")
        cls._phase_at = cls.layout.offset("phase")
        cls._turn_at = cls.layout.offset("turn")
        cls._acting_at = cls.layout.offset("acting")
        cls._epoch_phase_over = cls._epoch_at, cls._phase_at, cls.over_phase

    def __init__(
        self, game: GameT, state: bytes, sheets: tuple[tuple[LineT | None, ...], ...] = ()
    ) -> None:
        self.game = game
        self._state = state
        self._sheets = sheets

    @property
    def state(self) -> bytes:
        """The kernel's state of this position."""
        return self._state

    @property
    def actor(self) -> Actor:
        """A seat, `CHANCE` at a chance node, None when the game is over."""
        phase = self._state[self._phase_at]
        if phase == self.over_phase:
            return None
        return CHANCE if phase in self.chance_phases else self._state[self._acting_at]

    @property
    def epoch(self) -> int:
        """The epoch, counted from 1."""
        return self._state[self._epoch_at]

    @property
    def phase(self) -> str:
        """What is being decided, in one word; "over" when nothing is."""
        return self.phases[self._state[self._phase_at]]

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is, also while others decide; None when the game is over."""
        return None if self.over else self._state[self._turn_at]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._state[self._phase_at] == self.over_phase

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""
        points = self.layout.unpack(self._state)[self.layout.places["points"]]
        return points[: self.game.players]

    def sheet(self) -> tuple[tuple[LineT | None, ...], ...]:
        """The itemised points of every scored epoch and seat."""
        return self._sheets

    def score_now(self, seat: Seat | None) -> tuple[ScoreNow | None, ...]:
        """What every seat would score if the epoch ended here, as far as a seat may know.

        A spectator is None. Where scores are hidden a seat is told of itself alone; when the game
        is over there is nothing more to score.
        """
        self._check_seat(seat)
        if self.over:
            return ()
        desk = self.desk
        log = desk.log
        desk.memory[:] = self._state
        self.log_score_now(desk.states, log)
        found = _scores_now(self.encoding.items, log[1 : log.item(0) + 1].tobytes())
        if self.game.scores == "open":
            return found
        return tuple(now if owner == seat else None for owner, now in enumerate(found))

    def to_bytes(self) -> bytes:
        """The position as bytes, for `Game.from_bytes`; equal positions have equal bytes."""
        return self.encoding.encode(key_of(self.game.edition), self._state, self._sheets)

    def play(self, move: MoveT | str) -> Step[Self, EventT]:
        """Play a legal move, an outcome of chance, or the text of one, in which spaces are free.

        Raises `InvalidNotation` for a text that is no move, and `IllegalMove` with the reason and
        the number of the rule for one that the rules forbid here.
        """
        numbering = self.numbering
        if isinstance(move, str):
            number = numbering.number_of_text.get(move)
            if number is None:
                number = numbering.parse_freely(move)
        else:
            try:
                number = numbering.number_of(move)
            except (KeyError, TypeError):  # TypeError: a value that cannot be looked up
                number = numbering.parse_number(str(move))
        # Looking something up on a desk takes a while: it asks for the thread first.
        desk = self.desk
        memory, log = desk.memory, desk.log
        memory[:] = self._state
        if not self.play_number(desk.states, number, log):
            raise IllegalMove.of(self.refusal_of(self._state, number))
        events = self.read_events(log[1 : log.item(0) + 1].tolist())
        return self._step_to(memory.tobytes(), events)

    def _step_to(self, state: bytes, events: tuple[EventT, ...]) -> Step[Self, EventT]:
        """The step to another state, with the sheets of whatever was scored on the way."""
        sheets = self._sheets
        epoch_at, phase_at, over = self._epoch_phase_over
        if state[epoch_at] != self._state[epoch_at] or state[phase_at] == over:
            sheets += scored_in(events)
        return Step(self.__class__(self.game, state, sheets), events)

    def _check_seat(self, seat: Seat | None) -> None:
        """Raise `ValueError` unless this is a seat of the game, or nobody's."""
        if seat is not None and seat not in range(self.game.players):
            raise ValueError(f"seats go from 0 to {self.game.players - 1}, not {seat}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StatePosition):
            return NotImplemented
        return (self._state, self._sheets, self.game) == (
            other._state,
            other._sheets,
            other.game,
        )

    def __hash__(self) -> int:
        return hash((self._state, self._sheets))

    def __repr__(self) -> str:
        return (
            f"<Position of {self.encoding.name}: {self.game.players} players, "
            f"epoch {self.epoch}, {self.phase}, to act: {self.actor!r}>"
        )
