"""Every move's number, and its one text form, which `str(move)` writes."""

from functools import lru_cache
from typing import Final

from heliopolis.core.numbering import Numbering
from heliopolis.dice.catalogue import ACTIONS, DECISIONS, move_of, number_of
from heliopolis.dice.components import COLOUR_OF, FACE_OF, Colour, Face
from heliopolis.dice.moves import Move, Rolled


class _Numbering(Numbering[Move]):
    """Throws are too many to list, so their numbers are reckoned."""

    def __init__(self, grammar: tuple[str, ...]) -> None:
        super().__init__(DECISIONS, ACTIONS, grammar)
        self.number_of = number_of
        self.move_of = move_of

    def parse_number(self, text: str) -> int:
        number = _outcome(text) if text.startswith("+") else None
        return super().parse_number(text) if number is None else number


@lru_cache(maxsize=20_000)
def _outcome(text: str) -> int | None:
    """The number of an outcome, or None for a text that is none."""
    faces = []
    for part in text[1:].split(" "):
        colour, _, face = part.partition(":")
        if colour not in COLOUR_OF or face not in FACE_OF:
            return None
        faces.append((Colour(colour), Face(face)))
    rolled = Rolled(tuple(faces))
    try:
        return number_of(rolled) if str(rolled) == text else None  # dice in another order
    except KeyError:
        return None


NUMBERING: Final = _Numbering(
    grammar=(
        "roll DICE",
        "keep",
        "pharaoh DICE",
        "nile DICE",
        "flood DICE",
        "civ COLOURS with DICE",
        "monument COLOUR COLUMN",
        "monument COLOUR COLUMN with DIE",
        "disaster AREA",
        "lose COLOUR",
        "lose COLOUR COLUMN",
        "end",
        "+COLOUR:FACE ...",
    ),
)
"""Dice are named in the order red blue yellow green purple."""
parse_move = NUMBERING.parse_move
