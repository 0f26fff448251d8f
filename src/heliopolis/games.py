"""The games there are, by name.

`Game`, `Position`, `Step` and `Move` are those of any of them: everything above the rules is
written against these names and not against one game.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from heliopolis import dice, ra
from heliopolis.core import contract
from heliopolis.core.errors import InvalidSetup
from heliopolis.dice import warmup as dice_warmup
from heliopolis.ra import warmup as ra_warmup

Game = contract.Game
Position = contract.Position
Step = contract.Step[contract.Position, Any]
Move = ra.Move | dice.Move

_CONTRACT: tuple[type[contract.Position], ...] = (ra.Position, dice.Position)
"""For the type checker: positions fulfil the contract; `make_game` says the same of games."""

GAMES: Final[dict[str, type[ra.Game] | type[dice.Game]]] = {
    ra.Game.name: ra.Game,
    dice.Game.name: dice.Game,
}
"""Every game's class by the name that files and the command line give it."""
_READERS: Final[dict[str, Callable[[str], Move]]] = {
    ra.Game.name: ra.parse_move,
    dice.Game.name: dice.parse_move,
}
DOORWAYS: Final = {
    ra.Game.name: ra_warmup.DOORWAYS,
    dice.Game.name: dice_warmup.DOORWAYS,
}
"""What the warm-up of a game's rules calls."""


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
        raise InvalidSetup(f"no game {name[:40]!r}; there are {', '.join(GAMES)}")
    if edition is None:
        return GAMES[name](players, overrides=overrides)
    return GAMES[name](players, edition, overrides)


def parse_move(game: Game, text: str) -> Move:
    """Read a move of a game; raise `InvalidNotation` for all but what `str(move)` writes."""
    return _READERS[game.name](text)
