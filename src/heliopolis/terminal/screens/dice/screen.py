"""The screen of the dice game."""

from collections.abc import Sequence

from heliopolis import dice
from heliopolis.core.contract import Seat
from heliopolis.match import Look
from heliopolis.terminal.screens.dice.answers import example, may_roll, read_answer
from heliopolis.terminal.screens.dice.drawing import draw_again, draw_table
from heliopolis.terminal.screens.layout import wrap
from heliopolis.terminal.screens.question import Question
from heliopolis.terminal.screens.screen import Screen
from heliopolis.terminal.style import Style
from heliopolis.texts import Catalogue
from heliopolis.texts.dice import DiceTexts
from heliopolis.texts.typed import TypedWords


class DiceScreen(Screen):
    """The dice game for one table, as the prompt asks for it."""

    texts: DiceTexts

    def __init__(
        self, game: dice.Game, seats: Sequence[str], catalogue: Catalogue, you: Seat | None
    ) -> None:
        super().__init__(DiceTexts(catalogue, game, seats, you), TypedWords(catalogue, "dice"))

    def draw_table(self, view: dice.View, style: Style, width: int) -> str:
        """The whole table."""
        return draw_table(view, self.texts, style, width)

    def draw_again(self, view: dice.View, style: Style, width: int) -> str:
        """The dice, and what they can be used for: the rest has hardly changed."""
        return draw_again(view, self.texts, style, width)

    def obey(self, command: str, view: dice.View, width: int) -> str:
        """Nothing: whatever can be known is on the table."""
        raise AssertionError(f"the dice game has no command {command}")

    def forced(self, look: Look) -> dice.Move | None:
        """The end of the turn, where nothing else would change anything (D-10, D-25)."""
        return dice.End() if look.options == (dice.End(),) else None

    def question(self, look: Look, width: int) -> Question:
        """Which dice to roll; or what to do, numbered, and last the end of the turn."""
        choices = look.options
        if may_roll(choices):
            how = self.texts.say("dice-how-to-roll", roll=example(choices, self._typed))
            text = "\n".join(wrap(how, width))
            return Question(choices, text, text)
        ends = tuple(move for move in choices if isinstance(move, dice.End))
        others = tuple(move for move in choices if not isinstance(move, dice.End))
        return self._numbered(others + ends, look.view, width)

    def read_answer(self, text: str, choices: Sequence[dice.Move]) -> dice.Move:
        """The move that is meant, legal or not."""
        return read_answer(text, choices, self._typed)

    def _how_to_answer(self, choices: Sequence[dice.Move]) -> str:
        return self.texts.say("help-by-colour" if may_roll(choices) else "help-by-number")

    def is_worth_a_pause(self, view: dice.View) -> bool:
        """After every turn, for each has much in it."""
        return True


SCREEN = DiceScreen
