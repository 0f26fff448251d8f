"""A record names the bots that played, and the hash of the numbers that they played by."""

import hashlib
from pathlib import Path

import pytest

import heliopolis.bots
from heliopolis import __version__
from heliopolis.server.tables.notes import numbers_of, with_notes
from tests.server.rooms.builders import table

BOTS = Path(heliopolis.bots.__file__).parent


def start_of_hash(*files: Path) -> str:
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


@pytest.mark.parametrize(
    ("game", "files"),
    [
        ("ra", ["ra/merchant-1.json", "ra/merchant.json", "ra/search.json"]),
        ("ra-dice", ["dice/merchant-1.json", "dice/merchant.json"]),
    ],
)
def test_the_numbers_of_our_bots_are_the_hash_of_their_files(game: str, files: list[str]) -> None:
    numbers = start_of_hash(*(BOTS / file for file in files))

    document = with_notes(table("person", "merchant", "search:sims=20", game=game))

    assert document.notes == (
        ("played-by 2", f"merchant; heliopolis {__version__}; numbers {numbers}"),
        ("played-by 3", f"search:sims=20; heliopolis {__version__}; numbers {numbers}"),
    )


def test_the_numbers_of_a_bot_in_a_file_are_those_of_the_file_as_it_is_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    file = tmp_path / "my.py"
    file.write_text("first = 1")
    first = numbers_of("ra", "~/my.py:Bot")
    assert first == numbers_of("ra", f"{file}:Bot") == start_of_hash(file)

    file.write_text("second = 2")

    assert numbers_of("ra", "~/my.py:Bot") == start_of_hash(file) != first


def test_a_file_that_is_gone_keeps_no_game_from_going_on(tmp_path: Path) -> None:
    assert numbers_of("ra", f"{tmp_path / 'gone.py'}:Bot") == start_of_hash()
