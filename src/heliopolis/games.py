"""The games there are, by name.

`Game`, `Position`, `Step` and `Move` are those of any of them: everything above the rules is
written against these names and not against one game.
"""

from collections.abc import Callable, Mapping
from typing import Final

from heliopolis import ra
from heliopolis.core import contract
from heliopolis.core.errors import InvalidSetup

Game = ra.Game
Position = ra.Position
Step = ra.Step
Move = ra.Move

_CONTRACT: tuple[type[contract.Game], type[contract.Position]] = (Game, Position)
"""For the type checker: every game fulfils the contract."""

GAMES: Final[dict[str, type[Game]]] = {ra.Game.name: ra.Game}
"""Every game's class by the name that files and the command line give it."""
_READERS: Final[dict[str, Callable[[str], Move]]] = {ra.Game.name: ra.parse_move}


def make_game(
    name: str,
    players: int,
    edition: str | None = None,
    overrides: Mapping[str, str] | None = None,
) -> Game:
    """Set up a game; without an edition it is the game's usual one.

    Raises `InvalidSetup`, which says what there is instead.
    """
    if name not in GAMES:
        raise InvalidSetup(f"no game {name[:40]!r}; there is {', '.join(GAMES)}")
    if edition is None:
        return GAMES[name](players, overrides=overrides)
    return GAMES[name](players, edition, overrides)


def parse_move(game: Game, text: str) -> Move:
    """Read a move of a game; raise `InvalidNotation` for all but what `str(move)` writes."""
    return _READERS[game.name](text)
