"""Threads, processes and Ray play the same tournament to the byte."""

import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.arena.fan_out import FAN_OUTS, choose_fan_out, fan_out_over, open_workers
from heliopolis.arena.job import Delivery, Portion
from heliopolis.bots.registry import read_bot
from heliopolis.core.errors import InvalidSetup
from tests.arena.builders import job_of, play_into, tournament_of, write_bots

GAMES = 36


@pytest.fixture(scope="module")
def expected(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What one thread plays."""
    tournament = tournament_of("merchant", "uniform", players=3, edition="windrider")
    return play_into(tmp_path_factory.mktemp("one"), tournament, GAMES)


def test_a_tournament_has_a_header_and_a_line_for_every_game(expected: bytes) -> None:
    assert expected.count(b"\n") == 1 + GAMES
    assert expected.startswith(b'{"heliopolis arena":1,')


@pytest.mark.parametrize(
    ("fan_out", "workers"), [("threads", 2), ("processes", 1), ("processes", 2), ("ray", 2)]
)
def test_results_are_the_same_for_every_fan_out_and_any_number_of_workers(
    fan_out: str, workers: int, expected: bytes, tmp_path: Path
) -> None:
    if fan_out == "ray":
        pytest.importorskip("ray", reason="Ray is not installed")
    tournament = tournament_of("merchant", "uniform", players=3, edition="windrider")

    played = play_into(tmp_path, tournament, GAMES, fan_out=fan_out, workers=workers)

    assert played == expected


def test_bots_in_files_play_the_same_in_one_process_and_in_two(tmp_path: Path) -> None:
    """Their faults included."""
    path = write_bots(tmp_path)
    tournament = tournament_of(f"{path}:Fine", f"{path}:Raises", "uniform", game="ra-dice")

    one, two = (
        play_into(tmp_path / str(workers), tournament, 12, fan_out="processes", workers=workers)
        for workers in (1, 2)
    )

    assert one == two
    assert one.count(b'"forfeit"') == 8


class Fake:
    """A worker that takes a while, and notes what is done to it."""

    def __init__(self, pause: float = 0.0, fault: Exception | None = None) -> None:
        self.pause = pause
        self.fault = fault
        self.closed = False
        self.released = threading.Event()

    def play(self, portion: Portion) -> Delivery:
        self.released.wait(self.pause)
        if self.fault is not None:
            raise self.fault
        return Delivery(portion, (), 0.0)

    def close(self) -> None:
        self.closed = True
        self.released.set()


def test_portions_are_taken_only_when_somebody_can_play_them() -> None:
    taken = []

    def portions() -> Iterator[Portion]:
        for first in range(100):
            taken.append(first)
            yield Portion(first, 1)

    workers = [Fake(), Fake()]
    playing = fan_out_over(workers, portions())
    next(playing)

    assert len(taken) <= 4
    playing.close()
    assert all(worker.closed for worker in workers)


def test_every_portion_comes_back_once_and_then_the_workers_are_closed() -> None:
    workers = [Fake(), Fake(), Fake()]

    played = list(fan_out_over(workers, (Portion(first, 1) for first in range(50))))

    assert sorted(piece.portion.first for piece in played) == list(range(50))
    assert all(worker.closed for worker in workers)


def test_a_slow_worker_does_not_keep_the_others_waiting() -> None:
    slow, quick = Fake(pause=100), Fake()
    began = time.monotonic()

    playing = fan_out_over([slow, quick], (Portion(first, 1) for first in range(10)))
    first = [next(playing).portion.first for _ in range(9)]
    playing.close()

    assert first == list(range(1, 10))
    assert time.monotonic() - began < 50


def test_what_goes_wrong_in_a_worker_is_raised_and_all_are_closed() -> None:
    workers = [Fake(pause=100), Fake(fault=InvalidSetup("no memory"))]

    with pytest.raises(InvalidSetup, match="no memory"):
        list(fan_out_over(workers, iter([Portion(0, 1), Portion(1, 1)])))

    assert all(worker.closed for worker in workers)


def test_compiled_bots_play_in_threads_and_others_never(tmp_path: Path) -> None:
    compiled = [read_bot("ra", "merchant"), read_bot("ra", "uniform")]
    mixed = [*compiled, read_bot("ra", f"{write_bots(tmp_path)}:Fine")]

    assert choose_fan_out(None, None, compiled) == "threads"
    assert choose_fan_out(None, None, mixed) == "processes"
    assert choose_fan_out(None, "local", mixed) == "ray"
    assert [choose_fan_out(wanted, None, compiled) for wanted in FAN_OUTS] == [*FAN_OUTS]
    with pytest.raises(InvalidSetup, match=r"Fine is none; choose processes or ray"):
        choose_fan_out("threads", None, mixed)


@pytest.mark.parametrize(
    ("wanted", "cluster", "sentence"),
    [
        ("thread", None, "no fan-out 'thread'; did you mean threads?"),
        ("fork", None, "no fan-out 'fork'; there are threads, processes, ray"),
        ("threads", "ray://head:10001", "a cluster is for the fan-out ray"),
    ],
)
def test_a_fan_out_that_makes_no_sense_is_refused(
    wanted: str, cluster: str | None, sentence: str
) -> None:
    with pytest.raises(InvalidSetup, match=sentence.replace("?", r"\?")):
        choose_fan_out(wanted, cluster, [read_bot("ra", "merchant")])


def test_without_ray_one_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    job = job_of(tournament_of("merchant", "uniform"))

    with pytest.raises(InvalidSetup, match=r"pip install 'heliopolis\[cluster\]'"):
        open_workers("ray", job, 2)


def test_a_cluster_that_cannot_be_reached_is_one_sentence() -> None:
    pytest.importorskip("ray", reason="Ray is not installed")
    job = job_of(tournament_of("merchant", "uniform"))

    with pytest.raises(InvalidSetup, match=r"the cluster 'no-such-thing' cannot be used: ") as said:
        open_workers("ray", job, 2, "no-such-thing")

    assert "\n" not in str(said.value)


class BusyCluster:
    """A Ray whose cluster has so many free processors."""

    def __init__(self, free: float) -> None:
        self.free = free
        self.left = False

    def init(self, **_options: object) -> None:
        """Join the cluster."""

    def available_resources(self) -> dict[str, float]:
        return {"CPU": self.free} if self.free else {}

    def shutdown(self) -> None:
        self.left = True


@pytest.mark.parametrize(
    ("free", "workers", "said"),
    [
        (3, 4, "the cluster 'head:6379' has 3 free processors; workers cannot be more"),
        (0, None, "no processor of the cluster 'head:6379' is free"),
    ],
)
def test_nobody_waits_for_workers_that_a_cluster_has_no_room_for(
    free: float, workers: int | None, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ray = BusyCluster(free)
    monkeypatch.setattr("heliopolis.arena.cluster._import_ray", lambda: ray)

    with pytest.raises(InvalidSetup, match=said):
        open_workers("ray", job_of(tournament_of("merchant")), workers, "head:6379")

    assert ray.left
