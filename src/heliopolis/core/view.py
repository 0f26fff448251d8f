"""What every view has, whatever its game shows, and how a position is rebuilt from one."""

import struct
from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

from heliopolis.core.errors import InvalidPosition

PositionT = TypeVar("PositionT")


class SeatedView:
    """A view with a field `seats`, one for each player."""

    __slots__ = ()

    seats: tuple[Any, ...]

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.seats)


def rebuilt_from(view: Any, rebuild: Callable[[Any], PositionT]) -> PositionT:
    """The position that a game rebuilds from a view; raise `InvalidPosition` when it is none.

    `rebuild` judges the state and the sheets. What it makes must show the very view that it was
    made from, so nothing in a view is ignored.
    """
    try:
        position = rebuild(view)
        seen = position.view(view.seat)  # type: ignore[attr-defined]  # every position has it
    except (struct.error, KeyError, TypeError, ValueError) as error:
        raise InvalidPosition("view-unreadable", cause=str(error)) from error
    if seen != view:
        names = (field.name for field in fields(view))
        wrong = tuple(name for name in names if getattr(seen, name) != getattr(view, name))
        raise InvalidPosition("view-contradicts-itself", fields=wrong)
    return position
