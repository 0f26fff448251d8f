"""Files are read with limits and written whole or not at all."""

import os
from pathlib import Path

import pytest

from heliopolis.core.errors import InvalidRecord
from heliopolis.record import load_record, read_record, save_record
from heliopolis.record.lines import LIMIT

from .builders import FINISHED, UNFINISHED, small_record


def refused(path: str | Path) -> InvalidRecord:
    with pytest.raises(InvalidRecord) as caught:
        load_record(path)
    return caught.value


def test_a_saved_record_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    record = read_record(FINISHED)

    save_record(path, record)

    assert path.read_bytes() == FINISHED.encode()
    assert load_record(path) == record
    assert os.listdir(tmp_path) == ["game.ra"]


def test_saving_replaces_what_was_there(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    path.write_text("something else")

    save_record(str(path), read_record(UNFINISHED))

    assert path.read_text() == UNFINISHED


def test_a_link_to_a_file_stays_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real.ra", tmp_path / "link.ra"
    link.symlink_to(real)

    save_record(link, read_record(UNFINISHED))

    assert link.is_symlink()
    assert real.read_text() == UNFINISHED


def test_a_new_file_has_the_usual_permissions(tmp_path: Path) -> None:
    usual, path = tmp_path / "usual", tmp_path / "game.ra"
    usual.touch()

    save_record(path, small_record())

    assert path.stat().st_mode == usual.stat().st_mode


def test_a_temporary_file_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    other = tmp_path / f".heliopolis-{os.getpid()}-0.tmp"
    other.write_text("busy")

    save_record(tmp_path / "game.ra", small_record())

    assert other.read_text() == "busy"
    assert sorted(os.listdir(tmp_path)) == [other.name, "game.ra"]


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    path = tmp_path / "game.ra"
    path.write_text("the old game")
    failure = OSError(28, "No space left on device")

    def fail(*_: object) -> None:
        raise failure

    monkeypatch.setattr(os, step, fail)
    with pytest.raises(OSError, match="No space left") as caught:
        save_record(path, small_record())

    assert caught.value is failure
    assert path.read_text() == "the old game"
    assert os.listdir(tmp_path) == ["game.ra"]


def test_a_missing_folder_is_an_os_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        save_record(tmp_path / "nowhere" / "game.ra", small_record())


def test_saving_over_a_folder_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()

    with pytest.raises(OSError, match="folder"):
        save_record(tmp_path / "folder", small_record())

    assert os.listdir(tmp_path) == ["folder"]


def test_a_bad_record_touches_no_file(tmp_path: Path) -> None:
    with pytest.raises(InvalidRecord):
        save_record(tmp_path / "game.ra", small_record("pass"))

    assert os.listdir(tmp_path) == []


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none.ra").code == "no-such-file"


def test_a_path_that_cannot_be_one_is_refused() -> None:
    assert refused("a\0b")
    assert refused("a" * 5000)


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "not-a-file"


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device on this system")
def test_a_device_is_refused() -> None:
    assert refused("/dev/zero").code == "not-a-file"


def test_a_file_that_may_not_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.ra"
    path.write_text(UNFINISHED)

    def fail(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", fail)

    assert refused(path).parameters == {"path": str(path), "why": "Permission denied"}


@pytest.mark.parametrize(
    ("data", "line", "code"),
    [
        (b"", 1, "empty-file"),
        (UNFINISHED.encode() + b"\xff", 13, "not-utf-8"),
        (b"\x89PNG\r\n\x1a\n\0\0", 1, "not-utf-8"),
        (b"PK\3\4\n\0", 2, "zero-byte"),
        (UNFINISHED.encode("utf-16-le"), 1, "zero-byte"),
    ],
)
def test_a_file_that_is_no_text_is_refused(
    tmp_path: Path, data: bytes, line: int, code: str
) -> None:
    path = tmp_path / "game.ra"
    path.write_bytes(data)

    error = refused(path)

    assert error.code == code
    assert error.line == line


def test_a_huge_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    with path.open("wb") as file:
        file.truncate(LIMIT + 1)

    assert refused(path).parameters == {"limit": 4_000_000}
