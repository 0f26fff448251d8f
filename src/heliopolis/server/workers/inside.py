"""What a process does that a server started: it hears lines, says lines, and ends with the server.

Its standard input and output are for the server alone: what a bot prints goes to the standard
error, and a bot that asks for input gets none.
"""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import suppress
from queue import SimpleQueue
from typing import Final

_NICE: Final = 10
"""How far this process stands back behind those that serve people."""


class Inside:
    """The process that runs this, as the server talks to it; there is one."""

    def __init__(self) -> None:
        """Settle down: be nice, leave Ctrl-C to the server, and end when it has ended.

        Even a bot that hangs does not keep the process, as long as it lets other threads run.
        """
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        if hasattr(os, "nice"):
            os.nice(_NICE)
        self._heard: SimpleQueue[bytes] = SimpleQueue()
        heard, self._said = os.dup(0), os.dup(1)
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.close(nothing)
        os.dup2(2, 1)
        threading.Thread(target=self._hear, args=(heard,), daemon=True).start()

    def lines(self) -> Iterator[bytes]:
        """What the server says, line by line, for as long as it lives."""
        while True:
            yield self._heard.get()

    def say(self, line: bytes) -> None:
        """Say one line to the server."""
        left = memoryview(line + b"\n")
        while left:
            left = left[os.write(self._said, left) :]

    def _hear(self, heard: int) -> None:
        with suppress(OSError), open(heard, "rb") as pipe:
            for line in pipe:
                self._heard.put(line)
        os._exit(0)
