"""What a line of a score sheet is in every game: items, their sum, the points, and counts."""

from dataclasses import fields
from typing import Any, get_type_hints

_SUMS = ("net", "points")
_COUNTS = "counts"


def items_of(line_type: type[Any]) -> tuple[str, ...]:
    """The fields of a line that add up to its net points."""
    names = (field.name for field in fields(line_type))
    return tuple(name for name in names if name not in (*_SUMS, _COUNTS))


def counts_of(line_type: type[Any]) -> type[Any]:
    """The type of a line's last field: numbers of what the points were counted from."""
    counts: type[Any] = get_type_hints(line_type)[_COUNTS]
    return counts
