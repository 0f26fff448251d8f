"""Workers in tests run the rules uncompiled, so that they are there at once."""

from pathlib import Path

import pytest

from tests.server.workers.builders import write_bots


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes that are started run the rules uncompiled, so that they are there at once."""
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")


@pytest.fixture
def bots(tmp_path: Path) -> str:
    """The path of a file with bots, and a colon."""
    return f"{write_bots(tmp_path)}:"
