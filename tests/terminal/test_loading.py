"""Files whose end is missing."""

from pathlib import Path

import pytest

from heliopolis import games
from heliopolis.core.errors import HeliopolisError
from heliopolis.record import load_record, read_record, write_record
from heliopolis.terminal.opening import Options
from tests.record.builders import UNFINISHED
from tests.terminal.stage import Stage, killed, saved_game, shown


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("game", games.names())
def test_wherever_a_file_is_cut_the_game_goes_on_from_its_last_whole_move(
    game: str, whole: bool, data_folder: Path
) -> None:
    (shown if whole else killed)(["1", "keep", "1"], Options(game=game, players=2, hotseat=True))
    path = saved_game(data_folder)
    text = path.read_text()
    moves = load_record(path).moves

    for length in range(text.index("# epoch"), len(text)):
        path.write_text(text[:length])
        said = shown([], Options(load=path))
        kept = load_record(path).moves  # also what chance dealt since, which is the same again
        assert kept == moves[: len(kept)]
        assert ("The end of " in said) == (text[length - 1] != "\n")
        assert "still fixed" in said


@pytest.mark.parametrize(
    ("damage", "left"),
    [
        (b"5. Ana: dr", 11),
        (b"5. Ana: draw", 11),
        (b"5. Ana: ra, pas\0\0\0\0", 12),
        (b"\0" * 4096, 11),
        (b"5. Ana: ra\xff\xff", 11),
    ],
)
def test_a_damaged_end_is_dropped_and_said(damage: bytes, left: int, tmp_path: Path) -> None:
    path = tmp_path / "cut.ra"
    path.write_bytes(UNFINISHED.encode() + damage)

    text = shown([], Options(load=path))

    assert f"The end of {path} is missing; {left} whole moves are left.\n" in text
    assert load_record(path).moves[:11] == read_record(UNFINISHED).moves
    assert len(load_record(path).moves) == left


@pytest.mark.parametrize(("answers", "goes_on"), [(["yes"], True), (["why", "no"], False)])
def test_on_a_terminal_the_person_is_asked(
    answers: list[str], goes_on: bool, tmp_path: Path
) -> None:
    path = tmp_path / "cut.ra"
    cut = UNFINISHED.rstrip("\n")
    path.write_text(cut)
    stage = Stage([*answers, "quit"])
    stage.console.interactive = True

    assert stage.play(Options(load=path)) == 0

    assert stage.text.count("Go on from there? Type yes or no: ") == len(answers)
    assert ("The game goes on after 10 moves." in stage.text) == goes_on
    assert (path.read_text() == cut) == (not goes_on)


def test_who_leaves_instead_of_answering_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cut.ra"
    path.write_text(UNFINISHED.rstrip("\n"))
    stage = Stage([])
    stage.console.interactive = True

    assert stage.play(Options(load=path)) == 0

    assert path.read_text() == UNFINISHED.rstrip("\n")


@pytest.mark.parametrize(
    "text",
    [
        UNFINISHED.replace("draw +god", "draw +goat"),
        UNFINISHED.replace("result: unfinished", "result: unfin"),
        UNFINISHED[:40],
    ],
)
def test_a_file_that_is_wrong_elsewhere_is_refused_as_it_is(text: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.ra"
    path.write_text(text)

    with pytest.raises(HeliopolisError):
        Stage().play(Options(load=path))

    assert path.read_text() == text


def test_a_whole_game_is_whole_without_a_last_line_feed(tmp_path: Path) -> None:
    path = tmp_path / "game.ra"
    shown(["1"] * 500, Options(players=2, seed=1, save=path))
    path.write_text(path.read_text().rstrip("\n"))

    with pytest.raises(HeliopolisError, match="saved-game-over"):
        Stage().play(Options(load=path))


def test_the_file_is_whole_again_afterwards(tmp_path: Path) -> None:
    path = tmp_path / "cut.ra"
    path.write_text(UNFINISHED.rstrip("\n"))

    shown([], Options(load=path))

    assert path.read_text() == write_record(load_record(path))
