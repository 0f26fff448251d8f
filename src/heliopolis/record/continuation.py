"""Going on with a file by appending to it, move by move."""

from heliopolis.games import Move
from heliopolis.record.record import Record
from heliopolis.record.replay import replay
from heliopolis.record.text import TurnWriter


class Continuation:
    """Writes what is played after a record was written, without writing the record again.

    As long as the game is unfinished, the file of the record and all that `add` gave read as the
    record with these moves. Whatever else changes, be it a seal, a hand or the result, is a header,
    for which the file has to be written anew.
    """

    def __init__(self, record: Record) -> None:
        steps = replay(record)
        self._turns = TurnWriter(record.seats, next(steps).position)
        for move, step in zip(record.moves, steps, strict=True):
            self._turns.add(move, None, step.position)

    def add(self, move: Move, time: int | None = None) -> str:
        """The line to append for the next move; raise `IllegalMove` for one that is forbidden.

        It ends with a line feed, so that one that was cut off can be told.
        """
        step = self._turns.position.play(move)
        self._turns.lines.clear()
        self._turns.add(move, time, step.position)
        return "".join(f"{line}\n" for line in self._turns.lines)
