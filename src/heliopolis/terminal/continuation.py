"""The text that follows that of a record, move by move: what a file grows by while one plays."""

from heliopolis.games import Move, Position
from heliopolis.record import Record, replay
from heliopolis.record.replay import Turns


class Continuation:
    """Plays a game along with whoever plays it, and writes every further move as lines.

    Every line is whole, with a line feed at its end: whatever lacks one was cut off.
    """

    def __init__(self, record: Record) -> None:
        self._seats = record.seats
        self._epoch = 0
        steps = replay(record)
        self._position: Position = next(steps).position
        self._turns = Turns(self._position)
        for step in steps:
            self._epoch = self._turns.epoch
            self._see(step.position)

    def add(self, move: Move) -> str:
        """The lines of the next move."""
        text = f"{move}\n"
        if self._turns.begins:
            text = f"{self._turns.number}. {self._seats[self._turns.seat]}: {text}"
            if self._turns.epoch != self._epoch:
                text = f"\n# epoch {self._turns.epoch}\n{text}"
        self._epoch = self._turns.epoch
        self._see(self._position.play(move).position)
        return text

    def _see(self, position: Position) -> None:
        self._position = position
        self._turns.see(position)
