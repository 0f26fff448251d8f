"""The line that says how far compiling is."""

from typing import Self, TextIO

from heliopolis.terminal.one_line import OneLine
from heliopolis.texts import Catalogue


class Progress:
    """Rewrites one line on a terminal, and prints one line in all elsewhere."""

    def __init__(self, stream: TextIO, game: str, catalogue: Catalogue) -> None:
        self._line = OneLine(stream)
        self._game = catalogue.say(f"game-{game}")
        self._say = catalogue.say

    def __enter__(self) -> Self:
        return self

    def report(self, number: int, total: int) -> None:
        """Say how far it is; it has not begun, number 0, while another process compiles."""
        key = "compiling" if number else "compiling-elsewhere"
        if self._line.rewrites:
            self._line.show(self._say(key, game=self._game, number=number, total=total))
        elif number < 2:
            key = "compiling-once" if number else key
            self._line.tell(self._say(key, game=self._game))

    def __exit__(self, *_error: object) -> None:
        """Clear the line: it is of no interest any more."""
        self._line.clear()
