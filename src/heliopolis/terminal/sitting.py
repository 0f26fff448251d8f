"""A game at one keyboard: what is played, how it is shown, and where it is kept."""

from typing import Any

from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.match import Match
from heliopolis.terminal.console import Console
from heliopolis.terminal.saves import Saver
from heliopolis.terminal.screens import Screen
from heliopolis.texts import Catalogue


@value
class Sitting:
    """What everybody who has to do with one game at the prompt needs."""

    match: Match
    screen: Screen
    saver: Saver
    console: Console
    catalogue: Catalogue

    def say(self, key: str, **arguments: int | str) -> None:
        """Say a message of the catalogue on one line, for it has something to be pasted."""
        self.console.say(self.catalogue.say(key, **arguments))

    def tell(self, key: str, **arguments: int | str) -> None:
        """Say a message of the catalogue on as many lines as it needs."""
        self.console.tell(self.catalogue.say(key, **arguments))

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know, or whoever watches."""
        return self.match.look(seat).view

    def show(self, seat: Seat | None, whole: bool = True) -> None:
        """Draw the table; for whoever has seen it in this turn, what matters of it."""
        screen, console = self.screen, self.console
        draw = screen.draw_table if whole else screen.draw_again
        console.gap()
        console.say(draw(self.view(seat), console.style, console.width))
        console.gap()
