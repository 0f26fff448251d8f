"""Reading a move's one text form; `str(move)` writes it."""

from typing import Final

from heliopolis.core.errors import InvalidNotation
from heliopolis.ra.moves import MOVES, Move

NUMBER_OF_TEXT: Final[dict[str, int]] = {str(move): number for number, move in enumerate(MOVES)}
GRAMMAR: Final = "draw, ra, god TILE, done, bid SUN, pass, lose TILE; chance is +TILE"


def parse_number(text: str) -> int:
    """Read the kernel's number of a move; raise `InvalidNotation` for all other texts."""
    number = NUMBER_OF_TEXT.get(text)
    if number is None:
        raise InvalidNotation(f"{text[:40]!r} is no move; moves are {GRAMMAR}")
    return number


def parse_move(text: str) -> Move:
    """Read what `str(move)` writes; raise `InvalidNotation` for all else."""
    return MOVES[parse_number(text)]
