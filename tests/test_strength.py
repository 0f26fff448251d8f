"""Measuring the bots, in small."""

import json
import shutil
from itertools import count
from pathlib import Path

import pytest

from heliopolis import InvalidSetup
from heliopolis.arena import tournaments
from heliopolis.arena.running import Portions
from heliopolis.core.compile import COMPILED
from heliopolis.games import names
from tools.strength import __main__ as command
from tools.strength import characters, forecasts, reliability, searching
from tools.strength.forecasts import Forecast, Forecasts
from tools.strength.page import TITLES
from tools.strength.tournament import Tournament
from tools.strength.work import FOLDER, OutOfTime, Work

pytestmark = pytest.mark.skipif(not COMPILED, reason="it takes hundreds of whole games")


@pytest.fixture
def work(tmp_path: Path) -> Work:
    return Work(1, None, tmp_path)


@pytest.mark.parametrize("game", names())
def test_what_is_measured_has_a_folder_of_its_own_each(game: str) -> None:
    tasks = [task for section in command._SECTIONS for task in section.tasks(game)]

    assert len(set(tasks)) == len(tasks)
    folders = {
        (task.players, task.name if isinstance(task, Tournament) else "reliability")
        for task in tasks
        if isinstance(task, Tournament | Forecasts)
    }
    assert len(folders) == len(tasks)


