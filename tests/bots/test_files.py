"""Bots in files: found, made, and refused in words."""

import sys
from pathlib import Path

import pytest

from heliopolis import ra
from heliopolis.bots import Budget, read_bot, read_bots
from heliopolis.bots.files import class_in, is_in_file, names_a_file
from heliopolis.core.errors import InvalidSetup
from tests.sentences import in_english

BOT = '''
class MyBot:
    """Plays the first move.

    Whatever it is.
    """

    def __init__(self, generator, budget):
        self.drawn = generator.random()
        self.budget = budget

    def choose(self, view, legal):
        return legal[0]
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for bots, forgotten by Python afterwards."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    return tmp_path


def written(folder: Path, code: str = BOT, name: str = "my_bot.py") -> Path:
    path = folder / name
    path.write_text(code, "utf-8")
    return path


def refusal(text: str, game: str = "ra") -> str:
    with pytest.raises(InvalidSetup) as refused:
        read_bot(game, text)
    said = in_english(refused.value)
    assert "\n" not in said
    assert len(said) < 400
    return said


def test_a_bot_in_a_file_is_made_with_a_generator_and_a_budget(folder: Path) -> None:
    path = written(folder)

    entrant = read_bot("ra-dice", f"{path}:MyBot:sims=9")
    first, again, other = (entrant.make(seed) for seed in (5, 5, 6))

    assert entrant.text == f"{path}:MyBot:sims=9"
    assert entrant.recipe.says == "Plays the first move."
    assert entrant.recipe.takes_budget
    assert first.budget == Budget(simulations=9)  # type: ignore[attr-defined]
    assert first.drawn == again.drawn != other.drawn  # type: ignore[attr-defined]


def test_a_bot_in_a_file_chooses(folder: Path) -> None:
    here = ra.Game(2).start(suns=ra.Game(2).sun_groups)

    bot = read_bot("ra", f"{written(folder)}:MyBot").make(0)

    assert bot.choose(here.view(0), here.moves()) == here.moves()[0]


def test_a_path_may_be_relative(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(folder)
    monkeypatch.chdir(folder)

    assert read_bot("ra", "my_bot.py:MyBot").text == "my_bot.py:MyBot"


def test_a_path_may_begin_at_home(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(folder)
    monkeypatch.setenv("HOME", str(folder))
    monkeypatch.setenv("USERPROFILE", str(folder))

    assert read_bot("ra", "~/my_bot.py:MyBot")


def test_a_function_may_make_the_bot(folder: Path) -> None:
    path = written(folder, BOT + "\ndef make(generator, budget):\n    return MyBot(generator, 3)\n")

    assert read_bot("ra", f"{path}:make").make(0).budget == 3  # type: ignore[attr-defined]


def test_two_files_with_one_name_are_two_modules(folder: Path) -> None:
    for name in ("a", "b"):
        (folder / name).mkdir()
        written(folder / name, f"NAME = {name!r}\n{BOT}        assert NAME\n")

    bots = read_bots("ra", f"{folder}/a/my_bot.py:MyBot,{folder}/b/my_bot.py:MyBot", 2)

    modules = [sys.modules[type(bot.make(0)).__module__] for bot in bots]
    assert [module.NAME for module in modules] == ["a", "b"]


def test_a_file_is_run_once_for_all_seats_and_again_when_it_changed(folder: Path) -> None:
    path = written(folder)
    first, second = (type(bot.make(0)) for bot in read_bots("ra", f"{path}:MyBot", 2))
    assert first is second

    written(folder, BOT + "# changed\n")

    assert type(read_bot("ra", f"{path}:MyBot").make(0)) is not first


def test_a_bot_may_import_its_neighbours(folder: Path) -> None:
    written(folder, "MOVE = 0\n", name="heliopolis_test_neighbour.py")
    path = written(folder, f"import heliopolis_test_neighbour\n{BOT}")

    assert read_bot("ra", f"{path}:MyBot")


def test_what_a_file_prints_is_not_among_what_the_program_says(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(folder, f"print('hello')\n{BOT}")

    read_bot("ra", f"{path}:MyBot")

    assert capsys.readouterr() == ("", "hello\n")


def test_the_neighbours_of_a_bot_hide_nothing(folder: Path) -> None:
    written(folder, "raise AssertionError\n", name="fractions.py")
    sys.modules.pop("fractions")
    path = written(folder, f"import fractions\n{BOT}")

    assert read_bot("ra", f"{path}:MyBot")


@pytest.mark.parametrize(
    ("code", "name", "reason"),
    [
        (BOT, "MyBto", 'my_bot.py" has no class "MyBto"; did you mean MyBot?'),
        (BOT, "Other", 'my_bot.py" has no class "Other"; there are MyBot'),
        ("X = 3", "MyBot", 'my_bot.py" has no class "MyBot"; there is no bot in it'),
        ("X = 3", "X", "my_bot.py:X makes no bot: it is neither a class nor a function"),
        (BOT, "", '"my_bot.py" is a file; name the class too: my_bot.py:MyBot'),
        (BOT, "My Bot", 'has no class "My Bot"; did you mean MyBot?'),
        ("class B:\n    pass", "B", ":B is no bot: it has no method choose(view, legal)"),
        (
            "class B:\n    def choose(self, view, legal): ...",
            "B",
            ":B cannot be made: it has to take a generator and a budget",
        ),
        ("def f(one): ...", "f", ":f cannot be made: it has to take a generator and a budget"),
        ("def f(:", "f", 'my_bot.py", line 1: invalid syntax'),
        ("x = '\0'", "x", "my_bot.py"),
        ("1 / 0", "x", 'my_bot.py" cannot be loaded: ZeroDivisionError: division by zero'),
        ("import sys; sys.exit(3)", "x", 'my_bot.py" cannot be loaded: SystemExit: 3'),
        ("import no_such_thing", "x", "cannot be loaded: ModuleNotFoundError: No module named"),
        ("raise ValueError('a\\nb' * 999)", "x", 'my_bot.py" cannot be loaded: ValueError: a b'),
        (BOT + "    games = ('ra-dice',)", "MyBot", ":MyBot plays ra-dice, not ra"),
        (BOT + "    games = 'ra-dice'", "MyBot", ":MyBot plays ra-dice, not ra"),
    ],
)
def test_what_is_no_bot_is_refused_in_one_sentence(
    code: str, name: str, reason: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    written(folder, code)

    assert reason in refusal(f"my_bot.py:{name}")


def test_a_file_that_failed_leaves_no_module_behind(folder: Path) -> None:
    before = set(sys.modules)

    refusal(f"{written(folder, '1 / 0')}:MyBot")

    assert {name for name in sys.modules if name.startswith("heliopolis_bot")} <= before


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("none.py:MyBot", '"none.py"'),
        (".:MyBot", 'There is no bot ".:MyBot"'),
        ("folder.py:MyBot", '"folder.py"'),
        (r"C:\x\none.py:MyBot:ms=5", r'"C:\x\none.py"'),
        (r"C:\x\none.py", r'"C:\x\none.py"'),
    ],
)
def test_a_missing_file_is_named(
    name: str, shown: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(folder)
    (folder / "folder.py").mkdir()

    assert shown in refusal(name)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("def f(generator, budget):\n    raise OSError('no weights')", "OSError: no weights"),
        (
            "def f(generator, budget):\n    return 3",
            "what it makes has no method choose(view, legal)",
        ),
    ],
)
def test_a_bot_that_cannot_be_made_says_why(code: str, reason: str, folder: Path) -> None:
    entrant = read_bot("ra", f"{written(folder, code)}:f")

    with pytest.raises(InvalidSetup) as refused:
        entrant.make(0)

    assert reason in in_english(refused.value)


@pytest.mark.parametrize(
    ("name", "in_file"),
    [
        ("a.py:B", True),
        ("a.PY:B", True),
        ("a.py", True),
        (r"C:\a b\c.py:B", True),
        ("merchant", False),
        ("py:B", False),
        ("a.pyc:B", False),
    ],
)
def test_a_bot_in_a_file_is_known_by_its_name(name: str, in_file: bool) -> None:
    assert is_in_file(name) == in_file
    assert names_a_file(f"{name}:ms=3") == in_file


def test_the_class_is_the_last_part_of_the_name() -> None:
    assert class_in(r"C:\x\my_bot.py:MyBot") == "MyBot"
