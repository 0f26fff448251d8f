"""Reading what people type, as far as it is the same in every game."""

import re
from collections.abc import Sequence
from typing import TypeVar

from heliopolis.core.errors import IllegalMove, InvalidNotation

MoveT = TypeVar("MoveT")

_MOST_DIGITS = 9


def normal(text: str) -> str:
    """A text in small letters and with single spaces."""
    return " ".join(text.lower().split())


def number_in(said: str) -> int:
    """The number that was typed; one that is far too long is cut to one that is too high."""
    return int(said[:_MOST_DIGITS])


def numbered(number: int, choices: Sequence[MoveT]) -> MoveT:
    """The choice with a number; raise `InvalidNotation` when there is none."""
    if not 1 <= number <= len(choices):
        raise InvalidNotation(f"The moves here are numbered 1 to {len(choices)}.")
    return choices[number - 1]


def no_move(text: str, instead: str) -> InvalidNotation:
    """What to raise for a text that is nothing at all, with what could be typed instead."""
    return InvalidNotation(
        f"{text.strip()[:40]!r} is no move and no command. {instead} ? for help."
    )


def refusal(error: IllegalMove) -> str:
    """Why a move is refused, said to the person who tried it."""
    reason = re.sub(r"\bseat \d+ has\b", "you have", error.reason)
    reason = re.sub(r"\bseat \d+ must\b", "you must", reason)
    return f"Not allowed: {reason} ({error.rule})."
