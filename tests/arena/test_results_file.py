"""The file of a tournament: it goes on wherever it was left, and nothing else is taken for it."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from heliopolis.arena.result import Forfeit, to_line
from heliopolis.arena.results_file import NAME, ResultsFile, make_header
from heliopolis.arena.schedule import Tournament
from heliopolis.core.errors import InvalidRecord, InvalidSetup
from tests.arena.builders import result_of, tournament_of

TOURNAMENT = tournament_of("merchant", "uniform")


def opened(
    folder: Path, tournament: Tournament = TOURNAMENT, code: str = "abc", timed: bool = False
) -> ResultsFile:
    header = make_header(tournament, code, timed, ("gods", "gold", "suns"), 2)
    return ResultsFile(folder, tournament, header)


@pytest.fixture
def three(tmp_path: Path) -> Path:
    """A folder with a file of three games."""
    with opened(tmp_path) as file:
        file.append([result_of(0), result_of(1)])
        file.append([result_of(2, Forfeit(1, "it slept"))])
    return tmp_path


def test_results_come_back_as_they_were_written(three: Path) -> None:
    with opened(three) as file:
        assert file.games == 3
        assert list(file.read()) == [
            result_of(0),
            result_of(1),
            result_of(2, Forfeit(1, "it slept")),
        ]


def test_a_file_goes_on_with_the_next_game(three: Path) -> None:
    before = (three / NAME).read_bytes()

    with opened(three) as file:
        file.append([result_of(3)])

    assert (three / NAME).read_bytes() == before + to_line(result_of(3)).encode()


def test_lines_are_on_their_way_to_the_disk_at_once(tmp_path: Path) -> None:
    """Whoever looks sees whole lines; a process that is killed now loses none of them."""
    with opened(tmp_path) as file:
        file.append([result_of(0)])
        assert (tmp_path / NAME).read_bytes().endswith(to_line(result_of(0)).encode())


def test_wherever_the_file_is_cut_off_it_goes_on_from_its_last_whole_line(three: Path) -> None:
    whole = (three / NAME).read_bytes()
    for length in range(len(whole)):
        (three / NAME).write_bytes(whole[:length])

        with opened(three) as file:
            assert file.games == max(0, whole[:length].count(b"\n") - 1)
            file.append([(result_of(0), result_of(1), result_of(2))[file.games]])

        kept = (three / NAME).read_bytes().splitlines()
        assert kept[:-1] == whole.splitlines()[: len(kept) - 1]


@pytest.mark.parametrize("damage", [b"\0" * 40 + b"\n", b"{}\n", b"\xff", b"nonsense\n"])
def test_a_damaged_last_line_is_dropped(damage: bytes, three: Path) -> None:
    whole = (three / NAME).read_bytes()
    (three / NAME).write_bytes(whole + damage)

    with opened(three) as file:
        assert file.games == 3

    assert (three / NAME).read_bytes() == whole


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"nonsense", "line 3: this is no JSON"),
        (b"", "line 3: this is no JSON"),
        (to_line(result_of(2)).encode().rstrip(), "line 3: this is not game 1 of the tournament"),
    ],
)
def test_a_damaged_line_elsewhere_is_named(line: bytes, said: str, three: Path) -> None:
    lines = (three / NAME).read_bytes().splitlines()
    lines[2] = line
    (three / NAME).write_bytes(b"\n".join(lines) + b"\n")

    with pytest.raises(InvalidRecord, match=said):
        opened(three)


def test_a_game_that_is_there_twice_is_noticed(three: Path) -> None:
    lines = (three / NAME).read_bytes().splitlines(keepends=True)
    (three / NAME).write_bytes(b"".join([*lines[:3], *lines[2:]]))

    with pytest.raises(InvalidRecord, match="line 4: this is not game 2"):
        opened(three)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (tournament_of("merchant", "uniform", seed=2), "its seed is 1, not 2"),
        (tournament_of("merchant", "uniform", players=3), "its number of players is 2, not 3"),
        (tournament_of("merchant", "uniform", game="ra-dice"), "its game is ra, not ra-dice"),
        (
            tournament_of("merchant", "uniform", edition="windrider"),
            "its edition is rio-grande, not windrider",
        ),
        (
            tournament_of("merchant", "uniform", disasters="at-once"),
            "its list of overrides is none, not disasters=at-once",
        ),
        (
            tournament_of("merchant", "builder"),
            "its list of bots is merchant,uniform, not merchant,builder",
        ),
    ],
)
def test_the_file_of_another_tournament_is_refused_by_naming_the_difference(
    other: Tournament, said: str, three: Path
) -> None:
    before = (three / NAME).read_bytes()

    with pytest.raises(InvalidSetup, match=f"another tournament: {said}; .*folder for the results"):
        opened(three, other)

    assert (three / NAME).read_bytes() == before


def test_the_same_bots_in_other_seats_are_another_tournament(tmp_path: Path) -> None:
    one, two = (tournament_of(*bots, players=3) for bots in (("a", "b"), ("a", "a", "b")))
    opened(tmp_path, one).close()

    with pytest.raises(InvalidSetup, match=r"its line-up is \[0, 1, 1\], not \[0, 0, 1\]"):
        opened(tmp_path, two)


def test_games_of_other_code_are_not_mixed_with_those_of_this(three: Path) -> None:
    with pytest.raises(InvalidSetup, match="another code of the rules or of the bots"):
        opened(three, code="abd")


def test_another_limit_for_moves_is_another_tournament(tmp_path: Path) -> None:
    """Who is too slow for one may not be for the other."""
    columns = ("gods", "gold", "suns")
    ResultsFile(tmp_path, TOURNAMENT, make_header(TOURNAMENT, "abc", False, columns, 2)).close()

    with pytest.raises(InvalidSetup, match=r"its move limit is the usual one, not 0\.5"):
        ResultsFile(tmp_path, TOURNAMENT, make_header(TOURNAMENT, "abc", False, columns, 2, 0.5))


def test_the_header_says_whether_a_clock_was_involved(tmp_path: Path) -> None:
    opened(tmp_path, timed=True).close()

    assert json.loads((tmp_path / NAME).read_text())["timed"] is True


@pytest.mark.parametrize(
    "content", [b"hello\n", b"hello", b"[1]\n", b"{}\n", b"\xff\n", b"\0" * 99]
)
def test_a_file_that_is_no_tournament_is_left_alone(content: bytes, tmp_path: Path) -> None:
    (tmp_path / NAME).write_bytes(content)

    with pytest.raises(InvalidSetup, match="is no file of a tournament"):
        opened(tmp_path)

    assert (tmp_path / NAME).read_bytes() == content


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()

    with pytest.raises(InvalidSetup, match="is no file"):
        opened(tmp_path)


@pytest.mark.parametrize("folder", ["there/games", "nul\0l"])
def test_a_folder_that_cannot_be_made_is_one_sentence(folder: str, tmp_path: Path) -> None:
    (tmp_path / "there").write_text("a file")

    with pytest.raises(InvalidSetup, match="cannot be written to: "):
        opened(tmp_path / folder)


def test_two_tournaments_do_not_write_to_one_file(tmp_path: Path) -> None:
    with opened(tmp_path), pytest.raises(InvalidSetup, match="another tournament writes to"):
        opened(tmp_path)

    opened(tmp_path).close()
    assert [path.name for path in tmp_path.iterdir()] == [NAME]


def test_where_nothing_can_be_locked_a_tournament_is_played_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_path: Path) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr("heliopolis.arena.results_file.WriteLock", refuse)

    with opened(tmp_path) as file:
        file.append([result_of(0)])

    assert file.games == 1


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Let no file of this process grow beyond a size, as a full disk does."""
    resource = pytest.importorskip("resource", reason="this system cannot limit files")
    _, most = before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_one_sentence_and_costs_no_line(three: Path) -> None:
    before = (three / NAME).read_bytes()
    more = [result_of(number) for number in range(3, 9)]

    refusal = pytest.raises(InvalidSetup, match=r"cannot be written to: .*the 3 games before")
    with opened(three) as file, refusal, room_for(len(before) + 200):
        file.append(more)

    assert (three / NAME).read_bytes() == before
    with opened(three) as file:
        file.append(more)
        assert file.games == 9
