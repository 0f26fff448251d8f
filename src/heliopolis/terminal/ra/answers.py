"""Reading what people type in Ra: a move's number, or its text in any spelling."""

import re
from collections.abc import Sequence
from typing import Final

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation
from heliopolis.ra.editions import Names
from heliopolis.ra.suns import HIGHEST_SUN
from heliopolis.terminal.answers import no_move, normal, number_in, numbered

_ALIASES: Final = {"invoke": "ra", "invoke ra": "ra"}


def read_answer(text: str, legal: Sequence[ra.Move], names: Names) -> ra.Move:
    """The move that is meant, legal or not; raise `InvalidNotation` when there is none."""
    said = normal(text)
    if said.isdecimal():
        return _numbered(number_in(said), legal)
    try:
        return ra.parse_move(_as_notation(said, names))
    except InvalidNotation:
        if re.fullmatch(r"bid ?[0-9]+", said):
            raise InvalidNotation(
                f"There is no such sun; they go from 1 to {HIGHEST_SUN}."
            ) from None
        raise no_move(text, f"Moves here: {', '.join(map(str, legal))}.") from None


def _numbered(number: int, legal: Sequence[ra.Move]) -> ra.Move:
    bid = ra.Bid(number)
    try:
        chosen = numbered(number, legal)
    except InvalidNotation as error:
        if bid in legal:
            raise InvalidNotation(f"{error} To offer sun {number}, type {bid}.") from None
        raise
    if bid in legal and chosen != bid:
        # A bid cannot be taken back, so it is better to ask than to guess.
        raise InvalidNotation(
            f"Do you mean move {number}, which is {chosen}, or sun {number}? "
            f"Type {chosen} or {bid}."
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
