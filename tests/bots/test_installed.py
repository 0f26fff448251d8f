"""Bots of other packages, found by their entry points."""

import sys
from pathlib import Path

import pytest

from heliopolis.bots import names_of, read_bot, recipes_of
from heliopolis.core.errors import InvalidSetup
from heliopolis.terminal.bot_list import describe_all
from heliopolis.texts import Catalogue
from tests.sentences import in_english

CODE = '''
class Acme:
    """Plays for Acme."""

    games = ("ra",)

    def __init__(self, generator, budget):
        self.budget = budget

    def choose(self, view, legal):
        return legal[-1]

def everywhere(generator, budget):
    """Plays everything."""
    return Acme(generator, budget)

class Wordless(Acme):
    games = ("ra", "ra-dice")
'''
ENTRIES = """\
[heliopolis.bots]
acme = heliopolis_test_acme:Acme
everywhere = heliopolis_test_acme:everywhere
wordless = heliopolis_test_acme:Wordless
broken = heliopolis_test_broken:Bot
missing = heliopolis_test_acme:Nobody
number = heliopolis_test_acme:__name__
merchant = heliopolis_test_acme:Acme
"""


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package that is installed as pip would do it."""
    information = tmp_path / "heliopolis_test_acme-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: acme\nVersion: 1\n")
    (information / "entry_points.txt").write_text(ENTRIES)
    (tmp_path / "heliopolis_test_acme.py").write_text(CODE)
    (tmp_path / "heliopolis_test_broken.py").write_text("raise OSError('no weights')\n")
    monkeypatch.setattr(sys, "path", [*sys.path, str(tmp_path)])
    monkeypatch.delitem(sys.modules, "heliopolis_test_acme", raising=False)


def test_an_installed_bot_is_named_like_ours_and_takes_a_budget() -> None:
    entrant = read_bot("ra", "acme:ms=7")

    assert entrant.text == "acme:ms=7"
    assert entrant.recipe.says == "Plays for Acme."
    assert entrant.make(0).budget.milliseconds == 7  # type: ignore[attr-defined]


def test_an_installed_bot_is_listed_for_the_games_that_it_plays() -> None:
    assert "acme" in recipes_of("ra")
    assert "acme" not in recipes_of("ra-dice")
    assert "everywhere" in recipes_of("ra-dice")
    assert "Plays everything." in describe_all(Catalogue("en"))


def test_an_installed_bot_is_refused_for_other_games() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot("ra-dice", "acme")

    assert in_english(refused.value) == "acme plays ra, not ra-dice."


def test_the_closest_bot_may_be_an_installed_one() -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot("ra", "everwhere")

    assert refused.value.parameters["close"] == ("everywhere",)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("broken", "cannot be loaded: OSError: no weights"),
        ("missing", "cannot be loaded: AttributeError: module 'heliopolis_test_acme' has no"),
        ("number", "number makes no bot: it is neither a class nor a function"),
    ],
)
def test_a_broken_bot_says_so_when_it_is_named_and_breaks_no_other(name: str, reason: str) -> None:
    with pytest.raises(InvalidSetup) as refused:
        read_bot("ra", name)
    assert reason in in_english(refused.value)

    assert recipes_of("ra")[name].broken == refused.value.refusal
    assert "Cannot be used: " in describe_all(Catalogue("en"))
    with pytest.raises(InvalidSetup):
        recipes_of("ra")[name].make(0, read_bot("ra", "acme").budget)
    assert read_bot("ra", "acme")


def test_no_package_takes_the_name_of_one_of_our_bots() -> None:
    assert read_bot("ra", "merchant").recipe.says == ""
    assert recipes_of("ra")["merchant"].says == ""
    assert names_of("ra").count("merchant") == 1


def test_the_list_with_other_packages_still_has_100_columns() -> None:
    assert all(len(line) <= 100 for line in describe_all(Catalogue("en")).splitlines())


def test_names_are_known_without_loading_anything() -> None:
    assert "acme" in names_of("ra")
    assert "heliopolis_test_acme" not in sys.modules
