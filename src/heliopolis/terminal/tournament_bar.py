"""How far a tournament is: a bar and a ladder on a terminal, a line now and then elsewhere."""

import shutil
import time
from collections.abc import Callable, Sequence
from typing import Final, Self, TextIO

from heliopolis.arena.ladder import Ladder
from heliopolis.arena.result import GameResult
from heliopolis.core.errors import HeliopolisError
from heliopolis.terminal.style import wants_colours

_BAR: Final = 20
_SECONDS_BETWEEN_PICTURES: Final = 0.1
_SECONDS_BETWEEN_LINES: Final = 15.0
_RATED_AT_ONCE: Final = 100
"""How many games of a portion the ladder hears of: it is for the eye, and slower than games are."""
_MOST_RUNGS: Final = 8


class TournamentBar:
    """Redraws a few lines on a terminal, and prints a line now and then elsewhere."""

    def __init__(
        self,
        stream: TextIO,
        bots: Sequence[str],
        total: int,
        already: int = 0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Begin with so many of all games played `already`, before this."""
        self._stream = stream
        self._redraws = wants_colours(stream)  # a terminal with colours has a cursor to move
        self._total = total
        self._already = already
        self._done = 0
        self._clock = clock
        self._began = clock()
        self._shown = self._began
        self._lines = 0
        self._ladder = _make_ladder(bots) if self._redraws else None

    def __enter__(self) -> Self:
        return self

    def tell(self, results: Sequence[GameResult]) -> None:
        """Hear of further results."""
        self._done += len(results)
        if self._ladder is not None:
            for result in results[:_RATED_AT_ONCE]:
                self._ladder.update(result)
        now = self._clock()
        if self._done <= self._already:
            self._began = now
            return
        pause = _SECONDS_BETWEEN_PICTURES if self._redraws else _SECONDS_BETWEEN_LINES
        if now - self._shown >= pause:
            self._shown = now
            self._show(now - self._began)

    def _show(self, seconds: float) -> None:
        line = f"{_count(self._done)} of {_count(self._total)} games, {self._pace(seconds)}"
        if not self._redraws:
            print(line, file=self._stream, flush=True)
            return
        filled = min(_BAR, _BAR * self._done // max(1, self._total))
        rungs = [] if self._ladder is None else self._ladder.lines()[:_MOST_RUNGS]
        width = shutil.get_terminal_size().columns - 1
        lines = [f"[{'#' * filled}{'.' * (_BAR - filled)}] {line}", *rungs]
        drawn = "".join(f"\033[K{text[:width]}\n" for text in lines)
        self._stream.write(f"{self._back()}{drawn}")
        self._stream.flush()
        self._lines = len(lines)

    def _pace(self, seconds: float) -> str:
        rate = (self._done - self._already) / max(seconds, 1e-9)
        left = max(0, self._total - self._done) / rate
        shown = f"{rate:,.0f}" if rate >= 100 else f"{rate:.2g}" if rate < 10 else f"{rate:.0f}"
        return f"{shown} games/s, {_duration(left)} left"

    def _back(self) -> str:
        """What takes the cursor back to where the picture begins."""
        return f"\033[{self._lines}A\r" if self._lines else ""

    def __exit__(self, *_error: object) -> None:
        """Clear the picture: it is of no interest any more."""
        if self._lines:
            self._stream.write(f"{self._back()}\033[J")
            self._stream.flush()
            self._lines = 0


def _make_ladder(bots: Sequence[str]) -> Ladder | None:
    if len(bots) == 1:
        return None
    try:
        return Ladder(bots)
    except HeliopolisError:  # openskill is not installed, and the report says so
        return None


def _count(number: int) -> str:
    return f"{number:,}"


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
