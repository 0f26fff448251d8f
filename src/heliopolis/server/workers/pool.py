"""The workers of one server: who thinks about what, who waits, and who is replaced."""

import asyncio
import os
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

import msgspec

from heliopolis.core.errors import HeliopolisError, InvalidSetup
from heliopolis.server.workers.compiling import Readiness
from heliopolis.server.workers.jobs import (
    AdviseJob,
    Answer,
    BotLost,
    ChooseJob,
    Job,
    NoWorkers,
    check_offered,
)
from heliopolis.server.workers.process import Process

PATIENCE: Final = 30.0
"""Seconds that every answer may take, however small the budget: the first one loads code."""
_STARTING: Final = 120.0  # seconds, on a machine that does much else
_TRIES: Final = 2
_FAILED_STARTS: Final = 3  # in a row, before those who wait are told
_MODULE: Final = "heliopolis.server.workers.worker"
_ANSWERS: Final = msgspec.json.Decoder(Answer)


def default_count() -> int:
    """How many workers a server has when nobody says: a core is left for people."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)) - 1)
    return max(1, (os.cpu_count() or 1) - 1)


class _Task:
    """A job that somebody waits for, and the queue that it stands in."""

    def __init__(self, job: Job, queue: "deque[_Task]", patience: float) -> None:
        self.bot = job.bot
        self.line = job.line()
        self.seconds = patience + job.seconds()
        self.queue = queue
        self.tries = 0
        self.answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()

    def hear(self, line: bytes) -> None:
        """Give whoever waits what a worker said."""
        if not self.answer.done():
            self.answer.set_result(_ANSWERS.decode(line))

    def lose(self, why: HeliopolisError) -> None:
        """Tell whoever waits that there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(why)


class _Worker:
    """A process, what it is asked, and the alarm that ends it."""

    process: Process

    def __init__(self) -> None:
        self.ready = False
        self.task: _Task | None = None
        self._alarm: asyncio.TimerHandle | None = None

    def set_alarm(self, seconds: float, end: Callable[["_Worker"], None]) -> None:
        """Be ended by and by, unless it rests before."""
        self._alarm = asyncio.get_running_loop().call_later(seconds, end, self)

    def rest(self) -> None:
        """Have no alarm any more."""
        if self._alarm is not None:
            self._alarm.cancel()


