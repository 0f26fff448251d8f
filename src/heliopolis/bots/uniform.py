"""The bot that knows nothing, not even which game it plays."""

from collections.abc import Sequence
from random import Random
from typing import Final, TypeVar

MoveT = TypeVar("MoveT")


class Uniform:
    """Plays any legal move, each as likely: the measure of every other bot."""

    name: Final = "uniform"

    def __init__(self, generator: Random) -> None:
        self._generator = generator

    def choose(self, view: object, legal: Sequence[MoveT]) -> MoveT:
        """One of the legal moves, each as likely."""
        return self._generator.choice(legal)
