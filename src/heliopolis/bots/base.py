"""What a bot is: a choice, nothing to inherit."""

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from heliopolis.core.value import value

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
MoveT = TypeVar("MoveT")


class Bot(Protocol[ViewT_contra, MoveT]):
    """Something that plays a seat of one game from what that seat may know."""

    def choose(self, view: ViewT_contra, legal: Sequence[MoveT]) -> MoveT:
        """One of the legal moves, of which there is at least one."""


AnyBot = Bot[Any, Any]
"""A bot of whatever game is played."""


@value
class Budget:
    """How much a bot may think about one move; None where nothing limits it."""

    milliseconds: int | None = None
    simulations: int | None = None
