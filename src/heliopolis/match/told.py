"""What a match says of itself, to whoever drives it and to its audiences."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final, Literal

from heliopolis.core.contract import CHANCE, Actor, Seat
from heliopolis.core.sheets import ScoreNow
from heliopolis.games import Move, Position, ruleset_of
from heliopolis.match.audience import Look, Result, Seen, look, seen
from heliopolis.match.course import Course
from heliopolis.match.occupants import Occupant, Person
from heliopolis.match.standing import StandingBids
from heliopolis.record import Record, Seal

Ended = Literal["finished", "agreed", "left", "abandoned"]
"""How a match ended: by the rules, by agreement, by a take-back, or because nobody came back."""


class Told:
    """A match as far as it can be asked: nothing here changes it, and no position leaves it."""

    def __init__(self, record: Record, people: Mapping[Seat, Person], ended: Ended | None) -> None:
        self.game: Final = record.game
        self.names: Final = record.seats
        self.clock: Final = record.clock
        self.practice: Final = record.practice
        """From which move on draws may have been seen before; None in a proper game."""
        self._course = Course(record, people)
        self._standing = StandingBids(ruleset_of(record.game).standing_bid)
        self._stopped = ended

    @property
    def seal(self) -> Seal | None:
        """The promise about the chance to come, not opened; None where nothing is promised."""
        if not self._course.table.seals:
            return None
        return replace(self._course.table.seals[-1], secret=None)

    @property
    def version(self) -> int:
        """How many moves were played, outcomes of chance among them."""
        return len(self._course.entries)

    @property
    def ended(self) -> Ended | None:
        """How the match ended; None while it goes on."""
        return "finished" if self._position.over else self._stopped

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self._stopped is not None or self._position.over

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, `CHANCE`, or nobody when the match is over."""
        return None if self._stopped is not None else self._course.position.actor

    @property
    def asked(self) -> Seat | None:
        """The seat that decides next; None for chance, and when the match is over."""
        if self._stopped is not None:
            return None
        actor = self._course.position.actor
        return None if actor is CHANCE else actor

    @property
    def begins_turn(self) -> bool:
        """Whether nothing has been done in a turn yet."""
        return self._position.begins_turn

    @property
    def result(self) -> Result | None:
        """How the game came out; None unless it was finished."""
        position = self._position
        return Result(position.scores, position.winners) if position.over else None

    @property
    def occupants(self) -> tuple[Occupant, ...]:
        """Who sits where."""
        return tuple(self._course.occupants)

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats of people."""
        return self._course.people

    @property
    def time(self) -> int:
        """The last time known; who was away goes on from it if that shall cost nobody anything."""
        return self._course.time

    @property
    def due(self) -> Move | None:
        """What the standing bid of the seat that is asked plays; None where it must be asked.

        Whoever drives the match attempts it at a bot's pace, so that speed says nothing.
        """
        seat = self.asked
        return None if seat is None else self._standing.move(seat, self._position.view)

    def look(self, seat: Seat | None) -> Look:
        """What a seat, or a spectator (None), may know, and the moves if it is asked."""
        asked = seat is not None and seat == self.asked
        return look(self._position, self.version, seat, asked, self._standing.limit(seat))

    def view(self, seat: Seat | None) -> Any:
        """What a seat, or a spectator (None), may know."""
        return self._position.view(seat)

    def score_now(self, seat: Seat | None) -> tuple[ScoreNow | None, ...]:
        """What every seat would score if the epoch ended now, as far as a seat may know."""
        return self._position.score_now(seat)

    def options(self, seat: Seat) -> tuple[Move, ...]:
        """The moves to show to the person at a seat, none unless it is asked."""
        return self._position.options() if seat == self.asked else ()

    def standing(self, seat: Seat | None) -> int | None:
        """The limit that a seat has set for its own bids."""
        return self._standing.limit(seat)

    def seen(self, seat: Seat | None, since: int = 0) -> tuple[Seen, ...]:
        """What a seat, or a spectator (None), may see of all that came after a version."""
        return seen(self._course.entries[since:], seat)

    def remaining(self, now: int) -> tuple[int | None, ...]:
        """What each seat has left on its clock; None where no person sits, or there is no clock."""
        if self.clock is None:
            return (None,) * self.game.players
        clocked, seats = self.people, range(self.game.players)
        return tuple(
            self._course.clock.left(seat, now) if seat in clocked else None for seat in seats
        )

    def fallen(self, now: int) -> Seat | None:
        """The seat whose time is up; what follows from it is for others to say."""
        return self._course.clock.fallen(now)

    @property
    def _position(self) -> Position:
        return self._course.position
