"""A match: one game between people and bots, and the only one who says what happens in it."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from heliopolis.core.chance import Dealer
from heliopolis.core.contract import CHANCE, Seat
from heliopolis.core.errors import HeliopolisError, Refusal
from heliopolis.games import Move, Step, parse_move
from heliopolis.match import refusals
from heliopolis.match.audience import Advance
from heliopolis.match.course import cut, practised
from heliopolis.match.occupants import NOBODY, Bot, Occupant, Person, people_among, why_not
from heliopolis.match.told import Ended, Told
from heliopolis.record import Record

Chance = Callable[[int], Dealer | str]
"""Gives the dealer of an outcome by its number: 0 is the opening, n what becomes the n-th move.

A script gives the text of the outcome itself; only games without a seal have one.
"""
NO_PEOPLE: Final[Mapping[Seat, Person]] = MappingProxyType({})


class Match(Told):
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
        super().__init__(record, people, ended)
        self._chance = chance
        self._secret = secret
        self._one_device = one_device
        if not self.over and (secret is not None) != bool(record.seals):
            raise ValueError("a sealed game goes on with the secret of its last seal")

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
        return self._advance(chosen, step, self._at(now))

    def deal(self, now: int | None = None) -> Advance:
        """Let chance act; raise `ValueError` where it is not its turn."""
        if self.actor is not CHANCE:
            raise ValueError("chance is not to act")
        dealt = self._chance(self.version + 1)
        if isinstance(dealt, str):
            outcome = parse_move(self.game, dealt)
        else:
            outcome = self._position.deal(dealt)
        return self._advance(outcome, self._position.play(outcome), self._at(now))

    def follow(self, move: str, time: int | None) -> Advance:
        """Take note of a move, or an outcome of chance, that was played elsewhere at a time.

        Raises what the rules raise for one that cannot be played here.
        """
        played = parse_move(self.game, move)
        return self._advance(played, self._position.play(played), time)

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

    def _advance(self, move: Move, step: Step, time: int | None) -> Advance:
        advance = self._course.advance(move, step, time)
        self._standing.lapse(self._position.view)
        return advance

    def _stop(self, how: Ended) -> Refusal | None:
        refusal = self._why_not()
        if refusal is None:
            self._end(how)
        return refusal

    def _end(self, how: Ended) -> None:
        self._stopped = how
        self._standing.clear()
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
        sits_there = by == self._course.occupants[seat] and by is not NOBODY
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
