"""Writing a record as text; `docs/notation.md` has the grammar."""

from collections.abc import Iterator, Sequence

from heliopolis.core.contract import CHANCE
from heliopolis.games import Move, Position
from heliopolis.record.checks import check_record
from heliopolis.record.grammar import NO_WORD, NOTATION, UNFINISHED
from heliopolis.record.record import Record, Seal, table_headers
from heliopolis.record.replay import Turns, replay
from heliopolis.record.times import write_time


def write_record(record: Record) -> str:
    """Write a record as text; `read_record` gives it back.

    What the record holds is written, also secrets: who has one knows all chance to come.
    Raises `InvalidRecord` for a record that could not be read back.
    """
    check_record(record)
    steps = replay(record)
    start = next(steps).position
    turns = TurnWriter(record.seats, start)
    times = record.times or (None,) * len(record.moves)
    for move, time, step in zip(record.moves, times, steps, strict=True):
        turns.add(move, time, step.position)
    lines = [f"{name}: {said}" for name, said in _headers(record, start)]
    result = result_of(turns.position, record.seats)
    return "\n".join([*lines, f"result: {result}", *turns.lines]) + "\n"


def result_of(end: Position, seats: Sequence[str]) -> str:
    """The result that belongs to a last position, as written in the header."""
    if not end.over:
        return UNFINISHED
    winners = [seats[seat] for seat in end.winners]
    verb = "wins" if len(winners) == 1 else "win"
    return f"{' '.join(map(str, end.scores))}, {' and '.join(winners)} {verb}"


class TurnWriter:
    """Writes the turns of a game, move by move."""

    def __init__(self, seats: Sequence[str], start: Position) -> None:
        self.lines: list[str] = []
        self.position = start
        self._seats = seats
        self._turns = Turns(start)
        self._epoch = 0

    def add(self, move: Move, time: int | None, after: Position) -> None:
        """Write one more move, after which this is the position."""
        said = str(move) if time is None else f"{move} {write_time(time)}"
        turns = self._turns
        if turns.begins:
            if turns.epoch != self._epoch:
                self._epoch = turns.epoch
                self.lines += ["", f"# epoch {turns.epoch}"]
            self.lines.append(f"{turns.number}. {self._seats[turns.seat]}: {said}")
        elif not self.lines:
            self.lines.append(said)  # a turn that goes on after its line was written
        else:
            self.lines[-1] += f" {said}" if self.position.actor is CHANCE else f", {said}"
        self.position = after
        turns.see(after)


def _headers(record: Record, start: Position) -> Iterator[tuple[str, str]]:
    for name, said in table_headers(record):
        yield name, said
        if name == "game":
            yield "notation", str(NOTATION)
    yield record.game.opening, record.game.opening_of(start)
    if record.clock is not None:
        yield "clock", str(record.clock)
    if record.began:
        yield "began", record.began
    if record.practice is not None:
        yield "practice", str(record.practice)
    for seal in record.seals:
        yield from _seal(seal)
    for hand in record.hands:
        at = "" if hand.at is None else f" {write_time(hand.at)}"
        yield "hands", f"{hand.after} {record.seats[hand.seat]} = {hand.occupant}{at}"
    yield from record.others


def _seal(seal: Seal) -> Iterator[tuple[str, str]]:
    number = f" {seal.first}" if seal.first else ""
    yield f"commitment{number}", seal.commitment.hex()
    if any(seal.words):
        yield f"words{number}", " ".join(word or NO_WORD for word in seal.words)
    if seal.secret is not None:
        yield f"secret{number}", seal.secret.hex()
