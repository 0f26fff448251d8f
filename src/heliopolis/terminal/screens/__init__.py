"""How a game looks and speaks at the prompt, in the language of a catalogue."""

from collections.abc import Sequence
from importlib import import_module
from typing import Final

from heliopolis.core.contract import Seat
from heliopolis.games import Game
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.screens.screen import Screen
from heliopolis.texts import Catalogue

__all__ = ["Question", "Screen", "screen_of"]

_SCREENS: Final[dict[str, str]] = {
    "ra": "heliopolis.terminal.screens.ra.screen",
    "ra-dice": "heliopolis.terminal.screens.dice.screen",
}
"""By the name of a game where its screen is."""


def screen_of(
    game: Game, seats: Sequence[str], catalogue: Catalogue, you: Seat | None = None
) -> Screen:
    """The screen of a game for a table with these seats; `you` is spoken to, if anybody is."""
    screen: Screen = import_module(_SCREENS[game.name]).SCREEN(game, seats, catalogue, you)
    return screen
