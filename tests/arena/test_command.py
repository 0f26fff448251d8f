"""``heliopolis arena`` from its options to its report, and as a process that is killed."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from heliopolis import cli
from heliopolis.arena.patience import has_alarm
from heliopolis.arena.results_file import NAME
from heliopolis.terminal.bot_list import describe_all
from heliopolis.texts import Catalogue
from tests.arena.builders import write_bots

ENVIRONMENT = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}


@pytest.fixture(autouse=True, scope="module")
def quick() -> None:
    """Everything is compiled before anything is shown."""
    cli.main(["warmup"])


def arena(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[str, str]:
    """What the command prints, and what it says beside."""
    capsys.readouterr()
    assert cli.main(["arena", *arguments]) == 0
    shown = capsys.readouterr()
    return shown.out, shown.err


def test_a_tournament_ends_with_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    printed, said = arena(capsys, "--players", "2", "--games", "40")

    assert printed.startswith("ra, 2 players: 40 games, 20 deals\n")
    assert "merchant" in printed
    assert "uniform" in printed
    assert said == ""


def test_the_same_command_prints_the_same_report_and_another_seed_another(
    capsys: pytest.CaptureFixture[str],
) -> None:
    options = ("--game", "ra-dice", "--players", "2", "--games", "40")

    first, second = (arena(capsys, *options)[0] for _ in range(2))
    other, _ = arena(capsys, *options, "--seed", "2")

    assert first == second
    assert other != first


def test_games_are_rounded_up_and_one_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    printed, said = arena(capsys, "--players", "3", "--games", "10")

    assert "12 games, 4 deals" in printed
    assert said == (
        "It will be 12 games and not 10, so that every deal is played by 1 line-up in all "
        "3 rotations.\n"
    )


def test_several_table_sizes_are_a_report_and_a_folder_each(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("--players", "2,3", "--games", "6", "--out", str(tmp_path))

    printed, said = arena(capsys, *options)

    assert [line for line in printed.splitlines() if "deals" in line and "players:" in line] == [
        "ra, 2 players: 6 games, 3 deals",
        "ra, 3 players: 6 games, 2 deals",
    ]
    assert "2 players:\n" in said
    for size in ("2", "3"):
        assert (tmp_path / size / NAME).read_text().count("\n") == 7


def test_all_table_sizes_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    options = ("--game", "ra-dice", "--players", "all", "--games", "1", "--json")

    printed, _ = arena(capsys, *options)

    assert [table["players"] for table in json.loads(printed)["tables"]] == [2, 3, 4]


def test_another_edition_is_played_and_named(capsys: pytest.CaptureFixture[str]) -> None:
    rules = ("--edition", "windrider", "--override", "disasters=after-turn")
    options = ("--players", "2", "--games", "10", *rules)

    printed, _ = arena(capsys, *options)
    plain = json.loads(arena(capsys, *options, "--json")[0])["tables"][0]

    title = "ra, 2 players, windrider edition, disasters=after-turn: 10 games, 5 deals"
    assert printed.splitlines()[0] == title
    assert plain["edition"] == "windrider"
    assert plain["overrides"] == {"disasters": "after-turn"}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ("--edition", "winrider"),
            'There is no edition "winrider"; there are',
        ),
        (
            ("--game", "ra-dice", "--override", "sun_track=61"),
            'sun_track cannot be "61", only 1 to 60.',
        ),
        (("--override", "sun_track=9"), 'An edition has no "sun_track" to override'),
    ],
)
def test_rules_that_are_not_there_are_refused(
    options: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["arena", *options]) == 2

    assert said in capsys.readouterr().err


def test_a_file_that_hangs_while_it_is_loaded_is_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    if not has_alarm():
        pytest.skip("this system cannot interrupt anybody")
    monkeypatch.setattr("heliopolis.arena.patience.USUAL_LIMIT", 0.2)
    path = tmp_path / "slow.py"
    path.write_text("import time\ntime.sleep(1000)\n")

    assert cli.main(["arena", "--bots", f"{path}:Slow"]) == 2

    assert capsys.readouterr().err.endswith("slow.py:Slow took more than 0.2 s to load\n")


def test_the_folder_holds_games_report_and_pictures(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed")

    printed, _ = arena(capsys, "--players", "2", "--games", "40", "--out", str(tmp_path))

    assert (tmp_path / "report.txt").read_text().strip() == printed.strip()
    assert json.loads((tmp_path / "report.json").read_text())["players"] == 2
    assert sorted(path.suffix for path in tmp_path.glob("ra-2p-*")) == [".png"] * 3 + [".svg"] * 3


def test_the_same_command_again_plays_no_game_and_says_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("--players", "2", "--games", "40", "--out", str(tmp_path))
    first, _ = arena(capsys, *options)
    games = (tmp_path / NAME).read_bytes()

    second, said = arena(capsys, *options)

    assert second == first
    assert said == "40 of 40 games are there already.\n"
    assert (tmp_path / NAME).read_bytes() == games


def test_more_games_are_added_to_those_that_are_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ("--players", "2", "--out", str(tmp_path / "parts"), "--games")
    arena(capsys, *options, "10")

    printed, _ = arena(capsys, *options, "20")

    arena(capsys, "--players", "2", "--out", str(tmp_path / "whole"), "--games", "20")
    assert "20 games" in printed
    assert (tmp_path / "parts" / NAME).read_bytes() == (tmp_path / "whole" / NAME).read_bytes()


def test_a_proved_difference_ends_the_tournament(capsys: pytest.CaptureFixture[str]) -> None:
    printed, _ = arena(capsys, "--players", "2", "--games", "100000", "--sprt", "--json")

    (table,) = json.loads(printed)["tables"]
    assert table["games"] < 10_000
    assert "merchant is better than uniform" in table["notes"][0]


def test_a_bot_with_a_clock_is_said_to_be_not_reproducible(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{write_bots(tmp_path)}:Fine:ms=5,uniform"
    options = ("--players", "2", "--games", "2", "--bots", bots, "--workers", "1")

    printed, said = arena(capsys, *options, "--out", str(tmp_path / "out"))

    assert "not reproducible" in said
    assert "clock" in printed
    assert json.loads((tmp_path / "out" / NAME).read_text().splitlines()[0])["timed"] is True


def test_faults_are_reported_and_what_bots_print_is_no_part_of_the_report(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    bots = f"{path}:Raises,{path}:Prints"

    done = run("--players", "2", "--games", "4", "--bots", bots, "--json")

    assert done.returncode == 0, done.stderr
    assert "Raises raised ValueError" in json.dumps(json.loads(done.stdout))
    assert "look at me" in done.stderr


def test_the_list_is_that_of_play(capsys: pytest.CaptureFixture[str]) -> None:
    printed, _ = arena(capsys, "--list")

    assert printed == describe_all(Catalogue("en")) + "\n"


def test_the_help_waits_for_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from heliopolis.cli import main\n"
        "try: main(['arena', '--help'])\n"
        "except SystemExit: pass\n"
        "heavy = ('numpy', 'numba', 'ray', 'matplotlib')\n"
        "print([name for name in sys.modules if name in heavy])\n"
    )

    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=ENVIRONMENT
    )

    assert shown.stdout.endswith("[]\n")


COMMAND = [sys.executable, "-W", "error", "-m", "heliopolis", "arena"]


def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *arguments],
        capture_output=True,
        text=True,
        env=ENVIRONMENT,
        timeout=300,
        check=False,
    )


def start(*arguments: str) -> "subprocess.Popen[str]":
    """The command in the background, which hears Ctrl-C as if it were in front."""
    return subprocess.Popen(
        [*COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=ENVIRONMENT,
    )


def wait_for_games(process: "subprocess.Popen[str]", path: Path, games: int) -> None:
    until = time.monotonic() + 300
    while not path.exists() or path.read_bytes().count(b"\n") <= games:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < until, "it takes too long"
        time.sleep(0.01)


def test_a_killed_tournament_goes_on_without_losing_or_repeating_a_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = f"{write_bots(tmp_path)}:Slow,uniform"
    options = ("--players", "2", "--games", "60", "--bots", bots, "--workers", "2", "--out")
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    expected, _ = arena(capsys, *options, str(whole))

    process = start(*options, str(killed))
    wait_for_games(process, killed / NAME, 4)
    process.kill()
    process.communicate()
    left = (killed / NAME).read_bytes().count(b"\n") - 1
    report, said = arena(capsys, *options, str(killed))

    assert 4 <= left < 60
    assert " of 60 games are there already" in said
    assert (killed / NAME).read_bytes() == (whole / NAME).read_bytes()
    assert report == expected


@pytest.mark.skipif(sys.platform == "win32", reason="signals are others on Windows")
def test_control_c_says_what_is_kept_and_how_to_go_on(tmp_path: Path) -> None:
    bots = f"{write_bots(tmp_path)}:Slow,uniform"
    out = tmp_path / "out"
    options = ("--players", "2", "--games", "4000", "--bots", bots, "--workers", "1")
    process = start(*options, "--out", str(out))
    wait_for_games(process, out / NAME, 2)
    process.send_signal(signal.SIGINT)
    printed, said = process.communicate(timeout=300)

    games = (out / NAME).read_text().count("\n") - 1
    assert process.returncode == 130
    assert printed == ""
    assert said == (
        f"Stopped: {games} of 4,000 games are kept in {out}; the same command goes on from there.\n"
    )


def test_control_c_without_a_folder_says_that_nothing_is_kept(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_arguments: object, **_named: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("heliopolis.arena.tournaments.run_tournament", interrupted)

    assert cli.main(["arena"]) == 130
    said = capsys.readouterr().err
    assert said.endswith("Stopped after 0 of 1,000 games; without --out nothing is kept.\n")
