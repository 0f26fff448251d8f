"""The bot that knows nothing but the rules."""

from collections.abc import Sequence
from random import Random
from typing import Final

from heliopolis import ra


class Uniform:
    """Plays any legal move, each as likely: the measure of every other bot."""

    name: Final = "uniform"

    def __init__(self, generator: Random) -> None:
        self._generator = generator

    def choose(self, view: ra.View, legal: Sequence[ra.Move]) -> ra.Move:
        """One of the legal moves, each as likely."""
        return self._generator.choice(legal)
