"""Opponents: each sees a view and the legal moves, and chooses one of them."""

from heliopolis.bots.base import AnyBot, Bot, Budget
from heliopolis.bots.recipe import Entrant, Recipe
from heliopolis.bots.registry import (
    DEFAULT,
    names_of,
    read_bot,
    read_bots,
    recipes_of,
)

__all__ = [
    "DEFAULT",
    "AnyBot",
    "Bot",
    "Budget",
    "Entrant",
    "Recipe",
    "names_of",
    "read_bot",
    "read_bots",
    "recipes_of",
]
