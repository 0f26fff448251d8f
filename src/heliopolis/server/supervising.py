"""Several processes that do the same: started together, replaced when one ends, ended together."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from heliopolis.server.logs import logger

_LOOK: Final = 0.5
_PATIENCE: Final = 5.0
"""So many seconds have processes to end by themselves."""
_YOUNG: Final = 5.0
"""A process that lives shorter than so many seconds has failed at its start."""
_FAILED_STARTS: Final = 3

_log = logger(__name__)


def supervise(work: Callable[..., None], arguments: tuple[Any, ...], count: int) -> None:
    """Let so many processes work until a signal says stop, or until none of them can start.

    They are told to stop by SIGTERM, also when this process has ended without a word.
    """
    context = multiprocessing.get_context("spawn")
    stopped: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _frame: stopped.append(number))

    def start() -> tuple[BaseProcess, float]:
        process = context.Process(target=_work, args=(work, *arguments))
        process.start()
        return process, time.monotonic()

    working = [start() for _ in range(count)]
    failed = 0
    while not stopped and failed < _FAILED_STARTS:
        wait([process.sentinel for process, _ in working], _LOOK)
        for place, (process, since) in enumerate(working):
            if process.is_alive() or stopped:
                continue
            failed = failed + 1 if time.monotonic() - since < _YOUNG else 0
            _log.error("process-ended", status=process.exitcode)
            if failed < _FAILED_STARTS:
                working[place] = start()
    _end([process for process, _ in working])


def _work(work: Callable[..., None], *arguments: Any) -> None:
    """Work as one of the processes."""
    if sys.platform != "win32":  # there nobody else would say so
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all: the first one tells
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    work(*arguments)


def _end_with_the_first() -> None:
    first = multiprocessing.parent_process()
    assert first is not None
    first.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _end(processes: list[BaseProcess]) -> None:
    """End processes: by asking, and then without."""
    for process in processes:
        process.terminate()
    end = time.monotonic() + _PATIENCE
    for process in processes:
        process.join(max(0.0, end - time.monotonic()))
        if process.is_alive():
            process.kill()
            process.join()
