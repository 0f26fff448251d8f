"""Portions of games played by many workers at once: in threads, in processes or on a cluster.

All three look alike from here: a thread of this process waits for each worker. It plays by itself
only where all bots are compiled; a bot that may hang is asked in another process, always.
"""

import os
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from typing import Final

from heliopolis.arena.cluster import open_cluster
from heliopolis.arena.job import Delivery, Job, Portion, Worker
from heliopolis.arena.playing import Playing, is_compiled
from heliopolis.arena.processes import ProcessWorker
from heliopolis.bots.naming import closest
from heliopolis.bots.recipe import Entrant
from heliopolis.core.errors import InvalidSetup, shown

THREADS: Final = "threads"
PROCESSES: Final = "processes"
RAY: Final = "ray"
FAN_OUTS: Final = (THREADS, PROCESSES, RAY)
_LOOK: Final = 0.5  # seconds; Windows hears Ctrl-C only between two waits


class ThreadWorker:
    """Plays in a thread of this process; for compiled bots, which cannot hang."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing

    def play(self, portion: Portion) -> Delivery:
        """The results of a portion."""
        began = time.monotonic()
        results = self._playing.play(portion.first, portion.count)
        return Delivery(portion, results, time.monotonic() - began)

    def close(self) -> None:
        """Do nothing: a portion of compiled bots is over in a moment."""


def choose_fan_out(
    wanted: str | None, cluster: str | None, entrants: Sequence[Entrant], *, records: bool = False
) -> str:
    """The fan-out that somebody wants, or else the fastest that is safe for the bots.

    With records even compiled tables are played move by move, where threads only wait for each
    other.
    """
    if wanted is not None and wanted not in FAN_OUTS:
        close = closest(wanted, FAN_OUTS)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(FAN_OUTS)}"
        raise InvalidSetup(f"there is no fan-out {shown(wanted)!r}; {hint}")
    if cluster is not None and wanted not in (None, RAY):
        raise InvalidSetup(f"a cluster is for the fan-out {RAY}, so {wanted} cannot use it")
    others = [entrant.text for entrant in entrants if not is_compiled(entrant)]
    if wanted == THREADS and others:
        raise InvalidSetup(
            f"threads play compiled bots only, and {others[0]} is none; choose {PROCESSES} or {RAY}"
        )
    if wanted is not None:
        return wanted
    if cluster is not None:
        return RAY
    return PROCESSES if others or records else THREADS


def open_workers(
    fan_out: str, job: Job, count: int | None, cluster: str | None = None
) -> Sequence[Worker]:
    """So many workers of a kind, one for every processor when nobody says how many."""
    if fan_out == RAY:
        return open_cluster(job, count, cluster)
    count = count or os.cpu_count() or 1
    if fan_out == PROCESSES:
        return [ProcessWorker(job) for _ in range(count)]
    playing = Playing(job.tournament, records=job.records)
    return [ThreadWorker(playing) for _ in range(count)]


def fan_out_over(
    workers: Sequence[Worker],
    portions: Iterator[Portion],
    out_of_time: Callable[[], bool] = lambda: False,
) -> Generator[Delivery, None, None]:
    """Play portions, each by a worker that is free, and give them back in the order they are done.

    A portion is taken only when somebody can play it. When nobody wants more, the time is over or
    something goes wrong, the workers are closed.
    """
    pool = ThreadPoolExecutor(len(workers))
    busy: dict[Future[Delivery], Worker] = {}

    def employ(worker: Worker) -> None:
        portion = next(portions, None)
        if portion is not None:
            busy[pool.submit(worker.play, portion)] = worker

    try:
        for worker in workers:
            employ(worker)
        while busy and not out_of_time():
            for future in wait(busy, _LOOK, FIRST_COMPLETED).done:
                worker = busy.pop(future)
                played = future.result()
                employ(worker)
                yield played
    finally:
        for worker in workers:
            worker.close()
        pool.shutdown(cancel_futures=True)
