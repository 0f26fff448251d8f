"""Compiling the games while the server runs already: one at a time, the asked one first."""

import asyncio
from contextlib import suppress
from typing import Final, Literal, Protocol

from heliopolis import games
from heliopolis.bots.warmup import is_warm
from heliopolis.core.errors import HeliopolisError
from heliopolis.core.value import value
from heliopolis.server.logs import logger
from heliopolis.server.workers.loading import load
from heliopolis.server.workers.process import Process

Stage = Literal["waiting", "compiling", "loading", "ready", "failed"]
_TRIES: Final = 3
_MODULE: Final = "heliopolis.server.workers.warming"

_log = logger(__name__)


class NotCompiled(HeliopolisError):
    """A game that cannot be compiled on this machine."""


@value
class Progress:
    """How far a game is.

    While it compiles, `number` of `total` things is being compiled; the number is 0 while another
    process compiles into the same cache.
    """

    stage: Stage
    number: int = 0
    total: int = 0


class Readiness(Protocol):
    """Knows when a game can be played without anybody waiting for a compiler."""

    async def wait(self, game: str) -> None:
        """Return when it can; raise `HeliopolisError` when it never will."""


class Compiling:
    """Makes every game ready, each in a process of its own that fills the cache under its lock.

    What was compiled before is only loaded. A process that ends too early is started again, twice.
    """

    def __init__(self) -> None:
        self._left = list(games.names())
        self._progress = {game: Progress("waiting") for game in self._left}
        self._settled = {game: asyncio.Event() for game in self._left}
        self._work: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin, and do not wait for it."""
        self._work = asyncio.get_running_loop().create_task(self._make_all_ready())

    async def close(self) -> None:
        """Stop; the cache keeps what was compiled so far."""
        assert self._work is not None
        self._work.cancel()
        with suppress(asyncio.CancelledError):
            await self._work

    def ready(self, game: str) -> bool:
        """Whether a game can be played now."""
        return self._progress[game].stage == "ready"

    def progress(self, game: str) -> Progress:
        """How far a game is."""
        return self._progress[game]

    async def wait(self, game: str) -> None:
        """Wait until a game can be played, and let it be the next; `NotCompiled` when it cannot."""
        if game in self._left:
            self._left.remove(game)
            self._left.insert(0, game)
        await self._settled[game].wait()
        if not self.ready(game):
            raise NotCompiled("not-compiled", game=game)

    async def _make_all_ready(self) -> None:
        while self._left:
            game = self._left.pop(0)
            self._progress[game] = await self._made_ready(game)
            self._settled[game].set()

    async def _made_ready(self, game: str) -> Progress:
        if not await asyncio.to_thread(is_warm, game) and not await self._compiled(game):
            return Progress("failed")
        self._progress[game] = Progress("loading")
        await load(game)
        return Progress("ready")

    async def _compiled(self, game: str) -> bool:
        """Whether a process has compiled a game, after some tries."""
        for _ in range(_TRIES):
            self._progress[game] = Progress("compiling")
            status = await self._ran(game)
            if status == 0:
                return True
            _log.error("compiling-failed", rules=game, status=status)
        return False

    async def _ran(self, game: str) -> int:
        """Let a process compile a game; its exit status."""

        def heard(line: bytes) -> None:
            self._progress[game] = Progress("compiling", *map(int, line.split()))

        process = Process(_MODULE, (game,), heard)
        try:
            await process.start()
        except OSError as error:
            _log.error("process-not-started", fault=str(error))
            return 1
        try:
            return await process.gone()
        finally:
            process.kill()
            await process.gone()
