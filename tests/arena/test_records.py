"""Every game of a tournament as a file that can be replayed."""

from pathlib import Path

import pytest

from heliopolis import InvalidSetup, arena, cli
from heliopolis.arena.result import GameResult
from heliopolis.arena.results_file import NAME
from heliopolis.arena.tournaments import size_text
from heliopolis.games import names
from heliopolis.record import Record, load_record, replay
from tests.arena.builders import tournament_of, write_bots


def files(folder: Path) -> dict[int, Path]:
    """The records in a folder by the number of the game."""
    return {int(path.stem): path for path in sorted(folder.rglob("*.ra"))}


def check(record: Record, result: GameResult, table: arena.Tournament) -> None:
    """That a record is the game that has this result."""
    *_, last = replay(record)
    assert record.game == table.setup
    assert record.bots == tuple(table.bots[bot] for bot in result.seats)
    where = (("seed", table.seed), ("deal", result.deal), ("number", result.number))
    assert record.others[:3] == tuple((name, str(said)) for name, said in where)
    assert last.position.over == (result.forfeit is None)
    assert last.position.scores == result.points
    if last.position.over:
        first = [seat for seat, place in enumerate(result.places) if place == 1]
        assert list(last.position.winners) == first


@pytest.mark.parametrize("bots", [("merchant", "uniform"), ("search:sims=2", "merchant")])
@pytest.mark.parametrize("game", names())
def test_every_file_replays_to_the_result_of_its_game(
    game: str, bots: tuple[str, ...], tmp_path: Path
) -> None:
    table = tournament_of(*bots, game=game, players=3)

    report = arena.play(table, 6, workers=2, records=tmp_path)

    found = files(tmp_path)
    assert list(found) == list(range(6))
    for result in report.results:
        check(load_record(found[result.number]), result, table)
    size = sum(path.stat().st_size for path in found.values()) / 1000
    assert f"6 records were written, {size:.1f} KB of text." in report.notes


@pytest.mark.parametrize(
    ("size", "said"),
    [
        (26_349, "26.3 KB"),
        (999_900, "999.9 KB"),
        (1_000_000, "1.0 MB"),
        (2_345_678_901, "2,345.7 MB"),
    ],
)
def test_less_than_a_megabyte_is_told_in_kilobytes(size: int, said: str) -> None:
    assert size_text(size) == said


@pytest.mark.parametrize("game", names())
def test_results_are_the_same_with_records_and_without(game: str, tmp_path: Path) -> None:
    table = tournament_of("merchant", "uniform", game=game)

    with_records = arena.play(table, 6, records=tmp_path)

    assert with_records.results == arena.play(table, 6).results


def test_a_tournament_that_goes_on_completes_the_records_that_are_missing(tmp_path: Path) -> None:
    table, records = tournament_of("merchant", "uniform"), tmp_path / "records"
    arena.play(table, 4, out=tmp_path)
    arena.play(table, 8, out=tmp_path, records=records)
    files(records)[5].unlink()
    before = {number: path.read_bytes() for number, path in files(records).items()}

    report = arena.play(table, 10, out=tmp_path, records=records)

    found = files(records)
    assert list(before) == [0, 1, 2, 3, 4, 6, 7]
    assert list(found) == list(range(10))
    assert {number: found[number].read_bytes() for number in before} == before
    for result in report.results:
        check(load_record(found[result.number]), result, table)


def test_records_that_are_not_completed_in_time_are_counted(tmp_path: Path) -> None:
    table = tournament_of("merchant", "uniform")
    arena.play(table, 4, out=tmp_path)

    late = arena.play(table, 4, out=tmp_path, records=tmp_path / "records", minutes=0)

    assert "4 games have no record yet: the time was over." in late.notes
    assert (late.ended, files(tmp_path / "records")) == ("played", {})


