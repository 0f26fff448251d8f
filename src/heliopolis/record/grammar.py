"""What the lines of a game file are made of; `docs/notation.md` says it in full."""

import re
from typing import Final

NOTATION: Final = 1
"""The version of the notation that we write, and the only one that we read."""
OF_A_SEAL: Final = ("commitment", "words", "secret")
"""The headers of a seal; a number in their name says from where on it deals."""
HEADERS: Final = (
    *("game", "notation", "edition", "override", "seats", "bots", "scores"),
    *("clock", "began", "practice", *OF_A_SEAL, "hands", "result"),
)
"""The headers that we know; every game has one more, named after what is dealt first."""
HEADER: Final = re.compile(r"(?P<name>[a-z][a-z0-9-]{0,39})(?: (?P<number>[0-9]{1,9}))?")
"""What a header can be called."""
LONGEST_HEADER: Final = 1_100  # five bots of 200 characters fit
NO_WORD: Final = "-"
"""How the word of a seat that gave none is written."""
UNFINISHED: Final = "unfinished"

_BEFORE_AN_OUTCOME: Final = re.compile(r" (?=\+)")
_OUTCOME: Final = re.compile(r"(?:^|[ ,])\+")


def names_header(title: str, opening: str) -> bool:
    """Whether this is a header that we know, of a game that deals this before its first move."""
    found = HEADER.fullmatch(title)
    return found is not None and found["name"] in (*HEADERS, opening)


def split_outcomes(text: str) -> list[str]:
    """Part a move from the outcome of chance that is written right behind it."""
    return _BEFORE_AN_OUTCOME.split(text)


def holds_outcome(text: str) -> bool:
    """Whether an outcome of chance begins somewhere in this part of a turn."""
    return bool(_OUTCOME.search(text))
