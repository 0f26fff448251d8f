"""The games there are, by name. Each is imported when somebody first asks for it.

`Game`, `Position`, `Step` and `Move` are those of any of them: everything above the rules is
written against these names and not against one game.
"""

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from heliopolis.core import contract
from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.ruleset import Ruleset

Game = contract.Game
Position = contract.Position
Step = contract.Step[contract.Position, Any]
Move = Any
"""A move of whatever game is played; `str(move)` is its one text form."""
Scores = contract.Scores

_KNOWN: Final[dict[str, str | Ruleset]] = {
    "ra": "heliopolis.ra",
    "ra-dice": "heliopolis.dice",
}
"""Every game by the name that files and the command line give it: where it is, then itself."""


def names() -> tuple[str, ...]:
    """The names of all games; none of them is imported for it."""
    return tuple(_KNOWN)


def ruleset(name: str) -> Ruleset:
    """What a game offers; raise `InvalidSetup` where no game has the name."""
    if name not in _KNOWN:
        raise InvalidSetup("no-such-game", game=shown(name), games=names())
    found = _KNOWN[name]
    if isinstance(found, str):
        loaded: Ruleset = import_module(found).RULESET
        _KNOWN[name] = found = loaded
    return found


def ruleset_of(thing: Any) -> Ruleset:
    """What the game of a table, a position or a view offers."""
    for name, known in _KNOWN.items():
        if isinstance(known, str) and known not in sys.modules:
            continue  # nobody has anything of a game that was never imported
        found = ruleset(name)
        if isinstance(thing, (found.game, found.position, found.view)):
            return found
    raise TypeError(f"{type(thing).__name__} is no table, position or view of any game")


def add(ruleset: Ruleset) -> None:
    """Make a game known that is not one of ours; raise `ValueError` for a name that is taken."""
    if ruleset.name in _KNOWN:
        raise ValueError(f"there is a game {ruleset.name!r} already")
    _KNOWN[ruleset.name] = ruleset


def make_game(
    name: str,
    players: int,
    edition: str | None = None,
    overrides: Mapping[str, str | int] | None = None,
    scores: Scores = "open",
) -> Game:
    """Set up a game; without an edition it is the game's usual one.

    Raises `InvalidSetup`, which says what there is instead.
    """
    asked: dict[str, Any] = {"overrides": overrides}
    if edition is not None:
        asked["edition"] = edition
    if scores != "open":
        asked["scores"] = scores
    game: Game = ruleset(name).game(players, **asked)
    return game


def parse_move(game: Game, text: str) -> Move:
    """Read a move of a game; raise `InvalidNotation` for all but what `str(move)` writes."""
    return ruleset(game.name).parse_move(text)
