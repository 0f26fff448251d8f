"""Standing bids: what people left behind while an auction runs, known to themselves alone."""

from collections.abc import Callable
from typing import Any

from heliopolis.core.contract import Seat
from heliopolis.core.errors import IllegalMove, Refusal
from heliopolis.games import Move

Rule = Callable[[Any, int], Move | None]
"""What a seat with a limit plays, from its view: None where the person must be asked.

It raises `IllegalMove` where no auction runs.
"""


class StandingBids:
    """The limits of the seats that have set one, until the auction ends."""

    def __init__(self, rule: Rule | None) -> None:
        """Take the rule of a game; None where it has no auctions."""
        self._rule = rule
        self._limits: dict[Seat, int] = {}

    def set(self, seat: Seat, limit: int, view: Any) -> Refusal | None:
        """Bid for a seat up to a limit from now on, or say why not; the view is the seat's own."""
        refusal = self._why_not(view)
        if refusal is None:
            self._limits[seat] = limit
        return refusal

    def drop(self, seat: Seat) -> None:
        """Forget what a seat has set."""
        self._limits.pop(seat, None)

    def clear(self) -> None:
        """Forget what all have set."""
        self._limits.clear()

    def limit(self, seat: Seat | None) -> int | None:
        """What a seat has set; a spectator has nothing."""
        return None if seat is None else self._limits.get(seat)

    def move(self, seat: Seat, view: Callable[[Seat], Any]) -> Move | None:
        """What the limit of a seat that is asked plays; None where the person has to be asked."""
        if self._rule is None or seat not in self._limits:
            return None
        return self._rule(view(seat), self._limits[seat])

    def lapse(self, view: Callable[[Seat], Any]) -> None:
        """Forget everything when the auction is over."""
        if self._limits and self._why_not(view(next(iter(self._limits)))):
            self.clear()

    def _why_not(self, view: Any) -> Refusal | None:
        """Why nobody can set a bid; None while an auction runs."""
        if self._rule is None:
            return Refusal("no-auction", {})
        try:
            self._rule(view, 0)
        except IllegalMove as error:
            return error.refusal
        return None
