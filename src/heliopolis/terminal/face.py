"""How a game looks and speaks at the prompt: what is asked of every game, and who answers."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, Protocol

from heliopolis import dice, ra
from heliopolis.games import Game
from heliopolis.terminal.dice.face import DiceFace
from heliopolis.terminal.question import Question
from heliopolis.terminal.ra.face import RaFace
from heliopolis.terminal.sheets import Items
from heliopolis.terminal.style import Style


class Face(Protocol):
    """One game's words and screens, for one table; views, events and moves are that game's."""

    @property
    def title(self) -> str:
        """The name of the game, as people say it."""

    @property
    def deal(self) -> str:
        """What chance does in it, in one word."""

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats."""

    @property
    def items(self) -> Items:
        """What a score sheet lists."""

    @property
    def commands(self) -> Mapping[str, str]:
        """What can be asked in this game only, with what it answers."""

    def obey(self, command: str, view: Any, width: int) -> str:
        """The answer to one of these commands."""

    def opening(self, start: Any) -> tuple[Any, str]:
        """What was dealt before the first move, from its view: as a plain value, and in words."""

    def override(self, item: str, choice: str) -> str:
        """How the table differs from its edition, in words."""

    def news(self, before: Any, move: Any, step: Any) -> Sequence[Any]:
        """What there is to tell of a move: its events, and sentences where they leave a gap."""

    def paragraphs(self, news: Sequence[Any]) -> Iterator[str]:
        """News as texts, those of one turn together."""

    def draw_table(self, view: Any, style: Style, width: int) -> str:
        """The whole table; fits 80 columns, and says in words whatever it shows."""

    def draw_again(self, view: Any, style: Style, width: int) -> str:
        """The table for somebody who has seen it whole in this turn: perhaps only a part of it."""

    def forced(self, position: Any) -> Any | None:
        """The move that a person need not be asked for, if there is no other to speak of."""

    def question(self, position: Any, view: Any) -> Question:
        """What to ask whoever is to move."""

    def read_answer(self, text: str, choices: Sequence[Any]) -> Any:
        """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""

    def help(self, choices: Sequence[Any], style: Style) -> str:
        """The commands, and what the moves here mean."""

    def rules(self) -> str:
        """The rules in short, in our own words and with the numbers of the full ones."""

    def is_worth_a_pause(self, view: Any) -> bool:
        """Whether somebody who watches should be waited for when what is seen here is done."""


FACES: Final[dict[str, Callable[[Any, Sequence[str]], Face]]] = {
    ra.Game.name: RaFace,
    dice.Game.name: DiceFace,
}


def face_of(game: Game, seats: Sequence[str]) -> Face:
    """The face of a game for a table with these seats."""
    return FACES[game.name](game, seats)


def setting(face: Face, game: Game) -> str:
    """What is played, and how, in one sentence."""
    overrides = "".join(
        f", {face.override(item, choice)}" for item, choice in game.edition.overrides
    )
    return f"{face.title} for {game.players} players, {game.edition.name} edition{overrides}."
