"""The warm-up says how far it is, leaves a marker, and lets one process compile at a time."""

import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.core import compile as compiling
from heliopolis.core.warmup import is_warm, warm

HOLD = """
import fcntl, sys
lock = open(sys.argv[1], "w")
fcntl.flock(lock, fcntl.LOCK_EX)
print("held", flush=True)
sys.stdin.readline()
"""
"""A process that compiles until a line is typed, or until it is killed."""


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(compiling, "CACHE", tmp_path)
    return tmp_path


def silent(_number: int, _total: int, _what: str) -> None:
    """Report nothing."""


def test_every_doorway_is_told_of_and_then_called() -> None:
    said: list[object] = []

    warm(
        "ra",
        [("one", lambda: said.append("called one")), ("two", lambda: said.append("called two"))],
        lambda number, total, what: said.append((number, total, what)),
    )

    assert said == [(1, 2, "one"), "called one", (2, 2, "two"), "called two"]


@pytest.mark.usefixtures("cache")
def test_a_marker_says_that_it_is_done() -> None:
    assert not is_warm("ra")

    warm("ra", [], silent)

    assert is_warm("ra")


@pytest.mark.usefixtures("cache")
def test_a_marker_stands_for_one_game_only() -> None:
    warm("ra", [], silent)

    assert not is_warm("ra-dice")


@pytest.mark.usefixtures("cache")
def test_there_is_no_marker_when_compiling_failed() -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        warm("ra", [("all", fail)], silent)

    assert not is_warm("ra")
    warm("ra", [], silent)  # and the lock is free again


def test_uncompiled_rules_need_no_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", None)

    warm("ra", [], silent)

    assert is_warm("ra")


@pytest.mark.parametrize("killed", [False, True])
def test_a_process_waits_for_another_that_compiles_and_says_so(cache: Path, killed: bool) -> None:
    pytest.importorskip("fcntl", reason="only Unix has such locks")
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(cache / "lock")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    said: list[tuple[int, int, str]] = []

    def report(number: int, total: int, what: str) -> None:
        if number == 0:
            assert other.poll() is None
            if killed:
                other.kill()
            else:
                print(file=other.stdin, flush=True)
        said.append((number, total, what))

    with other:
        warm("ra", [("all", lambda: None)], report)

    assert said == [(0, 1, "waiting for another process that compiles them"), (1, 1, "all")]
    assert is_warm("ra")


def test_nobody_waits_where_there_are_no_such_locks(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "fcntl", None)

    warm("ra", [], silent)

    assert not (cache / "lock").exists()
    assert is_warm("ra")
