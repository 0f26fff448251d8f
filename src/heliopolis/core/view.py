"""What every view has, whatever its game shows."""

from typing import Any

from heliopolis.core.value import to_plain


class SeatedView:
    """A view with a field `seats`, one for each player."""

    __slots__ = ()

    seats: tuple[Any, ...]

    @property
    def players(self) -> int:
        """How many seats play."""
        return len(self.seats)

    def to_json(self) -> dict[str, Any]:
        """The view as plain values that `json` can write."""
        plain: dict[str, Any] = to_plain(self)
        return plain
