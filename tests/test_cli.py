"""The command line: help, options in words, exit statuses, and no traceback ever."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import ModuleType

import pytest

import heliopolis
from heliopolis import cli, ra
from heliopolis.bots.registry import BOTS, DEFAULT
from heliopolis.core.errors import HeliopolisError
from tests.record.builders import FINISHED, UNFINISHED

HELIOPOLIS = [sys.executable, "-W", "error", "-m", "heliopolis"]
UNCOMPILED = os.environ | {"NUMBA_DISABLE_JIT": "1"}


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "data"
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.setitem(UNCOMPILED, "XDG_DATA_HOME", str(folder))
    return folder


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "finished.ra"
    path.write_text(FINISHED)
    return path


def run(*arguments: str, typed: str = "") -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*HELIOPOLIS, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        env=UNCOMPILED,
        timeout=60,
        check=False,
    )


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said to options that make no sense."""
    try:
        status: object = cli.main(arguments)
    except SystemExit as leaving:
        status = leaving.code
    shown = capsys.readouterr()
    assert status == 2
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    return shown.err


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0

    text = capsys.readouterr().out
    for command in ("play", "replay", "warmup", "bench"):
        assert f"    {command} " in text
    assert "examples:" in text


@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["warmup"], ["bench"]])
def test_every_command_has_help_that_fits_the_screen(
    command: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    with pytest.raises(SystemExit) as leaving:
        cli.main([*command, "--help"])

    assert leaving.value.code == 0
    assert all(len(line) <= 80 for line in capsys.readouterr().out.split("\n"))


def test_the_help_names_what_there_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The help is written by hand, because asking the rules would mean to wait for them."""
    monkeypatch.setenv("COLUMNS", "200")

    with pytest.raises(SystemExit):
        cli.main(["play", "--help"])

    text = capsys.readouterr().out
    for name in (*ra.EDITIONS, *ra.ITEMS, *ra.ITEMS["disasters"]):
        assert name in text
    assert f"(default: {DEFAULT})" in text


def test_the_bots_describe_themselves(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--list-bots"]) == 0

    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(BOTS)


def test_the_help_waits_for_nothing_heavy() -> None:
    script = (
        "import sys\n"
        "from heliopolis.cli import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([name for name in sys.modules if name in ('numba', 'heliopolis.ra')])\n"
    )

    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=UNCOMPILED
    )

    assert shown.stdout.endswith("\n[]\n")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--version"])

    assert leaving.value.code == 0
    assert capsys.readouterr().out == f"heliopolis {heliopolis.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("plya", "there is no command 'plya'; did you mean play?"),
        ("zzz", "there is no command 'zzz'; there are play, replay, warmup, bench"),
        ("--wat", "unrecognized arguments: --wat"),
        ("play --players 7", "--players: Ra is for 2 to 5 players, not 7"),
        ("play --players two", "--players: Ra is for 2 to 5 players, not two"),
        ("play --seed -1", "--seed: "),
        ("play --seed x", "--seed: a seed is a whole number of at most 18 digits, not 'x'"),
        (f"play --seed {'9' * 5000}", "--seed: a seed is a whole number of at most 18 digits"),
        ("play --override suns", "--override: an override reads ITEM=CHOICE"),
        ("play --override moons=full", "an edition has no 'moons' to override"),
        ("play --edition atlantis", "no edition 'atlantis'; there are rio-grande"),
        ("play --bots sensibel", "there is no bot 'sensibel'; did you mean sensible?"),
        ("play --hotseat --watch", "choose one"),
        ("play --name a,b", "2 names are given"),
        ("play --load none.ra", "there is no file"),
        ("play --load none.ra --seed 3", "a saved game goes on as it was"),
        ("play --save /", "exists already"),
        ("play extra", "unrecognized arguments: extra"),
        ("replay", "the following arguments are required: FILE"),
        ("replay none.ra", "there is no file 'none.ra'"),
        ("replay /", "is a folder or a device"),
        ("replay none.ra --at x", "--at: the moment is a whole number"),
        ("replay none.ra --at 1 --verify", "--verify: not allowed with argument --at"),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_sentence(
    arguments: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert sentence in refused(capsys, *arguments.split())


def test_a_bad_file_is_refused_with_its_name_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "bad.ra"
    path.write_text(UNFINISHED.replace("draw +god", "draw +goat"))

    said = refused(capsys, "replay", str(path))

    assert said.startswith(f"heliopolis: '{path}', line 11: ")


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"\0" * 100, b"hello\n"])
def test_a_file_that_is_no_game_is_refused(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "noise.ra"
    path.write_bytes(content)

    assert refused(capsys, "replay", "--verify", str(path)).startswith("heliopolis: ")


def test_every_error_of_ours_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_options: object) -> int:
        raise HeliopolisError("this cannot be done")

    monkeypatch.setitem(cli._COMMANDS, "warmup", fail)

    assert refused(capsys, "warmup") == "heliopolis: this cannot be done\n"


@pytest.mark.parametrize(("arguments", "as_json"), [([], False), (["--json"], True)])
def test_the_benchmark_is_somebody_elses_module(
    arguments: list[str], as_json: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    def bench(json: bool) -> int:
        asked.append(json)
        return 3

    module = ModuleType("heliopolis.bench")
    module.main = bench  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "heliopolis.bench", module)

    assert cli.main(["bench", *arguments]) == 3
    assert asked == [as_json]


def test_control_c_before_a_game_is_status_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_options: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setitem(cli._COMMANDS, "warmup", interrupted)

    assert cli.main(["warmup"]) == 130
    assert capsys.readouterr().err == "\n"


def test_a_game_in_a_pipe_can_be_played_left_and_read_again(data_folder: Path) -> None:
    left = run("play", "--seed", "4", "--name", "Ana", typed="draw\nquit\n")

    assert left.returncode == 0
    assert left.stderr == ""
    assert "\033" not in left.stdout
    (path,) = data_folder.rglob("*.ra")
    assert left.stdout.endswith(f"heliopolis play --load {path}\n")
    told = run("replay", str(path))
    assert told.returncode == 0
    assert "Ana draws" in told.stdout


def test_odd_bytes_are_answered_like_any_other_nonsense() -> None:
    process = subprocess.run(
        [*HELIOPOLIS, "play", "--seed", "1"],
        input=b"\xff\xfe\n\x80\x00\n",
        capture_output=True,
        env=UNCOMPILED,
        check=False,
    )

    assert process.returncode == 0
    assert process.stdout.count(b"is no move and no command") == 2


def test_control_c_at_the_prompt_saves_and_shows_no_traceback(data_folder: Path) -> None:
    process = subprocess.Popen(
        [*HELIOPOLIS, "play", "--seed", "1"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=UNCOMPILED,
    )
    assert process.stdout is not None
    shown = ""
    while "Your move" not in shown:
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=20)

    assert process.returncode == 130
    assert errors == ""
    (path,) = data_folder.rglob("*.ra")
    assert rest.endswith(f"heliopolis play --load {path}\n")


@pytest.mark.parametrize("command", ["replay", "replay --json"])
def test_a_closed_pipe_ends_quietly(command: str, finished: Path) -> None:
    process = subprocess.Popen(
        [*HELIOPOLIS, *command.split(), str(finished)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=UNCOMPILED,
    )
    assert process.stdout is not None
    process.stdout.close()
    assert process.stderr is not None
    errors = process.stderr.read()
    process.stderr.close()

    assert process.wait(timeout=20) == 141
    assert errors == b""


def test_on_a_terminal_lines_can_be_edited_and_control_d_leaves(data_folder: Path) -> None:
    pty = pytest.importorskip("pty", reason="only Unix has such terminals")
    keyboard, terminal = pty.openpty()
    environment = UNCOMPILED | {"TERM": "xterm", "COLUMNS": "80"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [*HELIOPOLIS, "play", "--seed", "1"],
        stdin=terminal,
        stdout=terminal,
        stderr=subprocess.PIPE,
        env=environment,
    )
    os.close(terminal)
    watchdog = threading.Timer(30, process.kill)  # better a failed test than a hanging one
    watchdog.start()
    shown = b""
    typed = iter([b"dRAX\x7fW\n", b"\x04"])  # a mistake, rubbed out; then Ctrl-D
    with contextlib.suppress(OSError):  # how Linux says that the other side has gone
        while part := os.read(keyboard, 4096):
            shown += part
            if shown.endswith(b"Your move: "):
                os.write(keyboard, next(typed))
    watchdog.cancel()
    os.close(keyboard)
    assert process.stderr is not None
    errors = process.stderr.read()
    process.stderr.close()

    assert process.wait(timeout=20) == 0
    assert errors == b""
    assert b"\033[1mEpoch 1 of 3. " in shown
    (path,) = data_folder.rglob("*.ra")
    assert f"heliopolis play --load {path}".encode() in shown
    assert "You: draw" in path.read_text()


def test_output_to_a_full_disk_is_one_sentence(finished: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with full.open("w") as output:
        process = subprocess.run(
            [*HELIOPOLIS, "replay", str(finished)],
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            env=UNCOMPILED,
            check=False,
        )

    assert process.returncode == 2
    assert process.stderr.count("\n") == 1
    assert "No space left on device" in process.stderr


@pytest.mark.parametrize(("text", "status"), [(FINISHED, 0), (UNFINISHED, 1)])
def test_verifying_answers_by_its_exit_status(text: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(text)

    assert run("replay", "--verify", str(path)).returncode == status


def test_watching_a_seeded_game_is_the_same_every_time() -> None:
    first, second = (run("play", "--watch", "--seed", "5", "--bots", "uniform") for _ in range(2))

    assert (
        first.stdout.partition("The game is saved")[0]
        == (second.stdout.partition("The game is saved")[0])
    )


def test_help_is_there_at_once() -> None:
    """Half a second leaves room for a busy machine; it takes about 0.2 s."""

    def seconds() -> float:
        start = time.perf_counter()
        run("--help")
        return time.perf_counter() - start

    assert min(seconds() for _ in range(3)) < 0.5
