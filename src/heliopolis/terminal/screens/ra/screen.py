"""The screen of Ra."""

from collections.abc import Sequence

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.match import Look
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.screens.ra.answers import read_answer
from heliopolis.terminal.screens.ra.drawing import draw_bag, draw_table
from heliopolis.terminal.screens.screen import Screen
from heliopolis.terminal.style import Style
from heliopolis.texts import Catalogue
from heliopolis.texts.ra import RaTexts
from heliopolis.texts.typed import TypedWords


class RaScreen(Screen):
    """Ra for one table, as the prompt asks for it."""

    commands = ("bag",)
    texts: RaTexts

    def __init__(
        self, game: ra.Game, seats: Sequence[str], catalogue: Catalogue, you: Seat | None
    ) -> None:
        super().__init__(RaTexts(catalogue, game, seats, you), TypedWords(catalogue, "ra"))

    def draw_table(self, view: ra.View, style: Style, width: int) -> str:
        """The whole table."""
        return draw_table(view, self.texts, style, width)

    def draw_again(self, view: ra.View, style: Style, width: int) -> str:
        """The whole table again: it is small, and others have changed it."""
        return self.draw_table(view, style, width)

    def obey(self, command: str, view: ra.View, width: int) -> str:
        """What is left in the bag, the only thing to ask."""
        assert command in self.commands
        return draw_bag(view, self.texts, width)

    def forced(self, look: Look) -> ra.Move | None:
        """None: whatever can be decided is asked."""
        return None

    def question(self, look: Look, width: int) -> Question:
        """All moves, numbered."""
        return self._numbered(look.options, look.view, width)

    def read_answer(self, text: str, choices: Sequence[ra.Move]) -> ra.Move:
        """The move that is meant, legal or not."""
        return read_answer(text, choices, self._typed)

    def is_worth_a_pause(self, view: ra.View) -> bool:
        """After every auction, for a turn without one is soon read."""
        return view.auction is not None


SCREEN = RaScreen