def test_games_that_come_out_differently_get_no_record_and_are_counted(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    moody = path.read_text() + (
        "\n\nclass Moody(Fine):\n"
        "    def choose(self, view, legal):\n"
        "        return legal[time.monotonic_ns() // 1000 % len(legal)]\n"
    )
    path.write_text(moody)
    table = tournament_of(f"{path}:Moody", "uniform")
    arena.play(table, 4, out=tmp_path / "out")

    report = arena.play(table, 4, out=tmp_path / "out", records=tmp_path / "records")

    assert "4 games have no record: played again, they came out differently." in report.notes
    assert files(tmp_path / "records") == {}


def test_bots_with_a_clock_do_not_play_again(tmp_path: Path) -> None:
    table = tournament_of(f"{write_bots(tmp_path)}:Fine:ms=5", "uniform")
    arena.play(table, 2, out=tmp_path / "out")

    report = arena.play(table, 4, out=tmp_path / "out", records=tmp_path / "records")

    assert list(files(tmp_path / "records")) == [2, 3]
    assert any(note.startswith("2 games have no record: they were") for note in report.notes)


def test_a_game_lost_by_a_fault_is_kept_up_to_it_and_says_why(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    table = tournament_of(f"{path}:Raises", f"{path}:Kills")

    report = arena.play(table, 2, records=tmp_path / "records", workers=1)

    found = files(tmp_path / "records")
    assert list(found) == [0, 1]
    for number, file in found.items():
        record, forfeit = load_record(file), report.results[number].forfeit
        assert forfeit is not None
        said = dict(record.others)["forfeit"]
        assert said.startswith(f"seat {forfeit.seat}, ")
        assert ("Raises raised ValueError" in said) or ("ended the process" in said)
        assert not list(replay(record))[-1].position.over


def test_names_of_seats_are_the_bots(tmp_path: Path) -> None:
    table = tournament_of("search:sims=2", "merchant", players=3)

    arena.play(table, 3, records=tmp_path, workers=1)

    record = load_record(files(tmp_path)[1])
    assert record.seats == ("Merchant 1", "Search 2", "Merchant 3")
    assert record.bots == ("merchant", "search:sims=2", "merchant")


def test_records_of_another_tournament_are_not_written_over(tmp_path: Path) -> None:
    arena.play(tournament_of("merchant", "uniform"), 2, records=tmp_path)
    before = {path: path.read_bytes() for path in files(tmp_path).values()}

    others = (
        tournament_of("uniform"),
        tournament_of("merchant", "uniform", seed=2),
        tournament_of("merchant", "uniform", "novice"),  # whose first game is the same
    )
    for other in others:
        with pytest.raises(InvalidSetup, match="is of another tournament"):
            arena.play(other, 2, records=tmp_path)

    assert {path: path.read_bytes() for path in files(tmp_path).values()} == before


def test_where_results_are_of_another_tournament_too_the_refusal_names_their_folder(
    tmp_path: Path,
) -> None:
    arena.play(tournament_of("merchant"), 2, out=tmp_path, records=tmp_path / "records")

    with pytest.raises(InvalidSetup, match="another folder for the results"):
        arena.play(tournament_of("uniform"), 2, out=tmp_path, records=tmp_path / "records")


def test_a_disk_that_refuses_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "records").write_text("no folder")

    with pytest.raises(InvalidSetup, match="records cannot be written to"):
        arena.play(tournament_of("merchant"), 2, records=tmp_path / "records")


def test_the_command_keeps_records_beside_the_results_or_where_one_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["arena", "--players", "2,3", "--games", "1", "--out", str(tmp_path / "out")]

    assert cli.main([*options, "--records"]) == 0
    assert cli.main([*options, "--records", str(tmp_path / "named")]) == 0

    for size in (2, 3):
        folder = tmp_path / "out" / str(size)
        assert list(files(folder / "records")) == list(range(size))
        assert list(files(tmp_path / "named" / str(size))) == list(range(size))
        assert (folder / NAME).exists()
    capsys.readouterr()
    assert cli.main(["replay", str(files(tmp_path / "named" / "2")[0])]) == 0
    assert "Merchant 1" in capsys.readouterr().out


def test_records_need_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["arena", "--records"]) == 2

    assert "name one by --records DIR or by --out" in capsys.readouterr().err
