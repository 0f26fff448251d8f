"""Who sits where, in a new game and in a saved one, and what becomes of a bot that fails."""

import re
import sys
from pathlib import Path

import pytest

from heliopolis.games import names
from heliopolis.record import load_record, read_record
from heliopolis.terminal.opening import Options
from heliopolis.terminal.seating import fresh, seeded
from heliopolis.texts.table import TableTexts
from tests.record.builders import UNFINISHED, replaced
from tests.terminal.stage import ENGLISH, Stage, opened, refused, saved_game, shown

BOT = """\
class MyBot:
    def __init__(self, generator, budget):
        self.budget = budget

    def choose(self, view, legal):
        return legal[0]

class Late(MyBot):
    def choose(self, view, legal):
        return legal[-1]

class Cheat(MyBot):
    def choose(self, view, legal):
        return "win"

class Broken(MyBot):
    def choose(self, view, legal):
        return self.nothing

class Unmade(MyBot):
    def __init__(self, generator, budget):
        raise OSError("no weights")
"""


@pytest.fixture
def bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The name of a bot in a file of the folder that the test runs in."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(BOT)
    return "my_bot.py:MyBot"


def seats(options: Options) -> list[tuple[str, object]]:
    """The names of the seats of a table, and the kinds of the bots there."""
    table = opened(options)
    kinds = {seat: type(bot).__name__ for seat, bot in table.bots.items()}
    return [(name, kinds.get(seat)) for seat, name in enumerate(table.match.names)]


@pytest.mark.parametrize("game", names())
def test_seats_are_named_after_their_bots(game: str, bot: str) -> None:
    bots = f"uniform,search:ms=5,{bot}"

    assert seats(Options(game=game, players=4, bots=bots, names=("Ana",))) == [
        ("Ana", None),
        ("Uniform 1", "Compiled"),
        ("Search 2", "Search"),
        ("MyBot 3", "MyBot"),
    ]


@pytest.mark.parametrize("game", names())
def test_a_saved_game_brings_its_bots_back_with_their_budgets(
    game: str, bot: str, data_folder: Path
) -> None:
    bots = f"{bot}:sims=5,search:ms=50"
    shown([], Options(game=game, players=3, bots=bots))
    path = saved_game(data_folder)
    before = load_record(path)

    table = opened(Options(load=path, bots=f"{bot}:sims=5"))

    assert before.bots == ("", "my_bot.py:MyBot:sims=5", "search:ms=50")
    assert table.match.names == ("Player 1", "MyBot 1", "Search 2")
    assert table.match.record().bots == before.bots
    assert table.match.people == (0,)
    assert set(table.bots) == {1, 2}
    assert table.bots[1].budget.simulations == 5  # type: ignore[attr-defined]  # search


def test_a_game_file_alone_starts_no_code_that_is_not_installed(
    bot: str, data_folder: Path
) -> None:
    text = shown([], Options(players=2, bots=bot))
    path = saved_game(data_folder)

    assert str(refused(Options(load=path))) == f"bot-in-a-file: text='{bot}'"

    assert text.endswith(f"Go on with: heliopolis play --load {path} --bots {bot}\n")
    assert opened(Options(load=path, bots=bot))


def test_every_bot_in_a_file_is_named_once_in_what_to_go_on_with(bot: str) -> None:
    text = shown([], Options(players=4, bots=f"{bot},{bot},my_bot.py:Late:ms=3"))

    assert text.endswith(f" --bots {bot},my_bot.py:Late:ms=3\n")


def test_the_bots_of_a_saved_game_cannot_be_changed(bot: str, data_folder: Path) -> None:
    shown([], Options(players=2, bots=bot))
    path = saved_game(data_folder)

    for other in ("uniform", f"{bot},uniform", f"{bot},my_bot.py:Late"):
        error = refused(Options(load=path, bots=other))
        assert str(error) == "saved-game-unchanged: option='--bots'"


def test_a_bot_that_is_not_there_any_more_is_named_with_its_seat(
    bot: str, data_folder: Path
) -> None:
    shown([], Options(players=2, bots=bot))
    Path("my_bot.py").unlink()

    error = refused(Options(load=saved_game(data_folder), bots=bot))

    said = TableTexts(ENGLISH, ()).error(error)
    assert said == 'MyBot 1 cannot come back: There is no file "my_bot.py" with a bot in it.'


def test_in_a_file_that_names_bots_the_names_of_the_seats_mean_nothing(tmp_path: Path) -> None:
    text = replaced(UNFINISHED.replace("Ben", "Uniform 1"), "suns", "bots: uniform, -\nsuns")
    path = tmp_path / "other.ra"
    path.write_text(text)

    assert seats(Options(load=path)) == [("Ana", "Compiled"), ("Uniform 1", None)]


