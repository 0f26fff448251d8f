"""Thinking aloud: what a bot that looks ahead says of every move, and how it spent its budget."""

from typing import Any, Final, Literal, Protocol

from heliopolis.bots.base import Budget
from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.games import Move

Spending = Literal["play", "even"]
"""How a budget is spent on the moves of a position."""
PLAY: Final = "play"
"""Where it is worth a look: what the bot itself would play is the best of it."""
EVEN: Final = "even"
"""Every class of moves the same budget and chance, so that a difference is one of moves.

Each is looked at once at least, whatever the budget."""


@value
class Thought:
    """What moves that come to the same do to every seat.

    - `moves`: every legal move of the class; the first one stands for the others.
    - `visits`: the simulations that were spent on it.
    - `line`: the moves and outcomes of chance that are expected, of which the first is that of
      the class; they can be played from the position, one after the other.
    - `shares`: by seat the chance to win; they sum to 1.
    - `points`: by seat the points expected at the end.
    """

    moves: tuple[Move, ...]
    visits: int
    line: tuple[Move, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]


@value
class Thoughts:
    """What a thinker says of a position in which a seat is asked.

    - `seat`: who is asked.
    - `spending`: how the budget was spent.
    - `classes`: every legal move is in one of them; what is best for the seat comes first.
    - `simulations`: how many were made.
    - `positions`: how many positions were judged.
    """

    seat: Seat
    spending: Spending
    classes: tuple[Thought, ...]
    simulations: int
    positions: int

    @property
    def best(self) -> Thought:
        """The class that is best for the seat."""
        return self.classes[0]


class Thinker(Protocol):
    """A bot that says what it thinks."""

    def think(self, view: Any, budget: Budget, spending: Spending = PLAY) -> Thoughts:
        """What it thinks of the moves in a view, for a budget; the same for the same simulations.

        Raises `InvalidSetup` where nobody is asked.
        """
