"""Bots and advice by worker processes: whatever one of them does, the others go on."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from heliopolis.bots.asking import ask
from heliopolis.bots.base import Budget
from heliopolis.bots.counsel import counsel
from heliopolis.bots.registry import read_bot
from heliopolis.bots.thoughts import EVEN
from heliopolis.games import names
from heliopolis.server.workers import pool as pools
from heliopolis.server.workers.jobs import BotLost, ChooseJob, NoWorkers
from heliopolis.server.workers.pool import Pool, default_count
from heliopolis.wire.server import CounselStruct
from tests.server.workers.builders import (
    LONG,
    RUNNERS,
    advise_job,
    choose_job,
    first_of,
    open_pool,
)

IMPATIENT = 3.0
"""Seconds in which a worker answers that has all its code."""


def expected(job: ChooseJob) -> str:
    """What a bot chooses in this process."""
    bot = read_bot(job.game, job.bot).make(job.seed)
    return str(ask(bot, job.view.seat, job.view, job.distinct, lambda: job.legal))


async def warm_up(pool: Pool, bots: str, folder: Path) -> None:
    """Let both workers load their code, however long it takes; then be impatient."""
    pool._patience = LONG
    slow = [asyncio.create_task(pool.choose(choose_job(f"{bots}Slow"))) for _ in range(2)]
    await asyncio.sleep(0)
    while pool.waiting:  # until either thinks about one
        await asyncio.sleep(0.01)
    (folder / "go").touch()
    await asyncio.gather(*slow)
    (folder / "go").unlink()
    pool._patience = IMPATIENT


async def lost(answer: Coroutine[Any, Any, Any]) -> BotLost:
    """Why there is no answer."""
    with pytest.raises(BotLost) as caught:
        await answer
    return caught.value


def test_bots_and_advice_are_what_they_are_in_one_process() -> None:
    async def main() -> None:
        async with open_pool() as pool:
            for game in names():
                jobs = [choose_job(bot, game) for bot in ("merchant", "uniform", "search:sims=20")]
                adviser = advise_job(game, simulations=20)

                chosen = [await pool.choose(job) for job in jobs]
                advice = await pool.advise(adviser)

                assert chosen == [expected(job) for job in jobs]
                here = counsel(adviser.view, Budget(simulations=20), EVEN)
                assert bytes(advice) == msgspec.json.encode(CounselStruct.of(here))
            assert pool.done == 8
            assert pool.restarts == 0

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_the_seed_of_a_job_says_what_a_bot_chooses_whoever_was_asked_before() -> None:
    async def main() -> None:
        here = first_of("ra-dice")
        jobs = [choose_job("uniform", "ra-dice", seed, here) for seed in range(20)]
        async with open_pool() as pool:
            forwards = [await pool.choose(job) for job in jobs]
            backwards = [await pool.choose(job) for job in reversed(jobs)]

        assert backwards[::-1] == forwards
        assert len(set(forwards)) > 2

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_a_bot_that_hangs_is_ended_and_asked_once_more_and_others_go_on(
    bots: str, tmp_path: Path
) -> None:
    async def main() -> None:
        files = (f"{bots}Hangs", f"{bots}HangsOnce", f"{bots}First", f"{bots}Slow")
        async with open_pool(2, files) as pool:
            await warm_up(pool, bots, tmp_path)
            hangs = asyncio.create_task(lost(pool.choose(choose_job(f"{bots}Hangs"))))
            others = [await pool.choose(choose_job(f"{bots}First")) for _ in range(3)]
            assert not hangs.done()
            assert (await hangs).refusal.code == "bot-lost"
            assert pool.restarts == 2
            await warm_up(pool, bots, tmp_path)
            assert await pool.choose(choose_job(f"{bots}HangsOnce")) == others[0]
            assert pool.restarts == 3
            assert pool.done == 4 + 2 * 2

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("loop", RUNNERS)
def test_a_worker_that_ends_is_replaced(loop: str, bots: str) -> None:
    async def main() -> None:
        files = (f"{bots}Ends", f"{bots}EndsOnce", f"{bots}First")
        async with open_pool(1, files) as pool:
            gone = await lost(pool.choose(choose_job(f"{bots}Ends")))
            assert gone.parameters == {"bot": f"{bots}Ends"}
            assert pool.restarts == 2
            chosen = await pool.choose(choose_job(f"{bots}EndsOnce"))
            assert chosen == await pool.choose(choose_job(f"{bots}First"))
            assert pool.restarts == 3

    RUNNERS[loop](main())


@pytest.mark.usefixtures("uncompiled")
def test_bots_come_before_advice_and_else_who_came_first(bots: str, tmp_path: Any) -> None:
    order: list[str] = []

    async def note(name: str, answer: Coroutine[Any, Any, Any]) -> None:
        await answer
        order.append(name)

    async def main() -> None:
        async with open_pool(1, (f"{bots}Slow",)) as pool:
            tasks = [asyncio.create_task(note("slow", pool.choose(choose_job(f"{bots}Slow"))))]
            while not (tmp_path / "slow").exists():
                await asyncio.sleep(0.01)
            for name, answer in (
                ("first advice", pool.advise(advise_job())),
                ("second advice", pool.advise(advise_job())),
                ("first bot", pool.choose(choose_job("uniform"))),
                ("second bot", pool.choose(choose_job("uniform"))),
            ):
                tasks.append(asyncio.create_task(note(name, answer)))
            await asyncio.sleep(0)
            assert pool.waiting == 4
            (tmp_path / "go").touch()
            await asyncio.gather(*tasks)

    asyncio.run(main())

    assert order == ["slow", "first bot", "second bot", "first advice", "second advice"]


@pytest.mark.usefixtures("uncompiled")
def test_nobody_thinks_about_what_nobody_waits_for(bots: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with open_pool(1, (f"{bots}Slow",)) as pool:
            slow = asyncio.create_task(pool.choose(choose_job(f"{bots}Slow")))
            while not (tmp_path / "slow").exists():
                await asyncio.sleep(0.01)
            waits = asyncio.create_task(pool.choose(choose_job("uniform")))
            await asyncio.sleep(0)
            waits.cancel()
            (tmp_path / "go").touch()
            await slow
            await pool.choose(choose_job("uniform"))
            assert pool.done == 2

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_a_worker_is_nice_deaf_to_interrupts_and_hears_and_says_nothing_else(bots: str) -> None:
    async def main() -> None:
        async with open_pool(1, (f"{bots}Settled",)) as pool:
            assert await pool.choose(choose_job(f"{bots}Settled")) == "draw"
            assert await pool.choose(choose_job(f"{bots}Settled")) == "draw"

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_only_bots_in_files_that_are_offered_play(bots: str, monkeypatch: Any) -> None:
    async def main() -> None:
        async with open_pool(1, (f"{bots}First",)) as pool:
            for offered in ("First", "First:sims=5"):
                assert await pool.choose(choose_job(f"{bots}{offered}")) == "draw"
            for other in ("Hangs", "First.py", "First.PY:Hangs", "Hangs:sims=5"):
                refused = await lost(pool.choose(choose_job(f"{bots}{other}")))
                assert refused.code == "bot-not-offered"
            monkeypatch.setattr(pools, "check_offered", lambda *_: None)
            refused = await lost(pool.choose(choose_job(f"{bots}Hangs")))
            assert refused.code == "bot-not-offered"  # by the worker itself

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_a_bot_that_chooses_no_move_is_lost_by_what_it_did(bots: str) -> None:
    async def main() -> None:
        async with open_pool(1, (f"{bots}Cheats",)) as pool:
            cheats = await lost(pool.choose(choose_job(f"{bots}Cheats")))
            unknown = await lost(pool.choose(choose_job("sphinx")))
            bug = await lost(pool.choose(choose_job("uniform", seed=1 << 65)))
            assert pool.restarts == 0

        assert cheats.refusal.code == "bot-chose-no-move"
        assert cheats.parameters == {"seat": choose_job("x").view.seat, "chosen": "all the points"}
        assert unknown.code == "no-such-bot"
        assert bug.code == "bot-lost"
        assert "Traceback" in str(bug.__cause__)

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_workers_that_cannot_be_started_are_told_to_those_who_wait(monkeypatch: Any) -> None:
    async def main() -> None:
        async with open_pool(2) as pool:
            monkeypatch.setattr(pools, "_MODULE", "heliopolis.no_such_module")
            answers = [pool.choose(choose_job("uniform")) for _ in range(3)]
            told = await asyncio.gather(*answers, return_exceptions=True)
            assert [str(error) for error in told] == ["no-workers"] * 3
            monkeypatch.setattr("sys.executable", "/no/such/python")
            with pytest.raises(NoWorkers):
                await pool.choose(choose_job("uniform"))
            monkeypatch.undo()
            monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
            assert await pool.choose(choose_job("uniform")) in ("draw", "ra")

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_a_pool_that_is_closed_cancels_whoever_waits(bots: str, tmp_path: Any) -> None:
    async def main() -> None:
        async with open_pool(1, (f"{bots}Slow",)) as pool:
            jobs = [choose_job(f"{bots}Slow"), choose_job("uniform")]
            asked = [asyncio.create_task(pool.choose(job)) for job in jobs]
            while not (tmp_path / "slow").exists():
                await asyncio.sleep(0.01)
        await asyncio.wait(asked, timeout=LONG)
        assert [task.cancelled() for task in asked] == [True, True]
        assert pool.restarts == 0

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
def test_jobs_wait_until_their_game_can_be_played() -> None:
    class Later:
        def __init__(self) -> None:
            self.ready = asyncio.Event()

        async def wait(self, game: str) -> None:
            await self.ready.wait()

    async def main() -> None:
        later = Later()
        pool = Pool(1, readiness=later)
        await pool.open()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(pool.choose(choose_job("uniform")), 0.1)
        assert pool.numbers == frozenset()
        later.ready.set()
        assert await pool.choose(choose_job("uniform")) in ("draw", "ra")
        await pool.close()

    asyncio.run(main())


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("loop", RUNNERS)
def test_a_thousand_quick_jobs_cost_the_server_little(loop: str, bots: str) -> None:
    async def main() -> None:
        job = choose_job(f"{bots}First", "ra-dice")
        async with open_pool(2, (f"{bots}First",)) as pool:
            await asyncio.gather(*(pool.choose(job) for _ in range(20)))
            began = time.process_time()
            chosen = await asyncio.gather(*(pool.choose(job) for _ in range(1000)))
            spent = time.process_time() - began
            assert set(chosen) == {str(job.distinct[0])}
            assert pool.done == 1020
            print(f"{spent * 1000:.0f} µs of the server's CPU a job")
            assert spent < 1  # a millisecond a job: fifteen times what is measured

    RUNNERS[loop](main())


def test_a_core_is_left_for_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: set(range(16)), raising=False)
    assert default_count() == 15
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0}, raising=False)
    assert default_count() == 1
    monkeypatch.delattr("os.sched_getaffinity")
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert default_count() == 1
