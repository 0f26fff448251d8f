"""Files go where users expect them, or at least somewhere safe."""

import os
import tempfile
from pathlib import Path

import pytest

from heliopolis.core import folders


@pytest.mark.parametrize(
    ("variable", "folder"), [("XDG_CACHE_HOME", "user_cache"), ("XDG_DATA_HOME", "user_data")]
)
def test_the_user_may_say_where_files_belong(
    variable: str, folder: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, str(tmp_path))

    assert getattr(folders, folder)() == tmp_path / "heliopolis"


def test_what_is_kept_and_what_can_be_made_again_lie_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))

    assert folders.user_cache() != folders.user_data()
    assert folders.user_cache().is_relative_to(tmp_path)
    assert folders.user_data().is_relative_to(tmp_path)


def test_a_cache_that_cannot_be_written_is_replaced_by_a_temporary_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    folder = folders.cache_folder("name")

    assert folder.is_dir()
    assert folder == folders.cache_folder("name"), "the next process finds it again"
    assert folder.parent.stat().st_mode & 0o077 == 0


def test_a_user_without_a_home_gets_a_temporary_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setattr(folders, "user_cache_path", lambda *_, **__: Path("~nobody-knows/.cache"))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))

    assert folders.cache_folder("name").is_relative_to(tmp_path)


def test_code_is_never_taken_from_a_folder_that_others_can_write_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(blocked))
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    shared = tmp_path / f"heliopolis-{os.getuid()}"
    shared.mkdir()
    shared.chmod(0o777)

    folder = folders.cache_folder("name")

    assert folder.is_dir()
    assert not folder.is_relative_to(shared)
