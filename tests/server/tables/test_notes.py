"""A record names the programs that played, and the hash of the numbers that they played by."""

import hashlib
import sys
from pathlib import Path

import pytest

import heliopolis.bots
from heliopolis import __version__
from heliopolis.server.tables.document import with_seat
from heliopolis.server.tables.notes import BY_PROGRAM, origin_of, with_notes
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


def test_a_bot_in_a_file_has_the_hash_of_the_file_as_it_is_now_and_no_version_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    file = tmp_path / "my.py"
    file.write_text("first = 1")
    first = origin_of("ra", "~/my.py:Bot")
    assert first == f"~/my.py:Bot; file {start_of_hash(file)}"
    assert origin_of("ra", f"{file}:Bot:sims=5") == f"{file}:Bot:sims=5{first[11:]}"

    file.write_text("second = 2")

    assert origin_of("ra", "~/my.py:Bot") == f"~/my.py:Bot; file {start_of_hash(file)}" != first


@pytest.mark.parametrize("bot", ["gone.py:Bot", "file:Gone", "nobody-has-this-bot"])
def test_what_is_gone_keeps_no_game_from_going_on(tmp_path: Path, bot: str) -> None:
    assert origin_of("ra", bot) == bot


def test_a_bot_of_another_package_has_its_name_and_version_and_the_hash_of_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    information = tmp_path / "acme_bots-2.5.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: acme-bots\nVersion: 2.5\n")
    entries = ("acme = heliopolis_notes_acme:Acme", "merchant = gone:Bot", "lost = gone:Bot")
    (information / "entry_points.txt").write_text("\n".join(("[heliopolis.bots]", *entries)))
    module = tmp_path / "heliopolis_notes_acme.py"
    module.write_text("raise OSError('nobody has to load it for that')")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])

    assert origin_of("ra", "acme:ms=5") == f"acme:ms=5; acme-bots 2.5; file {start_of_hash(module)}"
    assert origin_of("ra", "lost") == "lost; acme-bots 2.5"
    assert origin_of("ra", "merchant").startswith(f"merchant; heliopolis {__version__}; numbers ")


def test_a_seat_of_a_program_says_so_and_a_bot_after_it_too() -> None:
    document = with_seat(table("person", "person"), 1, program=True, browser="")

    noted = with_notes(with_notes(document))
    handed = with_notes(with_seat(noted, 1, substitute="merchant"))

    assert noted.notes == (("played-by 2", BY_PROGRAM),)
    assert handed.notes == (("played-by 2", f"{BY_PROGRAM}, {origin_of('ra', 'merchant')}"),)
