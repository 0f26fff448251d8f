"""What the prompt asks of every game's screen, and what all of them do alike."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any

from heliopolis.core.contract import Seat
from heliopolis.core.errors import Refusal
from heliopolis.core.seats import EPOCHS
from heliopolis.match import Look
from heliopolis.terminal.screens.help import commands_text, help_text, list_moves, rules_text
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.screens.sheets import draw_result, draw_sheet
from heliopolis.terminal.style import Style
from heliopolis.texts.game import GameTexts
from heliopolis.texts.table import SUMS
from heliopolis.texts.typed import TypedWords


class Screen(ABC):
    """One game's screens for one table, in one language; views, events and moves are that game's.

    Whatever is drawn fits the width, if that is 80 columns or more, and says in words what it
    shows.
    """

    commands: tuple[str, ...] = ()
    """What can be asked in this game only, by the names of the commands."""

    def __init__(self, texts: GameTexts, typed: TypedWords) -> None:
        self.texts = texts
        """The words of the table."""
        self._typed = typed

    @abstractmethod
    def draw_table(self, view: Any, style: Style, width: int) -> str:
        """The whole table."""

    @abstractmethod
    def draw_again(self, view: Any, style: Style, width: int) -> str:
        """The table for somebody who has seen it whole in this turn: perhaps only a part of it."""

    @abstractmethod
    def obey(self, command: str, view: Any, width: int) -> str:
        """The answer to one of the commands of this game."""

    @abstractmethod
    def forced(self, look: Look) -> Any | None:
        """The move that a person need not be asked for, if there is no other to speak of."""

    @abstractmethod
    def question(self, look: Look, width: int) -> Question:
        """What to ask whoever is to move."""

    @abstractmethod
    def read_answer(self, text: str, choices: Sequence[Any]) -> Any:
        """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""

    @abstractmethod
    def is_worth_a_pause(self, view: Any) -> bool:
        """Whether somebody who watches should be waited for when what is seen here is done."""

    def typed(self, move: Any) -> str:
        """A move as it may be typed in the language of the screen."""
        return self._typed.shown(str(move))

    def opening(self, start: Any) -> str:
        """What was dealt before the first move, from its view."""
        return self.texts.opening(start)

    def paragraphs(self, news: Sequence[Any]) -> Iterator[str]:
        """Events as texts, those of one turn together."""
        return self.texts.paragraphs(news)

    def refusal(self, refusal: Refusal, seat: Seat) -> str:
        """Why something is refused, said to whoever tried it on that seat."""
        return self.texts.spoken_to(seat).refusal(refusal)

    def help(
        self, choices: Sequence[Any], last_commands: Sequence[str], style: Style, width: int
    ) -> str:
        """How to answer, the commands, and what the kinds of moves here mean.

        `last_commands` are those that do not depend on the game that is played.
        """
        how = self._how_to_answer(choices)
        commands = (*self.commands, "sheet", *last_commands)
        return help_text(self.texts, how, commands, choices, style, width)

    def _how_to_answer(self, _choices: Sequence[Any]) -> str:
        return self.texts.say("help-by-number")

    def commands_here(self, last_commands: Sequence[str]) -> str:
        """The commands that make sense where no move is asked for."""
        return commands_text(self.texts, (*self.commands, "sheet", "rules", *last_commands))

    def rules(self, style: Style, width: int) -> str:
        """The rules in short, in our own words and with the numbers of the full ones."""
        return rules_text(self.texts.rules(), style, width)

    def draw_sheet(self, epoch: int, lines: Sequence[Any], style: Style, width: int) -> str:
        """One epoch's points, item by item, a column for every seat."""
        texts = self.texts
        left_out = () if epoch == EPOCHS else texts.last_epoch_only
        titles = {item: texts.item(item) for item in texts.items if item not in left_out}
        titles |= {name: texts.say(f"sheet-{name}") for name in SUMS}
        label = max(len(title) for title in [*map(texts.item, texts.items), *titles.values()])
        head = texts.say("sheet-epoch", epoch=epoch)
        return draw_sheet(head.ljust(label), titles, lines, texts, style, width)

    def draw_sheets(self, sheets: Sequence[Sequence[Any]], style: Style, width: int) -> str:
        """The sheets of every scored epoch."""
        drawn = [
            self.draw_sheet(epoch, lines, style, width) for epoch, lines in enumerate(sheets, 1)
        ]
        return "\n\n".join(drawn) or self.texts.say("sheet-none")

    def draw_result(self, scores: Sequence[int], winners: Sequence[Seat]) -> str:
        """The final points: first who won, then the others; those with the same share a place."""
        return draw_result(self.texts, scores, winners)

    def _numbered(self, choices: tuple[Any, ...], view: Any, width: int) -> Question:
        """A question that is answered by a number, or by the text of a move."""
        told = [(self.typed(move), self.texts.move(move, view)) for move in choices]
        return Question(choices, list_moves(told, width), self.texts.say("help-reminder"))
