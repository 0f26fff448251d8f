"""Games are kept whatever the disk does."""

import errno
import io
import os
import re
import tempfile
from datetime import datetime
from pathlib import Path
from typing import NoReturn

import pytest

from heliopolis import games
from heliopolis.record import load_record, read_record, save_record, write_record
from heliopolis.terminal import journal, saves
from heliopolis.terminal.console import Console
from heliopolis.terminal.opening import Options, play
from heliopolis.terminal.saves import claim
from tests.terminal.stage import ENGLISH, Keyboard, killed, nothing, refused, saved_game, shown

NOON = datetime(2026, 5, 17, 12, 0, 7)
GAME = Options(players=2, seed=6)
TOLD = re.compile(r"You draw |You roll (?!the )|Merchant \d (?:draws |rolls (?!the ))|throw: ")
"""What tells of an outcome of chance."""


@pytest.fixture
def other_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary folder of this test's own."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def no_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that cannot be made, even by root."""
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))


def full_disk(*_anything: object) -> NoReturn:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class Screen(io.StringIO):
    """A screen that looks into the file of the game before anything is written on it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._path = path

    def write(self, text: str, /) -> int:
        written = super().write(text)
        told = len(TOLD.findall(self.getvalue()))
        saved = self._path.read_text().count("+") if self._path.exists() else 0
        assert told <= saved, text
        return written


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("watch", [False, True])
def test_what_is_shown_is_saved_before(watch: bool, game: str, tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    screen = Screen(path)
    options = Options(game=game, players=2, seed=3, watch=watch, save=path)
    script = [] if watch else ["1", "keep", "end"] * 60

    assert play(options, Console(Keyboard(script), screen), ENGLISH, nothing) == 0

    assert len(TOLD.findall(screen.getvalue())) > 30


@pytest.mark.parametrize("game", games.names())
@pytest.mark.parametrize("moves", range(8))
def test_a_killed_process_leaves_a_file_with_all_moves(
    moves: int, game: str, data_folder: Path
) -> None:
    options = Options(game=game, players=2, seed=4, hotseat=True)
    script = (["1", "keep", "end"] * moves)[:moves]
    killed(script, options)
    path = saved_game(data_folder)
    left = path.read_text()
    kept = load_record(path)

    assert left.endswith("\n")
    assert moves < 2 or left != write_record(kept)  # it was added to, line by line
    path.unlink()
    shown(script, options)
    assert saved_game(data_folder).read_text() == write_record(kept)


def test_whoever_is_asked_has_everything_safely_on_the_disk(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    path = tmp_path / "game.ra"
    synced: list[bytes] = []
    asked: list[bytes] = []

    def sync(_handle: int) -> None:
        synced.append(path.read_bytes() if path.exists() else b"")

    def ask() -> str:
        asked.append(path.read_bytes())
        assert synced[-1] == asked[-1]
        return "draw"

    monkeypatch.setattr(os, "fsync", sync)
    shown([ask] * 3, Options(players=2, seed=6, save=path))

    assert len(set(asked)) == 3


def test_a_file_is_named_by_date_and_time(tmp_path: Path) -> None:
    assert claim(tmp_path / "new" / "games", NOON).name == "2026-05-17-120007.ra"


def test_games_of_the_same_second_get_files_of_their_own(tmp_path: Path) -> None:
    names = [claim(tmp_path, NOON).name for _ in range(3)]

    assert names[1:] == ["2026-05-17-120007-2.ra", "2026-05-17-120007-3.ra"]


def test_a_second_game_overwrites_no_first(data_folder: Path) -> None:
    for _ in range(2):
        shown(["draw"], GAME)

    assert len(list((data_folder / "heliopolis" / "games").iterdir())) == 2


def test_a_game_is_saved_where_the_player_says(tmp_path: Path, data_folder: Path) -> None:
    path = tmp_path / "my game.ra"

    text = shown(["draw"], Options(players=2, seed=6, save=path))

    assert load_record(path).moves
    assert f"heliopolis play --load '{path}'" in text
    assert not data_folder.exists()


def test_a_file_that_exists_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text("precious")

    assert refused(Options(save=path)).code == "file-exists"
    assert path.read_text() == "precious"


def test_a_loaded_game_can_go_on_in_another_file(tmp_path: Path, data_folder: Path) -> None:
    shown(["draw"], GAME)
    old = saved_game(data_folder)
    before = old.read_bytes()

    shown(["1"] * 3, Options(load=old, save=tmp_path / "new.ra"))

    assert old.read_bytes() == before
    assert len(load_record(tmp_path / "new.ra").moves) > len(load_record(old).moves)


@pytest.mark.usefixtures("no_data_folder")
def test_a_folder_that_cannot_be_made_is_replaced_by_the_temporary_one(other_folder: Path) -> None:
    text = shown(["draw"], GAME)

    (path,) = other_folder.iterdir()
    assert text.count("Saving failed (Not a directory); the game is in") == 1
    assert f"Go on with: heliopolis play --load {path}" in text
    assert load_record(path).moves


@pytest.mark.usefixtures("no_data_folder")
def test_when_nothing_can_be_saved_the_record_is_printed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "file"))

    text = shown(["draw"], GAME)

    assert text.count("The game cannot be saved (Not a directory") == 1
    assert "Saved after every move" not in text
    printed = text.partition("Copy what follows into a file to keep the game:\n\n")[2]
    assert read_record(printed).moves


def test_a_full_disk_loses_no_game(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, other_folder: Path
) -> None:
    monkeypatch.setattr(journal, "save_record", full_disk)

    text = shown(["1"] * 500, GAME)

    assert text.count("The game cannot be saved (No space left on device).") == 1
    assert not list(data_folder.rglob("*.ra"))
    assert not list(other_folder.iterdir())
    printed = text.partition("Copy what follows into a file to keep the game:\n\n")[2]
    assert "secret" not in printed
    assert "wins" in printed.partition("result: ")[2]
    assert read_record(printed).moves


def test_a_disk_that_fills_up_during_the_game_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, other_folder: Path
) -> None:
    def fill_the_disk() -> str:
        monkeypatch.setattr(journal, "save_record", full_disk)
        monkeypatch.setattr(journal.Journal, "add", full_disk)
        return "draw"

    text = shown(["draw", fill_the_disk], GAME)

    assert text.count("The game cannot be saved (No space left on device).") == 1
    printed = text.partition("Copy what follows into a file to keep the game:\n\n")[2]
    kept = load_record(saved_game(data_folder)).moves
    assert read_record(printed).moves[: len(kept)] == kept
    assert len(read_record(printed).moves) > len(kept)


def test_a_move_that_cannot_be_added_is_saved_with_the_whole_game(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    monkeypatch.setattr(journal.Journal, "add", full_disk)

    text = killed(["draw"], GAME)

    assert "cannot be saved" not in text
    assert len(load_record(saved_game(data_folder)).moves) > 2


def test_saving_that_works_again_is_said(
    monkeypatch: pytest.MonkeyPatch, data_folder: Path, other_folder: Path
) -> None:
    def free_the_disk() -> str:
        monkeypatch.setattr(journal, "save_record", save_record)
        return "save"

    monkeypatch.setattr(journal, "save_record", full_disk)
    text = shown(["draw", free_the_disk], GAME)

    path = saved_game(data_folder)
    assert f"Saving works again: the game is in {path}\nSaved in {path}\n" in text


def test_who_has_no_home_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, other_folder: Path
) -> None:
    def homeless() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(saves, "user_data", homeless)

    assert "Saving failed (no home); the game is in" in shown(["draw"], GAME)
    assert len(list(other_folder.iterdir())) == 1
