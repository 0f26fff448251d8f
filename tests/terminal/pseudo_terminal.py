"""A terminal for the tests, and hands that type at it when they have read what they wait for."""

import os
import pty
import select
import threading
import time
from collections.abc import Callable, Sequence

from heliopolis.terminal.console import Console

Step = tuple[str, str | Callable[[], object]]
"""What is waited for, and what is typed then, or done."""
_PATIENCE = 120.0


class Hands(threading.Thread):
    """Reads what a terminal shows, and types the lines of a script."""

    def __init__(self, terminal: int, steps: Sequence[Step]) -> None:
        super().__init__(daemon=True)
        self.text = ""
        self.missed: list[str] = []
        self.done = threading.Event()
        self._terminal = terminal
        self._steps = list(steps)

    def run(self) -> None:
        """Take the steps, and read on to the end."""
        seen = 0
        for expected, typed in self._steps:
            place = self._wait_for(expected, seen)
            if place < 0:
                self.missed.append(expected)
                os.write(self._terminal, b"quit\n")
                break
            seen = place + len(expected)
            if isinstance(typed, str):
                os.write(self._terminal, f"{typed}\n".encode())
            else:
                typed()
        while not self.done.is_set() or self._is_readable():
            if self._is_readable() and not self._read():
                break

    def _wait_for(self, expected: str, seen: int) -> int:
        until = time.monotonic() + _PATIENCE
        while (place := self.text.find(expected, seen)) < 0:
            if time.monotonic() > until or self.done.is_set():
                return -1
            if self._is_readable():
                self._read()
        return place

    def _is_readable(self) -> bool:
        return bool(select.select([self._terminal], [], [], 0.05)[0])

    def _read(self) -> bool:
        try:
            data = os.read(self._terminal, 4096)
        except OSError:  # nobody has the other end any more
            return False
        self.text += data.decode().replace("\r\n", "\n")
        return bool(data)


def at_a_terminal(steps: Sequence[Step], run: Callable[[Console], int], status: int = 0) -> str:
    """Everything that a terminal shows while something runs at it."""
    ours, theirs = pty.openpty()
    hands = Hands(ours, steps)
    try:
        with open(os.dup(theirs)) as keyboard, open(os.dup(theirs), "w") as screen:
            hands.start()
            assert run(Console(keyboard, screen)) == status, hands.text
    finally:
        hands.done.set()
        hands.join(60)
        os.close(theirs)
        os.close(ours)
    assert not hands.missed, hands.text
    return hands.text
