"""How long a bot may take for one answer, and who keeps the time.

A bot that takes too long is interrupted by an alarm where the system has one, and that is the end
of most hangs: loops, sleeps, waiting for something. A bot that catches everything, that sits in
compiled code, or that runs where there is no alarm is not stopped so. Therefore a watch shows, in
memory that another process may read, who has been thinking since when: whoever reads it can end
the process.
"""

import signal
import threading
import time
from collections.abc import Callable, MutableSequence, Sequence
from types import FrameType
from typing import Final, TypeVar

from heliopolis.bots.recipe import Entrant
from heliopolis.core.contract import Seat
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value

USUAL_LIMIT: Final = 60.0
"""The seconds that a bot may take for a move unless somebody says otherwise."""
_BUDGETS: Final = 10  # a bot with a clock may take so many times what it was given
_RING_AGAIN: Final = 0.5  # for a bot that catches the first alarm
FACE: Final = 4
"""How many numbers a watch shows: since when, which game, which seat, how many seconds it has."""

T = TypeVar("T")


class OutOfTime(BaseException):
    """A bot takes too long. Bots that catch every `Exception` do not catch this."""


def limit_of(entrant: Entrant, wanted: float | None) -> float:
    """The seconds that a bot may take for a move."""
    if wanted is not None:
        return wanted
    milliseconds = entrant.budget.milliseconds or 0
    return max(USUAL_LIMIT, _BUDGETS * milliseconds / 1000)


@value
class Thought:
    """What a watch shows: who thinks in which game, for how long, and how long it may."""

    number: int
    seat: Seat
    seconds: float
    limit: float


class Watch:
    """Keeps the time of whoever is asked."""

    def __init__(self, face: MutableSequence[float] | None = None) -> None:
        """Show the time on a face of `FACE` numbers, which another process may read."""
        self._face = [0.0] * FACE if face is None else face
        self._running = False

    def ask(self, number: int, seat: Seat, limit: float, question: Callable[[], T]) -> T:
        """The answer to a question; raise `OutOfTime` when it takes more seconds than the limit."""
        self._face[1:] = [float(number), float(seat), limit]
        self._face[0] = time.monotonic()
        try:
            if not has_alarm():
                return question()
            before = signal.signal(signal.SIGALRM, self._ring)
            try:
                return self._ask_with_alarm(limit, question)
            finally:
                signal.signal(signal.SIGALRM, before)
        finally:
            self._face[0] = 0.0

    def _ask_with_alarm(self, limit: float, question: Callable[[], T]) -> T:
        self._running = True
        try:
            signal.setitimer(signal.ITIMER_REAL, limit, _RING_AGAIN)
            return question()
        finally:
            self._running = False  # first of all: an alarm that comes now comes too late
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _ring(self, _signal: int, _frame: FrameType | None) -> None:
        if self._running:
            raise OutOfTime


def load_in_time(text: str, load: Callable[[], T]) -> T:
    """Load a bot, which runs its file; raise `InvalidSetup` when that takes too long."""
    try:
        return Watch().ask(0, 0, USUAL_LIMIT, load)
    except OutOfTime:
        raise InvalidSetup(f"{text} took more than {USUAL_LIMIT:g} s to load") from None


def has_alarm() -> bool:
    """Whether an alarm can interrupt this thread: Windows has none, other threads get none."""
    return hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()


def read_face(face: Sequence[float]) -> Thought | None:
    """Who is thinking by the face of a watch, if anybody is."""
    since = face[0]
    thought = Thought(int(face[1]), int(face[2]), time.monotonic() - since, face[3])
    return thought if since and face[0] == since else None
