"""Reading the rows of a log as events, and the events that every game has."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Generic, Self, TypeVar

from heliopolis.core.contract import Seat
from heliopolis.core.sheets import counts_of, items_of
from heliopolis.core.value import value

Rows = Sequence[Sequence[int]]
LineT = TypeVar("LineT")
EventT = TypeVar("EventT")


@value
class EpochScored(Generic[LineT]):
    """Every seat scored an epoch; a line is None where it is hidden from whoever looks."""

    epoch: int
    lines: tuple[LineT | None, ...]


@value
class EpochBegan:
    """A new epoch began; the starter has the first turn."""

    epoch: int
    starter: Seat


class Reader(Generic[LineT]):
    """Reads the rows of a log one after the other.

    A game's own reader says what a line of its score sheet is, and by which facts it is told:
    rows of `scored` (seat, item, points), then rows of `counted` (seat, which, number), then one
    with the net points. `epoch` is for the game to set, when it reads which epoch ended.
    """

    line_type: ClassVar[type[Any]]
    scored: ClassVar[int]
    counted: ClassVar[int]
    _items: ClassVar[int]
    _counts_type: ClassVar[type[Any]]
    _counts: ClassVar[int]

    # Not set by `__init__`, because few logs tell of an epoch's end and every move has one.
    epoch: int = 0
    scores: tuple[int, ...] = ()

    def __init_subclass__(cls) -> None:
        """Look up once how many numbers a line has."""
        super().__init_subclass__()
        cls._items = len(items_of(cls.line_type))
        cls._counts_type = counts_of(cls.line_type)
        cls._counts = len(fields(cls._counts_type))

    def __init__(self, rows: Rows) -> None:
        self._rows = rows
        self._next = 0

    def events(
        self, event_of: Mapping[int, Callable[[Self, int, int, int], EventT]]
    ) -> tuple[EventT, ...]:
        """All events of the log.

        `event_of` makes the event that begins with a fact, from the three numbers after it and
        the rows that follow.
        """
        found: list[EventT] = []
        rows = self._rows
        while self._next < len(rows):
            fact, first, second, third = rows[self._next]
            self._next += 1
            found.append(event_of[fact](self, first, second, third))
        return tuple(found)

    def following(self, fact: int) -> Rows:
        """The rows with this fact that come next, which are then read."""
        rows = self._rows
        start = end = self._next
        while end < len(rows) and rows[end][0] == fact:
            end += 1
        self._next = end
        return rows[start:end]

    def next_row(self) -> Sequence[int]:
        """The next row, which is then read."""
        self._next += 1
        return self._rows[self._next - 1]

    def sheet(self) -> tuple[LineT, ...]:
        """The lines of an epoch, whose first row has been read already; `scores` are theirs."""
        rows, lines = self._rows, list[LineT]()
        self._next -= 1
        while self._next < len(rows) and rows[self._next][0] == self.scored:
            items = self._numbers(self.scored, self._items)
            counts = self._numbers(self.counted, self._counts)
            _, _, net, points = self.next_row()
            lines.append(self.line_type(*items, net, points, self._counts_type(*counts)))
        self.scores = tuple(line.points for line in lines)  # type: ignore[attr-defined]
        return tuple(lines)

    def _numbers(self, fact: int, count: int) -> list[int]:
        """So many numbers by their places: the rows with this fact name a place and its number."""
        numbers = [0] * count
        for _, _, place, number in self.following(fact):
            numbers[place] = number
        return numbers


def scored_in(events: Sequence[object]) -> tuple[tuple[Any, ...], ...]:
    """The lines of every epoch that was scored in these events."""
    return tuple(event.lines for event in events if isinstance(event, EpochScored))
