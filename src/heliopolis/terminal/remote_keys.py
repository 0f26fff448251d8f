"""Lines that are typed, while other things happen too."""

import io
import os
import threading
from collections.abc import Callable
from typing import TextIO

from heliopolis.core.value import value
from heliopolis.terminal.console import Console


@value
class Typed:
    """A line was typed; None is the end of the input."""

    line: str | None


class Keys:
    """Hands on what is typed, from a thread of its own.

    On a terminal every line comes when it is typed. From a pipe a line comes only when it is asked
    for: there every line is an answer, in order.
    """

    def __init__(self, console: Console, post: Callable[[Typed], None]) -> None:
        self.live = console.keyboard.isatty()
        """Whether lines come without being asked for."""
        self._keyboard = console.keyboard
        self._post = post
        self._wanted = threading.Semaphore(0)

    def start(self) -> None:
        """Begin to read."""
        threading.Thread(target=self._run, name="keys", daemon=True).start()

    def want(self) -> None:
        """Ask for one more line."""
        self._wanted.release()

    def _run(self) -> None:
        with _of_its_own(self._keyboard) as stream:
            line = "\n"
            while line:
                if not self.live:
                    self._wanted.acquire()
                line = _read(stream)
                self._post(Typed(line.rstrip("\r\n") if line else None))


def _read(stream: TextIO) -> str:
    """The next line; "" at the end, which a window that closes is too."""
    try:
        return stream.readline()
    except OSError:
        return ""


def _of_its_own(stream: TextIO) -> TextIO:
    """The same input by a stream that only one thread uses.

    A thread that waits in `sys.stdin` itself would keep Python from ending.
    """
    try:
        handle = os.dup(stream.fileno())
    except (io.UnsupportedOperation, OSError):  # an input of a test, or none at all
        return stream
    return open(handle, encoding=stream.encoding, errors=stream.errors)
