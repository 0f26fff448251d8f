"""Games are compiled while the server runs: the asked one first, and whatever happens to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from heliopolis import games
from heliopolis.server.workers import compiling as module
from heliopolis.server.workers.compiling import Compiling, NotCompiled, Progress
from tests.server.workers.builders import LONG

_MADE_UP = """
import os, sys, time
from pathlib import Path
from heliopolis.server.workers.inside import Inside

folder, game = Path(__file__).parent, sys.argv[1]
inside = Inside()
with (folder / "started").open("a") as log:
    log.write(game + "\\n")
inside.say(b"1 3")
inside.say(b"2 3")
while not (folder / f"go-{game}").exists():
    time.sleep(0.01)
if (folder / "fails").exists():
    fails = int((folder / "fails").read_text())
    (folder / "fails").write_text(str(fails - 1))
    if fails > 0:
        os._exit(9)
"""


class MadeUp:
    """A process that compiles nothing, and does so when it is told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        (folder / "made_up_warming.py").write_text(_MADE_UP)
        self.fail(0)

    def finish(self, *names: str) -> None:
        for name in names:
            (self._folder / f"go-{name}").touch()

    def fail(self, times: int) -> None:
        (self._folder / "fails").write_text(str(times))

    @property
    def started(self) -> list[str]:
        log = self._folder / "started"
        return log.read_text().split() if log.exists() else []


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> MadeUp:
    async def load(_game: str) -> None:
        pass

    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(module, "_MODULE", "made_up_warming")
    monkeypatch.setattr(module, "is_warm", lambda _game: False)
    monkeypatch.setattr(module, "load", load)
    monkeypatch.setattr(games, "names", lambda: ("senet", "mehen", "hounds"))
    return MadeUp(tmp_path)


@asynccontextmanager
async def compiling() -> AsyncIterator[Compiling]:
    made = Compiling()
    await made.open()
    try:
        yield made
    finally:
        await made.close()


async def until_compiled(made: Compiling, game: str, number: int) -> None:
    while made.progress(game) != Progress("compiling", number, 3):
        await asyncio.sleep(0.01)


def test_the_game_that_is_asked_for_is_the_next(made_up: MadeUp) -> None:
    async def main() -> None:
        async with compiling() as made:
            await until_compiled(made, "senet", 2)
            assert made.progress("hounds") == Progress("waiting")
            hounds = asyncio.create_task(made.wait("hounds"))
            await asyncio.sleep(0)
            made_up.finish("senet", "mehen", "hounds")
            await hounds
            assert made.ready("senet")
            assert made.ready("hounds")
            await made.wait("mehen")
            assert made.progress("mehen") == Progress("ready")

    asyncio.run(main())

    assert made_up.started == ["senet", "hounds", "mehen"]


def test_a_game_that_is_asked_for_at_once_is_the_first(made_up: MadeUp) -> None:
    async def main() -> None:
        async with compiling() as made:
            made_up.finish("senet", "mehen", "hounds")
            await made.wait("mehen")

    asyncio.run(main())

    assert made_up.started[0] == "mehen"


@pytest.mark.parametrize(("times", "stage"), [(2, "ready"), (3, "failed")])
def test_a_process_that_ends_too_early_is_started_again_twice(
    made_up: MadeUp, times: int, stage: str
) -> None:
    made_up.fail(times)
    made_up.finish("senet", "mehen", "hounds")

    async def main() -> None:
        async with compiling() as made:
            if stage == "failed":
                with pytest.raises(NotCompiled) as caught:
                    await made.wait("senet")
                assert caught.value.parameters == {"game": "senet"}
            else:
                await made.wait("senet")
            assert made.progress("senet").stage == stage
            assert made.ready("senet") == (stage == "ready")
            await made.wait("mehen")

    with capture_logs() as logged:
        asyncio.run(main())

    assert made_up.started[:4] == ["senet"] * 3 + ["mehen"]
    assert [(line["event"], line["rules"], line["status"]) for line in logged] == [
        ("compiling-failed", "senet", 9)
    ] * times


def test_a_process_that_cannot_be_started_is_said(
    made_up: MadeUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.executable", "/no/such/python")

    async def main() -> None:
        async with compiling() as made:
            with pytest.raises(NotCompiled):
                await made.wait("senet")

    with capture_logs() as logged:
        asyncio.run(main())

    assert "process-not-started" in [line["event"] for line in logged]


def test_a_server_that_stops_waits_for_no_compiler(made_up: MadeUp) -> None:
    async def main() -> None:
        async with compiling() as made:
            await until_compiled(made, "senet", 2)

    asyncio.run(asyncio.wait_for(main(), LONG))


def test_what_is_compiled_already_is_only_loaded(
    made_up: MadeUp, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    monkeypatch.setattr(module, "is_warm", lambda _game: True)
    monkeypatch.setattr(module, "Process", None)

    async def main() -> None:
        async with compiling() as made:
            for game in games.names():
                await made.wait(game)
                assert made.progress(game) == Progress("ready")

    asyncio.run(main())


def test_a_process_compiles_a_game_and_tells_how_far_it_is(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # for the process: what is compiled takes longer
    monkeypatch.setattr(module, "is_warm", lambda _game: False)
    monkeypatch.setattr(games, "names", lambda: ("ra",))
    told: list[Progress] = []

    class Listening(dict[str, Progress]):
        def __setitem__(self, game: str, progress: Progress) -> None:
            told.append(progress)
            super().__setitem__(game, progress)

    async def main() -> None:
        made = Compiling()
        monkeypatch.setattr(made, "_progress", Listening(made._progress))
        await made.open()
        try:
            await made.wait("ra")
        finally:
            await made.close()

    asyncio.run(main())

    total = told[1].total
    counted = [Progress("compiling", number, total) for number in range(1, total + 1)]
    assert total > 10
    assert told == [Progress("compiling"), *counted, Progress("loading"), Progress("ready")]
