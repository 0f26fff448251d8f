"""Why a move is not allowed: a code, what it is about, and the number of the rule."""

from typing import Final

from heliopolis.core.errors import Refusal
from heliopolis.dice.catalogue import bits_of, dice_of, move_of, space_of
from heliopolis.dice.components import (
    ANKH,
    AREAS,
    CIV,
    COLOUR_OF,
    FACE_OF,
    FACES,
    MONUMENT,
    SUN,
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
from heliopolis.dice.rulebook import SUNS_FOR_POINTS
from heliopolis.dice.state import APPLY, LOSE, MONUMENT_USED, OVER, REROLL, ROLL

_RULE_OF: Final = {REROLL: "D-4", APPLY: "D-7", LOSE: "D-25", OVER: "D-29"}
"""The rule about what is being decided."""


def refusal_of(state: bytes, number: int) -> Refusal:
    """Why the move with a number, which is illegal in a state, is illegal there."""
    return refusal(Fields(state), move_of(number))


def refusal(fields: Fields, move: Move) -> Refusal:
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


def _not_asked(fields: Fields) -> Refusal:
    """What it is time for instead."""
    if fields.phase == ROLL:
        return Refusal("dice-in-the-air", {"dice": _rolling(fields)}, _rule_of_throw(fields))
    rule = _RULE_OF[fields.phase]
    if fields.phase == REROLL:
        return Refusal("roll-or-keep", {}, rule)
    if fields.phase == APPLY:
        return Refusal("spend-or-end", {}, rule)
    if fields.phase == LOSE:
        area = AREAS[fields.disaster].value
        return Refusal("must-lose-marker", {"seat": fields.acting, "area": area}, rule)
    return Refusal("game-over", {"ended": "finished"}, rule)


def _rolling(fields: Fields) -> tuple[str, ...]:
    return _named(dice_of(fields.in_the_air))


def _named(dice: Dice) -> tuple[str, ...]:
    return tuple(colour.value for colour in dice)


def _rule_of_throw(fields: Fields) -> str:
    return "D-4" if fields.throws else "D-3"


def _no_outcome(fields: Fields) -> Refusal:
    if fields.phase == ROLL:
        return Refusal("other-dice-in-the-air", {"dice": _rolling(fields)}, _rule_of_throw(fields))
    if fields.phase == OVER:
        return _not_asked(fields)
    return Refusal("no-die-in-the-air", {}, _RULE_OF[fields.phase])


def _no_roll(fields: Fields, dice: Dice) -> Refusal:
    if fields.phase != REROLL:
        return _not_asked(fields)
    suns = dice_of(bits_of(dice) & fields.showing[SUN])
    return Refusal("sun-stays", {"dice": _named(suns)}, "D-3")


def _no_loss(fields: Fields, move: Lose) -> Refusal:
    if fields.phase != LOSE:
        return _not_asked(fields)
    area = AREAS[fields.disaster]
    if (move.column is None) != (area is Face.CIV):
        return Refusal("disaster-hits-other-area", {"area": area.value}, "D-25")
    missing = {"seat": fields.acting, "colour": move.colour.value}
    if move.column is None:
        return Refusal("no-civ-marker-there", missing, "D-25")
    return Refusal("no-monument-marker-there", {**missing, "column": move.column}, "D-25")


def _no_disaster(fields: Fields) -> Refusal:
    if fields.suns <= SUNS_FOR_POINTS:
        counted = {"suns": fields.suns, "needed": SUNS_FOR_POINTS + 1}
        return Refusal("too-few-suns", counted, "D-23")
    return Refusal("disaster-declared-already", {}, "D-23")


def _unusable(fields: Fields, dice: Dice, face: Face) -> Refusal | None:
    """Why the first die that cannot be used as a face cannot."""
    usable = fields.free_with(FACE_OF[face]) | fields.free_with(ANKH)
    for colour in dice_of(bits_of(dice) & ~usable):
        number = COLOUR_OF[colour]
        if fields.spent >> number & 1:
            return Refusal("die-is-spent", {"die": colour.value}, "D-8")
        shown = next(FACES[side] for side, some in enumerate(fields.showing) if some >> number & 1)
        told = {"die": colour.value, "shows": shown.value, "face": face.value}
        return Refusal("die-shows-other-face", told, "D-8")
    return None


def _no_group(fields: Fields, dice: Dice, face: Face) -> Refusal:
    return _unusable(fields, dice, face) or Refusal("no-real-die", {"face": face.value}, "D-9")


def _no_civ(fields: Fields, markers: Dice, others: Dice) -> Refusal:
    unusable = _unusable(fields, (*markers, *others), Face.CIV)
    if unusable:
        return unusable
    faults = (_fault_of_civ(fields, colour) for colour in markers)
    return next(fault for fault in faults if fault)


def _fault_of_civ(fields: Fields, colour: Colour) -> Refusal | None:
    number = COLOUR_OF[colour]
    if not fields.free_with(CIV) >> number & 1:
        return Refusal("ankh-places-no-marker", {"die": colour.value}, "D-14")
    if fields.civ[fields.turn] >> number & 1:
        placed = {"seat": fields.turn, "colour": colour.value}
        return Refusal("own-civ-marker-there", placed, "D-15")
    if sum(civ >> number & 1 for civ in fields.civ) >= fields.players - 1:
        return Refusal("civ-space-full", {"colour": colour.value}, "D-15")
    return None


def _no_monument(fields: Fields, move: PlaceMonument) -> Refusal:
    """The die comes first, then the space, then how many dice it takes: no later fault matters."""
    further = bool(fields.used & MONUMENT_USED)
    fault = _fault_of_monument(fields, move.colour, "D-18" if further else "D-17")
    fault = fault or _fault_of_space(fields, move.colour, move.column, further)
    if fault:
        return fault
    if not further:
        return Refusal("first-monument-takes-one-die", {}, "D-17")
    if move.companion is not None:
        fault = _unusable(fields, (move.companion,), Face.MONUMENT)
    return fault or Refusal("further-monument-takes-two-dice", {}, "D-18")


def _fault_of_monument(fields: Fields, colour: Colour, rule: str) -> Refusal | None:
    """Why a die is no real Monument to place a marker with."""
    if fields.free_with(MONUMENT) >> COLOUR_OF[colour] & 1:
        return None
    ankh = Refusal("ankh-places-no-marker", {"die": colour.value}, rule)
    return _unusable(fields, (colour,), Face.MONUMENT) or ankh


def _fault_of_space(fields: Fields, colour: Colour, column: int, further: bool) -> Refusal | None:
    """Why a space cannot be taken, by the first marker of a turn or by a further one."""
    space = space_of(colour, column)
    if any(spaces >> space & 1 for spaces in fields.monuments):
        taken = {"colour": colour.value, "column": column}
        return Refusal("monument-space-taken", taken, "D-18" if further else "D-17")
    own = fields.monuments[fields.turn]
    if further and any(own >> space_of(row, column) & 1 for row in Colour):
        return Refusal("own-marker-in-column", {"seat": fields.turn, "column": column}, "D-18")
    return None
