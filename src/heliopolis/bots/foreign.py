"""Bots that are not ours: a class or a function that makes one, judged before it is used."""

import inspect
from collections.abc import Iterable
from random import Random
from typing import Any

from heliopolis.bots.base import AnyBot, Budget
from heliopolis.bots.recipe import Recipe
from heliopolis.core.errors import InvalidSetup, shown

_LONGEST_FAULT = 200


def fault_of(fault: BaseException) -> str:
    """An error of somebody else's code as one line, not too long."""
    try:
        said = " ".join(f"{type(fault).__name__}: {fault}".removesuffix(": ").split())
    except Exception:  # somebody else's error may fail even to say what it is
        said = type(fault).__name__
    return shown(said, _LONGEST_FAULT)


def recipe_of(factory: Any, name: str, game: str) -> Recipe:
    """The recipe of a bot that a class or function makes of a generator and a budget.

    Its attribute `games` names the games that it plays, all without one; the first line of its
    docstring describes it. Raises `InvalidSetup` where it cannot be a bot of the game.
    """
    if not callable(factory):
        raise InvalidSetup("not-a-bot-maker", name=name)
    if isinstance(factory, type) and not callable(getattr(factory, "choose", None)):
        raise InvalidSetup("not-a-bot", name=name)
    if not _takes_two(factory):
        raise InvalidSetup("bot-takes-other-arguments", name=name)
    games = games_of(factory)
    if games is not None and game not in games:
        raise InvalidSetup("bot-plays-other-games", name=name, games=games, game=game)

    def make(seed: int, budget: Budget) -> AnyBot:
        try:
            bot: AnyBot = factory(Random(seed), budget)
        except Exception as fault:
            raise InvalidSetup("bot-cannot-be-made", name=name, fault=fault_of(fault)) from fault
        if not callable(getattr(bot, "choose", None)):
            raise InvalidSetup("bot-without-choose", name=name)
        return bot

    return Recipe(name, make, takes_budget=True, says=_first_line(factory))


def games_of(factory: Any) -> tuple[str, ...] | None:
    """The games that a bot says it plays; None where it says nothing."""
    games = getattr(factory, "games", None)
    if isinstance(games, str):
        return (games,)
    return tuple(map(str, games)) if isinstance(games, Iterable) else None


def _takes_two(factory: Any) -> bool:
    try:
        inspect.signature(factory).bind(None, None)
    except TypeError:
        return False
    except ValueError:  # written in C, and does not say what it takes
        return True
    return True


def _first_line(factory: Any) -> str:
    lines = (inspect.getdoc(factory) or "").splitlines()
    return lines[0].strip() if lines else ""
