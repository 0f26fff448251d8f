"""Ra as the prompt game sees it."""

from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis import ra
from heliopolis.terminal.help import BY_NUMBER, help_text, list_moves
from heliopolis.terminal.question import Question
from heliopolis.terminal.ra.answers import read_answer
from heliopolis.terminal.ra.help import COMMANDS, meanings, rules_text
from heliopolis.terminal.ra.news import paragraphs
from heliopolis.terminal.ra.screen import draw_bag, draw_table
from heliopolis.terminal.ra.sheets import ITEMS
from heliopolis.terminal.ra.words import Words
from heliopolis.terminal.style import Style


class RaFace:
    """The face of Ra, as `terminal/face.py` asks for it."""

    title: Final = "Ra"
    deal: Final = "draw"
    items: Final = ITEMS
    commands: Final = COMMANDS

    def __init__(self, game: ra.Game, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self._names = game.edition.words
        self._words = Words(seats, self._names)

    def obey(self, command: str, view: ra.View, width: int) -> str:
        """What is left in the bag, the only thing to ask."""
        assert command in COMMANDS
        return draw_bag(view, self._words, width)

    def opening(self, start: ra.View) -> tuple[list[list[int]], str]:
        """The suns that were dealt."""
        suns = [list(seat.face_up) for seat in start.seats]
        each = [
            f"{name} {'-'.join(map(str, group))}"
            for name, group in zip(self.seats, suns, strict=True)
        ]
        return suns, f"Suns: {', '.join(each)}."

    def override(self, item: str, choice: str) -> str:
        """An item and its choice, which speak for themselves."""
        return f"{item.replace('_', ' ')} {choice}"

    def news(self, before: ra.Position, move: ra.Move, step: ra.Step) -> Sequence[ra.Event]:
        """The events, which leave no gap."""
        return step.events

    def paragraphs(self, news: Sequence[ra.Event]) -> Iterator[str]:
        """Events as texts, those of one turn together."""
        return paragraphs(news, self._words)

    def draw_table(self, view: ra.View, style: Style, width: int) -> str:
        """The whole table."""
        return draw_table(view, self._words, style, width)

    def draw_again(self, view: ra.View, style: Style, width: int) -> str:
        """The whole table again: it is small, and others have changed it."""
        return self.draw_table(view, style, width)

    def forced(self, position: ra.Position) -> ra.Move | None:
        """None: whatever can be decided is asked."""
        return None

    def question(self, position: ra.Position, view: ra.View) -> Question:
        """All legal moves, numbered."""
        legal = position.options()
        return Question(legal, list_moves(legal, lambda move: self._words.move(move, view)))

    def read_answer(self, text: str, choices: Sequence[ra.Move]) -> ra.Move:
        """The move that is meant, legal or not."""
        return read_answer(text, choices, self._names)

    def help(self, choices: Sequence[ra.Move], style: Style) -> str:
        """The commands, and what the moves here mean."""
        return help_text(BY_NUMBER, COMMANDS, meanings(choices), style)

    def rules(self) -> str:
        """The rules in short."""
        return rules_text(self._words)

    def is_worth_a_pause(self, view: ra.View) -> bool:
        """After every auction, for a turn without one is soon read."""
        return view.auction is not None
