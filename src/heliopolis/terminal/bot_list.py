"""The bots that there are, in a line each."""

from typing import Final

from heliopolis import games
from heliopolis.bots import Recipe, recipes_of
from heliopolis.texts import Catalogue
from heliopolis.texts.bots import bot_said
from heliopolis.texts.table import TableTexts

_WIDTH: Final = 100


def describe_all(catalogue: Catalogue, game: str | None = None) -> str:
    """Every bot, of one game or of all, in a line with what it does, under its game's name."""
    return "\n\n".join(_describe(catalogue, name) for name in games.names() if game in (None, name))


def _describe(catalogue: Catalogue, game: str) -> str:
    recipes = recipes_of(game).values()
    width = max((len(recipe.name) for recipe in recipes), default=0)
    lines = (f"  {recipe.name:<{width}}  {_said(catalogue, game, recipe)}" for recipe in recipes)
    cut = (line if len(line) <= _WIDTH else line[: _WIDTH - 1] + "…" for line in lines)
    return "\n".join([f"{game}:", *cut])


def _said(catalogue: Catalogue, game: str, recipe: Recipe) -> str:
    if recipe.broken is not None:
        why = TableTexts(catalogue, ()).refusal(recipe.broken)
        return catalogue.say("bot-broken", why=why)
    return bot_said(catalogue, game, recipe.name, recipe.says)
