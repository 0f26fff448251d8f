"""The arena as a call: what it gives back, what it keeps, and when it stops."""

import json
import subprocess
import sys
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from heliopolis import HeliopolisError, InvalidSetup, arena, cli
from heliopolis.arena import tournaments
from heliopolis.arena.results_file import NAME
from heliopolis.arena.running import Portions
from tests.arena.builders import tournament_of, write_bots
from tests.arena.test_command import ENVIRONMENT

DUEL = tournament_of("merchant", "uniform")


def test_a_call_gives_a_report_and_prints_nothing(capfd: pytest.CaptureFixture[str]) -> None:
    report = arena.play(DUEL, 20, workers=1)

    assert (report.figures.games, report.figures.deals, report.ended) == (20, 10, "played")
    assert [result.number for result in report.results] == list(range(20))
    assert capfd.readouterr() == ("", "")


def test_a_call_and_the_command_say_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    report = arena.play(DUEL, 20)

    assert cli.main(["arena", "--players", "2", "--games", "20", "--json"]) == 0

    assert json.loads(capsys.readouterr().out) == {"tables": [report.to_json()]}


def test_a_folder_keeps_results_and_report_and_is_gone_on_from(tmp_path: Path) -> None:
    arena.play(DUEL, 10, out=tmp_path)

    longer = arena.play(DUEL, 20, out=tmp_path)

    assert longer == arena.play(DUEL, 20)
    assert (tmp_path / NAME).read_text().count("\n") == 21
    assert json.loads((tmp_path / "report.json").read_text()) == longer.to_json()


def test_progress_is_told_before_anything_is_played_and_of_all_results(tmp_path: Path) -> None:
    arena.play(DUEL, 6, out=tmp_path)
    heard: list[arena.Progress] = []

    arena.play(DUEL, 20, out=tmp_path, progress=heard.append)

    assert heard[0] == arena.Progress(20, 6)
    told = [result.number for progress in heard for result in progress.results]
    assert told == list(range(20))


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: arena.play(DUEL, 0), "tournament of 0 games has no result; games is at least 1"),
        (lambda: arena.play(DUEL, 1, workers=0), "0 workers; workers is at least 1"),
        (lambda: arena.play(DUEL, 1, workers=-2), "-2 workers"),
        (lambda: arena.play(tournament_of("merchant"), 1, sprt=True), "there are no others"),
        (lambda: tournament_of(), "at least one bot"),
        (lambda: arena.play(tournament_of("merchnat"), 1), "no-such-bot"),
        (lambda: arena.play(DUEL, 1, fan_out="forks"), "there is no fan-out 'forks'"),
    ],
)
def test_what_makes_no_sense_is_refused_before_anything_is_played(call: object, said: str) -> None:
    assert callable(call)
    with pytest.raises(InvalidSetup, match=said) as refused:
        call()
    assert "--" not in str(refused.value), "options are of the command line"


def test_control_c_is_a_keyboard_interrupt_that_knows_what_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena.play(DUEL, 6, out=tmp_path)

    def interrupted(*_arguments: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournaments, "run_tournament", interrupted)
    with pytest.raises(KeyboardInterrupt) as stopped:
        arena.play(DUEL, 20, out=tmp_path)

    assert isinstance(stopped.value, arena.Interrupted)
    assert (stopped.value.kept, stopped.value.games) == (6, 20)


