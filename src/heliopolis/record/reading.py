"""Reading a record: every move is played, so what comes back is a game that the rules allow."""

import re
from dataclasses import replace as changed
from typing import Final

from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.games import Move, parse_move
from heliopolis.record.headers import read_headers
from heliopolis.record.lines import Line, Parts, show, split_file
from heliopolis.record.record import HEADERS, Record, holds_outcome, split_outcomes
from heliopolis.record.replay import Turns
from heliopolis.record.text import UNFINISHED, result_of

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
    return changed(record, moves=tuple(player.moves))


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
        self.seats = record.seats
        self.position = record.game.start_with(record.opening)
        self._turns = Turns(self.position)

    def read(self, line: Line) -> None:
        """Check and play what a line says."""
        number, name, moves = _split_turn(line.text)
        self._check_turn(line, number, name)
        items = [item.strip(" ") for item in moves.split(",")]
        if not items[-1]:
            items.pop()  # the turn goes on in the next line
        for item in items:
            for text in split_outcomes(item):
                self._play(line, text)

    def _check_turn(self, line: Line, number: str | None, name: str | None) -> None:
        turns = self._turns
        if (number or name is not None) and self.position.over:
            line.fail("the game is over before this turn")
        if number and number.lstrip("0") != str(turns.number):
            still = "" if turns.begins else "still "
            line.fail(f"this is {still}turn {turns.number}, not {show(number)}")
        if name is None:
            return
        if name in HEADERS:
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


def _check_end(player: _Player, parts: Parts) -> None:
    """What the headers say about the end of the game must be true."""
    result = parts.headers["result", 0]
    over = player.position.over
    expected = result_of(player.position, player.seats)
    if result.value != UNFINISHED and not over:
        parts.last.fail(
            f"the moves stop here before the end of the game, "
            f"but the result on line {result.line.number} is not {UNFINISHED!r}"
        )
    if ", ".join(part.strip(" ") for part in result.value.split(",")) != expected:
        result.fail(f"the result is {expected!r}, not {show(result.value)}")
    for header in parts.headers.values():
        if header.first_move > len(player.moves):
            header.fail(
                f"a seal after {header.first_move} moves, but there are only {len(player.moves)}"
            )
        if header.name == "secret" and not over:
            header.fail("a secret is not revealed before the end of the game")
