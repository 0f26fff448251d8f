"""Whether what comes from outside can be a position, as far as every game asks the same."""

from collections.abc import Sequence
from typing import Any, NoReturn

from heliopolis.core.errors import InvalidPosition
from heliopolis.core.layout import Layout
from heliopolis.core.sheets import items_of


def refuse(name: str, reason: str) -> NoReturn:
    """Raise `InvalidPosition`: the reason why this is no position of the game with that name."""
    raise InvalidPosition(f"no position of {name}: {reason}")


def check_padding(name: str, layout: Layout, record: bytes, per_seat: Sequence[str]) -> None:
    """Refuse a record with something in its gaps, or in front of seats that do not play.

    `per_seat` are the fields whose first dimension is the seat.
    """
    numbers = layout.unpack(record)
    found: dict[str, int | tuple[int, ...]] = {
        field: numbers[place] for field, place in layout.places.items()
    }
    players = numbers[layout.places["players"].start]
    for field in per_seat:
        own = numbers[layout.places[field]]
        used = players * (len(own) // layout.dtype[field].shape[0])
        found[field] = own[:used] + (0,) * (len(own) - used)
    if layout.pack(found) != record:
        refuse(name, "something lies where nothing may be")


def check_sheets(
    name: str,
    sheets: Sequence[Sequence[Any]],
    *,
    scored: int,
    starting: Sequence[int],
    running: Sequence[int],
    points: Sequence[int],
    floor: int | None,
) -> None:
    """Refuse score sheets that do not explain the points.

    `scored` is how many epochs have ended; per seat, `starting` are the points before the first,
    `running` those scored since the last, and `points` what the record says. No epoch leaves a
    seat with less than the floor, if there is one. A line is None where it is hidden.
    """
    if len(sheets) != scored:
        refuse(name, f"{len(sheets)} epochs are scored, not {scored}")
    explained = list(starting)
    for sheet in sheets:
        for seat, line in enumerate(sheet):
            if line is None:
                continue
            if line.net != _sum_of_items(line):
                refuse(name, "a line of a score sheet does not add up")
            after = explained[seat] + line.net
            explained[seat] = after if floor is None else max(floor, after)
            if line.points != explained[seat]:
                refuse(name, "the points of a score sheet do not add up")
    if [before + since for before, since in zip(explained, running, strict=True)] != list(points):
        refuse(name, "the score sheets do not add up to the points")


def _sum_of_items(line: Any) -> int:
    return sum(getattr(line, item) for item in items_of(type(line)))
