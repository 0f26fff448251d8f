"""What every game fulfils, so that everything above the rules is written once."""

from collections.abc import Mapping
from enum import Enum
from fractions import Fraction
from typing import Any, Final, Generic, Literal, NamedTuple, Protocol, Self, TypeVar

from heliopolis.core.chance import Dealer
from heliopolis.core.editions import Edition
from heliopolis.core.sheets import ScoreNow

Seat = int
"""A place at the table, counted clockwise from 0."""


class Chance(Enum):
    """The type of `CHANCE`, the actor that is nobody's seat."""

    CHANCE = "chance"

    def __repr__(self) -> str:
        return "CHANCE"


CHANCE: Final = Chance.CHANCE
"""The actor at a chance node."""

Actor = Seat | Chance | None
"""Who acts next: a seat, `CHANCE`, or nobody when the game is over."""

Scores = Literal["open", "hidden"]
"""Whether everybody sees all points, or others' only when the game is over."""

PositionT_co = TypeVar("PositionT_co", covariant=True)
EventT_co = TypeVar("EventT_co", covariant=True)


class Step(NamedTuple, Generic[PositionT_co, EventT_co]):
    """What playing a move gives: the new position, and what happened on the way to it."""

    position: PositionT_co
    events: tuple[EventT_co, ...]


class Position(Protocol):
    """An immutable moment of a game; playing a move gives another one."""

    @property
    def game(self) -> Any:
        """The table that this is a position of."""

    @property
    def actor(self) -> Actor:
        """Who acts next."""

    @property
    def epoch(self) -> int:
        """The epoch, counted from 1."""

    @property
    def phase(self) -> str:
        """What is being decided, in one word."""

    @property
    def begins_turn(self) -> bool:
        """Whether a turn begins here: nothing has been done in it yet."""

    @property
    def turn(self) -> Seat | None:
        """The seat whose turn it is."""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that won; empty until the game is over."""

    def moves(self, distinct: bool = False) -> tuple[Any, ...]:
        """The legal moves of the actor; `str(move)` is a move's one text form.

        With `distinct` one of each set of moves that come to the same, for bots and masks.
        """

    def options(self) -> tuple[Any, ...]:
        """The moves to show to a person: the distinct ones, in any order of doing things.

        At a chance node these are the outcomes, as in `moves`.
        """

    def odds(self) -> Mapping[Any, Fraction]:
        """The outcomes of a chance node with their exact probabilities."""

    def deal(self, dealer: Dealer) -> Any:
        """The outcome that a dealer deals at a chance node."""

    def play(self, move: Any) -> Step[Self, Any]:
        """Play a move, or the text of one."""

    def view(self, seat: Seat | None) -> Any:
        """What a seat (or a spectator, None) may know."""

    def sheet(self) -> tuple[Any, ...]:
        """The itemised points of every scored epoch and seat."""

    def score_now(self, seat: Seat | None) -> tuple[ScoreNow | None, ...]:
        """What every seat would score if the epoch ended here, as far as a seat may know."""

    def to_bytes(self) -> bytes:
        """The position as bytes; equal positions have equal bytes."""


class Game(Protocol):
    """A table set up for a game: its players, its edition, what it overrides and hides."""

    @property
    def name(self) -> str:
        """The name that files and the command line give the game."""

    @property
    def players(self) -> int:
        """How many seats play."""

    @property
    def edition(self) -> Edition:
        """The rulebook, with whatever the table overrides."""

    @property
    def scores(self) -> Scores:
        """Whether the points of others are open or hidden."""

    @property
    def opening(self) -> str:
        """What is dealt before the first move, in one word: a header of game files."""

    def start(self, dealer: Dealer | None = None) -> Position:
        """The first position, as a dealer deals it."""

    def start_with(self, opening: str) -> Position:
        """The first position from a text that `opening_of` wrote; `InvalidSetup` for others."""

    def opening_of(self, start: Any) -> str:
        """What was dealt before the first move of a game, as text."""

    def from_bytes(self, data: bytes) -> Position:
        """Read what `Position.to_bytes` wrote."""
