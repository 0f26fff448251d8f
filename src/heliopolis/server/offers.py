"""The bots that may be chosen at a server: what they think is counted, not timed.

Named opponents think for so many simulations, so that a slow server is slower, not weaker.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from heliopolis.bots import Entrant, Recipe, read_bot, recipes_of
from heliopolis.bots.base import Budget
from heliopolis.bots.files import class_in, is_in_file
from heliopolis.bots.naming import split_bot, write_bot
from heliopolis.bots.registry import SEARCH
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.value import value
from heliopolis.server.bot_files import aliases, is_alias

SEARCHES: Final = (100, 300, 1_000, 3_000)
"""The simulations a move of the searches that are offered; 3,000 take about a second."""
USUAL_SEARCH: Final = 300
MOST_SIMULATIONS: Final = 10_000
_FOR_MEASURING: Final = ("merchant-1",)
"""Bots that are there for whoever builds others."""


@value
class Offer:
    """A bot for the seat picker; `says` is what one that is not ours says of itself."""

    bot: str
    name: str
    simulations: int | None
    file: bool = False
    says: str = ""


def offers_of(game: str, bot_files: Sequence[str]) -> tuple[Offer, ...]:
    """The bots of a game: ours, the gentle ones first, those of other packages, those in files."""
    sound = [recipe for recipe in recipes_of(game).values() if recipe.broken is None]
    others = [recipe for recipe in sound if recipe.traits is None and recipe.name != SEARCH]
    return (
        *(Offer(recipe.name, recipe.name, None) for recipe in _characters(sound)),
        *(Offer(_searching(number), SEARCH, number) for number in SEARCHES),
        *(Offer(recipe.name, recipe.name, None, says=recipe.says) for recipe in others),
        *_in_files(game, bot_files),
    )


def _characters(recipes: Sequence[Recipe]) -> list[Recipe]:
    """Our characters: who plays anything, then from the gentle one to the usual one."""
    ours = [recipe for recipe in recipes if recipe.traits is not None]
    first, *rest = (recipe for recipe in ours if recipe.name not in _FOR_MEASURING)
    return [first, *reversed(rest)]


def _in_files(game: str, bot_files: Sequence[str]) -> Iterator[Offer]:
    for alias, bot in aliases(bot_files).items():
        with suppress(InvalidSetup):  # it plays other games
            recipe = read_bot(game, bot).recipe
            yield Offer(alias, class_in(bot), None, file=True, says=recipe.says)


def _read_alias(game: str, text: str, bot_files: Sequence[str]) -> Entrant:
    """The bot behind an alias, with the alias as its text; why there is none tells of no file."""
    name, budget = split_bot(text.strip())
    try:
        path = aliases(bot_files)[name]
        entrant = read_bot(game, path if budget is None else write_bot(path, budget))
    except (KeyError, InvalidSetup) as fault:
        raise InvalidSetup("bot-not-offered", bot=shown(text)) from fault
    return replace(entrant, text=write_bot(name, entrant.budget))


def _searching(simulations: int) -> str:
    return write_bot(SEARCH, Budget(simulations=simulations))


def read_offer(game: str, text: str, bot_files: Sequence[str]) -> Entrant:
    """The bot that a text from the network names.

    A bot in a file is named by its alias, and by nothing else. Raises `InvalidSetup` for one that
    is not offered, and for a budget in milliseconds or of more simulations than anybody has
    patience for.
    """
    name, budget = split_bot(text.strip())
    if name == SEARCH and budget is None:
        text = _searching(USUAL_SEARCH)
    hidden = is_alias(name) or is_in_file(name)
    entrant = _read_alias(game, text, bot_files) if hidden else read_bot(game, text)
    if entrant.budget.milliseconds is not None:
        raise InvalidSetup("budget-in-simulations", text=shown(text))
    if (entrant.budget.simulations or 0) > MOST_SIMULATIONS:
        raise InvalidSetup("budget-too-large", most=MOST_SIMULATIONS, text=shown(text))
    return entrant
