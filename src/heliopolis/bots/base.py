"""What a bot is: a name and a choice, nothing to inherit."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
MoveT = TypeVar("MoveT")


class Bot(Protocol[ViewT_contra, MoveT]):
    """Something that plays a seat of one game from what that seat may know."""

    @property
    def name(self) -> str:
        """What people type and read."""

    def choose(self, view: ViewT_contra, legal: Sequence[MoveT]) -> MoveT:
        """One of the legal moves, of which there is at least one."""


AnyBot = Bot[Any, Any]
"""A bot of whatever game is played."""
