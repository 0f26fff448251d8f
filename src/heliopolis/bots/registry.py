"""The bots by game and name: ours, those of other packages, and those in files."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from heliopolis import games
from heliopolis.bots.base import AnyBot, Budget
from heliopolis.bots.compiled import Compiled
from heliopolis.bots.files import class_in, is_in_file, recipe_in_file
from heliopolis.bots.installed import installed, installed_recipe, listed_recipe
from heliopolis.bots.minds import has_mind, mind_of
from heliopolis.bots.naming import closest, split_bot, split_list, write_bot
from heliopolis.bots.recipe import Character, Entrant, Recipe
from heliopolis.core.errors import InvalidSetup, shown

DEFAULT: Final = "merchant"
"""The bot that every game has for whoever names none."""
SEARCH: Final = "search"
_UNIFORM: Final = "uniform"
_LONGEST_KIND: Final = 36  # with a number it is still a name
_USUAL_SEARCH: Final = Budget(milliseconds=300)


def _of_character(game: str, name: str, traits: Any) -> Recipe:
    def make(seed: int, _budget: Budget) -> AnyBot:
        return Compiled(game, traits, seed)

    return Recipe(name, make, traits=traits)


@cache
def _ours(game: str) -> Mapping[str, Recipe]:
    """Our bots of a game by name, none where it has no compiled ones."""
    if not has_mind(games.ruleset(game).name):
        return {}
    mind = mind_of(game)
    characters = (Character(_UNIFORM, mind.uniform), *mind.characters)
    recipes = (
        *(_of_character(game, *character) for character in characters),
        Recipe(SEARCH, mind.search, takes_budget=True, usual=_USUAL_SEARCH),
    )
    return {recipe.name: recipe for recipe in recipes}


def is_ours(game: str, name: str) -> bool:
    """Whether a bot of a game is one of ours, whatever other packages call theirs."""
    return name in _ours(game)


def names_of(game: str) -> tuple[str, ...]:
    """The names of all bots that may play a game, found without loading other packages."""
    return tuple(dict.fromkeys((*_ours(game), *installed())))


def recipes_of(game: str) -> dict[str, Recipe]:
    """Every bot of a game that has a name: ours, then those of other packages."""
    found = dict(_ours(game))
    for name, entry in installed().items():
        recipe = listed_recipe(entry, game) if name not in found else None
        if recipe is not None:
            found[name] = recipe
    return found


def _recipe(game: str, name: str) -> Recipe:
    ours = _ours(game)
    if name in ours:
        return ours[name]
    if is_in_file(name):
        return recipe_in_file(name, game)
    others = installed()
    if name in others:
        return installed_recipe(others[name], game)
    known = names_of(game)
    first, colon, rest = name.partition(":")
    if colon and first in known:
        raise InvalidSetup("not-a-budget", text=shown(rest))
    raise InvalidSetup("no-such-bot", name=shown(name), bots=known, close=closest(name, known))


def read_bot(game: str, text: str) -> Entrant:
    """The bot that a text names: ``merchant``, ``search:ms=50`` or ``path/my_bot.py:MyBot``.

    Raises `InvalidSetup`, which names what is closest to a bot or parameter that there is not.
    """
    name, budget = split_bot(text.strip())
    recipe = _recipe(game, name)
    if budget is None:
        budget = recipe.usual
    elif not recipe.takes_budget:
        raise InvalidSetup("bot-takes-no-budget", name=name, text=shown(text))
    return Entrant(write_bot(name, budget), recipe, budget)


def seat_name(entrant: Entrant, number: int) -> str:
    """What the seat of a bot is called, as in ``Merchant 2``: a name that a record can hold."""
    name = entrant.recipe.name
    kind = class_in(name) if is_in_file(name) else name.capitalize()
    return f"{kind[:_LONGEST_KIND]} {number}"


def read_bots(game: str, text: str, seats: int) -> tuple[Entrant, ...]:
    """The bots for so many seats from a list such as ``uniform,merchant``.

    The last one goes on for the seats that are left, so that ``uniform`` alone fills them all.
    """
    entrants = [read_bot(game, name) for name in split_list(text)]
    if len(entrants) > seats:
        raise InvalidSetup("too-many-bots", bots=len(entrants), seats=seats)
    return (*entrants, *[entrants[-1]] * (seats - len(entrants)))
