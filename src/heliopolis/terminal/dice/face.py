"""The dice game as the prompt game sees it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from heliopolis import dice
from heliopolis.core.contract import Seat
from heliopolis.terminal.dice.answers import how_to_roll, may_roll, read_answer
from heliopolis.terminal.dice.help import how, meanings, rules_text
from heliopolis.terminal.dice.news import News, may_only_end, paragraphs
from heliopolis.terminal.dice.screen import draw_again, draw_table
from heliopolis.terminal.dice.sheets import ITEMS
from heliopolis.terminal.dice.words import Words
from heliopolis.terminal.help import help_text, list_moves
from heliopolis.terminal.question import Question
from heliopolis.terminal.style import Style
from heliopolis.terminal.words import counted


class DiceFace:
    """The face of the dice game, as `terminal/face.py` asks for it."""

    title: Final = "Ra: The Dice Game"
    deal: Final = "throw"
    items: Final = ITEMS
    commands: Final[Mapping[str, str]] = {}

    def __init__(self, game: dice.Game, seats: Sequence[str]) -> None:
        self.seats = tuple(seats)
        self._game = game
        self._words = Words(seats)

    def obey(self, command: str, view: dice.View, width: int) -> str:
        """Nothing: whatever can be known is on the table."""
        raise AssertionError(f"the dice game has no command {command}")

    def opening(self, start: dice.View) -> tuple[Seat, str]:
        """Who starts."""
        assert start.turn is not None
        return start.turn, f"{self._words.does(start.turn, 'start')}."

    def override(self, item: str, choice: str) -> str:
        """How long the Sun track is, for nothing else can differ."""
        assert item == "sun_track"
        return f"Sun track of {counted(int(choice), 'step')}"

    def news(self, before: dice.Position, move: dice.Move, step: dice.Step) -> Sequence[News]:
        """The events."""
        return step.events

    def paragraphs(self, news: Sequence[News]) -> Iterator[str]:
        """News as texts, those of one turn together."""
        return paragraphs(news, self._words)

    def draw_table(self, view: dice.View, style: Style, width: int) -> str:
        """The whole table."""
        return draw_table(view, self._words, style, width)

    def draw_again(self, view: dice.View, style: Style, width: int) -> str:
        """The dice, and what they can be used for: the rest has hardly changed."""
        return draw_again(view, self._words, style, width)

    def forced(self, position: dice.Position) -> dice.Move | None:
        """The end of the turn, where nothing else would change anything (D-10, D-25)."""
        return dice.End() if may_only_end(position) else None

    def question(self, position: dice.Position, view: dice.View) -> Question:
        """Which dice to roll; or what to do, numbered, and last the end of the turn."""
        choices = position.options()
        if may_roll(choices):
            how_to = how_to_roll(choices)
            return Question(choices, how_to, how_to)
        end = dice.End()
        if end in choices:
            choices = (*(move for move in choices if move != end), end)
        return Question(choices, list_moves(choices, lambda move: self._words.move(move, view)))

    def read_answer(self, text: str, choices: Sequence[dice.Move]) -> dice.Move:
        """The move that is meant, legal or not."""
        return read_answer(text, choices)

    def help(self, choices: Sequence[dice.Move], style: Style) -> str:
        """The commands, and what the moves here mean."""
        return help_text(how(choices), self.commands, meanings(choices), style)

    def rules(self) -> str:
        """The rules in short."""
        return rules_text(self._game.players, self._game.edition.sun_track)

    def is_worth_a_pause(self, view: dice.View) -> bool:
        """After every turn, for each has much in it."""
        return True
