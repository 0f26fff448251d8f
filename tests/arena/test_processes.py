"""Workers in processes of their own: nothing that a bot does can stop a tournament."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from heliopolis.arena import processes
from heliopolis.arena.job import Portion
from heliopolis.arena.playing import Playing
from heliopolis.arena.processes import Closed, ProcessWorker
from heliopolis.arena.result import Forfeit
from heliopolis.core.errors import InvalidSetup
from tests.arena.builders import job_of, tournament_of, write_bots

needs_unix = pytest.mark.skipif(not hasattr(signal, "SIGALRM"), reason="only Unix has alarms")


@needs_unix
@pytest.mark.parametrize(
    ("bot", "why"),
    [
        ("Deaf", "took more than 5 s and could not be interrupted"),
        ("Kills", "ended the process that it played in"),
    ],
)
def test_a_bot_that_brings_its_process_down_loses_its_game_and_no_other(
    bot: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "_GRACE", 0.3)
    path = write_bots(tmp_path)
    tournament = tournament_of(f"{path}:Fine", f"{path}:Prints", f"{path}:{bot}")
    worker = ProcessWorker(job_of(tournament, move_limit=5.0))
    try:
        before, lost = worker.play(Portion(1, 2)).results
    finally:
        worker.close()

    assert before == Playing(tournament).play(1, 1)[0]
    assert before.forfeit is None
    assert lost.forfeit == Forfeit(1, f"{path}:{bot} {why}")
    assert lost.places == (1, 2)
    assert lost.points == (0, 0)


def test_a_process_plays_the_games_that_this_one_plays(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    tournament = tournament_of(f"{path}:Fine", "merchant", "uniform")
    worker = ProcessWorker(job_of(tournament))
    try:
        played = worker.play(Portion(1, 7))
    finally:
        worker.close()

    assert played.results == Playing(tournament).play(1, 7)
    assert played.portion == Portion(1, 7)
    assert played.seconds > 0


def test_a_worker_with_other_code_does_not_play() -> None:
    job = replace(job_of(tournament_of("merchant", "uniform")), code="of yesterday")
    worker = ProcessWorker(job)
    try:
        with pytest.raises(InvalidSetup, match="has changed since the tournament was started"):
            worker.play(Portion(0, 1))
    finally:
        worker.close()


def test_a_closed_worker_plays_no_more() -> None:
    worker = ProcessWorker(job_of(tournament_of("merchant", "uniform")))
    worker.close()

    with pytest.raises(Closed):
        worker.play(Portion(0, 1))


ORPHAN = """
import sys
from heliopolis.arena.job import Portion
from heliopolis.arena.processes import ProcessWorker
from tests.arena.builders import job_of, tournament_of

worker = ProcessWorker(job_of(tournament_of(sys.argv[1], "merchant")))
worker._make_ready()
print(worker._process.pid, flush=True)
worker.play(Portion(0, 1))
"""


@needs_unix
def test_a_hanging_process_ends_with_the_one_that_started_it(tmp_path: Path) -> None:
    """Even when that one is killed and can do nothing about it."""
    bot = f"{write_bots(tmp_path)}:Loops"
    parent = subprocess.Popen(
        [sys.executable, "-c", ORPHAN, bot], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.kill()
    parent.wait()
    parent.stdout.close()

    until = time.monotonic() + 100
    while _lives(child) and time.monotonic() < until:
        time.sleep(0.05)

    assert not _lives(child)


ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    try:  # one that has ended and that nobody has asked about is dead enough
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return True
