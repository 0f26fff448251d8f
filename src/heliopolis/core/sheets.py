"""What a line of a score sheet is in every game: items, their sum, the points, and counts."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, get_type_hints

from heliopolis.core.value import value

_SUMS = ("net", "points")
_COUNTS = "counts"


@value
class ScoreNow:
    """What a seat would score if the epoch ended as things lie now.

    - `items`: the points of each item that would be scored, by its name on the score sheet;
    - `later`: those of each item that is scored only when the last epoch ends;
    - `net`: the sum of `items`;
    - `points`: what the seat would have then.
    """

    items: Mapping[str, int]
    later: Mapping[str, int]
    net: int
    points: int


def items_of(line_type: type[Any]) -> tuple[str, ...]:
    """The fields of a line that add up to its net points."""
    names = (field.name for field in fields(line_type))
    return tuple(name for name in names if name not in (*_SUMS, _COUNTS))


def counts_of(line_type: type[Any]) -> type[Any]:
    """The type of a line's last field: numbers of what the points were counted from."""
    counts: type[Any] = get_type_hints(line_type)[_COUNTS]
    return counts


def scores_now(names: Sequence[str], rows: Sequence[Sequence[int]]) -> tuple[ScoreNow, ...]:
    """The scores of all seats, from the rows of a log that a game's `score_now` has written.

    There is a row for each item that an epoch's end can score (seat, item, points), and after
    those of a seat one that says which items an epoch like this does not score (seat, the first of
    them, points of the seat afterwards). So the item of the last row is no item.
    """
    found: list[ScoreNow] = []
    told: list[Sequence[int]] = []
    for row in rows:
        if told and row[0] != told[0][0]:
            _, _, end, after = row
            items = {names[item]: points for _, _, item, points in told if item < end}
            later = {names[item]: points for _, _, item, points in told if item >= end}
            found.append(ScoreNow(items, later, sum(items.values()), after))
            told = []
        else:
            told.append(row)
    return tuple(found)
