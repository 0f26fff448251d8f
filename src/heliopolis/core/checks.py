"""Whether what comes from outside can be a position, as far as every game asks the same."""

from collections.abc import Sequence
from typing import Any

from heliopolis.core.errors import InvalidPosition
from heliopolis.core.layout import Layout
from heliopolis.core.sheets import items_of


def check_empty_seats(layout: Layout, state: bytes, per_seat: Sequence[str]) -> None:
    """Refuse a state with something in front of seats that do not play.

    `per_seat` are the fields whose first dimension is the seat.
    """
    numbers = layout.unpack(state)
    players = numbers[layout.places["players"].start]
    for field in per_seat:
        own = numbers[layout.places[field]]
        used = players * (len(own) // layout.dtype[field].shape[0])
        if any(own[used:]):
            raise InvalidPosition("empty-seat-has-something", field=field)


def check_sheets(
    sheets: Sequence[Sequence[Any]],
    *,
    scored: int,
    starting: Sequence[int],
    running: Sequence[int],
    points: Sequence[int],
    floor: int | None,
    hidden: bool = False,
) -> None:
    """Refuse score sheets that do not explain the points.

    `scored` is how many epochs have ended; per seat, `starting` are the points before the first,
    `running` those scored since the last, and `points` what the state says. No epoch leaves a
    seat with less than the floor, if there is one. Only where scores are hidden a line may be
    None, and then nobody knows what the seat had before the next.
    """
    if len(sheets) != scored:
        raise InvalidPosition("wrong-number-of-sheets", sheets=len(sheets), scored=scored)
    if any(len(sheet) != len(points) for sheet in sheets):
        raise InvalidPosition("wrong-number-of-lines", seats=len(points))
    for seat, begun in enumerate(starting):
        explained: int | None = begun
        for sheet in sheets:
            explained = _after(sheet[seat], explained, floor, hidden)
        if explained is not None and explained + running[seat] != points[seat]:
            raise InvalidPosition("points-not-explained", seat=seat, points=points[seat])


def _after(line: Any, before: int | None, floor: int | None, hidden: bool) -> int | None:
    """The points after a line, or None where it is hidden; refuse one that does not add up."""
    if line is None:
        if not hidden:
            raise InvalidPosition("line-missing")
        return None
    if line.net != sum(getattr(line, item) for item in items_of(type(line))):
        raise InvalidPosition("line-does-not-add-up", net=line.net)
    if before is not None:
        after = before + line.net
        if line.points != (after if floor is None else max(floor, after)):
            raise InvalidPosition("sum-does-not-follow", before=before, points=line.points)
    found: int = line.points
    return found
