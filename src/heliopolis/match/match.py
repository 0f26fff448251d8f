"""A match: one game between people and bots, and the only one who says what happens in it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, Literal

from heliopolis.core.chance import Dealer
from heliopolis.core.contract import CHANCE, Actor, Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.games import Move, Position, Step, parse_move, ruleset_of
from heliopolis.match import refusals
from heliopolis.match.audience import Advance, Look, Result, Seen, look, seen
from heliopolis.match.course import Course, cut, practised
from heliopolis.match.occupants import NOBODY, Bot, Occupant, Person, people_among, why_not
from heliopolis.match.standing import StandingBids
from heliopolis.record import Record, Seal

Chance = Callable[[int], Dealer | str]
"""Gives the dealer of an outcome by its number: 0 is the opening, n what becomes the n-th move.

A script gives the text of the outcome itself; only games without a seal have one.
"""
Ended = Literal["finished", "agreed", "left", "abandoned"]
"""How a match ended: by the rules, by agreement, by a take-back, or because nobody came back."""
NO_PEOPLE: Final[Mapping[Seat, Person]] = MappingProxyType({})


class Match:
    """A game being played. It knows no network, no files and no words, and has no clock of its own.

    Times are whole milliseconds since the game began, and never fall: an earlier one counts as the
    last one known. One thread at a time may use a match.
    """

    def __init__(
        self,
        record: Record,
        chance: Chance,
        *,
        secret: bytes | None = None,
        people: Mapping[Seat, Person] = NO_PEOPLE,
        one_device: bool = False,
        ended: Ended | None = None,
    ) -> None:
        """Take up a record where it stops, with the chance to come.

        `secret` is that of the last seal, where this match may open it; `people` are those who sit
        there now; with `one_device` they share one, so that moves may be taken back; `ended` says
        how a match was ended before its rules ended it.
        """
        self.game: Final = record.game
        self.names: Final = record.seats
        self.clock: Final = record.clock
        self.practice: Final = record.practice
        """From which move on draws may have been seen before; None in a proper game."""
        self._course = Course(record, people)
        self._chance = chance
        self._secret = secret
        self._one_device = one_device
        self._standing = StandingBids(ruleset_of(record.game).standing_bid)
        self._stopped: Ended | None = ended
        if not self.over and (secret is not None) != bool(record.seals):
            raise ValueError("a sealed game goes on with the secret of its last seal")

    @property
    def seal(self) -> Seal | None:
        """The promise about the chance to come, not opened; None where nothing is promised."""
        if not self._course.table.seals:
            return None
        return replace(self._course.table.seals[-1], secret=None)

    @property
    def version(self) -> int:
        """How many moves were played, outcomes of chance among them."""
        return self._course.version

    @property
    def ended(self) -> Ended | None:
        """How the match ended; None while it goes on."""
        return "finished" if self._position.over else self._stopped

    @property
    def over(self) -> bool:
        """Whether nothing can happen any more."""
        return self.ended is not None

    @property
    def actor(self) -> Actor:
        """Who acts next: a seat, `CHANCE`, or nobody when the match is over."""
        return None if self.over else self._position.actor

    @property
    def asked(self) -> Seat | None:
        """The seat that decides next; None for chance, and when the match is over."""
        actor = self.actor
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

    def seen(self, seat: Seat | None, since: int = 0) -> tuple[Seen, ...]:
        """What a seat, or a spectator (None), may see of all that came after a version."""
        return seen(self._course.entries[since:], seat)

    def remaining(self, now: int) -> tuple[int | None, ...]:
        """What each seat has left on its clock; None where no person sits, or there is no clock."""
        clocked = () if self.clock is None else self.people
        seats = range(self.game.players)
        return tuple(
            self._course.clock.left(seat, now) if seat in clocked else None for seat in seats
        )

    def fallen(self, now: int) -> Seat | None:
        """The seat whose time is up; what follows from it is for others to say."""
        return self._course.clock.fallen(now)

    def record(self) -> Record:
        """Everything so far; the seal is opened when the game is finished, or ended for good.

        A match that was left keeps its seal closed, for its secret deals in the fork; and whoever
        goes on with it plays for practice from here on.
        """
        record = self._course.record()
        if self._secret is not None and self.ended in ("finished", "agreed", "abandoned"):
            opened = replace(record.seals[-1], secret=self._secret)
            return replace(record, seals=(*record.seals[:-1], opened))
        if self.ended == "left":
            return practised(record, self.version)
        return record

    def attempt(
        self, by: Occupant, seat: Seat, move: Move | str, version: int, now: int | None = None
    ) -> Advance | Refusal:
        """Play a move, or the text of one, for whoever sits at a seat and has seen this version."""
        refusal = self._why_not(seat, by) or self._too_late(seat, version)
        if refusal is not None:
            return refusal
        try:
            chosen = parse_move(self.game, str(move))
            step = self._position.play(chosen)
        except HeliopolisError as error:
            return error.refusal
        return self._advance(chosen, step, now)

    def deal(self, now: int | None = None) -> Advance:
        """Let chance act; raise `ValueError` where it is not its turn."""
        if self.actor is not CHANCE:
            raise ValueError("chance is not to act")
        dealt = self._chance(self.version + 1)
        if isinstance(dealt, str):
            outcome = parse_move(self.game, dealt)
        else:
            outcome = self._position.deal(dealt)
        return self._advance(outcome, self._position.play(outcome), now)

    def sit(self, seat: Seat, occupant: Occupant, now: int | None = None) -> Refusal | None:
        """Give a seat to somebody else, at any time."""
        refusal = self._why_not(seat) or why_not(self.game, occupant)
        if refusal is None and occupant != self.occupants[seat]:
            self._course.seat(seat, occupant, self._at(now))
            self._standing.drop(seat)
        return refusal

    def resign(self, by: Occupant, seat: Seat, bot: str, now: int | None = None) -> Refusal | None:
        """Leave a seat to a bot, for whoever sits there."""
        return self._why_not(seat, by) or self.sit(seat, Bot(bot), now)

    def stand(self, by: Occupant, seat: Seat, limit: int) -> Refusal | None:
        """Bid for a seat up to a limit, as long as this auction runs."""
        refusal = self._why_not(seat, by)
        return refusal or self._standing.set(seat, limit, self._position.view(seat))

    def withdraw(self, by: Occupant, seat: Seat) -> Refusal | None:
        """Bid for a seat no more than it says itself."""
        refusal = self._why_not(seat, by)
        if refusal is None:
            self._standing.drop(seat)
        return refusal

    def agree_end(self) -> Refusal | None:
        """End the match without a result, because all people agree; its seal is opened."""
        return self._stop("agreed")

    def abandon(self) -> Refusal | None:
        """End the match without a result, because nobody came back; its seal is opened."""
        return self._stop("abandoned")

    def take_back(self, number: int) -> "Match | Refusal":
        """Go back to where so many moves had been played: another match, with the same chance.

        It is for practice, because draws were seen; and it ends this one, without a result. Whoever
        sits here now sits there.
        """
        refusal = self._why_not() or self._no_way_back(number)
        if refusal is not None:
            return refusal
        fork = Match(
            practised(cut(self.record(), number), number),
            self._chance,
            secret=self._secret,
            people=people_among(self.occupants),
            one_device=True,
        )
        for seat, who in enumerate(self.occupants):
            fork.sit(seat, who, None if self.clock is None else fork.time)
        self._end("left")
        return fork

    @property
    def _position(self) -> Position:
        return self._course.position

    def _advance(self, move: Move, step: Step, now: int | None) -> Advance:
        advance = self._course.advance(move, step, self._at(now))
        self._standing.lapse(self._position.view)
        return advance

    def _stop(self, how: Ended) -> Refusal | None:
        refusal = self._why_not()
        if refusal is None:
            self._end(how)
        return refusal

    def _end(self, how: Ended) -> None:
        self._stopped = how
        self._course.clock.run(None, self.time)

    def _at(self, now: int | None) -> int | None:
        """The time of what happens now."""
        if now is not None:
            return max(now, self.time)
        if self.clock is not None:
            raise ValueError("a match with a clock must be told the time")
        return None

    def _why_not(self, seat: Seat | None = None, by: Occupant | None = None) -> Refusal | None:
        """Why nothing can happen here; at a seat, and by somebody, where they are given."""
        if self.ended is not None:
            return refusals.over(self.ended)
        if seat is not None and seat not in range(self.game.players):
            return refusals.no_such_seat(seat, self.game.players)
        if seat is None or by is None:
            return None
        sits_there = by == self.occupants[seat] and by is not NOBODY
        return None if sits_there else refusals.not_your_seat(seat)

    def _too_late(self, seat: Seat, version: int) -> Refusal | None:
        """Why somebody who saw this version cannot move."""
        if version != self.version:
            return refusals.old_version(version, self.version)
        return None if seat == self.asked else refusals.not_your_turn(seat)

    def _no_way_back(self, number: int) -> Refusal | None:
        """Why the game cannot go back to where so many moves had been played."""
        if not self._one_device:
            return refusals.not_one_device()
        if number not in range(self.version):
            return refusals.nothing_to_take_back(number, self.version)
        first = self.seal.first if self.seal else 0
        return refusals.before_the_seal(number, first) if number + 1 < first else None
