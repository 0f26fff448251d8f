"""Kept results follow the code as long as it makes the same moves, and not a step further."""

import json
from pathlib import Path

import pytest

from heliopolis.core.compile import COMPILED
from tools.strength import renewal
from tools.strength.forecasts import Forecasts
from tools.strength.tournament import Tournament
from tools.strength.work import Work

pytestmark = pytest.mark.skipif(not COMPILED, reason="it takes whole games of search")


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A folder with results that another code played alike."""
    work = Work(1, None, tmp_path)
    Tournament("ra-dice", 2, ("merchant", "merchant-1"), 4).fulfil(work)
    Forecasts("ra-dice", 2, 2).fulfil(work)
    for path in renewal.files_of("ra-dice", tmp_path):
        header, rest = path.read_text().split("\n", 1)
        told = json.loads(header)
        path.write_text(header.replace(told["code"], "another") + "\n" + rest)
    return tmp_path


def test_files_whose_games_are_played_alike_get_the_name_of_todays_code(
    kept: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = renewal.files_of("ra-dice", kept)
    before = [path.read_text().split("\n", 1)[1] for path in files]
    assert all(renewal.is_old(path) for path in files)

    assert renewal.main(["--games", "2"], kept) == 0

    assert not any(renewal.is_old(path) for path in files)
    assert [path.read_text().split("\n", 1)[1] for path in files] == before
    assert "ra-dice: 4 games were played again alike; 2 files are renewed." in (
        capsys.readouterr().out
    )


@pytest.mark.parametrize("name", ["games.jsonl", "reliability.jsonl"])
def test_one_game_that_differs_leaves_all_files_as_they_are(
    kept: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (path,) = kept.rglob(name)
    header, first, rest = path.read_text().split("\n", 2)
    told = json.loads(first)
    if "points" in told:
        told["points"][0] += 1
    else:
        told["won"] = told["won"][::-1]
    path.write_text(f"{header}\n{json.dumps(told, separators=(',', ':'))}\n{rest}")
    before = {one: one.read_bytes() for one in renewal.files_of("ra-dice", kept)}

    assert renewal.main(["--games", "2"], kept) == 1

    assert {one: one.read_bytes() for one in before} == before
    assert f"{path} line 2 is played otherwise now" in capsys.readouterr().err
