"""The benchmark's figures have the names that others read; how high they are is not tested."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis import bench
from heliopolis.bench import measuring

GAMES = ("ra", "ra-dice")


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing, and compile nothing."""
    monkeypatch.setattr(measuring, "GAMES_AT_ONCE", 2)
    monkeypatch.setattr(measuring, "BATCH", 2)
    monkeypatch.setattr(measuring, "CHARACTER_GAMES", 2)
    monkeypatch.setattr(measuring, "SIMULATIONS", 2)
    monkeypatch.setattr(measuring, "MEMORY_GAMES", 4)
    monkeypatch.setattr(measuring, "SECONDS", 0.0)
    monkeypatch.setattr(measuring, "seconds_of", lambda *_: 0.25)
    nothing = [sys.executable, "-c", ""]
    monkeypatch.setattr(measuring, "start_cold_compile", lambda *_: subprocess.Popen(nothing))


@pytest.mark.usefixtures("short")
def test_the_figures_are_json_by_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(True, GAMES) == 0

    figures = json.loads(capsys.readouterr().out)
    sizes = {"ra": ("2", "3", "4", "5"), "ra-dice": ("2", "3", "4")}
    for name in GAMES:
        assert tuple(figures[name]) == sizes[name]
        for row in figures[name].values():
            assert row["games_per_s"] > 0
            assert row["decisions_per_s"] > 0
        assert figures["python"][name]["moves_per_s"] > 0
        assert figures["batch"][name]["decisions_per_s"] > 0
        assert figures["batch"][name]["decisions_by_lists_per_s"] > 0
        assert figures["bots"][name]["games_per_s"] > 0
        assert figures["bots"][name]["positions_per_s"] > 0
        assert figures["cold_compile_s"][name] > 0
    assert figures["start"] == {"first_move_s": 0.25, "help_s": 0.25}
    assert figures["memory"]["games"] == 4


@pytest.mark.usefixtures("short")
def test_the_table_has_a_line_for_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(False, GAMES) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == (1 + 4 + 9) + (1 + 3 + 9) + 4
    assert lines[0] == "ra:"
    assert lines[1].startswith("random games, 2 players")
    assert lines[14] == "ra-dice:"


@pytest.mark.usefixtures("short")
def test_a_compiler_that_fails_is_no_fast_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(measuring, "start_cold_compile", lambda *_: subprocess.Popen(failing))

    with pytest.raises(RuntimeError, match="compiling from nothing failed"):
        measuring.measure(GAMES)


@pytest.mark.usefixtures("short")
def test_one_game_alone_can_be_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(True, ("ra-dice",)) == 0

    figures = json.loads(capsys.readouterr().out)
    assert "ra" not in figures
    assert list(figures["python"]) == ["ra-dice"]


def test_the_rules_of_a_game_are_compiled_in_another_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")  # nobody should wait for the compiler itself

    assert measuring.start_cold_compile("ra-dice", str(tmp_path)).wait() == 0
