"""The line that says how far compiling is."""

from typing import Self, TextIO

from heliopolis.texts import Catalogue


class Progress:
    """Rewrites one line on a terminal, and prints one line in all elsewhere."""

    def __init__(self, stream: TextIO, game: str, catalogue: Catalogue) -> None:
        self._stream = stream
        self._game = catalogue.say(f"game-{game}")
        self._say = catalogue.say
        self._rewrites = stream.isatty()
        self._longest = 0

    def __enter__(self) -> Self:
        return self

    def report(self, number: int, total: int) -> None:
        """Say how far it is; it has not begun, number 0, while another process compiles."""
        key = "compiling" if number else "compiling-elsewhere"
        if self._rewrites:
            text = self._say(key, game=self._game, number=number, total=total)
            self._stream.write(f"\r{text:<{self._longest}}")
            self._longest = max(self._longest, len(text))
        elif number < 2:
            key = "compiling-once" if number else key
            self._stream.write(f"{self._say(key, game=self._game)}\n")
        self._stream.flush()

    def __exit__(self, *_error: object) -> None:
        """Clear the line: it is of no interest any more."""
        if self._rewrites:
            self._stream.write(f"\r{'':<{self._longest}}\r")
            self._stream.flush()
