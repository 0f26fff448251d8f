"""Reading a record: every move is played, so what comes back is a game that the rules allow."""

import re
from dataclasses import replace as changed
from typing import Final

from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.games import Move, parse_move
from heliopolis.record.checks import (
    HEADER,
    HEADERS,
    OF_A_SEAL,
    holds_outcome,
    split_outcomes,
    timeline,
)
from heliopolis.record.headers import read_headers
from heliopolis.record.lines import Line, Parts, show, split_file
from heliopolis.record.record import Record
from heliopolis.record.replay import Turns
from heliopolis.record.text import UNFINISHED, result_of
from heliopolis.record.times import read_time, split_time

_NUMBER: Final = re.compile(r"([0-9]+)\.")

_SEAT: Final = re.compile(r"\bseat (\d+)\b")
"""How a refusal names a seat; a file has a name for it."""


def read_record(text: str) -> Record:
    """Read a record; raise `InvalidRecord` with the line and what was expected there.

    Comments, needless spaces, the order of the headers and where lines of turns break do not
    matter, and numbers and names of turns may be missing; whatever is stated must be right.
    """
    parts = split_file(text)
    record = read_headers(parts)
    player = _Player(record)
    for line in parts.turns:
        player.read(line)
    _check_end(player, parts)
    _check_numbers(parts, len(player.moves))
    timed = any(time is not None for time in player.times)
    times = tuple(player.times) if timed else ()
    record = changed(record, moves=tuple(player.moves), times=times)
    _check_hands(parts, record)
    return record


def _split_turn(text: str) -> tuple[str | None, str | None, str]:
    """The number and the name that a line begins with, None where there is none, and the rest."""
    numbered = _NUMBER.match(text)
    number, rest = (numbered[1], text[numbered.end() :]) if numbered else (None, text)
    name, colon, moves = rest.partition(":")
    if not colon or holds_outcome(name):  # the colon of a die, not the one behind a name
        return number, None, rest
    return number, name.strip(" "), moves


class _Player:
    """Plays the moves of a file."""

    def __init__(self, record: Record) -> None:
        self.moves: list[Move] = []
        self.times: list[int | None] = []
        self.seats = record.seats
        self.position = record.game.start_with(record.opening)
        self._turns = Turns(self.position)
        self._now = 0

    def read(self, line: Line) -> None:
        """Check and play what a line says."""
        number, name, moves = _split_turn(line.text)
        self._check_turn(line, number, name)
        items = [item.strip(" ") for item in moves.split(",")]
        if not items[-1]:
            items.pop()  # the turn goes on in the next line
        for item in items:
            for text in split_outcomes(item):
                move, time = split_time(text)
                self._play(line, move)
                self._note(line, time)

    def _check_turn(self, line: Line, number: str | None, name: str | None) -> None:
        turns = self._turns
        if (number or name is not None) and self.position.over:
            line.fail("the game is over before this turn")
        if number and number.lstrip("0") != str(turns.number):
            still = "" if turns.begins else "still "
            line.fail(f"this is {still}turn {turns.number}, not {show(number)}")
        if name is None:
            return
        header = HEADER.fullmatch(name)
        if header and header["name"] in (*HEADERS, self.position.game.opening):
            line.fail(f"the header {name!r} comes after the first turn")
        if name not in self.seats:
            line.fail(f"nobody is called {show(name)}; the seats are {', '.join(self.seats)}")
        if name != self.seats[turns.seat]:
            line.fail(f"this turn is that of {self.seats[turns.seat]}, not of {name}")

    def _play(self, line: Line, text: str) -> None:
        if not text:
            line.fail("a move is missing before a comma")
        try:
            move = parse_move(self.position.game, text)
            self.position = self.position.play(move).position
        except InvalidNotation as error:
            line.fail(str(error))
        except IllegalMove as error:
            reason = _SEAT.sub(lambda said: self.seats[int(said[1])], error.reason)
            line.fail(f"{text!r} is not allowed here: {reason} ({error.rule})")
        self.moves.append(move)
        self._turns.see(self.position)

    def _note(self, line: Line, said: str | None) -> None:
        """Keep the time of the move just played."""
        time = None if said is None else read_time(said)
        if said is not None and time is None:
            line.fail("no-such-time", text=show(said))
        self.times.append(time)
        if time is not None:
            if time < self._now:
                line.fail("time-goes-back", text=show(str(said)))
            self._now = time


def _check_end(player: _Player, parts: Parts) -> None:
    """What the headers say about the end of the game must be true."""
    result = parts.need("result")
    expected = result_of(player.position, player.seats)
    if result.said != UNFINISHED and not player.position.over:
        parts.last.fail(
            f"the moves stop here before the end of the game, "
            f"but the result on line {result.line.number} is not {UNFINISHED!r}"
        )
    if ", ".join(part.strip(" ") for part in result.said.split(",")) != expected:
        result.fail(f"the result is {expected!r}, not {show(result.said)}")


def _check_numbers(parts: Parts, played: int) -> None:
    """No header may be about moves that were not played."""
    for header in parts.all(*OF_A_SEAL):
        if int(header.number or 0) > played + 1:
            header.fail(f"a seal from move {header.number} on, but there are only {played}")
    for header in parts.all("practice"):
        if int(header.said) > played:
            header.fail("practice-after-end", practice=int(header.said), moves=played)
    latest = 0
    for header in parts.all("hands"):
        after = int(header.said.partition(" ")[0])
        if not latest <= after <= played:
            header.fail("hands-out-of-order", afters=(latest, after))
        latest = after


def _check_hands(parts: Parts, record: Record) -> None:
    """Nobody sits down before the move that it follows, or after the next; moves are in order."""
    headers = list(parts.all("hands"))
    now = last = 0
    for time, place in timeline(record):
        last = last if place is None else place
        if time is not None:
            if time < now:
                headers[last].fail("time-goes-back", text=show(headers[last].said))
            now = time
