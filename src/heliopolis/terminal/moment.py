"""A moment of a recorded game in which somebody is asked."""

from collections.abc import Sequence
from typing import Any, Literal

from heliopolis.bots.naming import closest
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.value import value
from heliopolis.games import Move, Position
from heliopolis.record import Record, replay


@value
class Moment:
    """The position after `at` moves of a game, for a seat whose eyes see it.

    `actor` is the seat that is asked, `played` what it did, None where the record ends here.
    `end` is why nobody is asked where the record ends, if that is why this moment was taken.
    """

    record: Record
    at: int
    position: Position
    actor: Seat
    seat: Seat
    played: Move | None
    end: Literal["over", "chance"] | None = None

    @property
    def view(self) -> Any:
        """What the seat may know."""
        return self.position.view(self.seat)


def find_moment(record: Record, at: int | None, seat: str | None) -> Moment:
    """The moment after so many moves, or of the last decision, with the eyes of a seat by its name.

    Where nobody says whose, they are those of who is asked.

    Raises `InvalidSetup` where there is no such moment, nobody is asked, or nobody is named so.
    """
    positions = [step.position for step in replay(record)]
    last = len(positions) - 1
    end = None
    if at is None:
        end = _why_nobody(positions[last])
        at = last if end is None else next(iter(_near(positions, last)), last)
    if at > last:
        raise InvalidSetup("at-out-of-range", at=at, moves=last)
    here = positions[at]
    actor = here.actor
    if not isinstance(actor, int):
        raise InvalidSetup(
            "nobody-asked-after", at=at, why=_why_nobody(here), near=_near(positions, at)
        )
    eyes = actor if seat is None else read_seat(seat, record.seats)
    played = record.moves[at] if at < last else None
    return Moment(record, at, here, actor, eyes, played, end)


def _why_nobody(here: Position) -> Literal["over", "chance"] | None:
    """Why nobody is asked in a position; None where somebody is."""
    if isinstance(here.actor, int):
        return None
    return "over" if here.over else "chance"


def _near(positions: Sequence[Position], at: int) -> tuple[int, ...]:
    """The moments before and after one that are nearest to it and in which somebody is asked."""
    asked = [place for place, here in enumerate(positions) if isinstance(here.actor, int)]
    before = [place for place in asked if place < at][-1:]
    return (*before, *[place for place in asked if place > at][:1])


def read_seat(text: str, seats: Sequence[str]) -> Seat:
    """The seat that is meant by a name, in capitals or not, or by a number from 1 on."""
    said = text.strip()
    alike = [seat for seat, name in enumerate(seats) if name.casefold() == said.casefold()]
    exact = [seat for seat in alike if seats[seat] == said]
    for found in (exact, alike):
        if len(found) == 1:
            return found[0]
    if said in map(str, range(1, len(seats) + 1)):
        return int(said) - 1
    close = closest(said, seats)
    raise InvalidSetup("not-a-seat", text=shown(text), seats=tuple(seats), close=close)
