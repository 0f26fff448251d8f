"""Every move's number, and its one text form, which `str(move)` writes."""

from typing import Final

from heliopolis.core.numbering import Numbering
from heliopolis.ra.moves import ACTIONS, MOVES, Move

NUMBERING: Final = Numbering[Move](
    MOVES,
    ACTIONS,
    grammar=("draw", "ra", "god TILE", "done", "bid SUN", "pass", "lose TILE", "+TILE"),
)
parse_move = NUMBERING.parse_move
