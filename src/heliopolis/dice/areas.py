"""D-8 and D-10 to D-21: what the groups of dice do on the board."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule
from heliopolis.core.log import Log, note
from heliopolis.dice.components import (
    ALL_COLOURS,
    ALL_DICE,
    COLUMNS,
    DICE,
    END_OF_TRACK,
    NILE,
    PHARAOH,
)
from heliopolis.dice.facts import ADVANCED, CIV_PLACED, FLOODED, MONUMENT_PLACED, MOVED
from heliopolis.dice.state import (
    CIV_USED,
    FLOOD_USED,
    GO_ON,
    MONUMENT_USED,
    NILE_USED,
    PHARAOH_USED,
    State,
)


@rule
def spend(s: State, dice: int, use: int) -> None:
    """D-8: each die is spent once."""
    s.spent = int(s.spent) | dice
    s.used = int(s.used) | use
    s.phase = GO_ON


@rule
def advance_pharaoh(s: State, dice: int, log: Log) -> None:
    """D-8: a step for every die; D-10: surplus steps are lost."""
    seat = int(s.turn)
    before = int(s.pharaoh[seat])
    s.pharaoh[seat] = min(END_OF_TRACK, before + count_bits(dice))
    note(log, ADVANCED, seat, PHARAOH, dice)
    note(log, MOVED, before, s.pharaoh[seat], 0)
    spend(s, dice, PHARAOH_USED)


@rule
def advance_nile(s: State, dice: int, log: Log) -> None:
    """D-8: a step for every die, flood cubes and all; D-10: surplus steps are lost."""
    seat = int(s.turn)
    before = int(s.nile[seat])
    s.nile[seat] = min(END_OF_TRACK, before + count_bits(dice))
    note(log, ADVANCED, seat, NILE, dice)
    note(log, MOVED, before, s.nile[seat], 0)
    spend(s, dice, NILE_USED)


@rule
def flood_nile(s: State, dice: int, log: Log) -> None:
    """D-12: one more flood cube, at any space of the track."""
    seat = int(s.turn)
    s.floods[seat] += 1
    note(log, FLOODED, seat, dice, s.floods[seat])
    spend(s, dice, FLOOD_USED)


@rule
def full_colours(s: State, seat: int, own: int) -> int:
    """D-15: the colours that hold players - 1 markers, when a seat has these of its own."""
    # The number of markers on each colour, as two binary digits.
    ones = 0
    twos = 0
    for other in range(s.players):
        held = own if other == seat else int(s.civ[other])
        twos ^= ones & held
        ones ^= held
    most = int(s.players) - 1
    return (ones if most & 1 else ~ones) & (twos if most & 2 else ~twos)


@rule
def open_colours(held: int, full: int) -> int:
    """D-15: the colours open to who holds these markers: none of its own, and none that is full."""
    return ALL_DICE & ~held & ~full


@rule
def open_civ(s: State) -> int:
    """D-15: the colours where the seat whose turn it is may place."""
    seat = int(s.turn)
    own = int(s.civ[seat])
    return open_colours(own, full_colours(s, seat, own))


@rule
def place_civ(s: State, markers: int, dice: int, log: Log) -> None:
    """D-13: a marker on each of the colours, for at least two dice more than that."""
    seat = int(s.turn)
    s.civ[seat] = int(s.civ[seat]) | markers
    note(log, CIV_PLACED, seat, markers, dice)
    spend(s, dice, CIV_USED)


@rule
def taken_spaces(s: State) -> int:
    """The spaces of the monument area that hold anybody's marker."""
    taken = 0
    for seat in range(s.players):
        taken |= int(s.monuments[seat])
    return taken


@rule
def columns_of(spaces: int, colours: int) -> int:
    """The columns, as bits, in which one of the spaces has one of the colours."""
    columns = 0
    for column in range(COLUMNS):
        if spaces >> DICE * column & colours:
            columns |= 1 << column
    return columns


@rule
def columns_for_first(s: State, colour: int) -> int:
    """D-17: the columns where the first marker of a turn may go: any empty space of the colour."""
    return columns_of(~taken_spaces(s), 1 << colour)


@rule
def columns_for_further(s: State, colour: int) -> int:
    """D-18: for a further marker, only columns without a marker of the seat."""
    own = columns_of(int(s.monuments[s.turn]), ALL_COLOURS)
    return columns_for_first(s, colour) & ~own


@rule
def place_monument(s: State, space: int, dice: int, log: Log) -> None:
    """D-17 and D-18: the first marker of a turn takes one die, a further one two."""
    seat = int(s.turn)
    s.monuments[seat] = int(s.monuments[seat]) | 1 << space
    if int(s.used) & MONUMENT_USED:
        s.paired = int(s.paired) | 1 << space % DICE
    note(log, MONUMENT_PLACED, seat, space, dice)
    spend(s, dice, MONUMENT_USED)
