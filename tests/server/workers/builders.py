"""Jobs for workers, pools that are closed in any case, and bots in files that misbehave."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import uvloop

from heliopolis.core.chance import SeededDealer
from heliopolis.games import Position, make_game
from heliopolis.server.workers.jobs import AdviseJob, ChooseJob
from heliopolis.server.workers.pool import Pool

T = TypeVar("T")
Runner = Callable[[Coroutine[Any, Any, Any]], Any]
RUNNERS: dict[str, Runner] = {"asyncio": asyncio.run, "uvloop": uvloop.run}
LONG = 1_000.0
"""Seconds of patience where nothing may be late, however busy the machine."""

BOTS = '''
import os
import signal
import sys
import time
from pathlib import Path


class First:
    """Plays the first move."""

    def __init__(self, generator, budget):
        pass

    def choose(self, view, legal):
        self.before(Path(__file__).parent)
        return legal[0]

    def before(self, folder):
        pass


class Hangs(First):
    def before(self, folder):
        os.write(1, b"hangs\\n")
        time.sleep(3600)


class HangsOnce(First):
    def before(self, folder):
        if not (folder / "hung").exists():
            (folder / "hung").touch()
            time.sleep(3600)


class Ends(First):
    def before(self, folder):
        os._exit(3)


class EndsOnce(First):
    def before(self, folder):
        if not (folder / "ended").exists():
            (folder / "ended").touch()
            os._exit(3)


class Slow(First):
    def before(self, folder):
        (folder / "slow").touch()
        while not (folder / "go").exists():
            time.sleep(0.01)


class Settled(First):
    def before(self, folder):
        assert os.nice(0) >= 10
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        assert sys.stdin.read() == ""
        print("this is no answer", flush=True)
        os.write(1, b"nor is this")


class Cheats(First):
    def choose(self, view, legal):
        return "all the points"
'''


def write_bots(folder: Path) -> Path:
    """Put the bots into a file."""
    path = folder / "bots.py"
    path.write_text(BOTS)
    return path


def first_of(game: str) -> Position:
    """The first position of a game in which a seat is asked."""
    dealer = SeededDealer(np.random.default_rng(1))
    here = make_game(game, 3).start(dealer)
    while not isinstance(here.actor, int):
        here = here.play(here.deal(dealer)).position
    return here


def choose_job(
    bot: str, game: str = "ra", seed: int = 1, here: Position | None = None
) -> ChooseJob:
    """A job for a bot."""
    here = here or first_of(game)
    assert isinstance(here.actor, int)
    distinct, legal = here.moves(distinct=True), here.moves()
    return ChooseJob(game, bot, seed, here.view(here.actor), distinct, legal)


def advise_job(game: str = "ra", simulations: int = 1) -> AdviseJob:
    """A job for whoever gives advice."""
    return AdviseJob(game, choose_job("uniform", game).view, simulations)


@asynccontextmanager
async def open_pool(
    count: int = 1, bot_files: tuple[str, ...] = (), patience: float = LONG
) -> AsyncIterator[Pool]:
    """A pool, closed afterwards."""
    pool = Pool(count, bot_files, patience=patience)
    await pool.open()
    try:
        yield pool
    finally:
        await pool.close()
