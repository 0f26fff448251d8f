"""Several processes that do the same: started together, replaced when one ends, ended together."""

import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from functools import partial
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from heliopolis.server.logs import logger

_LOOK: Final = 0.5
_PATIENCE: Final = 5.0
"""So many seconds have processes to end by themselves."""
_YOUNG: Final = 5.0
"""A process that lives shorter than so many seconds, or has not begun, has failed at its start."""
_FAILED_STARTS: Final = 3

_log = logger(__name__)


def supervise(
    work: Callable[..., None],
    arguments: tuple[Any, ...],
    count: int,
    begun: Callable[[], None],
) -> bool:
    """Let so many processes work until a signal says stop, or until none of them can start.

    Returns whether a signal said so. `work` gets one more argument, which it calls when it has
    begun; `begun` is called when the first process has. They are told to stop by SIGTERM, also
    when this process has ended without a word.
    """
    context = multiprocessing.get_context("spawn")
    ear, mouth = context.Pipe(duplex=False)
    begun_by: set[int | None] = set()
    stopped: list[int] = []
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda number, _frame: stopped.append(number))

    def start() -> tuple[BaseProcess, float]:
        process = context.Process(target=_work, args=(work, arguments, mouth))
        process.start()
        return process, time.monotonic()

    working = [start() for _ in range(count)]
    failed = 0
    while not stopped and failed < _FAILED_STARTS:
        wait([ear, *(process.sentinel for process, _ in working)], _LOOK)
        while ear.poll():
            begun_by.add(ear.recv())
            if len(begun_by) == 1:
                begun()
        for place, (process, since) in enumerate(working):
            if process.is_alive() or stopped:
                continue
            young = time.monotonic() - since < _YOUNG
            failed = failed + 1 if young or process.pid not in begun_by else 0
            _log.error("process-ended", status=process.exitcode)
            if failed < _FAILED_STARTS:
                working[place] = start()
    _end([process for process, _ in working])
    return bool(stopped)


def _work(work: Callable[..., None], arguments: tuple[Any, ...], mouth: Connection) -> None:
    """Work as one of the processes."""
    if sys.platform != "win32":  # there nobody else would say so
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all: the first one tells
    threading.Thread(target=_end_with_the_first, daemon=True).start()
    work(*arguments, partial(mouth.send, os.getpid()))


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
