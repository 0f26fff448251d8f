"""The distinct losses of a victim: two markers in one order, of like columns the first ones."""

from heliopolis.core.compile import rule
from heliopolis.dice.catalogue import LOSE_CIV_BASE, LOSE_MONUMENT_BASE
from heliopolis.dice.components import CIV, DICE, SPACES
from heliopolis.dice.disasters import markers_of
from heliopolis.dice.distinct.alike import (
    ANY_ORDER,
    IN_ORDER,
    different_columns,
    first_like,
    same_markers,
)
from heliopolis.dice.legal import Found
from heliopolis.dice.state import NO_MARKER, State


@rule
def find_losses(s: State, in_order: int, found: Found) -> int:
    """List the distinct losses; after a first one out of order the second may be any."""
    count = find_losses_by(s, in_order, found)
    if count == 0:
        count = find_losses_by(s, ANY_ORDER, found)
    return count


@rule
def find_losses_by(s: State, in_order: int, found: Found) -> int:
    """List the distinct losses, in order or not."""
    base = LOSE_CIV_BASE if s.disaster == CIV else LOSE_MONUMENT_BASE
    markers = markers_of(s)
    kinds = different_columns(s)
    count = 0
    for marker in range(SPACES):
        if markers >> marker & 1 == 0:
            continue
        if s.lost != NO_MARKER and in_order == IN_ORDER:
            distinct = is_second_loss(s, int(s.lost), marker)
        else:
            distinct = s.disaster == CIV or kinds >> marker // DICE & 1 == 1
            if in_order == IN_ORDER:
                distinct = distinct and has_second_loss(s, marker, markers)
        if distinct:
            found[count] = base + marker
            count += 1
    return count


@rule
def is_second_loss(s: State, first: int, marker: int) -> bool:
    """Whether a pair of losses is the one of its kind that is offered."""
    if marker <= first:
        return False
    if s.disaster == CIV:
        return True
    column = marker // DICE
    first_column = first // DICE
    own = int(s.monuments[s.acting])
    if first_like(s, column, own & ~(1 << first)) != column:
        return False
    # From columns that were alike the same pair can be taken in two ways, so the colours go up.
    if column == first_column or not same_markers(s, column, first_column, own | 1 << first):
        return True
    return marker % DICE >= first % DICE


@rule
def has_second_loss(s: State, first: int, markers: int) -> bool:
    """Whether the first loss can be followed by one in order."""
    for marker in range(first + 1, SPACES):
        if markers >> marker & 1 and is_second_loss(s, first, marker):
            return True
    return False
