"""D-7 to D-21: which groups the free dice may make. Every use of them is optional (D-7)."""

from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule
from heliopolis.dice.areas import columns_for_first, columns_for_further, open_civ
from heliopolis.dice.components import ANKH, CIV, DICE, MONUMENT, NILE, PHARAOH
from heliopolis.dice.rolling import suns_of_turn
from heliopolis.dice.rulebook import DICE_OF_FURTHER_MARKER, DICE_OF_NO_MARKER, SUNS_FOR_POINTS
from heliopolis.dice.state import (
    DISASTER_USED,
    MONUMENT_USED,
    NILE_USED,
    PHARAOH_USED,
    State,
    free_with,
)


@rule
def is_track_group(s: State, face: int, dice: int, begun: int) -> bool:
    """D-8: real dice and Ankhs; D-9: a real one must be in the group, or have begun it."""
    real = free_with(s, face)
    if dice & ~(real | free_with(s, ANKH)):
        return False
    return dice & real != 0 or int(s.used) & begun != 0


@rule
def is_flood(s: State, dice: int) -> bool:
    """D-8: Niles, at least one, and Ankhs; that they are three is the catalogue's business."""
    real = free_with(s, NILE)
    return dice & ~(real | free_with(s, ANKH)) == 0 and dice & real != 0


@rule
def is_civ_group(s: State, markers: int, dice: int) -> bool:
    """D-14: a marker needs its own real die in the group; the other dice may be Ankhs.

    How many dice so many markers take (D-13) is the catalogue's business.
    """
    real = free_with(s, CIV)
    if dice & ~(real | free_with(s, ANKH)):
        return False
    return markers & ~(real & open_civ(s)) == 0


@rule
def is_first_monument(s: State, space: int) -> bool:
    """D-17: one real Monument, once a turn, for an empty space of its colour."""
    colour = space % DICE
    if int(s.used) & MONUMENT_USED or free_with(s, MONUMENT) >> colour & 1 == 0:
        return False
    return columns_for_first(s, colour) >> space // DICE & 1 == 1


@rule
def is_further_monument(s: State, space: int, companion: int) -> bool:
    """D-18 and D-19: a real Monument for the space, and a second die, Monument or Ankh.

    D-21: the companion's own row may be full.
    """
    colour = space % DICE
    real = free_with(s, MONUMENT)
    if int(s.used) & MONUMENT_USED == 0 or real >> colour & 1 == 0:
        return False
    if (real | free_with(s, ANKH)) >> companion & 1 == 0:
        return False
    return columns_for_further(s, colour) >> space // DICE & 1 == 1


@rule
def may_declare(s: State) -> bool:
    """D-23: with four or five Suns one disaster; D-24: whenever the seat likes."""
    return suns_of_turn(s) > SUNS_FOR_POINTS and int(s.used) & DISASTER_USED == 0


@rule
def may_do_more(s: State) -> bool:
    """Whether anything but ending the turn is allowed: else the seat is not asked."""
    if may_declare(s):
        return True
    ankhs = free_with(s, ANKH)
    used = int(s.used)
    if free_with(s, PHARAOH) or free_with(s, NILE):
        return True
    if ankhs and used & (PHARAOH_USED | NILE_USED):
        return True
    return may_place_civ(s, ankhs) or may_place_monument(s, ankhs)


@rule
def may_place_civ(s: State, ankhs: int) -> bool:
    """D-13 and D-15: three dice, and a real one among them whose space is open."""
    real = free_with(s, CIV)
    if count_bits(real | ankhs) <= DICE_OF_NO_MARKER:
        return False
    return real & open_civ(s) != 0


@rule
def may_place_monument(s: State, ankhs: int) -> bool:
    """D-21: some real Monument has a space, and for a further marker a companion."""
    real = free_with(s, MONUMENT)
    further = int(s.used) & MONUMENT_USED != 0
    if further and count_bits(real | ankhs) < DICE_OF_FURTHER_MARKER:
        return False
    columns = 0
    for colour in range(DICE):
        if real >> colour & 1:
            columns |= columns_for_further(s, colour) if further else columns_for_first(s, colour)
    return columns != 0
