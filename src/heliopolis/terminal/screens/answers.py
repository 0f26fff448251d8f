"""Reading what people type, as far as it is the same in every game."""

from collections.abc import Sequence
from typing import Final, TypeVar

from heliopolis.core.errors import InvalidNotation

MoveT = TypeVar("MoveT")

_MOST_DIGITS: Final = 9


def number_in(text: str) -> int | None:
    """The number that was typed, if it is one; one that is far too long becomes one too high."""
    said = text.strip()
    return int(said[:_MOST_DIGITS]) if said.isdecimal() else None


def numbered(number: int, choices: Sequence[MoveT]) -> MoveT:
    """The choice with a number; raise `InvalidNotation` when there is none."""
    if not 1 <= number <= len(choices):
        raise InvalidNotation("no-such-number", numbers=len(choices))
    return choices[number - 1]
