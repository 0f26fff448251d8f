"""A game at one prompt: how it is shown, and for one at this keyboard where it is kept."""

from abc import ABC, abstractmethod
from typing import Any

from heliopolis.core.contract import Seat
from heliopolis.core.value import value
from heliopolis.match import Match
from heliopolis.terminal.console import Console
from heliopolis.terminal.saves import Saver
from heliopolis.terminal.screens import Screen
from heliopolis.texts import Catalogue


@value
class Prompt(ABC):
    """What everybody needs who shows a game at a prompt, wherever it is played."""

    screen: Screen
    console: Console
    catalogue: Catalogue

    @property
    @abstractmethod
    def last_commands(self) -> tuple[str, ...]:
        """The last commands that help explains: those about the game as a whole."""

    @abstractmethod
    def view(self, seat: Seat | None) -> Any:
        """What a seat may know, or whoever watches."""

    @abstractmethod
    def save(self) -> None:
        """Save the game so far, and say where it is."""

    def say(self, key: str, **arguments: int | str) -> None:
        """Say a message of the catalogue on one line, for it has something to be pasted."""
        self.console.say(self.catalogue.say(key, **arguments))

    def tell(self, key: str, **arguments: int | str) -> None:
        """Say a message of the catalogue on as many lines as it needs."""
        self.console.tell(self.catalogue.say(key, **arguments))

    def show(self, seat: Seat | None, whole: bool = True) -> None:
        """Draw the table; for whoever has seen it in this turn, what matters of it."""
        screen, console = self.screen, self.console
        draw = screen.draw_table if whole else screen.draw_again
        console.gap()
        console.say(draw(self.view(seat), console.style, console.width))
        console.gap()


@value
class Sitting(Prompt):
    """What everybody who has to do with one game at this keyboard needs."""

    match: Match
    saver: Saver

    @property
    def last_commands(self) -> tuple[str, ...]:
        """Saving, and leaving."""
        return ("save", "quit")

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know, or whoever watches."""
        return self.match.look(seat).view

    def save(self) -> None:
        """Save the game so far, and say where it is."""
        if self.saver.save(self.match.record()):
            self.say("play-saved", path=str(self.saver.path))
