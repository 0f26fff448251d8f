"""One or two letters for every seat, to write on the spaces of the board."""

import re
from collections.abc import Sequence
from typing import Final

_LONGEST: Final = 2


def marks_of(seats: Sequence[str]) -> tuple[str, ...]:
    """Marks that tell the seats apart: ``Y``, ``M1``, ``M2`` for You, Merchant 1, Merchant 2.

    Where initials and numbers collide, everybody gets the number of the seat instead. A name that
    begins with no letter and no digit has only that number, for it could look like anything.
    """
    numbered = [f"{_initial(name)}{seat}" for seat, name in enumerate(seats, 1)]
    marks = [
        _initial(name) + _number(name) if _initial(name) else mark
        for name, mark in zip(seats, numbered, strict=True)
    ]
    if len(set(marks)) < len(marks) or max(map(len, marks)) > _LONGEST:
        marks = numbered
    return tuple(marks)


def _initial(name: str) -> str:
    """The first letter or digit, if that is what a name begins with."""
    return name[0].upper()[:1] if name[0].isalnum() else ""


def _number(name: str) -> str:
    """The number at the end of a name such as ``Merchant 2``."""
    said = re.search(r" ([0-9]+)$", name)
    return said[1] if said else ""
