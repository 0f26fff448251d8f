"""What somebody at a table looks at, and the screens of tables, for tests."""

from typing import Any

from heliopolis.match import Look
from heliopolis.match.audience import look
from heliopolis.terminal.screens import Screen, screen_of
from heliopolis.texts import LANGUAGES, Catalogue
from tests.texts.pseudo import pseudo_catalogue
from tests.texts.tables import catalogue

SEATS = ("Zoe", "Merchant 1", "Merchant 2", "Merchant 3", "Merchant 4")
PSEUDO = "pseudo"
EVERY = (*LANGUAGES, PSEUDO)
"""All languages, and the one with longer words."""
LAST = ("save", "quit")
"""The last commands in the help of a game at this keyboard."""


def words_of(language: str) -> Catalogue:
    """The catalogue of a language, also of the one that nobody speaks."""
    return pseudo_catalogue() if language == PSEUDO else catalogue(language)


def screen_for(
    table: Any, language: str = "en", you: int | None = 0, seats: tuple[str, ...] = SEATS
) -> Screen:
    """The screen for a table of a game, or for that of a position; Zoe is spoken to."""
    game = getattr(table, "game", table)
    return screen_of(game, seats[: game.players], words_of(language), you)


def seen_by(here: Any, seat: int = 0) -> Look:
    """What a seat that is asked looks at."""
    return look(here, 0, seat, asked=True, standing=None)


def fits(text: str, width: int = 80) -> bool:
    """Whether every line of a text fits the screen."""
    return all(len(line) <= width for line in text.split("\n"))
