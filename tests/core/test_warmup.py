"""The warm-up says how far it is, leaves a marker, and lets one process compile at a time."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.core import compile as compiling
from heliopolis.core.warmup import is_warm, warm

HOLD = """
import sys
from filelock import FileLock
with FileLock(sys.argv[1]):
    print("held", flush=True)
    sys.stdin.readline()
"""
"""A process that compiles until a line is typed, or until it is killed."""


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(compiling, "CACHE", tmp_path)
    return tmp_path


def silent(_number: int, _total: int) -> None:
    """Report nothing."""


@pytest.mark.usefixtures("cache")
def test_every_doorway_is_told_of_and_then_called() -> None:
    said: list[object] = []

    warm(
        "ra",
        [lambda: said.append("one"), lambda: said.append("two")],
        lambda number, total: said.append((number, total)),
    )

    assert said == [(1, 2), "one", (2, 2), "two"]


@pytest.mark.usefixtures("cache")
def test_a_marker_says_that_it_is_done() -> None:
    assert not is_warm("ra")

    warm("ra", [], silent)

    assert is_warm("ra")


@pytest.mark.usefixtures("cache")
def test_a_marker_stands_for_one_game_only() -> None:
    warm("ra", [], silent)

    assert not is_warm("dice")
    assert not is_warm(None)


@pytest.mark.usefixtures("cache")
def test_there_is_no_marker_when_compiling_failed() -> None:
    def fail() -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        warm("ra", [fail], silent)

    assert not is_warm("ra")
    warm("ra", [], silent)  # and the lock is free again


def test_uncompiled_rules_need_no_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CACHE", None)

    warm("ra", [], silent)

    assert is_warm("ra")


@pytest.mark.parametrize("killed", [False, True])
def test_a_process_waits_for_another_that_compiles_and_says_so(cache: Path, killed: bool) -> None:
    other = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(cache / "lock")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    said: list[tuple[int, int]] = []

    def report(number: int, total: int) -> None:
        if number == 0:
            assert other.poll() is None
            if killed:
                other.kill()
            else:
                print(file=other.stdin, flush=True)
        said.append((number, total))

    with other:
        warm("ra", [lambda: None], report)

    assert said == [(0, 1), (1, 1)]
    assert is_warm("ra")


@pytest.mark.usefixtures("cache")
@pytest.mark.parametrize(
    ("edited", "still_warm"),
    [
        ("core/log.py", False),
        ("ra/turn.py", False),
        ("bots/ra/valuation/worth.py", False),
        ("dice/turn.py", True),
        ("bots/dice/valuation/worth.py", True),
        ("bots/minds.py", True),
    ],
)
def test_a_marker_stands_for_the_sources_of_its_game(
    edited: str, still_warm: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "PACKAGE", tmp_path / "heliopolis")
    source = tmp_path / "heliopolis" / edited
    source.parent.mkdir(parents=True)
    source.touch()
    warm("ra", [], silent)

    os.utime(source, (1, 1))

    assert is_warm("ra") == still_warm


@pytest.mark.usefixtures("cache")
def test_a_game_from_outside_has_a_marker_too() -> None:
    assert not is_warm(None)

    warm(None, [], silent)

    assert is_warm(None)
