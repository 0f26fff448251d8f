"""Secrets of games that go on."""

import os
import shutil
import stat
import sys
from pathlib import Path

import pytest

from heliopolis.core.chance import commitment_to
from heliopolis.record import load_record
from heliopolis.terminal import vault
from heliopolis.terminal.opening import Options
from tests.terminal.stage import killed, saved_game, secrets_in, shown

SECRET = bytes(range(32))
COMMITMENT = commitment_to(SECRET)


@pytest.fixture
def game(tmp_path: Path) -> Path:
    path = tmp_path / "game.ra"
    path.touch()
    return path


def test_a_secret_is_found_by_its_commitment(game: Path) -> None:
    vault.keep(SECRET, game)

    assert vault.find(COMMITMENT, game) == SECRET
    assert vault.find(commitment_to(bytes(32)), game) is None


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has other permissions")
def test_nobody_else_can_read_a_secret(game: Path, data_folder: Path) -> None:
    before = os.umask(0)
    vault.keep(SECRET, game)
    os.umask(before)

    (path,) = secrets_in(data_folder)
    assert path.name == COMMITMENT.hex()
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) & 0o077 == 0


def test_a_secret_is_forgotten(game: Path, data_folder: Path) -> None:
    vault.keep(SECRET, game)
    vault.forget(SECRET)
    vault.forget(SECRET)

    assert vault.find(COMMITMENT, game) is None
    assert not secrets_in(data_folder)


@pytest.mark.parametrize("content", [b"", b"zz", b"00" * 32, b"00" * 31, b"\xff\xfe"])
def test_what_is_no_secret_of_this_commitment_is_not_taken_for_it(
    content: bytes, game: Path, data_folder: Path
) -> None:
    vault.keep(SECRET, game)
    secrets_in(data_folder)[0].write_bytes(content + b"\n" + os.fsencode(game))

    assert vault.find(COMMITMENT, game) is None


def test_a_copy_of_the_game_has_no_secret(game: Path) -> None:
    vault.keep(SECRET, game)
    copy = Path(shutil.copy(game, game.with_name("copy.ra")))

    assert vault.find(COMMITMENT, copy) is None
    assert vault.find(COMMITMENT, game) == SECRET


def test_a_game_that_was_moved_keeps_its_secret(game: Path) -> None:
    vault.keep(SECRET, game)
    moved = game.rename(game.with_name("moved.ra"))

    assert vault.find(COMMITMENT, moved) == SECRET
    vault.keep(SECRET, moved)
    copy = Path(shutil.copy(moved, game))
    assert vault.find(COMMITMENT, copy) is None


def test_a_game_keeps_its_secret_out_of_its_file_until_the_end(data_folder: Path) -> None:
    killed(["1"] * 3, Options(players=2))
    path = saved_game(data_folder)
    (seal,) = load_record(path).seals
    (kept,) = secrets_in(data_folder)

    assert kept.name == seal.commitment.hex()
    assert kept.read_text().split("\n")[0] not in path.read_text()


def test_a_seeded_game_has_no_secret(data_folder: Path) -> None:
    shown(["1"] * 3, Options(players=2, seed=1))

    assert not secrets_in(data_folder)


def test_who_cannot_keep_a_secret_plays_all_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    path = tmp_path / "game.ra"

    shown(["1"] * 3, Options(players=2, save=path))

    assert "From here on every draw" in shown([], Options(load=path))
