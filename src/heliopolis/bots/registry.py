"""The bots by game and name: ours, those of other packages, and those in files."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

from heliopolis import games
from heliopolis.bots.base import AnyBot, Budget
from heliopolis.bots.compiled import Compiled
from heliopolis.bots.files import is_in_file, recipe_in_file
from heliopolis.bots.installed import installed, installed_recipe, listed_recipe
from heliopolis.bots.minds import has_mind, mind_of
from heliopolis.bots.naming import closest, show, split_bot, split_list, write_bot
from heliopolis.bots.recipe import Character, Entrant, Recipe
from heliopolis.core.errors import InvalidSetup

DEFAULT: Final = "merchant"
"""The bot that every game has for whoever names none."""
SEARCH: Final = "search"
_UNIFORM: Final = "uniform"
_USUAL_SEARCH: Final = Budget(milliseconds=300)
_WIDTH: Final = 100


def _uniform(traits: Any) -> Character:
    does = "Plays any legal move, each as likely: the measure of every other bot."
    return Character(_UNIFORM, does, traits)


def _search(search: Callable[[int, Budget], AnyBot]) -> Recipe:
    does = "Looks ahead as far as its budget lets it: search:ms=300 or search:sims=2000."
    return Recipe(SEARCH, does, search, takes_budget=True, usual=_USUAL_SEARCH)


def _of_character(game: str, character: Character) -> Recipe:
    def make(seed: int, _budget: Budget) -> AnyBot:
        return Compiled(game, character.traits, seed)

    return Recipe(character.name, character.description, make, traits=character.traits)


@cache
def _ours(game: str) -> Mapping[str, Recipe]:
    """Our bots of a game by name, none where it has no compiled ones."""
    if not has_mind(games.ruleset(game).name):
        return {}
    mind = mind_of(game)
    characters = (_uniform(mind.uniform), *mind.characters)
    recipes = (*(_of_character(game, character) for character in characters), _search(mind.search))
    return {recipe.name: recipe for recipe in recipes}


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
    known, colon, rest = name.partition(":")
    if colon and known in names_of(game):
        raise InvalidSetup(f"{show(rest)} is no parameter; those read ms=300 and sims=2000")
    raise InvalidSetup(f"there is no bot {show(name)}; {closest(name, names_of(game))}")


def read_bot(game: str, text: str) -> Entrant:
    """The bot that a text names: ``merchant``, ``search:ms=50`` or ``path/my_bot.py:MyBot``.

    Raises `InvalidSetup`, which names what is closest to a bot or parameter that there is not.
    """
    name, budget = split_bot(text.strip())
    recipe = _recipe(game, name)
    if budget is None:
        budget = recipe.usual
    elif not recipe.takes_budget:
        raise InvalidSetup(f"{name} takes no budget, so there is nothing to set in {show(text)}")
    return Entrant(write_bot(name, budget), recipe, budget)


def read_bots(game: str, text: str, seats: int) -> tuple[Entrant, ...]:
    """The bots for so many seats from a list such as ``uniform,merchant``.

    The last one goes on for the seats that are left, so that ``uniform`` alone fills them all.
    """
    entrants = [read_bot(game, name) for name in split_list(text)]
    if len(entrants) > seats:
        room = "1 bot" if seats == 1 else f"{seats} bots"
        raise InvalidSetup(f"{len(entrants)} bots are named, but the table has room for {room}")
    return (*entrants, *[entrants[-1]] * (seats - len(entrants)))


def describe_all(game: str | None = None) -> str:
    """Every bot, of one game or of all, in a line with what it does, under its game's name."""
    return "\n\n".join(_describe(name) for name in games.names() if game in (None, name))


def _describe(game: str) -> str:
    recipes = recipes_of(game).values()
    width = max(len(recipe.name) for recipe in recipes)
    lines = (f"  {recipe.name:<{width}}  {recipe.description}" for recipe in recipes)
    cut = (line if len(line) <= _WIDTH else line[: _WIDTH - 1] + "…" for line in lines)
    return "\n".join([f"{game}:", *cut])
