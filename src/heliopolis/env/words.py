"""What happened in a game, as the house tells it."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Final

from heliopolis.games import Position, ruleset
from heliopolis.texts import Catalogue

_TEXTS: Final = {
    "ra": ("heliopolis.texts.ra", "RaTexts"),
    "ra-dice": ("heliopolis.texts.dice", "DiceTexts"),
}
"""By the name of a game where its words are."""


@cache
def _english() -> Catalogue:
    return Catalogue("en")


def told(position: Position, names: Sequence[str], news: Sequence[Any]) -> str:
    """What happened on the way to a position, a paragraph a line, and what is decided there."""
    game = position.game
    module, kind = _TEXTS[game.name]
    texts = getattr(import_module(module), kind)(_english(), game, names)
    heard = ruleset(game.name).seen_by(game, news, None)
    return "\n".join([*texts.paragraphs(heard), texts.headline(position.view(None))])
