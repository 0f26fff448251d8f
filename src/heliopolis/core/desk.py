"""Where the kernel works on a position of the Python API."""

import threading
from typing import Any

import numpy as np

from heliopolis.core.compile import zeroed
from heliopolis.core.log import new_log


class Desk(threading.local):
    """A state and a log for the kernel to work on, one pair a thread.

    `states` is an array of the one state, `memory` its bytes.
    """

    def __init__(self, dtype: np.dtype[np.void]) -> None:
        self.states: Any = zeroed(1, dtype)
        self.memory = memoryview(self.states.view("u1"))
        self.log = new_log()
