"""Workers that are processes of their own, so that no bot can harm the tournament.

Little is imported here: whoever starts such a process need not know the rules.
"""

import multiprocessing
import os
import platform
import signal
import sys
import threading
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import ModuleType
from typing import Any, Final

from heliopolis.arena.job import Delivery, Job, Portion, code_of
from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.core.errors import HeliopolisError, InvalidSetup

_LOOK: Final = 0.25  # seconds between two looks at the watch of a process
_GRACE: Final = 3.0 if hasattr(signal, "setitimer") else 0.0
"""How many seconds after the alarm in a process the process itself is ended."""
_TRIES: Final = 3
_SPAWN: Final = multiprocessing.get_context("spawn")
_STARTING: Final = threading.Lock()


class Closed(Exception):
    """The worker was closed while it played."""


class ProcessWorker:
    """Plays in a process of its own, and takes another one when a bot brings it down.

    A bot that can be interrupted loses its game inside the process. Where it cannot, the process
    is ended, and the portion is played again without that game, which its bot has lost.
    """

    def __init__(self, job: Job) -> None:
        self._job = job
        self._process: Any = None
        self._connection: Any = None
        self._face: Any = None
        self._closed = False
        self._owner = threading.Lock()

    def play(self, portion: Portion) -> Delivery:
        """The results of a portion; raise `HeliopolisError` where nothing can be played."""
        began = time.monotonic()
        forfeits: dict[int, Forfeit] = {}
        ends: Counter[int | None] = Counter()
        while True:
            self._make_ready()
            try:
                self._connection.send((portion, forfeits))
                answer = self._wait(forfeits)
            except (EOFError, OSError):  # the process has ended, and with it its end of the pipe
                self._bury(ends, forfeits)
                continue
            if answer is None:
                continue
            if isinstance(answer, BaseException):
                raise answer
            return Delivery(portion, answer, time.monotonic() - began)

    def close(self) -> None:
        """End the process, whatever it does just now."""
        with self._owner:
            self._closed = True
            self._end()

    def _make_ready(self) -> None:
        """Start a process unless there is one."""
        with self._owner:
            if self._closed:
                raise Closed
            if self._process is not None:
                return
            from heliopolis.arena.patience import FACE

            self._face = _SPAWN.RawArray("d", FACE)
            self._connection, theirs = _SPAWN.Pipe()
            self._process = _SPAWN.Process(
                target=_work, args=(self._job, theirs, self._face), daemon=True
            )
            with _without_main():
                self._process.start()
            theirs.close()

    def _wait(self, forfeits: dict[int, Forfeit]) -> tuple[GameResult, ...] | Exception | None:
        """What the process answers; None when it had to be ended, and who has lost by it."""
        from heliopolis.arena.patience import read_face

        while not self._connection.poll(_LOOK):
            thought = read_face(self._face)
            if thought is not None and thought.seconds > thought.limit + _GRACE:
                why = f"took more than {thought.limit:g} s and could not be interrupted"
                forfeits[thought.number] = self._forfeit(thought.number, thought.seat, why)
                with self._owner:
                    self._end()
                return None
        answer: tuple[GameResult, ...] | Exception = self._connection.recv()
        return answer

    def _bury(self, ends: Counter[int | None], forfeits: dict[int, Forfeit]) -> None:
        """Find out who ended a process; it may have been bad luck once, but not twice."""
        from heliopolis.arena.patience import read_face

        thought = read_face(self._face)
        with self._owner:
            self._end()
            if self._closed:
                raise Closed
        number = None if thought is None else thought.number
        ends[number] += 1
        if thought is not None and ends[number] > 1:
            why = "ended the process that it played in"
            forfeits[thought.number] = self._forfeit(thought.number, thought.seat, why)
        elif ends[number] == _TRIES:
            raise HeliopolisError(
                f"a process that plays games ended {_TRIES} times, and not by the fault of a bot; "
                "is there enough memory?"
            )

    def _forfeit(self, number: int, seat: int, why: str) -> Forfeit:
        tournament = self._job.tournament
        return Forfeit(seat, f"{tournament.bots[tournament.pairing(number).seats[seat]]} {why}")

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
            self._process.close()
            self._connection.close()
            self._process = None


@contextmanager
def _without_main() -> Iterator[None]:
    """Hide the main module, which a new process would load: it may be anything, and slow."""
    with _STARTING:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


def _work(job: Job, connection: Connection, face: Any) -> None:
    """What the process does: play portions until nobody wants more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started it hears Ctrl-C and ends it
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(OSError):  # what bots print is no part of the report
        os.dup2(2, 1)
    with suppress(EOFError, ConnectionError):
        try:
            playing = _prepare(job, face)
        except Exception as error:
            connection.recv()
            connection.send(_sendable(error))
            return
        while True:
            portion, forfeits = connection.recv()
            try:
                answer: Any = playing.play(portion.first, portion.count, forfeits)
            except Exception as error:
                answer = _sendable(error)
            connection.send(answer)


def _prepare(job: Job, face: Any) -> Any:
    from heliopolis.arena.patience import Watch, load_in_time
    from heliopolis.arena.playing import Playing
    from heliopolis.bots.warmup import is_warm, warm

    with suppress(OSError):  # another machine need not have the folder
        os.chdir(job.folder)
    playing = load_in_time(
        "a bot",
        lambda: Playing(job.tournament, job.move_limit, Watch(face), records=job.records),
    )
    if code_of(job.tournament) != job.code:
        raise InvalidSetup(
            "Heliopolis, or a file with a bot, has changed since the tournament was started, "
            f"or is another one on the machine {platform.node()}"
        )
    game = job.tournament.game
    if not is_warm(game):  # on another machine; whoever started this has compiled everything here
        warm(game, lambda _number, _total: None)
    return playing


def _sendable(error: Exception) -> Exception:
    """Our own errors as they are, and a bug with the place where it happened."""
    if isinstance(error, HeliopolisError):
        return error
    return RuntimeError(f"a worker failed:\n{''.join(traceback.format_exception(error))}")


def _end_with_parent() -> None:
    """End this process when the one that started it has gone, even while a bot hangs."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
