"""What a training tells: a line of JSON for every lesson and match."""

import json
from pathlib import Path
from typing import Any, Final

DIARY: Final = "metrics.jsonl"


class Diary:
    """Writes down what happens, line by line, so that a stopped training has told all it did."""

    def __init__(self, folder: Path) -> None:
        path = folder / DIARY
        cut = path.exists() and not path.read_bytes().endswith(b"\n")
        self._file = path.open("a", encoding="utf-8")
        if cut:  # by whatever stopped the training before
            self._file.write("\n")

    def note(self, **facts: Any) -> None:
        """Add a line."""
        self._file.write(json.dumps(facts, allow_nan=False) + "\n")
        self._file.flush()

    def close(self) -> None:
        """Be done with it."""
        self._file.close()


def read_diary(folder: Path) -> list[dict[str, Any]]:
    """All lines that a training has told, but for those that it was stopped in."""
    found: list[dict[str, Any]] = []
    for line in (folder / DIARY).read_text(encoding="utf-8").splitlines():
        try:
            found.append(json.loads(line))
        except ValueError:
            continue
    return found
