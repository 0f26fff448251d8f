"""Playing a record again, move by move."""

from collections.abc import Iterator

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, InvalidRecord, InvalidSetup
from heliopolis.games import Position, Step
from heliopolis.record.record import Record


def replay(record: Record) -> Iterator[Step]:
    """The steps of a game: first its start without events, then one for every move.

    Raises `InvalidRecord` at the first move that the rules forbid.
    """
    try:
        position = record.game.start_with(record.opening)
    except InvalidSetup as error:
        raise InvalidRecord(str(error)) from error
    yield Step(position, ())
    for number, move in enumerate(record.moves, 1):
        try:
            step = position.play(move)
        except HeliopolisError as error:
            raise InvalidRecord(f"move {number}, {str(move)!r}: {error}") from error
        yield step
        position = step.position


class Turns:
    """Counts the turns of a game while somebody plays it."""

    def __init__(self, start: Position) -> None:
        self.number = 0
        self.seat: Seat = 0
        self.epoch = 0
        self.begins = False
        """Whether nothing has been played in the turn yet."""
        self.see(start)

    def see(self, position: Position) -> None:
        """Take note of the next position of the game."""
        self.begins = position.begins_turn
        if self.begins and position.turn is not None:
            self.number += 1
            self.seat = position.turn
            self.epoch = position.epoch