class Pool:
    """At most so many workers; one is started when there is more to do than the others can.

    Bots come before advice, and else who came first. A worker that ends or takes too long is
    replaced, and what it was asked is asked once more. `bot_files` names the bots in files that may
    play; `patience` is in seconds. One loop uses a pool.
    """

    def __init__(
        self,
        count: int,
        bot_files: Sequence[str] = (),
        readiness: Readiness | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self._count = count
        self._bot_files = tuple(bot_files)
        self._readiness = readiness
        self._patience = patience
        self._open = False
        self._bots: deque[_Task] = deque()
        self._advice: deque[_Task] = deque()
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._processes: set[Process] = set()
        self._starts: set[asyncio.Task[None]] = set()
        self._failed_starts = 0
        self.done = 0
        """How many jobs were answered."""
        self.restarts = 0
        """How many workers ended, or had to be ended."""

    @property
    def waiting(self) -> int:
        """How many jobs nobody works on yet."""
        return len(self._bots) + len(self._advice)

    @property
    def numbers(self) -> frozenset[int]:
        """The numbers that the system gives the workers."""
        return frozenset(process.number for process in self._processes)

    async def open(self) -> None:
        """Take jobs from now on."""
        self._open = True

    async def close(self) -> None:
        """End all workers, and cancel whoever waits: no bot is to blame for it."""
        self._open = False
        await asyncio.gather(*self._starts)
        for worker in tuple(self._workers):
            if worker.task is not None:
                worker.task.answer.cancel()
            self._end(worker)
        while (task := self._take()) is not None:
            task.answer.cancel()
        await asyncio.gather(*(process.gone() for process in self._processes))

    async def choose(self, job: ChooseJob) -> str:
        """The move that a bot chooses, which is legal.

        Raises `BotLost` where the bot chooses none, and `NoWorkers` or what the readiness raises
        where nobody can be asked at all.
        """
        return (await self._answer(job, self._bots)).move

    async def advise(self, job: AdviseJob) -> msgspec.Raw:
        """Advice as JSON, as `wire` has it; raises what `choose` does."""
        return (await self._answer(job, self._advice)).advice

    async def _answer(self, job: Job, queue: deque[_Task]) -> Answer:
        assert self._open
        try:
            check_offered(job.bot, self._bot_files)
        except InvalidSetup as error:
            raise BotLost(error.code, **error.parameters) from error
        if self._readiness is not None:
            await self._readiness.wait(job.game)
            if not self._open:
                raise asyncio.CancelledError
        task = _Task(job, queue, self._patience)
        queue.append(task)
        self._serve()
        answer = await task.answer
        if answer.bug:
            raise BotLost("bot-lost", bot=job.bot) from RuntimeError(answer.bug)
        if answer.refusal is not None:
            raise BotLost(answer.refusal.code, **answer.refusal.parameters)
        return answer

    def _serve(self) -> None:
        """Give what waits to whoever is idle, and start workers for what is left."""
        while self._idle and (task := self._take()) is not None:
            worker = self._idle.pop()  # the last that worked, which has its code at hand
            worker.task = task
            task.tries += 1
            worker.process.tell(task.line)
            worker.set_alarm(task.seconds, self._end)
        missing = self.waiting - sum(not worker.ready for worker in self._workers)
        for _ in range(min(missing, self._count - len(self._workers))):
            self._start()

    def _take(self) -> _Task | None:
        """The next job that somebody still waits for."""
        for queue in (self._bots, self._advice):
            while queue:
                task = queue.popleft()
                if not task.answer.done():
                    return task
        return None

    def _start(self) -> None:
        worker = _Worker()
        heard, ended = partial(self._heard, worker), partial(self._ended, worker)
        worker.process = Process(_MODULE, self._bot_files, heard, ended)
        self._workers.add(worker)
        start = asyncio.get_running_loop().create_task(self._bring_up(worker))
        self._starts.add(start)
        start.add_done_callback(self._starts.discard)

    async def _bring_up(self, worker: _Worker) -> None:
        try:
            await worker.process.start()
        except OSError:
            self._lost(worker)
        else:
            self._processes.add(worker.process)
            worker.set_alarm(_STARTING, self._end)

    def _heard(self, worker: _Worker, line: bytes) -> None:
        """A worker has said that it is ready, or what it was asked for."""
        if worker not in self._workers:
            return  # it was too late
        worker.rest()
        if worker.task is None:
            worker.ready = True
            self._failed_starts = 0
        else:
            worker.task.hear(line)
            worker.task = None
            self.done += 1
        self._idle.append(worker)
        self._serve()

    def _end(self, worker: _Worker) -> None:
        worker.process.kill()
        self._lost(worker)

    def _ended(self, worker: _Worker) -> None:
        self._processes.discard(worker.process)
        self._lost(worker)

    def _lost(self, worker: _Worker) -> None:
        """A worker is there no more: somebody else is asked what it was asked."""
        if worker not in self._workers:
            return  # it was ended, which is known
        self._workers.discard(worker)
        worker.rest()
        if worker in self._idle:
            self._idle.remove(worker)
        if worker.task is not None:
            self._ask_again(worker.task)
        if not self._open:
            return
        self.restarts += 1
        if worker.ready:
            self._start()
        else:
            self._failed_starts += 1
            if self._failed_starts == _FAILED_STARTS:
                self._give_up()
        self._serve()

    def _ask_again(self, task: _Task) -> None:
        if task.tries == _TRIES:
            task.lose(BotLost("bot-lost", bot=task.bot))
        else:
            task.queue.appendleft(task)

    def _give_up(self) -> None:
        """Tell all who wait that there are no workers; whoever asks later may have more luck."""
        self._failed_starts = 0
        while (task := self._take()) is not None:
            task.lose(NoWorkers("no-workers"))
