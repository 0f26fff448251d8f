"""A line on a terminal that is written over and over, while something takes its time."""

from typing import TextIO


class OneLine:
    """Rewrites one line on a terminal; elsewhere only what lasts is written."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self.rewrites = stream.isatty()
        self._longest = 0

    def show(self, text: str) -> None:
        """Say how far it is, in place of what was said before."""
        if self.rewrites:
            self._stream.write(f"\r{text:<{self._longest}}")
            self._stream.flush()
            self._longest = max(self._longest, len(text))

    def tell(self, text: str) -> None:
        """Say what is to stay."""
        self.clear()
        self._stream.write(f"{text}\n")
        self._stream.flush()

    def clear(self) -> None:
        """Take away what was shown: it is of no interest any more."""
        if self.rewrites and self._longest:
            self._stream.write(f"\r{'':<{self._longest}}\r")
            self._stream.flush()
            self._longest = 0
