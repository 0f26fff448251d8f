"""The line that says how far compiling is."""

from typing import Self, TextIO


class Progress:
    """Rewrites one line on a terminal, and prints one line in all elsewhere."""

    def __init__(self, stream: TextIO, game: str) -> None:
        self._stream = stream
        self._game = game
        self._rewrites = stream.isatty()
        self._longest = 0

    def __enter__(self) -> Self:
        return self

    def report(self, number: int, total: int) -> None:
        """Say how far it is; it has not begun, number 0, while another process compiles."""
        text = f"Compiling {self._game}, once: {number} of {total} ..."
        if self._rewrites:
            self._stream.write(f"\r{text:<{self._longest}}")
            self._longest = max(self._longest, len(text))
        elif number == 1:
            self._stream.write(f"Compiling {self._game}, once; this takes about a minute ...\n")
        self._stream.flush()

    def __exit__(self, *_error: object) -> None:
        """Clear the line: it is of no interest any more."""
        if self._rewrites:
            self._stream.write(f"\r{'':<{self._longest}}\r")
            self._stream.flush()
