"""A file belongs to one process at a time."""

import subprocess
import sys
from pathlib import Path

import pytest

from heliopolis.core.locks import WriteLock

HOLD = """
import sys
from pathlib import Path
from heliopolis.core.locks import WriteLock
lock = WriteLock(Path(sys.argv[1]))
print("locked", flush=True)
sys.stdin.read()
"""


def test_a_file_is_locked_once_and_nothing_is_left_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    lock = WriteLock(path)

    with pytest.raises(BlockingIOError):
        WriteLock(path)

    lock.release()
    WriteLock(path).release()
    assert list(tmp_path.iterdir()) == []


def test_a_link_to_a_file_is_that_file(tmp_path: Path) -> None:
    (tmp_path / "link.ra").symlink_to(tmp_path / "game.ra")
    lock = WriteLock(tmp_path / "game.ra")

    with pytest.raises(BlockingIOError):
        WriteLock(tmp_path / "link.ra")

    lock.release()


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        WriteLock(tmp_path / "none" / "game.ra")

    assert list(tmp_path.iterdir()) == []


def test_a_process_that_was_killed_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    command = [sys.executable, "-c", HOLD, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        with pytest.raises(BlockingIOError):
            WriteLock(path)
        other.kill()

    WriteLock(path).release()
