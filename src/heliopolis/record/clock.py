"""How long the seats of a game may think, as its file says it."""

import re
from typing import Final, Literal

from heliopolis.core.errors import InvalidSetup, shown
from heliopolis.core.value import value

_CLOCK: Final = re.compile(
    r"bank (?P<bank>[1-9][0-9]{0,6}) ?\+ ?(?P<increment>0|[1-9][0-9]{0,6})"
    r"|move (?P<move>[1-9][0-9]{0,6})"
    r"|days (?P<days>[1-9][0-9]{0,6})"
)


@value
class ClockSetting:
    """What the clock of a table gives every seat.

    `bank`: `amount` seconds for the whole game, and `increment` seconds more with every move.
    `move`: `amount` seconds for each move. `days`: `amount` days for each move.
    """

    kind: Literal["bank", "move", "days"]
    amount: int
    increment: int = 0

    def __str__(self) -> str:
        """The text that `read_clock` reads: `bank 600 + 5`, `move 30`, `days 3`."""
        more = f" + {self.increment}" if self.kind == "bank" else ""
        return f"{self.kind} {self.amount}{more}"


def read_clock(text: str) -> ClockSetting:
    """Read what `str` makes of a clock; raise `InvalidSetup` for all else."""
    found = _CLOCK.fullmatch(text)
    if not found:
        raise InvalidSetup("no-such-clock", text=shown(text))
    if found["bank"]:
        return ClockSetting("bank", int(found["bank"]), int(found["increment"]))
    if found["move"]:
        return ClockSetting("move", int(found["move"]))
    return ClockSetting("days", int(found["days"]))


def check_clock(clock: ClockSetting) -> None:
    """Raise `InvalidSetup` for a clock that a file cannot say."""
    if read_clock(str(clock)) != clock:
        raise InvalidSetup("no-such-clock", text=shown(str(clock)))
