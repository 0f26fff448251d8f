"""How events leave compiled code: rows of four small numbers, written by the rules.

A rule takes a log or None. With None the compiler removes every trace of it.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.core.compile import rule, rule_for

Log = NDArray[np.int16] | None
ROWS: Final = 256
ROW: Final = 4


def new_log() -> NDArray[np.int16]:
    """An empty log: its first row holds the number of rows in use."""
    return np.zeros((ROWS, ROW), dtype=np.int16)


@rule
def clear(log: Log) -> None:
    """Forget all rows."""
    if log is not None:
        log[0, 0] = 0


@rule_for(
    "void(none, int64, int64, int64, int64)", "void(int16[:, ::1], int64, int64, int64, int64)"
)
def note(log: Log, fact: int, first: int, second: int, third: int) -> None:
    """Write down one fact."""
    if log is not None:
        row = int(log[0, 0]) + 1
        log[0, 0] = row
        log[row, 0] = fact
        log[row, 1] = first
        log[row, 2] = second
        log[row, 3] = third
