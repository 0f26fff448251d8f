"""Why a move is not allowed, in words and with the number of the rule."""

from typing import Final

from heliopolis.core.errors import Refusal
from heliopolis.dice.catalogue import bits_of, dice_of, move_of, space_of
from heliopolis.dice.faces import (
    ANKH,
    AREAS,
    CIV,
    COLOUR_OF,
    FACE_OF,
    MONUMENT,
    SUN,
    SUNS_FOR_POINTS,
    Colour,
    Face,
)
from heliopolis.dice.fields import Fields
from heliopolis.dice.moves import (
    AdvanceNile,
    AdvancePharaoh,
    DeclareDisaster,
    Dice,
    End,
    FloodNile,
    Keep,
    Lose,
    Move,
    PlaceCiv,
    PlaceMonument,
    Roll,
    Rolled,
)
from heliopolis.dice.state import APPLY, LOSE, MONUMENT_USED, OVER, REROLL, ROLL

Reason = tuple[str, str]
"""A reason and the number of its rule."""

_SPOKEN: Final = {
    Face.PHARAOH: "Pharaoh",
    Face.NILE: "Nile",
    Face.CIV: "civilization",
    Face.MONUMENT: "monument",
}
_ASKED: Final = {
    ROLL: ("the dice are in the air, so an outcome such as +red:ankh comes next", "D-3"),
    REROLL: ("it is time to roll dice again or keep them all", "D-4"),
    APPLY: ("the rolling is over: it is time to spend dice or end the turn", "D-7"),
    OVER: ("the game is over", "D-29"),
}


def refusal_of(record: bytes, number: int) -> Refusal:
    """Why the move with a number, which is illegal in a record, is illegal there."""
    reason, rule = refusal(Fields(record), move_of(number))
    return Refusal(reason, {}, rule)


def refusal(fields: Fields, move: Move) -> Reason:
    """Why an illegal move is illegal."""
    match move:
        case Rolled():
            return _no_outcome(fields)
        case Roll(dice=dice):
            return _no_roll(fields, dice)
        case Lose():
            return _no_loss(fields, move)
        case Keep() | End():
            return _not_asked(fields)
    if fields.phase != APPLY:
        return _not_asked(fields)
    match move:
        case DeclareDisaster():
            return _no_disaster(fields)
        case AdvancePharaoh(dice=dice):
            return _no_group(fields, dice, Face.PHARAOH)
        case AdvanceNile(dice=dice) | FloodNile(dice=dice):
            return _no_group(fields, dice, Face.NILE)
        case PlaceCiv(markers=markers, others=others):
            return _no_civ(fields, markers, others)
    return _no_monument(fields, move)


def _not_asked(fields: Fields) -> Reason:
    if fields.phase == LOSE:
        area = _SPOKEN[AREAS[fields.disaster]]
        return (f"seat {fields.acting} must choose a {area} marker to lose", "D-25")
    return _ASKED[fields.phase]


def _no_outcome(fields: Fields) -> Reason:
    if fields.phase != ROLL:
        reason, rule = _not_asked(fields)
        return (f"no die is in the air: {reason}", rule)
    rolling = ", ".join(dice_of(fields.in_the_air))
    throw = "D-4" if fields.throws else "D-3"
    return (f"the dice in the air are {rolling}, no more and no fewer", throw)


def _no_roll(fields: Fields, dice: Dice) -> Reason:
    if fields.phase != REROLL:
        return _not_asked(fields)
    suns = dice_of(bits_of(dice) & fields.showing[SUN])
    return (f"a Sun stays where it is: {', '.join(suns)}", "D-3")


def _no_loss(fields: Fields, move: Lose) -> Reason:
    if fields.phase != LOSE:
        return _not_asked(fields)
    area = AREAS[fields.disaster]
    if (move.column is None) != (area is Face.CIV):
        return (f"the disaster takes {_SPOKEN[area]} markers", "D-25")
    return (f"seat {fields.acting} has no such {_SPOKEN[area]} marker", "D-25")


def _no_disaster(fields: Fields) -> Reason:
    if fields.suns <= SUNS_FOR_POINTS:
        return (f"a disaster takes four Suns, and there are {fields.suns}", "D-23")
    return ("a disaster was declared in this turn already", "D-23")


def _unusable(fields: Fields, dice: Dice, face: Face) -> Reason | None:
    """The first die that cannot be used as a face."""
    usable = fields.free_with(FACE_OF[face]) | fields.free_with(ANKH)
    for colour in dice_of(bits_of(dice) & ~usable):
        if fields.spent >> COLOUR_OF[colour] & 1:
            return (f"the {colour.value} die is spent", "D-8")
        return (f"the {colour.value} die shows neither {_SPOKEN[face]} nor Ankh", "D-8")
    return None


def _no_group(fields: Fields, dice: Dice, face: Face) -> Reason:
    reason = f"at least one die of the group must show {_SPOKEN[face]} itself"
    return _unusable(fields, dice, face) or (reason, "D-9")


def _no_civ(fields: Fields, markers: Dice, others: Dice) -> Reason:
    unusable = _unusable(fields, (*markers, *others), Face.CIV)
    if unusable:
        return unusable
    faults = (_fault_of_civ(fields, colour) for colour in markers)
    return next(fault for fault in faults if fault)


def _fault_of_civ(fields: Fields, colour: Colour) -> Reason | None:
    number = COLOUR_OF[colour]
    if not fields.free_with(CIV) >> number & 1:
        return (f"the {colour.value} die shows an Ankh, which places no marker", "D-14")
    if fields.civ[fields.turn] >> number & 1:
        return (f"seat {fields.turn} has a marker on {colour.value} already", "D-15")
    if sum(civ >> number & 1 for civ in fields.civ) >= fields.players - 1:
        return (f"no marker fits on {colour.value} any more", "D-15")
    return None


def _no_monument(fields: Fields, move: PlaceMonument) -> Reason:
    first = move.companion is None
    colour = COLOUR_OF[move.colour]
    if first and fields.used & MONUMENT_USED:
        return ("a further marker in a turn takes a second die: with COLOUR", "D-18")
    if not first and not fields.used & MONUMENT_USED:
        return ("the first marker of a turn takes one die only", "D-17")
    if not fields.free_with(MONUMENT) >> colour & 1:
        fault = _unusable(fields, (move.colour,), Face.MONUMENT)
        ankh = f"the {move.colour.value} die shows an Ankh, which places no marker"
        return fault or (ankh, "D-17" if first else "D-18")
    if move.companion is not None:
        fault = _unusable(fields, (move.companion,), Face.MONUMENT)
        if fault:
            return fault
    return _no_space(fields, move.colour, move.column)


def _no_space(fields: Fields, colour: Colour, column: int) -> Reason:
    space = space_of(colour, column)
    if any(spaces >> space & 1 for spaces in fields.monuments):
        rule = "D-18" if fields.used & MONUMENT_USED else "D-17"
        return (f"there is a marker on {colour.value} {column} already", rule)
    return (f"seat {fields.turn} has a marker in column {column} already", "D-18")
