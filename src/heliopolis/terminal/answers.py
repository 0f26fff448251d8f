"""Reading what people type: a move's number, or its text in any spelling."""

import re
from collections.abc import Sequence
from typing import Final

from heliopolis import ra
from heliopolis.core.errors import IllegalMove, InvalidNotation
from heliopolis.ra.editions import Names
from heliopolis.ra.suns import HIGHEST_SUN

_ALIASES: Final = {"invoke": "ra", "invoke ra": "ra"}


def normal(text: str) -> str:
    """A text in small letters and with single spaces."""
    return " ".join(text.lower().split())


def read_answer(text: str, legal: Sequence[ra.Move], names: Names) -> ra.Move:
    """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""
    said = normal(text)
    if said.isdecimal():
        return _numbered(said, legal)
    try:
        return ra.parse_move(_as_notation(said, names))
    except InvalidNotation:
        if re.fullmatch(r"bid ?[0-9]+", said):
            raise InvalidNotation(
                f"There is no such sun; they go from 1 to {HIGHEST_SUN}."
            ) from None
        here = ", ".join(str(move) for move in legal)
        raise InvalidNotation(
            f"{text.strip()[:40]!r} is no move and no command. Moves here: {here}. ? for help."
        ) from None


def _numbered(said: str, legal: Sequence[ra.Move]) -> ra.Move:
    number = int(said[:9])
    if not 1 <= number <= len(legal):
        bid = f" To offer sun {number}, type bid {number}." if ra.Bid(number) in legal else ""
        raise InvalidNotation(f"The moves here are numbered 1 to {len(legal)}.{bid}")
    chosen = legal[number - 1]
    if ra.Bid(number) in legal and chosen != ra.Bid(number):
        # A bid cannot be taken back, so it is better to ask than to guess.
        raise InvalidNotation(
            f"Do you mean move {number}, which is {chosen}, or sun {number}? "
            f"Type {chosen} or bid {number}."
        )
    return chosen


def _as_notation(said: str, names: Names) -> str:
    said = _ALIASES.get(said, said)
    bid = re.fullmatch(r"bid ?0*([0-9]+)", said)
    if bid:
        return f"bid {bid[1]}"
    verb, _, tile = said.partition(" ")
    if tile == names.of(ra.Tile.UNREST):
        tile = ra.Tile.UNREST.value
    return f"{verb} {tile.replace(' ', '-')}" if tile else verb


def refusal(error: IllegalMove) -> str:
    """Why a move is refused, said to the person who tried it."""
    reason = re.sub(r"\bseat \d+ has\b", "you have", error.reason)
    reason = re.sub(r"\bseat \d+ must\b", "you must", reason)
    return f"Not allowed: {reason} ({error.rule})."
