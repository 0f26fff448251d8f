"""The course of a match: every move and every change of hands so far, and who sits there now."""

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from heliopolis.core.contract import CHANCE, Seat
from heliopolis.games import Move, Position, Step
from heliopolis.match.audience import Advance, Entry
from heliopolis.match.clock import Clock
from heliopolis.match.occupants import Bot, Occupant, Person, read, written
from heliopolis.record import Hand, Record, replay


class Course:
    """What has happened at a table, kept so that it is a record at any moment."""

    def __init__(self, record: Record, people: Mapping[Seat, Person]) -> None:
        """Go through a record; raise `InvalidRecord` for one that is no game.

        `people` are those who sit at the seats of people now.
        """
        self.table = replace(record, moves=(), times=(), hands=())
        self.entries: list[Entry] = []
        self.hands: list[Hand] = []
        self.clock = Clock(record.clock, record.game.players)
        self.time = 0
        """The last time known."""
        bots = record.bots or ("",) * record.game.players
        self.occupants: list[Occupant] = [Bot(bot) if bot else Person() for bot in bots]
        self._go_through(record)
        for seat in self.people:
            self.occupants[seat] = people.get(seat, Person())

    def _go_through(self, record: Record) -> None:
        start, *steps = replay(record)
        self._start = start.position
        self._start_clock()
        times: Sequence[int | None] = record.times or (None,) * len(steps)
        hands = deque(record.hands)
        self._seat_next(hands)
        for move, step, time in zip(record.moves, steps, times, strict=True):
            self.advance(move, step, time)
            self._seat_next(hands)

    def _seat_next(self, hands: deque[Hand]) -> None:
        """Let those sit down who did so at this version."""
        while hands and hands[0].after == self.version:
            hand = hands.popleft()
            self.seat(hand.seat, read(hand.occupant), hand.at)

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.entries[-1].position if self.entries else self._start

    @property
    def version(self) -> int:
        """How many moves were played."""
        return len(self.entries)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return tuple(seat for seat, who in enumerate(self.occupants) if isinstance(who, Person))

    def advance(self, move: Move, step: Step, time: int | None) -> Advance:
        """Take note of a move."""
        advance = Advance(len(self.entries) + 1, self.position.actor, move, time)
        # One append makes the move: Ctrl-C may come between any two lines.
        self.entries.append(Entry(advance, step.position, step.events))
        self._pass_time(time)
        if time is not None:  # else nobody knows what it cost, so nothing is given either
            self.clock.press(self.time)
        self._start_clock()
        return advance

    def seat(self, seat: Seat, occupant: Occupant, time: int | None) -> None:
        """Take note of a change of hands."""
        self.hands.append(Hand(self.version, seat, written(occupant), time))
        self.occupants[seat] = occupant
        self._pass_time(time)
        if seat == self.position.actor:
            self._start_clock()

    def _pass_time(self, time: int | None) -> None:
        self.time = self.time if time is None else max(self.time, time)

    def _start_clock(self) -> None:
        """Let the clock of a person run who is asked, and that of nobody else."""
        actor = self.position.actor
        asked = None if actor is CHANCE else actor
        person = asked is not None and isinstance(self.occupants[asked], Person)
        self.clock.run(asked if person else None, self.time)

    def record(self) -> Record:
        """Everything so far, with the table as it is."""
        return replace(
            self.table,
            moves=tuple(entry.advance.move for entry in self.entries),
            times=_known(entry.advance.time for entry in self.entries),
            hands=tuple(self.hands),
        )


def cut(record: Record, number: int) -> Record:
    """The record of the first moves of a game, so many of them, and of nothing that came later."""
    return replace(
        record,
        moves=record.moves[:number],
        times=_known(record.times[:number]),
        seals=tuple(seal for seal in record.seals if seal.first <= number + 1),
        hands=tuple(hand for hand in record.hands if hand.after <= number),
    )


def practised(record: Record, number: int) -> Record:
    """The record of a game whose draws may have been seen before from a move on."""
    seen_from = number if record.practice is None else min(record.practice, number)
    return replace(record, practice=seen_from)


def _known(times: Iterable[int | None]) -> tuple[int | None, ...]:
    """The times as a record has them: none where nobody knows any."""
    kept = tuple(times)
    return () if all(time is None for time in kept) else kept