def test_a_bad_bot_in_a_file_is_named_with_its_seat(tmp_path: Path) -> None:
    path = tmp_path / "other.ra"
    path.write_text(replaced(UNFINISHED, "suns", "bots: -, zzz\nsuns"))

    said = TableTexts(ENGLISH, ()).error(refused(Options(load=path)))

    assert said.startswith('Ben cannot come back: There is no bot "zzz"; there are ')


@pytest.mark.parametrize(
    ("hand", "kinds"),
    [
        ("0 Ana = merchant", ["Compiled", None]),
        ("2 Ben = merchant", [None, "Compiled"]),
        ("2 Ben = ?", [None, None]),
        ("2 Ben = merchant\nhands: 3 Ben = -", [None, None]),
    ],
)
def test_whoever_took_over_a_seat_has_it(hand: str, kinds: list[str], tmp_path: Path) -> None:
    path = tmp_path / "other.ra"
    path.write_text(replaced(UNFINISHED, "suns", f"hands: {hand}\nsuns"))

    assert [kind for _, kind in seats(Options(load=path))] == kinds
    assert opened(Options(load=path)).match.people == tuple(
        seat for seat, kind in enumerate(kinds) if kind is None
    )


def test_people_alone_leave_no_bots_in_their_file(data_folder: Path) -> None:
    shown([], Options(players=2, hotseat=True))

    assert "bots" not in saved_game(data_folder).read_text("utf-8")


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        ("Cheat", 'Cheat 1 chose "win", which is no legal move here.'),
        ("Broken", "Broken 1 raised AttributeError: 'Broken' object has no attribute 'nothing'"),
    ],
)
@pytest.mark.parametrize("game", names())
def test_a_bot_that_fails_loses_nothing_of_the_game(
    game: str, kind: str, reason: str, bot: str, data_folder: Path
) -> None:
    stage = Stage(["1", "keep", "end"] * 200)

    status = stage.play(Options(game=game, players=2, seed=1, bots=f"my_bot.py:{kind}"))

    told = re.sub(r"\s+", " ", stage.text)
    assert status == 2
    assert f"The game stops here: {reason}" in told
    path = saved_game(data_folder)
    assert f"The game is saved in {path} Go on with: heliopolis play --load {path} --bots" in told
    assert read_record(path.read_text("utf-8")).bots == ("", f"my_bot.py:{kind}")


def test_a_game_whose_bot_was_mended_goes_on(bot: str, data_folder: Path) -> None:
    stage = Stage(["1", "keep", "end"] * 200)
    stage.play(Options(players=2, seed=1, bots="my_bot.py:Cheat"))
    path = saved_game(data_folder)
    moves = load_record(path).moves
    Path("my_bot.py").write_text(BOT.replace('"win"', "legal[0]"))

    text = shown(["1"], Options(load=path, bots="my_bot.py:Cheat"))

    assert f"goes on after {len(moves)} move" in text
    assert load_record(path).moves[: len(moves)] == moves
    assert len(load_record(path).moves) > len(moves)


def test_a_bot_that_cannot_be_made_is_refused_in_words(bot: str) -> None:
    said = TableTexts(ENGLISH, ()).error(refused(Options(bots="my_bot.py:Unmade")))

    assert said == "my_bot.py:Unmade cannot be made: OSError: no weights."


def test_a_bot_that_no_file_could_name_is_refused_at_once(bot: str, tmp_path: Path) -> None:
    (tmp_path / "my#bot.py").write_text(BOT)

    assert refused(Options(bots="my#bot.py:MyBot")).code == "bot-not-writable"


def test_the_seat_of_a_bot_with_a_long_name_has_a_short_one(tmp_path: Path, bot: str) -> None:
    (tmp_path / "long.py").write_text(BOT.replace("MyBot", "M" * 60))

    ((_, _), (name, _)) = seats(Options(players=2, bots=f"long.py:{'M' * 60}"))

    assert name == "M" * 36 + " 1"


def test_seeds_repeat_with_the_seed_of_the_game_and_differ_from_seat_to_seat() -> None:
    first, again, other = seeded(1), seeded(1), seeded(2)

    assert first(0) == again(0)
    assert len({first(0), first(1), other(0)}) == 3
    assert 0 <= first(0) < 1 << 64


def test_without_a_seed_nobody_can_repeat_what_bots_do() -> None:
    assert fresh(0) != fresh(0)
    assert 0 <= fresh(0) < 1 << 64
