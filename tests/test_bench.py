"""The benchmark's figures have the names that others read; how high they are is not tested."""

import json
import subprocess
import sys

import pytest

from heliopolis import bench


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing, and compile nothing."""
    monkeypatch.setattr(bench, "GAMES_AT_ONCE", 2)
    monkeypatch.setattr(bench, "BATCH", 2)
    monkeypatch.setattr(bench, "MEMORY_GAMES", 4)
    monkeypatch.setattr(bench, "SECONDS", 0.0)
    monkeypatch.setattr(bench, "seconds_of", lambda *_: 0.25)
    nothing = [sys.executable, "-c", ""]
    monkeypatch.setattr(bench, "start_cold_compile", lambda _: subprocess.Popen(nothing))


@pytest.mark.usefixtures("short")
def test_the_figures_are_json_by_players(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=True) == 0

    figures = json.loads(capsys.readouterr().out)
    sizes = {"ra": ("2", "3", "4", "5"), "ra-dice": ("2", "3", "4")}
    assert {name: tuple(game["playouts"]) for name, game in figures["games"].items()} == sizes
    for game in figures["games"].values():
        for row in game["playouts"].values():
            assert row["games_per_s"] > 0
            assert row["decisions_per_s"] > 0
        assert game["face"]["moves_per_s"] > 0
        assert game["batch"]["decisions_per_s"] > 0
    assert figures["start"] == {"first_move_s": 0.25, "help_s": 0.25}
    assert figures["memory"]["games"] == 4


@pytest.mark.usefixtures("short")
def test_the_table_has_a_line_for_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.main(json=False) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == (1 + 4 + 5) + (1 + 3 + 5) + 5
    assert lines[0] == "ra:"
    assert lines[1].startswith("random games, 2 players")
    assert lines[10] == "ra-dice:"


@pytest.mark.usefixtures("short")
def test_a_compiler_that_fails_is_no_fast_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    failing = [sys.executable, "-c", "raise SystemExit(1)"]
    monkeypatch.setattr(bench, "start_cold_compile", lambda _: subprocess.Popen(failing))

    with pytest.raises(RuntimeError, match="compiling from nothing failed"):
        bench.measure()
