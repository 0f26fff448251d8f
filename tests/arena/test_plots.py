"""The pictures of a report."""

import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from heliopolis.arena.plots import draw
from heliopolis.arena.report import Report
from heliopolis.core.errors import HeliopolisError
from tests.arena import simulated
from tests.arena.simulated import game, tournament

pytest.importorskip("matplotlib")

NAMES = ("head-to-head", "families", "ratings")


def report_on(deals: int, bots: tuple[str, ...] = ("merchant", "uniform")) -> Report:
    own = [(12.0, 9.0, 6.0, 30.0, 40.0)] * len(bots)
    strengths = [3.0 * number for number in range(len(bots))]
    results = tournament(strengths, range(len(bots)), deals, seed=1, habits=own)
    if len(bots) == 1:
        results = [game([0, 0], [1, 2])]
    return simulated.report_on(results, bots, len(results[0].seats))


@pytest.fixture(scope="module")
def report() -> Report:
    return report_on(40)


def test_three_pictures_are_drawn_in_both_formats(report: Report, tmp_path: Path) -> None:
    written = draw(report, tmp_path)

    assert set(written) == {
        tmp_path / f"ra-2p-{name}.{form}" for name in NAMES for form in ("svg", "png")
    }
    for path in written:
        if path.suffix == ".png":
            assert path.read_bytes().startswith(b"\x89PNG")
        else:
            assert ElementTree.parse(path).getroot().tag.endswith("svg")


def test_equal_reports_give_equal_files(report: Report, tmp_path: Path) -> None:
    once = [path.read_bytes() for path in draw(report, tmp_path)]
    again = [path.read_bytes() for path in draw(report_on(40), tmp_path)]

    assert once == again


def test_other_figures_give_other_pictures(report: Report, tmp_path: Path) -> None:
    once = [path.read_bytes() for path in draw(report, tmp_path, ["svg"])]
    again = [path.read_bytes() for path in draw(report_on(41), tmp_path, ["svg"])]

    assert all(one != other for one, other in zip(once, again, strict=True))


@pytest.mark.parametrize(
    ("deals", "bots"),
    [
        (1, ("merchant", "uniform")),
        (3, ("merchant",)),
        (2, tuple(f"folder/my_bot_{number}.py:MyBot" for number in range(5))),
    ],
)
def test_unusual_reports_are_drawn_without_a_warning(
    deals: int, bots: tuple[str, ...], tmp_path: Path
) -> None:
    written = draw(report_on(deals, bots), tmp_path, ["svg"])

    assert len(written) == (2 if len(bots) == 1 else 3)


def test_the_settings_of_matplotlib_are_left_as_they_were(report: Report, tmp_path: Path) -> None:
    from matplotlib import rcParams

    before = rcParams["svg.hashsalt"], rcParams["font.size"], rcParams["text.color"]

    draw(report, tmp_path, ["svg"])

    assert (rcParams["svg.hashsalt"], rcParams["font.size"], rcParams["text.color"]) == before


def test_without_matplotlib_the_error_says_how_to_install_it(
    report: Report, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)

    with pytest.raises(HeliopolisError, match=r"pip install 'heliopolis\[arena\]'"):
        draw(report, tmp_path)
