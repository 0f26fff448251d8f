"""Saying things in English: lists, numbers, and seats that are named or spoken to."""

from collections.abc import Sequence
from typing import Any, Final

from heliopolis.core.contract import Seat
from heliopolis.core.events import EpochScored

YOU: Final = "You"
"""The name of a seat that is spoken to."""


def join(parts: Sequence[str]) -> str:
    """Several things as a list: ``a, b and c``."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def counted(number: int, thing: str) -> str:
    """A number of things: ``1 tile``, ``2 tiles``."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


class Speaker:
    """Speaks of the seats of one table, and of what they do in every game."""

    def __init__(self, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)

    def does(self, seat: Seat, verb: str) -> str:
        """A seat and what it does: ``You draw``, ``Ann draws``, ``Ann passes``."""
        return f"{self.seats[seat]} {self.verb(verb, [seat])}"

    def within(self, seat: Seat) -> str:
        """A seat's name inside a sentence: ``you``, ``Ann``."""
        name = self.seats[seat]
        return name.lower() if name == YOU else name

    def whose(self, seat: Seat) -> str:
        """What belongs to a seat: ``Your``, ``Ann's``."""
        name = self.seats[seat]
        return "Your" if name == YOU else f"{name}'s"

    def verb(self, verb: str, seats: Sequence[Seat]) -> str:
        """A verb as it follows the names of some seats."""
        if len(seats) > 1 or self.seats[seats[0]] == YOU:
            return verb
        if verb == "have":
            return "has"
        return f"{verb}es" if verb.endswith("s") else f"{verb}s"

    def scored(self, event: EpochScored[Any]) -> str:
        """What an epoch brought to everybody whose points are seen."""
        points = [
            f"{name}: {line.net:+d} to {line.points}"
            for name, line in zip(self.seats, event.lines, strict=True)
            if line is not None
        ]
        return f"Epoch {event.epoch} is scored: {join(points)}."

    def won(self, winner: Seat, points: int) -> str:
        """Somebody won alone, and by points."""
        wins = f"{self.within(winner)} {self.verb('win', [winner])}"
        return f"The game is over: {wins} with {points} points."
