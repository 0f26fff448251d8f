"""How bots are made: a recipe for every name, and one of them with its budget for a seat."""

from collections.abc import Callable
from typing import Any, NamedTuple

from heliopolis.bots.base import AnyBot, Budget
from heliopolis.core.errors import Refusal
from heliopolis.core.value import value


class Character(NamedTuple):
    """A compiled way to play one game; `traits` is a structure of the game's `TRAITS`."""

    name: str
    traits: Any


@value
class Recipe:
    """How the bot of one name is made for one game.

    `make` takes a seed of 64 bits and a budget; `usual` is the budget where nobody names one.
    `traits` are what a compiled table needs to play this bot; None for a bot that it
    cannot play. A bot that is not ours `says` what it is, or is `broken`; of ours texts tell.
    """

    name: str
    make: Callable[[int, Budget], AnyBot]
    takes_budget: bool = False
    usual: Budget = Budget()
    traits: Any = None
    says: str = ""
    broken: Refusal | None = None


@value
class Entrant:
    """A bot as somebody named it, its budget read; equal bots have equal texts."""

    text: str
    recipe: Recipe
    budget: Budget = Budget()

    @property
    def timed(self) -> bool:
        """Whether a clock limits it, so that no seed repeats its games."""
        return self.budget.milliseconds is not None

    def make(self, seed: int) -> AnyBot:
        """The bot for one seat of one game."""
        return self.recipe.make(seed, self.budget)
