"""The command as a process of its own: pipes, signals, terminals, and no traceback ever."""

import contextlib
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from heliopolis.record import load_record, read_record
from tests.record.builders import FINISHED, UNFINISHED

HELIOPOLIS = [sys.executable, "-W", "error", "-m", "heliopolis"]
UNCOMPILED = os.environ | {"NUMBA_DISABLE_JIT": "1", "LC_ALL": "C"}


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test saves a game among those of the person who runs it."""
    folder = tmp_path / "data"
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
        env=UNCOMPILED,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize("asked", [["--help"], ["play", "--help"], ["play", "--game", "chess"]])
def test_the_help_waits_for_nothing_heavy(asked: list[str]) -> None:
    script = (
        "import sys\n"
        "from heliopolis.cli import main\n"
        f"try: main({asked})\n"
        "except SystemExit: pass\n"
        "heavy = ('numpy', 'numba', 'heliopolis.ra', 'heliopolis.dice')\n"
        "print([name for name in sys.modules if name in heavy])\n"
    )

    shown = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, env=UNCOMPILED
    )

    assert shown.stdout.endswith("[]\n")


def test_a_game_of_ra_does_not_even_import_the_dice_game(tmp_path: Path) -> None:
    path = str(tmp_path / "game.ra")
    script = (
        "import sys\n"
        "from heliopolis.cli import main\n"
        f"main(['play', '--seed', '1', '--save', {path!r}])\n"
        f"main(['play', '--load', {path!r}])\n"
        f"main(['replay', {path!r}])\n"
        "print([name for name in sys.modules if '.dice' in name])\n"
    )

    shown = subprocess.run(
        [sys.executable, "-c", script],
        input="draw\n",
        capture_output=True,
        encoding="utf-8",
        check=True,
        env=UNCOMPILED,
    )

    assert shown.stdout.endswith("[]\n")


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


def test_a_dice_game_in_a_pipe_can_be_played_left_and_read_again(data_folder: Path) -> None:
    options = ["--game", "ra-dice", "--seed", "3", "--players", "3", "--name", "Ana"]
    left = run("play", *options, typed="r b\nkeep\nend\nquit\n")

    assert left.returncode == 0
    assert left.stderr == ""
    assert "\033" not in left.stdout
    assert all(len(line) <= 80 for line in left.stdout.split("\n") if str(data_folder) not in line)
    (path,) = data_folder.rglob("*.ra")
    assert left.stdout.endswith(f"heliopolis play --load {path}\n")
    told = run("replay", str(path))
    assert told.returncode == 0
    assert "Ana rolls red" in told.stdout
    assert run("replay", "--verify", str(path)).returncode == 1
    went_on = run("play", "--load", str(path), typed="keep\n")
    assert went_on.returncode == 0
    assert "The game goes on after" in went_on.stdout


def test_a_whole_sealed_dice_game_is_proved(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    options = ["--game", "ra-dice", "--players", "2", "--override", "sun_track=2"]

    played = run("play", *options, "--save", str(path), typed="keep\n1\nend\n" * 200)

    assert played.returncode == 0
    assert "The game is over" in played.stdout
    proof = run("replay", "--verify", str(path))
    assert proof.returncode == 0
    assert proof.stdout.startswith("Proved: all ")


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_odd_bytes_are_answered_like_any_other_nonsense(game: str) -> None:
    process = subprocess.run(
        [*HELIOPOLIS, "play", "--game", game, "--seed", "1"],
        input=b"\xff\xfe\n\x80\x00\n",
        capture_output=True,
        env=UNCOMPILED,
        check=False,
    )

    assert process.returncode == 0
    answer = b"is no move and no command" if game == "ra" else b"names no dice"
    assert process.stdout.count(answer) == 2


def at_the_prompt(*options: str) -> "subprocess.Popen[str]":
    """A game in which somebody has been asked."""
    process = subprocess.Popen(
        [*HELIOPOLIS, "play", "--seed", "1", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=UNCOMPILED,
    )
    assert process.stdout is not None
    shown = ""
    while "Your move" not in shown:
        part = process.stdout.read(1)
        assert part, shown
        shown += part
    return process


def slow_bot(folder: Path, seconds: float) -> str:
    """A bot in a file that says so when it begins to think."""
    (folder / "slow.py").write_text(
        "import time\n"
        "class Slow:\n"
        "    def __init__(self, generator, budget): pass\n"
        "    def choose(self, view, legal):\n"
        "        print('thinking', flush=True)\n"
        f"        time.sleep({seconds})\n"
        "        return legal[0]\n"
    )
    return f"{folder / 'slow.py'}:Slow"


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize(
    ("sent", "status"), [(signal.SIGINT, 130), (signal.SIGTERM, 143), (signal.SIGHUP, 129)]
)
def test_a_signal_at_the_prompt_saves_and_shows_no_traceback(
    sent: signal.Signals, status: int, game: str, data_folder: Path
) -> None:
    process = at_the_prompt("--game", game)

    process.send_signal(sent)
    rest, errors = process.communicate(timeout=20)

    assert process.returncode == status
    assert errors == ""
    (path,) = data_folder.rglob("*.ra")
    assert f"The game is saved in {path}\n" in rest
    assert rest.endswith(f"heliopolis play --load {path}\n")


def test_a_signal_while_a_bot_thinks_saves_too(tmp_path: Path) -> None:
    bot, path = slow_bot(tmp_path, seconds=60), tmp_path / "game.ra"
    process = at_the_prompt("--players", "2", "--bots", bot, "--save", str(path))
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("draw\n")
    process.stdin.flush()
    while process.stdout.readline() != "thinking\n":
        assert process.poll() is None

    drawn = path.read_text()
    process.send_signal(signal.SIGTERM)
    process.communicate(timeout=20)

    assert process.returncode == 143
    assert "draw" in drawn.partition("result")[2]
    assert "+" in drawn.partition("result")[2]
    assert load_record(path).moves == read_record(drawn).moves


def test_a_window_that_is_closed_leaves_a_saved_game(data_folder: Path) -> None:
    keyboard, process = on_a_terminal("play", "--seed", "1")
    read_until(keyboard, b"Your move: ")

    os.close(keyboard)  # nobody can read any more, and the system sends SIGHUP

    assert process.wait(timeout=20) == 129
    (path,) = data_folder.rglob("*.ra")
    assert load_record(path).game.name == "ra"
    assert path.read_text().endswith("\n")


def test_a_second_process_is_kept_from_a_game_that_is_played(data_folder: Path) -> None:
    process = at_the_prompt()
    (path,) = data_folder.rglob("*.ra")

    second = run("play", "--load", str(path))
    process.kill()
    process.communicate(timeout=20)
    third = run("play", "--load", str(path))

    assert second.returncode == 2
    assert second.stderr.count("\n") == 1
    assert f'"{path}" is the file of a game that is being played right now' in second.stderr
    assert third.returncode == 0  # what was killed keeps nobody out
    assert "The game goes on" in third.stdout


@pytest.mark.parametrize(
    ("locale", "options", "prompt"),
    [
        ("C", [], "Your move: "),
        ("de_DE.UTF-8", [], "Dein Zug: "),
        ("pt_BR.UTF-8", [], "Sua jogada: "),
        ("ja_JP.UTF-8", [], "Your move: "),
        ("de_DE.UTF-8", ["--language", "pt_BR"], "Sua jogada: "),
    ],
)
def test_a_game_speaks_the_language_of_the_system_or_the_one_asked_for(
    locale: str, options: list[str], prompt: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(UNCOMPILED, "LC_ALL", locale)
    monkeypatch.setitem(UNCOMPILED, "PYTHONIOENCODING", "utf-8")

    assert prompt in run("play", "--seed", "1", *options).stdout


def test_what_to_go_on_with_can_be_pasted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "it's my game.ra"
    left = run("play", "--seed", "4", "--save", str(path), typed="draw\n")
    pasted = left.stdout.rpartition("Go on with: ")[2]

    went_on = subprocess.run(
        pasted, shell=True, capture_output=True, text=True, env=UNCOMPILED, input="", check=False
    )

    assert went_on.returncode == 0
    assert "The game goes on after" in went_on.stdout


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


def on_a_terminal(*arguments: str, **environment: str) -> "tuple[int, subprocess.Popen[bytes]]":
    """The keyboard of a terminal, which is its screen too, and the command that runs there."""
    pty = pytest.importorskip("pty", reason="only Unix has such terminals")
    keyboard, terminal = pty.openpty()
    variables = UNCOMPILED | {"TERM": "xterm", "COLUMNS": "80"} | environment
    variables.pop("NO_COLOR", None)
    script = (
        "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); "
        "os.execv(sys.argv[1], sys.argv[1:])"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", script, *HELIOPOLIS, *arguments],
        stdin=terminal,
        stdout=terminal,
        stderr=subprocess.DEVNULL,
        env=variables,
        start_new_session=True,
    )
    os.close(terminal)
    watchdog = threading.Timer(30, process.kill)  # better a failed test than a hanging one
    watchdog.daemon = True
    watchdog.start()
    return keyboard, process


def read_until(keyboard: int, wanted: bytes) -> bytes:
    """What a terminal shows until it ends with something, or until its program ends."""
    shown = b""
    with contextlib.suppress(OSError):  # how Linux says that the other side has gone
        while not (wanted and shown.endswith(wanted)) and (part := os.read(keyboard, 4096)):
            shown += part
    return shown


def test_on_a_terminal_lines_can_be_edited_and_control_d_leaves(data_folder: Path) -> None:
    keyboard, process = on_a_terminal("play", "--seed", "1")
    shown = read_until(keyboard, b"Your move: ")
    os.write(keyboard, b"dRAX\x7fW\n")  # a mistake, rubbed out
    read_until(keyboard, b"Your move: ")
    os.write(keyboard, b"\x04")  # Ctrl-D
    rest = read_until(keyboard, b"")
    os.close(keyboard)

    assert process.wait(timeout=20) == 0
    assert b"\033[1mEpoch 1 of 3. " in shown
    (path,) = data_folder.rglob("*.ra")
    assert f"heliopolis play --load {path}".encode() in rest
    assert "Player 1: draw" in path.read_text()


def test_on_a_terminal_nothing_typed_before_a_question_is_its_answer(tmp_path: Path) -> None:
    bot, path = slow_bot(tmp_path, seconds=0.5), tmp_path / "game.ra"
    options = ["--players", "2", "--bots", bot, "--save", str(path)]
    keyboard, process = on_a_terminal("play", "--seed", "1", *options)
    read_until(keyboard, b"Your move: ")
    os.write(keyboard, b"draw\n")
    read_until(keyboard, b"thinking\r\n")
    os.write(keyboard, b"ra\nra\nfly\n")  # in a hurry
    read_until(keyboard, b"Your move: ")
    os.write(keyboard, b"quit\n")
    rest = read_until(keyboard, b"")
    os.close(keyboard)

    assert process.wait(timeout=20) == 0
    assert b"is no move" not in rest
    mine = path.read_text().count("Player 1: ")
    assert "Player 1: ra" not in path.read_text()
    assert mine in (1, 2)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "heliopolis: No space left on device\n"),
        ("de", "heliopolis: kein Platz mehr auf dem Datenträger\n"),
    ],
)
def test_output_to_a_full_disk_is_one_sentence(language: str, said: str, finished: Path) -> None:
    full = Path("/dev/full")
    if not full.exists():
        pytest.skip("this system has no /dev/full")
    with full.open("w") as output:
        process = subprocess.run(
            [*HELIOPOLIS, "replay", str(finished), "--language", language],
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
            env=UNCOMPILED,
            check=False,
        )

    assert process.returncode == 2
    assert process.stderr == said


@pytest.mark.parametrize(("text", "status"), [(FINISHED, 0), (UNFINISHED, 1)])
def test_verifying_answers_by_its_exit_status(text: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text(text)

    assert run("replay", "--verify", str(path)).returncode == status


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
def test_watching_a_seeded_game_is_the_same_every_time(game: str) -> None:
    options = ["--game", game, "--watch", "--seed", "5", "--bots", "uniform"]

    first, second = (run("play", *options) for _ in range(2))

    assert "The game is over" in first.stdout
    assert (
        first.stdout.partition("The game is saved")[0]
        == (second.stdout.partition("The game is saved")[0])
    )


@pytest.mark.parametrize("game", ["ra", "ra-dice"])
@pytest.mark.parametrize("closed", ["<&-", ">&-", "<&- >&-"])
def test_a_closed_stream_is_an_end_of_input_or_nobody_who_reads(
    closed: str, game: str, tmp_path: Path
) -> None:
    save = tmp_path / "game.ra"
    command = f"{sys.executable} -m heliopolis play --game {game} --seed 1 --save {save} {closed}"

    done = subprocess.run(
        ["sh", "-c", command], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=120
    )

    assert "Traceback" not in done.stderr
    assert save.exists()
