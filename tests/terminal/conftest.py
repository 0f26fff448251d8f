import sys
from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test saves a game among those of the person who runs it."""
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def started_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program was started as people do it, so commands to paste begin like that."""
    monkeypatch.setattr(sys, "argv", ["heliopolis"])
    monkeypatch.setenv("LC_ALL", "C")
