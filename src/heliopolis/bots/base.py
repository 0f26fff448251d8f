"""What a bot is: a name and a choice, nothing to inherit."""

from collections.abc import Sequence
from typing import Protocol

from heliopolis import ra


class Bot(Protocol):
    """Something that plays a seat from what that seat may know."""

    @property
    def name(self) -> str:
        """What people type and read."""

    def choose(self, view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
        """One of the legal moves, of which there is at least one."""
