"""What comes to the same: other orders of doing things, and columns with the same markers."""

from typing import Final

from heliopolis.core.compile import constant, rule
from heliopolis.dice.components import ALL_DICE, COLUMNS, DICE
from heliopolis.dice.state import State

ANY_ORDER: Final = constant(0)
IN_ORDER: Final = constant(1)
"""Whether distinct moves go about a turn in one order or in any."""


@rule
def same_markers(s: State, column: int, other: int, own: int) -> bool:
    """Whether two columns hold the same markers, if the acting seat has its own on some spaces."""
    for seat in range(s.players):
        spaces = own if seat == s.acting else int(s.monuments[seat])
        if (spaces >> DICE * column ^ spaces >> DICE * other) & ALL_DICE:
            return False
    return True


@rule
def first_like(s: State, column: int, own: int) -> int:
    """The first column with the same markers as this one, the acting seat's being those given."""
    other = 0
    while not same_markers(s, column, other, own):
        other += 1
    return other


@rule
def different_columns(s: State) -> int:
    """The columns, as bits, that have no like to their left."""
    own = int(s.monuments[s.acting])
    kinds = 0
    for column in range(COLUMNS):
        if first_like(s, column, own) == column:
            kinds |= 1 << column
    return kinds
