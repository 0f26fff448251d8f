"""Playing a record again, move by move."""

from collections.abc import Iterator

from heliopolis.core.contract import Seat
from heliopolis.core.errors import HeliopolisError, InvalidRecord, InvalidSetup
from heliopolis.games import Position, Step
from heliopolis.record.record import Record


def illegal(
    error: HeliopolisError, record: Record, number: int, text: str, line: int | None = None
) -> InvalidRecord:
    """What is wrong with a record whose move of this number cannot be played.

    `cause` and `rule` are the code and the rule of why not; the parameters of the cause come too,
    and the names of the seats.
    """
    cause = {"cause": error.code, "rule": error.rule, **error.parameters}
    told = {**cause, "number": number, "text": text, "names": record.seats}
    return InvalidRecord("illegal-move", line, **told)


def replay(record: Record) -> Iterator[Step]:
    """The steps of a game: first its start without events, then one for every move.

    Raises `InvalidRecord` at the first move that the rules forbid.
    """
    try:
        position = record.game.start_with(record.opening)
    except InvalidSetup as error:
        raise InvalidRecord(error.code, **error.parameters) from error
    yield Step(position, ())
    for number, move in enumerate(record.moves, 1):
        try:
            step = position.play(move)
        except HeliopolisError as error:
            raise illegal(error, record, number, str(move)) from error
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
