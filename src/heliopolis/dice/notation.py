"""Reading a move's one text form; `str(move)` writes it."""

from functools import lru_cache
from typing import Final

from heliopolis.core.errors import InvalidNotation
from heliopolis.dice.catalogue import DECISIONS, move_of, number_of
from heliopolis.dice.components import COLOUR_OF, FACE_OF, Colour, Face
from heliopolis.dice.moves import Move, Rolled

NUMBER_OF_TEXT: Final[dict[str, int]] = {str(move): number for number, move in enumerate(DECISIONS)}
GRAMMAR: Final = (
    "roll DICE, keep, pharaoh DICE, nile DICE, flood DICE, civ COLOURS with DICE, "
    "monument COLOUR COLUMN, monument COLOUR COLUMN with DIE, disaster AREA, lose COLOUR, "
    "lose COLOUR COLUMN, end; chance is +COLOUR:FACE ...; "
    "dice are named in the order red blue yellow green purple"
)


def parse_number(text: str) -> int:
    """Read the kernel's number of a move; raise `InvalidNotation` for all other texts."""
    number = NUMBER_OF_TEXT.get(text)
    if number is None:
        number = _outcome(text) if text.startswith("+") else None
    if number is None:
        raise InvalidNotation(f"{text[:60]!r} is no move; moves are {GRAMMAR}")
    return number


@lru_cache(maxsize=20_000)
def _outcome(text: str) -> int | None:
    """The number of an outcome, or None for a text that is none."""
    faces = []
    for part in text[1:].split(" "):
        colour, _, face = part.partition(":")
        if colour not in COLOUR_OF or face not in FACE_OF:
            return None
        faces.append((Colour(colour), Face(face)))
    try:
        return number_of(Rolled(tuple(faces)))
    except KeyError:
        return None


def parse_move(text: str) -> Move:
    """Read what `str(move)` writes; raise `InvalidNotation` for all else."""
    return move_of(parse_number(text))
