"""Playing what the lines of a file say, so that what was read is a game that the rules allow."""

import re
from dataclasses import replace as changed
from typing import Final

from heliopolis.core.errors import IllegalMove, InvalidNotation, shown
from heliopolis.games import Move, parse_move
from heliopolis.record.grammar import holds_outcome, names_header, split_outcomes
from heliopolis.record.lines import Line
from heliopolis.record.record import Record
from heliopolis.record.replay import Turns, illegal
from heliopolis.record.times import read_time, split_time

_NUMBER: Final = re.compile(r"([0-9]+)\.")


class Player:
    """Plays the moves of a file, line by line."""

    def __init__(self, record: Record) -> None:
        self.position = record.game.start_with(record.opening)
        self._record = record
        self._moves: list[Move] = []
        self._times: list[int | None] = []
        self._now = 0
        self._turns = Turns(self.position)

    def record(self) -> Record:
        """The record with all that was played."""
        timed = any(time is not None for time in self._times)
        times = tuple(self._times) if timed else ()
        return changed(self._record, moves=tuple(self._moves), times=times)

    def read(self, line: Line, cut: bool = False) -> None:
        """Check and play what a line says; the last move of a line that was cut off is left out."""
        number, name, said = _split_turn(line.text)
        self._check_turn(line, number, name)
        items = [item.strip(" ") for item in said.split(",")]
        texts = [text for item in items for text in split_outcomes(item)]
        if cut or not texts[-1]:
            texts.pop()  # what stands behind a comma goes on in the next line
        for text in texts:
            self._play(line, text)

    def _check_turn(self, line: Line, number: str | None, name: str | None) -> None:
        turns, seats = self._turns, self._record.seats
        if (number or name is not None) and self.position.over:
            line.fail("turn-after-end")
        if number and number.lstrip("0") != str(turns.number):
            still = "no" if turns.begins else "yes"
            line.fail("other-turn", turn=turns.number, text=shown(number), still=still)
        if name is None:
            return
        if names_header(name, self.position.game.opening):
            line.fail("late-header", header=name)
        if name not in seats:
            line.fail("nobody-called", name=shown(name), names=seats)
        if name != seats[turns.seat]:
            line.fail("other-seats-turn", seat=turns.seat, name=name, names=seats)

    def _play(self, line: Line, said: str) -> None:
        text, timed = split_time(said)
        time = None if timed is None else read_time(timed)
        if not text:
            line.fail("missing-move")
        if timed is not None and time is None:
            line.fail("no-such-time", text=shown(timed))
        if time is not None and time < self._now:
            line.fail("time-goes-back", text=shown(str(timed)))
        try:
            move = parse_move(self.position.game, text)
            position = self.position.play(move).position
        except InvalidNotation as error:
            line.refuse(error)
        except IllegalMove as error:
            number = len(self._moves) + 1
            raise illegal(error, self._record, number, text, line.number) from error
        self.position = position
        self._moves.append(move)
        self._times.append(time)
        self._now = self._now if time is None else time
        self._turns.see(position)


def _split_turn(text: str) -> tuple[str | None, str | None, str]:
    """The number and the name that a line begins with, None where there is none, and the rest."""
    numbered = _NUMBER.match(text)
    number, rest = (numbered[1], text[numbered.end() :]) if numbered else (None, text)
    name, colon, moves = rest.partition(":")
    if not colon or holds_outcome(name):  # the colon of a die, not the one behind a name
        return number, None, rest
    return number, name.strip(" "), moves
