"""The bots that there are, and what each does."""

from typing import Final

from heliopolis import games
from heliopolis.bots import Recipe, recipes_of
from heliopolis.terminal.screens.layout import wrap
from heliopolis.texts import Catalogue
from heliopolis.texts.bots import bot_said
from heliopolis.texts.table import TableTexts

_WIDTH: Final = 80


def describe_all(catalogue: Catalogue, game: str | None = None) -> str:
    """Every bot, of one game or of all, with what it does, under its game's name."""
    return "\n\n".join(_describe(catalogue, name) for name in games.names() if game in (None, name))


def _describe(catalogue: Catalogue, game: str) -> str:
    recipes = recipes_of(game).values()
    column = max((len(recipe.name) for recipe in recipes), default=0)
    lines = [f"{game}:"]
    for recipe in recipes:
        head = f"  {recipe.name:<{column}}  "
        lines += wrap(_said(catalogue, game, recipe), _WIDTH, head, " " * len(head))
    return "\n".join(lines)


def _said(catalogue: Catalogue, game: str, recipe: Recipe) -> str:
    if recipe.broken is not None:
        why = TableTexts(catalogue, ()).refusal(recipe.broken)
        return catalogue.say("bot-broken", why=why)
    return bot_said(catalogue, game, recipe.name, recipe.says)