def test_a_part_writes_no_page_and_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(characters, "_COPIES", 4)
    monkeypatch.setattr(characters, "sizes_of", lambda _game: (2,))
    part = ["--only", "copies", "--game", "ra-dice", "--workers", "1"]

    assert command.main(part) == 0
    played = {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")}
    assert command.main(part) == 0

    assert len(played) == 2
    assert {path: path.read_bytes() for path in tmp_path.rglob("games.jsonl")} == played
    assert not (tmp_path / "docs").exists()
    assert capsys.readouterr().out == "All 2 tasks are done.\n" * 2


def test_a_part_that_was_stopped_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(characters, "_COPIES", 30)
    monkeypatch.setattr(characters, "sizes_of", lambda _game: (2,))
    part = ["--only", "copies", "--game", "ra-dice", "--workers", "1", "--minutes"]

    with monkeypatch.context() as patch:
        seconds = count()
        patch.setattr(tournaments, "monotonic", lambda: float(next(seconds)))
        patch.setattr(Portions, "learn", lambda _portions, _played: None)  # a portion is a game
        assert command.main([*part, str(10 / 60)]) == 0
    (stopped,) = tmp_path.rglob("games.jsonl")
    before = stopped.read_text()
    assert command.main([*part, "60"]) == 0

    assert 1 < before.count("\n") < 31
    assert stopped.read_text().startswith(before)
    assert stopped.read_text().count("\n") == 31
    assert capsys.readouterr().out == (
        "The time was over; 0 of 2 tasks are done.\nAll 2 tasks are done.\n"
    )


def test_where_the_time_is_over_no_page_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert command.main(["--minutes", "0"]) == 0

    assert capsys.readouterr().out.startswith("The time was over; 0 of ")
    assert not (tmp_path / "docs").exists()


def test_a_page_as_it_is_plays_nothing_and_names_what_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    monkeypatch.setattr(searching, "_SIMULATIONS", (1, 2, 4))
    monkeypatch.setattr(searching, "_EQUAL_DEALS", 4)
    monkeypatch.setattr(searching, "_AT_TABLES", {2: False})
    for simulations in (1, 2):
        searching._with_simulations("ra", 2, simulations).fulfil(Work(1, None))
    played = sorted(tmp_path.rglob("games.jsonl"))

    assert command.main(["--as-it-is"]) == 0

    page = (tmp_path / "docs" / "strength.md").read_text()
    assert sorted(tmp_path.rglob("games.jsonl")) == played
    assert "| 2 | 1 → 2 | 4 |" in page
    assert "Not measured yet: `heliopolis arena --game ra --players 2 --bots search:sims=4," in page
    assert "### Copies\n\nNot measured yet: `heliopolis arena --game ra-dice" in page
    assert "### Reliability\n\nNot measured yet: `reliability: ra, 2 players" in page


@pytest.mark.parametrize("game", names())
def test_the_page_says_what_the_kept_games_say(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever has changed in the code since then; what was not measured yet is not told either."""
    folder = tmp_path / "strength"
    shutil.copytree(FOLDER, folder)
    for path in folder.rglob("*.jsonl"):
        header, rest = path.read_text().split("\n", 1)
        path.write_text(f"{json.dumps(json.loads(header) | {'code': 'kept'})}\n{rest}")
    for module in (tournaments, forecasts):
        monkeypatch.setattr(module, "code_of", lambda _tournament: "kept")
    monkeypatch.setattr(tournaments, "is_warm", lambda _game: True)  # nothing is played
    kept = (searching.Search(), searching.MoreTime(), reliability.Reliability())
    document = command._DOCUMENT.read_text(encoding="utf-8")
    page = document.split(f"## {TITLES[game]}\n", 1)[1].split("\n## ", 1)[0]

    told = {section.name: command._section(section, game, Work(1, 0.0, folder)) for section in kept}

    for name, lines in told.items():
        assert "\n".join(lines).strip() in page, name


def test_characters_are_tables_by_number_of_players(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(characters, "_COPIES", 4)
    monkeypatch.setattr(characters, "_AGAINST_FLOOR", 4)
    monkeypatch.setattr(characters, "sizes_of", lambda _game: (2, 4))

    copies = list(characters.Copies().lines("ra-dice", work))
    floor = list(characters.Floor().lines("ra-dice", work))

    assert "| mean score | 2 players | 4 players |" in copies
    assert [line for line in copies if line.startswith("| merchant-1 |")]
    bots = [line.split()[1] for line in floor if "(worst" in line]
    assert bots == [name for name in characters.names_of("ra-dice") if name != "uniform"]


def test_more_simulations_are_compared_on_the_same_deals(
    work: Work, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searching, "_SIMULATIONS", (1, 2, 4))
    monkeypatch.setattr(searching, "_EQUAL_DEALS", 4)
    monkeypatch.setattr(searching, "_AT_TABLES", {2: False})

    lines = list(searching.MoreTime().lines("ra", work))

    rows = [line.split(" | ")[:2] for line in lines if line.startswith("| 2 |")]
    assert rows == [["| 2", "1 → 2"], ["| 2", "2 → 4"]]


def test_games_lost_by_a_fault_are_no_measurement(work: Work) -> None:
    task = Tournament("ra-dice", 2, ("merchant", "merchant-1"), 2)
    assert task.fulfil(work).figures.games == 2
    (kept,) = work.folder.rglob("games.jsonl")
    header, first, second = kept.read_text().splitlines()
    lost = json.loads(second) | {"forfeit": {"seat": 0, "why": "took more than 60 s"}}
    kept.write_text(f"{header}\n{first}\n{json.dumps(lost)}\n")

    with pytest.raises(InvalidSetup, match=r"game 1 in .*took more than 60 s.*delete the file"):
        task.fulfil(work)


def test_ten_milliseconds_are_compared_with_fifty_at_every_table_of_the_dice_game() -> None:
    tasks = searching._tournaments("ra-dice")

    games = {(task.bots[0], task.players): task.games for task in tasks}
    for bot in ("search:ms=50", "search:ms=10"):
        assert [games.pop((bot, size)) for size in (2, 3, 4)] == [2_000, 288, 384]
    assert not games


@pytest.mark.parametrize("game", names())
def test_forecasts_are_the_same_for_any_workers_and_after_an_interruption(
    game: str, tmp_path: Path
) -> None:
    whole, parts = Work(2, None, tmp_path / "whole"), Work(1, None, tmp_path / "parts")
    task = Forecasts(game, 2, 6)
    found = task.fulfil(whole)
    file = Path(game) / "2" / "reliability.jsonl"
    text = (tmp_path / "whole" / file).read_text()

    Forecasts(game, 2, 3).fulfil(parts)
    with (tmp_path / "parts" / file).open("a") as cut:
        cut.write('{"number":3,"bo')

    assert task.fulfil(parts) == found
    assert (tmp_path / "parts" / file).read_text() == text
    for line in text.splitlines()[1:]:
        told = json.loads(line)
        assert sum(told["won"]) == pytest.approx(1)
        assert all(sum(shares) == pytest.approx(1, abs=1e-5) for _, shares in told["forecasts"])


def test_forecasts_of_other_versions_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = Work(1, 0.0, tmp_path)
    with pytest.raises(OutOfTime):
        Forecasts("ra", 2, 1_000).fulfil(work)
    monkeypatch.setattr(forecasts, "code_of", lambda _tournament: "another")

    with pytest.raises(InvalidSetup, match="delete it first"):
        Forecasts("ra", 2, 1_000).fulfil(work)


def test_a_table_tells_given_from_won() -> None:
    made = [
        Forecast(game, 0, (0.25, 0.75), (1.0, 0.0) if game < 30 else (0.0, 1.0))
        for game in range(100)
    ]

    rows = {bucket.title: bucket for bucket in reliability._buckets(reliability._all_seats(made))}
    acting = reliability._buckets(reliability._acting(made))

    assert [bucket.often for bucket in acting if bucket.often] == [100]
    assert rows["20-30"].cells()[:2] == ("100", "25.0")
    assert rows["20-30"].won.value == pytest.approx(0.3)
    assert rows["70-80"].won.value == pytest.approx(0.7)
    assert rows["0-10"].cells() == ("0", "-", "-")
    assert reliability._scores(reliability._acting(made)) == ("5.00", "0.2125")
