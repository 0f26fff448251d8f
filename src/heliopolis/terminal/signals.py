"""Being told to stop: by whoever shuts the machine down, or by a window that closes."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final, NoReturn

_SIGNALS: Final = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""Windows has no SIGHUP."""
_BY_SIGNAL: Final = 128


class Stopped(BaseException):
    """A signal asks the program to stop; like Ctrl-C it may come between any two lines."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = _BY_SIGNAL + number
        """The exit status that shells know it by."""


@contextmanager
def heeding_signals() -> Iterator[None]:
    """Raise `Stopped` when a signal asks for it, once: nothing disturbs whoever is leaving."""
    before = {number: signal.signal(number, _stop) for number in _SIGNALS}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def _stop(number: int, _frame: FrameType | None) -> NoReturn:
    for other in _SIGNALS:
        signal.signal(other, signal.SIG_IGN)
    raise Stopped(number)
