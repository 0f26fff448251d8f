"""What tells one code of a tournament from another."""

from pathlib import Path

import pytest

from heliopolis.arena import job
from heliopolis.arena.job import code_of
from heliopolis.core import compile as compiling
from tests.arena.builders import tournament_of, write_bots


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of our own sources, which may be changed."""
    copy = tmp_path / "heliopolis"
    for path in compiling.PACKAGE.rglob("*"):
        if path.suffix in {".py", ".json"}:
            there = copy / path.relative_to(compiling.PACKAGE)
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_bytes(path.read_bytes())
    monkeypatch.setattr(compiling, "PACKAGE", copy)
    return copy


@pytest.mark.parametrize(
    "path",
    [
        "core/stream.py",
        "ra/auction.py",
        "bots/thinking.py",
        "bots/ra/valuation/worth.py",
        "bots/ra/merchant.json",
        *(f"arena/{name}.py" for name in job._PLAYS),
    ],
)
def test_results_are_of_another_code_when_anything_that_plays_has_changed(
    path: str, package: Path
) -> None:
    tournament = tournament_of("merchant")
    before = code_of(tournament)

    (package / path).write_bytes((package / path).read_bytes() + b"\n")

    assert code_of(tournament) != before


@pytest.mark.parametrize("path", ["arena/plots.py", "dice/rolling.py", "bots/dice/merchant.json"])
def test_what_plays_no_game_of_the_tournament_may_change(path: str, package: Path) -> None:
    tournament = tournament_of("merchant")
    before = code_of(tournament)

    (package / path).write_bytes((package / path).read_bytes() + b"\n")

    assert code_of(tournament) == before


@pytest.mark.parametrize(
    ("name", "text", "same"),
    [
        ("bots.py", "\n# changed\n", False),
        ("helper.py", "WORTH = 3\n", False),
        ("helpers/deep.py", "WORTH = 3\n", False),
        ("far.py", "WORTH = 3\n", False),
        ("other.py", "WORTH = 3\n", True),
    ],
)
def test_a_bot_in_a_file_is_its_file_and_what_that_imports(
    name: str, text: str, same: bool, tmp_path: Path
) -> None:
    path = write_bots(tmp_path)
    (tmp_path / "helpers").mkdir()
    for empty in ("helper.py", "helpers/__init__.py", "helpers/deep.py", "far.py", "other.py"):
        (tmp_path / empty).write_text("")
    (tmp_path / "helper.py").write_text("from far import *\n")
    path.write_text(path.read_text() + "\nimport helper\nimport helpers.deep as deep\n")
    tournament = tournament_of(f"{path}:Fine", "uniform")
    before = code_of(tournament)

    with (tmp_path / name).open("a") as file:
        file.write(text)

    assert (code_of(tournament) == before) == same
