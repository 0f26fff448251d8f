"""Talking to the person: lines out, lines in."""

import io
import shutil
import sys
from contextlib import suppress
from textwrap import wrap
from typing import Final, TextIO

from heliopolis.terminal.style import Style, wants_colours

_WIDTH_IN_A_PIPE: Final = 80
_NARROWEST: Final = 40
_WIDEST: Final = 120  # longer lines are hard to follow


class Console:
    """Where the game is shown and answers come from: a terminal, a pipe or a test."""

    def __init__(self, stdin: TextIO | None = None, stdout: TextIO | None = None) -> None:
        # A stream that was closed before the start is None: no input, and nobody who reads.
        self._in = stdin or sys.stdin or io.StringIO()
        self._out = stdout or sys.stdout or io.StringIO()
        self._after_a_gap = True
        self.prompted = False
        """Whether a prompt waits for a line at the end of what was printed."""
        self.style = Style(wants_colours(self._out))
        self.interactive = self._in.isatty() and self._out.isatty()
        if self.interactive:
            _edit_lines()

    @property
    def width(self) -> int:
        """How many characters fit on a line."""
        if not self._out.isatty():
            return _WIDTH_IN_A_PIPE
        columns = shutil.get_terminal_size((_WIDTH_IN_A_PIPE, 24)).columns
        return max(_NARROWEST, min(columns, _WIDEST))

    @property
    def keyboard(self) -> TextIO:
        """Where lines come from."""
        return self._in

    def say(self, text: str = "") -> None:
        """Print a line, or several; a prompt that still waits is left standing above them."""
        if self.prompted:
            self.prompted = False
            print(file=self._out)
        print(text, file=self._out, flush=True)
        self._after_a_gap = not text or text.endswith("\n")

    def gap(self) -> None:
        """Leave a line empty, unless the last one is."""
        if not self._after_a_gap:
            self.say()

    def tell(self, text: str) -> None:
        """Print a text on as many lines as it needs."""
        lines = wrap(text, self.width, break_long_words=False, break_on_hyphens=False)
        self.say("\n".join(lines))

    def prompt(self, prompt: str) -> None:
        """Print a prompt for a line that somebody else reads."""
        self._after_a_gap = False
        self.prompted = True
        self._write(prompt)

    def answered(self, line: str) -> None:
        """Take note of a line that somebody else has read."""
        self.prompted = False
        self._after_a_gap = False
        if not self._in.isatty():  # a terminal shows what is typed; a transcript should too
            self.say(line)

    def ask(self, prompt: str) -> str | None:
        """The line that is typed after a prompt, or None at the end of the input.

        On a terminal, what was typed before the prompt is no answer to it; in a pipe every line is
        an answer, in order.
        """
        self._after_a_gap = False
        if self._in.isatty():
            _forget_what_was_typed(self._in)
        if self.interactive and self._in is sys.stdin and self._out is sys.stdout:
            try:
                return input(prompt)
            except EOFError:
                self.say()
                return None
        self._write(prompt)
        line = self._in.readline()
        self.answered(line.rstrip("\r\n"))
        return line.rstrip("\r\n") if line else None

    def _write(self, prompt: str) -> None:
        self._out.write(prompt)
        self._out.flush()


def _edit_lines() -> None:
    """Give `input` arrow keys and a history, where the platform has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


def _forget_what_was_typed(stream: TextIO) -> None:
    """Drop what a keyboard sent that nobody has read."""
    if sys.platform == "win32":
        import msvcrt

        while msvcrt.kbhit():
            msvcrt.getwch()
    else:
        import termios

        with suppress(OSError, ValueError, termios.error):  # a terminal of a test has no keyboard
            termios.tcflush(stream.fileno(), termios.TCIFLUSH)
