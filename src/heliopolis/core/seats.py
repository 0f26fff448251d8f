"""The seats of a state: both games have `players` of them, counted clockwise from 0."""

from typing import Any, Final

from heliopolis.core.compile import rule

EPOCHS: Final = 3
"""How many epochs either game has."""
NOBODY: Final = -1
"""In a state: no seat."""


@rule
def seat_after(s: Any, seat: int) -> int:
    """The next seat clockwise (R-2.3, D-26)."""
    following = seat + 1
    return 0 if following == s.players else following
