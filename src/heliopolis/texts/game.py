"""What is said in every game, but in the words of that game."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from heliopolis.texts.table import Passage, TableTexts


class GameTexts(TableTexts, ABC):
    """The words for one table of some game; views, events, moves and lines are that game's."""

    items: tuple[str, ...]
    """What a score sheet lists, besides its sums."""
    last_epoch_only: tuple[str, ...]
    """Those of them that are scored at the end of the game only."""

    @abstractmethod
    def event(self, event: Any) -> str:
        """What happened, as a sentence."""

    @abstractmethod
    def paragraphs(self, news: Sequence[Any]) -> Iterator[str]:
        """The events as texts, those of one turn together."""

    @abstractmethod
    def move(self, move: Any, view: Any) -> str:
        """What a move would do here."""

    @abstractmethod
    def headline(self, view: Any) -> str:
        """What is being decided, and by whom."""

    @abstractmethod
    def opening(self, start: Any) -> str:
        """What was dealt before the first move."""

    @abstractmethod
    def item(self, item: str) -> str:
        """What a line of a score sheet is called."""

    @abstractmethod
    def counts(self, line: Any, item: str) -> str:
        """What the points of an item of a score sheet are for."""

    @abstractmethod
    def meanings(self, choices: Sequence[Any]) -> list[str]:
        """What the kinds of moves that are offered here mean."""

    @abstractmethod
    def rules(self) -> list[Passage]:
        """The rules in short, in our own words and with the numbers of the full ones."""
