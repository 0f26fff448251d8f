"""What is measured is a list of tasks, each with a folder of its own: played once, kept, read."""

import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, Protocol

FOLDER: Final = Path("bench/strength")
_SECONDS: Final = 60


class OutOfTime(Exception):
    """The minutes were over before a task was done; the next run goes on with it."""


class Task(Protocol):
    """Something to play that takes a while; equal tasks are the same."""

    @property
    def title(self) -> str:
        """What it is, in a line."""

    def fulfil(self, work: "Work") -> Any:
        """Play what is missing of it; what it says. Raise `OutOfTime` when it is not all there."""


class Section(Protocol):
    """A part of the page."""

    @property
    def name(self) -> str:
        """What it is called on the command line."""

    def tasks(self, game: str) -> list[Task]:
        """What has to be played."""

    def lines(self, game: str, work: "Work") -> Iterator[str]:
        """The section; raise `OutOfTime` when nothing of it is there."""


class Work:
    """Does tasks, each of them once, with so many workers and until the minutes are over."""

    def __init__(
        self,
        workers: int | None,
        minutes: float | None,
        folder: Path = FOLDER,
        tell: Callable[[str], None] = lambda _line: None,
    ) -> None:
        self.workers = workers
        self.folder = folder
        self._until = None if minutes is None else time.monotonic() + minutes * _SECONDS
        self._tell = tell
        self._results: dict[Task, Any] = {}

    @property
    def minutes_left(self) -> float | None:
        """How long may still be played; None for ever."""
        if self._until is None:
            return None
        return max(0.0, self._until - time.monotonic()) / _SECONDS

    def result(self, task: Task) -> Any:
        """What a task says, which is done now if it is not yet."""
        if task not in self._results:
            self._tell(task.title)
            self._results[task] = task.fulfil(self)
        return self._results[task]
