"""Every rule has a number, and the number is in the rules page, in the code and in a test."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
NUMBER = re.compile(r"R-\d+\.\d+")
DEFINITION = re.compile(r"\*\*(R-\d+\.\d+)\*\*")
RULES = ROOT / "docs" / "rules" / "ra.md"


def numbers_in(folder: Path) -> set[str]:
    """The rule numbers that the Python files of a folder name."""
    found: set[str] = set()
    for path in folder.glob("*.py"):
        found.update(NUMBER.findall(path.read_text(encoding="utf-8")))
    return found


DEFINED = set(DEFINITION.findall(RULES.read_text(encoding="utf-8")))


def test_the_rules_page_defines_each_number_once() -> None:
    defined = DEFINITION.findall(RULES.read_text(encoding="utf-8"))

    assert len(defined) == len(DEFINED) >= 39


@pytest.mark.parametrize("folder", ["src/heliopolis/ra", "tests/ra"])
def test_every_rule_is_named_in_the_code_and_in_a_test(folder: str) -> None:
    assert DEFINED - numbers_in(ROOT / folder) == set()


@pytest.mark.parametrize("folder", ["src/heliopolis/ra", "tests/ra", "tests/oracle"])
def test_no_rule_is_named_that_does_not_exist(folder: str) -> None:
    assert numbers_in(ROOT / folder) - DEFINED == set()
