"""A game's file belongs to one process at a time."""

from pathlib import Path

import pytest

from heliopolis.core.errors import InvalidSetup
from heliopolis.terminal.journal import Journal
from heliopolis.terminal.opening import Options
from tests.terminal.stage import refused, saved_game, shown


def test_a_second_game_in_one_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    first = Journal(path)

    with pytest.raises(InvalidSetup, match="file-in-use: path="):
        Journal(path)

    first.close()
    Journal(path).close()


def test_a_link_to_the_file_is_the_file(tmp_path: Path) -> None:
    (tmp_path / "link.ra").symlink_to(tmp_path / "game.ra")
    journal = Journal(tmp_path / "game.ra")

    with pytest.raises(InvalidSetup, match="file-in-use: path="):
        Journal(tmp_path / "link.ra")

    journal.close()


def test_nothing_is_left_beside_the_file(tmp_path: Path) -> None:
    shown(["draw"], Options(players=2, seed=1, save=tmp_path / "game.ra"))

    assert [path.name for path in tmp_path.iterdir()] == ["game.ra"]


def test_a_folder_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Journal(tmp_path / "none" / "game.ra")

    assert not list(tmp_path.iterdir())


def test_who_plays_keeps_others_from_the_file(data_folder: Path) -> None:
    refusals = []

    def play_it_elsewhere() -> str:
        path = saved_game(data_folder)
        before = path.read_bytes()
        refusals.append(refused(Options(load=path)))
        assert path.read_bytes() == before
        return "draw"

    shown([play_it_elsewhere], Options(players=2, seed=1))

    (refusal,) = refusals
    assert refusal.code == "file-in-use"
    assert refusal.parameters == {"path": str(saved_game(data_folder))}


def test_a_game_that_is_played_can_be_copied_into_another_file(
    data_folder: Path, tmp_path: Path
) -> None:
    def copy_it() -> str:
        shown(["draw"], Options(load=saved_game(data_folder), save=tmp_path / "copy.ra"))
        return "draw"

    shown(["draw", copy_it], Options(players=2, seed=1))

    assert (tmp_path / "copy.ra").exists()
