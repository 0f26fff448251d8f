"""What a training tells: a line of JSON for every lesson and match, and one line of progress."""

import json
import sys
import time
from pathlib import Path
from typing import Any, Final, TextIO

DIARY: Final = "metrics.jsonl"
_EVERY: Final = 1.0


class Diary:
    """Writes what happens into a folder, and how far it is to whoever watches."""

    def __init__(self, folder: Path, watched: TextIO = sys.stderr) -> None:
        self._file = (folder / DIARY).open("a", encoding="utf-8")
        self._watched = watched
        self._told = 0.0
        self._width = 0

    def note(self, **facts: Any) -> None:
        """Add a line to the file, so that a stopped training has told all that it did."""
        self._file.write(json.dumps(facts, allow_nan=False) + "\n")
        self._file.flush()

    def show(self, line: str, *, now: bool = False) -> None:
        """Show how far it is, not more often than anybody reads."""
        if not now and time.monotonic() - self._told < _EVERY:
            return
        self._told = time.monotonic()
        if self._watched.isatty():
            self._watched.write("\r" + line.ljust(self._width))
            self._width = len(line)
        elif now:
            self._watched.write(line + "\n")
        self._watched.flush()

    def close(self) -> None:
        """Be done with it."""
        if self._watched.isatty() and self._width:
            self._watched.write("\n")
        self._file.close()


def read_diary(folder: Path) -> list[dict[str, Any]]:
    """All lines that a training has told, but for one that it was stopped in."""
    lines = (folder / DIARY).read_text(encoding="utf-8").splitlines()
    found: list[dict[str, Any]] = []
    for line in lines:
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found
