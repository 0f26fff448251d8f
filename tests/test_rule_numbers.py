"""Every rule has a number, and the number is in the rules page, in the code and in a test."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).resolve().parent.parent


class Rules(NamedTuple):
    """A game's rules: their page, what a number looks like, how many there are, and where."""

    page: str
    number: str
    fewest: int
    code: str
    tests: str
    oracle: str

    def numbers_in(self, text: str) -> set[str]:
        """The rule numbers that a text names."""
        return set(re.findall(rf"\b{self.number}", text))

    def defined(self) -> list[str]:
        """The rule numbers that the page defines, in bold."""
        text = (ROOT / "docs" / "rules" / self.page).read_text(encoding="utf-8")
        return re.findall(rf"\*\*({self.number})\*\*", text)


RA = Rules("ra.md", r"R-\d+\.\d+", 39, "src/heliopolis/ra/**/*.py", "tests/ra/*.py", "*.py")
DICE = Rules("dice.md", r"D-\d+", 30, "src/heliopolis/dice/**/*.py", "tests/dice/*.py", "dice*.py")
GAMES = pytest.mark.parametrize("rules", [RA, DICE], ids=["ra", "dice"])


def text_of(files: str) -> str:
    """The text of all files that a pattern matches."""
    paths = sorted(ROOT.glob(files))
    assert paths, files
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


def docstrings_of_tests(files: str) -> Iterator[str]:
    """What the tests of some files say of themselves."""
    for path in sorted(ROOT.glob(files)):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


@GAMES
def test_the_rules_page_defines_each_number_once(rules: Rules) -> None:
    defined = rules.defined()

    assert len(defined) == len(set(defined)) >= rules.fewest


@GAMES
def test_every_rule_is_named_in_the_code(rules: Rules) -> None:
    assert set(rules.defined()) - rules.numbers_in(text_of(rules.code)) == set()


@GAMES
def test_every_rule_is_named_by_a_test(rules: Rules) -> None:
    named = rules.numbers_in("\n".join(docstrings_of_tests(rules.tests)))

    assert set(rules.defined()) - named == set()


@GAMES
def test_no_rule_is_named_that_does_not_exist(rules: Rules) -> None:
    for files in (rules.code, rules.tests, f"tests/oracle/{rules.oracle}"):
        assert rules.numbers_in(text_of(files)) - set(rules.defined()) == set(), files
