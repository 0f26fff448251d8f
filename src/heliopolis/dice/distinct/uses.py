"""The distinct ways to spend dice, and the disasters among them."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import constant, rule
from heliopolis.dice.allocation import may_declare
from heliopolis.dice.areas import columns_for_first, columns_for_further, open_civ
from heliopolis.dice.catalogue import (
    CIV_NUMBER,
    DISASTER_BASE,
    END_ACTION,
    FLOOD_NUMBER,
    MONUMENT_BASE,
    NILE_BASE,
    PAIR_BASE,
    PHARAOH_BASE,
)
from heliopolis.dice.components import (
    ANKH,
    CIV,
    COLUMNS,
    DICE,
    DICE_SETS,
    END_OF_TRACK,
    MONUMENT,
    NILE,
    PHARAOH,
)
from heliopolis.dice.distinct.alike import ANY_ORDER, IN_ORDER, different_columns
from heliopolis.dice.legal import Found
from heliopolis.dice.rulebook import (
    DICE_OF_FURTHER_MARKER,
    DICE_OF_NO_MARKER,
    FLOOD_DICE,
    MOST_CIV_MARKERS,
)
from heliopolis.dice.state import (
    CIV_USED,
    FLOOD_USED,
    MONUMENT_USED,
    NILE_USED,
    PHARAOH_USED,
    State,
    free_with,
)

_ONE = constant(1)


@rule
def find_uses(s: State, in_order: int, found: Found) -> int:
    """D-7: what the free dice may be spent on, as long as nothing later in the order was used."""
    found[0] = END_ACTION
    count = find_disasters(s, in_order, found, 1)
    used = int(s.used) if in_order == IN_ORDER else 0
    ankhs = free_with(s, ANKH)
    if used < PHARAOH_USED:
        left = END_OF_TRACK - int(s.pharaoh[s.turn])
        begun = int(s.used) & PHARAOH_USED != 0
        count = find_steps(free_with(s, PHARAOH), ankhs, begun, left, PHARAOH_BASE, found, count)
    niles = free_with(s, NILE)
    if used < FLOOD_USED:
        count = find_floods(s, niles, ankhs, found, count)
    if used < NILE_USED:
        left = END_OF_TRACK - int(s.nile[s.turn])
        begun = int(s.used) & NILE_USED != 0
        count = find_steps(niles, ankhs, begun, left, NILE_BASE, found, count)
    if used < CIV_USED:
        count = find_civs(s, ankhs, found, count)
    return find_monuments(s, in_order, ankhs, found, count)


@rule
def first_dice(dice: int, wanted: int) -> int:
    """The first so many of some dice, or all when there are not as many."""
    chosen = 0
    while wanted > 0 and dice:
        chosen |= dice & -dice
        dice &= dice - 1
        wanted -= 1
    return chosen


@rule
def find_disasters(s: State, in_order: int, found: Found, count: int) -> int:
    """D-23: disasters that hit somebody; D-24: before the dice, or after a monument marker."""
    if not may_declare(s):
        return count
    used = int(s.used)
    for area in range(PHARAOH, ANKH):
        late = area == MONUMENT and used & MONUMENT_USED != 0
        if (used == 0 or late or in_order == ANY_ORDER) and somebody_has(s, area):
            found[count] = DISASTER_BASE + area
            count += 1
    return count


@rule
def somebody_has(s: State, area: int) -> bool:
    """D-25: whether a disaster would take anything from another seat."""
    for seat in range(s.players):
        if seat == s.turn:
            continue
        if area == PHARAOH:
            hit = s.pharaoh[seat] > 0
        elif area == NILE:
            hit = s.floods[seat] > 0 or s.nile[seat] > 0
        elif area == CIV:
            hit = s.civ[seat] != 0
        else:
            hit = s.monuments[seat] != 0
        if hit:
            return True
    return False


@rule
def find_steps(
    real: int, ankhs: int, begun: bool, left: int, base: int, found: Found, count: int
) -> int:
    """D-10: a group for each number of steps that are left on the track, real dice first."""
    if real == 0 and not begun:
        return count
    dice = real | ankhs
    for steps in range(1, min(count_bits(dice), left) + 1):
        chosen = first_dice(real, steps)
        chosen |= first_dice(ankhs, steps - count_bits(chosen))
        found[count] = base + chosen
        count += 1
    return count


@rule
def find_floods(s: State, niles: int, ankhs: int, found: Found, count: int) -> int:
    """D-11: as many Niles as possible, or one fewer when that one could advance afterwards."""
    have = count_bits(niles)
    for spared in range(2):
        taken = min(have, FLOOD_DICE) - spared
        if spared and (have > FLOOD_DICE or s.nile[s.turn] == END_OF_TRACK):
            break
        if taken > 0 and taken + count_bits(ankhs) >= FLOOD_DICE:
            dice = first_dice(niles, taken) | first_dice(ankhs, FLOOD_DICE - taken)
            found[count] = FLOOD_NUMBER[dice]
            count += 1
    return count


@rule
def find_civs(s: State, ankhs: int, found: Found, count: int) -> int:
    """D-16: every set of colours, paid with the fewest dice and as few Ankhs as possible."""
    real = free_with(s, CIV)
    most = min(count_bits(real | ankhs) - DICE_OF_NO_MARKER, MOST_CIV_MARKERS)
    if real == 0 or most <= 0:
        return count
    places = real & open_civ(s)
    for markers in range(1, DICE_SETS):
        wanted = count_bits(markers)
        if markers & ~places == 0 and wanted <= most:
            others = first_dice(real & ~markers, DICE_OF_NO_MARKER)
            others |= first_dice(ankhs, DICE_OF_NO_MARKER - count_bits(others))
            found[count] = CIV_NUMBER[markers, markers | others]
            count += 1
    return count


@rule
def find_monuments(s: State, in_order: int, ankhs: int, found: Found, count: int) -> int:
    """D-17 to D-20: every colour that has a space, in one of each kind of column."""
    real = free_with(s, MONUMENT)
    if real == 0:
        return count
    kinds = different_columns(s)
    further = int(s.used) & MONUMENT_USED != 0
    for colour in range(DICE):
        if real >> colour & 1 == 0:
            continue
        if not further:
            columns = columns_for_first(s, colour) & kinds
            count = find_columns(columns, MONUMENT_BASE + colour, DICE, found, count)
        elif in_order == ANY_ORDER or 1 << colour > s.paired:
            columns = columns_for_further(s, colour) & kinds
            count = find_pairs(columns, colour, real, ankhs, found, count)
    return count


@rule
def find_columns(columns: int, first: int, step: int, found: Found, count: int) -> int:
    """The moves to some columns; their numbers go up by a step from column to column."""
    for column in range(COLUMNS):
        if columns >> column & 1:
            found[count] = first + column * step
            count += 1
    return count


@rule
def find_pairs(columns: int, colour: int, real: int, ankhs: int, found: Found, count: int) -> int:
    """D-18: a companion that leaves the most, and one that leaves the others for a third marker."""
    others = real & ~(1 << colour)
    companion = first_dice(others if others else ankhs, _ONE)
    if companion == 0:
        return count
    count = find_columns(columns, pair_number(colour, companion), DICE * (DICE - 1), found, count)
    first_of_two = (
        count_bits(real | ankhs) == 2 * DICE_OF_FURTHER_MARKER
        and first_dice(real, _ONE) == 1 << colour
    )
    if others and first_of_two:
        spare = first_dice(ankhs, _ONE) if ankhs else last_die(others)
        count = find_columns(columns, pair_number(colour, spare), DICE * (DICE - 1), found, count)
    return count


@rule
def last_die(dice: int) -> int:
    """The last of some dice."""
    while dice & (dice - 1):
        dice &= dice - 1
    return dice


@rule
def pair_number(colour: int, companion: int) -> int:
    """The number of a further marker in the first column, the companion given as a set."""
    place = 0
    while 1 << place != companion:
        place += 1
    if place > colour:
        place -= 1
    return PAIR_BASE + colour * (DICE - 1) + place