@pytest.mark.parametrize("where", ["make_figures", "keep_report", "is_warm"])
def test_control_c_is_the_same_while_rules_are_compiled_and_the_report_is_made(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arena.play(DUEL, 6, out=tmp_path)

    def interrupted(*_arguments: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(tournaments, where, interrupted)
    with pytest.raises(arena.Interrupted) as stopped:
        arena.play(DUEL, 6, out=tmp_path)

    assert (stopped.value.kept, stopped.value.games) == (6, 6)


def test_the_package_loads_nothing_heavy_before_it_is_used() -> None:
    script = (
        "import sys\n"
        "import heliopolis.arena\n"
        "print([name for name in ('numpy', 'numba') if name in sys.modules])\n"
        "print(heliopolis.arena.play.__name__)\n"
    )

    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=ENVIRONMENT
    )

    assert shown.stdout == "[]\nplay\n"
    with pytest.raises(AttributeError, match="no attribute 'lost'"):
        arena.lost  # noqa: B018


@pytest.fixture
def slow_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which a second passes whenever somebody looks, and a portion is one game."""
    seconds = count()
    monkeypatch.setattr(tournaments, "monotonic", lambda: float(next(seconds)))
    monkeypatch.setattr(Portions, "learn", lambda _portions, _played: None)


@pytest.mark.usefixtures("slow_clock")
def test_a_time_limit_ends_with_the_report_of_whole_deals_and_the_call_goes_on(
    tmp_path: Path,
) -> None:
    trio = tournament_of("merchant", "uniform", players=3)

    part = arena.play(trio, 30, out=tmp_path, workers=1, minutes=10 / 60)

    kept = (tmp_path / NAME).read_text().count("\n") - 1
    assert part.partial
    assert (part.ended, part.wanted) == ("time", 30)
    assert part.figures.games == kept // 3 * 3 < 30
    assert len(part.results) == part.figures.games > 0
    whole = arena.play(trio, 30, out=tmp_path)
    assert not whole.partial
    assert whole == arena.play(trio, 30)
    assert whole.results[: part.figures.games] == part.results


def test_compiling_takes_no_time_of_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def compile_rules(*_arguments: object) -> None:
        now[0] += 600

    monkeypatch.setattr(tournaments, "monotonic", lambda: now[0])
    monkeypatch.setattr(tournaments, "is_warm", lambda _game: False)
    monkeypatch.setattr(tournaments, "warm", compile_rules)

    assert arena.play(DUEL, 20, minutes=1).ended == "played"


def test_several_table_sizes_share_the_time_that_compiling_leaves(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = [0.0]
    given: list[float] = []

    def play(table: arena.Tournament, *_arguments: Any, **options: Any) -> arena.Report:
        given.append(options["minutes"])
        options["progress"](arena.Progress(2, 0))
        now[0] += 60
        return arena.play(DUEL, 2)

    def compile_rules(_game: str) -> None:
        now[0] += 600 * (not given[1:])

    monkeypatch.setattr("heliopolis.terminal.arena.monotonic", lambda: now[0])
    monkeypatch.setattr("heliopolis.terminal.arena.play", play)
    monkeypatch.setattr("heliopolis.cli.arena.warm_up", compile_rules)

    assert cli.main(["arena", "--players", "2,3", "--minutes", "4", "--json"]) == 0

    assert given == pytest.approx([2, 3])
    capsys.readouterr()


@pytest.mark.usefixtures("slow_clock")
def test_a_time_limit_without_a_folder_has_its_report_too() -> None:
    part = arena.play(DUEL, 1_000, workers=1, minutes=10 / 60)

    assert part.partial
    assert 0 < part.figures.games < 1_000


@pytest.mark.usefixtures("slow_clock")
def test_without_a_whole_deal_in_time_there_is_nothing_to_report(tmp_path: Path) -> None:
    table = tournament_of("merchant", "uniform", players=5)

    with pytest.raises(arena.NothingPlayed, match="before the 5 games of the first deal"):
        arena.play(table, 100, out=tmp_path, workers=1, minutes=4 / 60)

    assert isinstance(arena.NothingPlayed("why"), HeliopolisError)


def test_a_bot_that_is_thinking_does_not_make_the_tournament_late(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    table = tournament_of(f"{path}:Sleeps", "uniform")
    began = time.monotonic()

    with pytest.raises(arena.NothingPlayed):
        arena.play(table, 2, workers=1, minutes=5 / 60)

    assert time.monotonic() - began < 40


def test_the_command_says_that_it_is_partial_and_how_to_go_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{write_bots(tmp_path)}:Slow,uniform"
    options = ["arena", "--players", "2", "--games", "100000", "--bots", bots, "--workers", "2"]

    assert cli.main([*options, "--minutes", "0.5", "--out", str(tmp_path / "out")]) == 0

    shown = capsys.readouterr()
    assert "This is partial: the time was over after " in shown.out
    assert shown.err.endswith(" of 100,000 games; the same command goes on from there.\n")
    kept = (tmp_path / "out" / NAME).read_text().count("\n") - 1
    assert 0 < kept < 100_000


def test_a_table_size_without_a_whole_deal_in_time_does_not_hide_the_others(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def play(table: arena.Tournament, *arguments: Any, **options: Any) -> arena.Report:
        if table.players == 2:
            raise arena.NothingPlayed("the time was over")
        return arena.play(table, *arguments, **options)

    monkeypatch.setattr("heliopolis.terminal.arena.play", play)
    options = ["arena", "--players", "2,3", "--games", "3", "--bots", "merchant,uniform", "--json"]

    assert cli.main(options) == 0

    shown = capsys.readouterr()
    assert [table["players"] for table in json.loads(shown.out)["tables"]] == [3]
    assert "the time was over" in shown.err


def test_one_rotation_a_deal_takes_the_seats_in_turn() -> None:
    every = tournament_of("merchant", "hoarder")  # who leave nothing to chance
    table = arena.make_tournament(every.setup, every.bots, every.seed, all_rotations=False)

    report = arena.play(table, 20)

    assert report.figures.deals == report.figures.games == 20
    assert [result.seats for result in report.results[:4]] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    both = arena.play(every, 40)
    seats = {(game.deal, game.seats): game.points for game in both.results}
    assert [game.points for game in report.results] == [
        seats[game.deal, game.seats] for game in report.results
    ]
    assert "in one rotation" in report.text()
