"""What processes tell each other of a table, as one line of text."""

from typing import Final, NamedTuple

CHANGED: Final = "changed"
STILL_HERE: Final = "here"
"""News of a table are that it was changed, or only who is there."""
_NOBODY: Final = "-"


class Said(NamedTuple):
    """A process says of a table who is there, and whether something was stored."""

    table: str
    process: str
    seats: tuple[int, ...]
    spectators: int
    what: str

    @property
    def text(self) -> str:
        """The line that `read_said` reads."""
        seats = ",".join(map(str, self.seats)) or _NOBODY
        return f"{self.table} {self.process} {seats} {self.spectators} {self.what}"


def read_said(text: str) -> Said:
    """Read a line that another process has written."""
    table, process, seats, spectators, what = text.split(" ")
    there = () if seats == _NOBODY else tuple(map(int, seats.split(",")))
    return Said(table, process, there, int(spectators), what)
