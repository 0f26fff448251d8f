"""The kernel's small number of every move, and back.

A set of dice or colours is five bits, red the lowest. The number of an outcome is ACTIONS plus a
number with one digit of base 7 for each die: 0 where it was not rolled, else 1 + its face.
"""

from functools import cache
from typing import Final

import numpy as np

from heliopolis.dice.components import (
    AREAS,
    COLOUR_OF,
    COLOURS,
    DICE,
    DICE_SETS,
    FACE_OF,
    FACES,
    SIDES,
    SPACES,
    Colour,
    Face,
)
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
from heliopolis.dice.rulebook import DICE_OF_NO_MARKER, FLOOD_DICE


@cache
def dice_of(bits: int) -> Dice:
    """The dice of a set."""
    return tuple(colour for number, colour in enumerate(COLOURS) if bits >> number & 1)


def bits_of(dice: Dice) -> int:
    """The set of some dice."""
    return sum(1 << COLOUR_OF[colour] for colour in dice)


def _sets_of(count: int) -> list[int]:
    return [dice for dice in range(DICE_SETS) if dice.bit_count() == count]


_FLOODS: Final = _sets_of(FLOOD_DICE)
_CIVS: Final = [
    (markers, dice)
    for dice in range(DICE_SETS)
    for markers in range(1, DICE_SETS)
    if not markers & ~dice and markers.bit_count() + DICE_OF_NO_MARKER <= dice.bit_count()
]
_OTHERS: Final = DICE - 1

# The number of a decision is its action; those of moves with dice or spaces start at a base.
KEEP_ACTION: Final = 0  # a roll of no dice
ROLL_BASE: Final = 0  # + the dice, from 1
END_ACTION: Final = ROLL_BASE + DICE_SETS
DISASTER_BASE: Final = END_ACTION + 1  # + the area
LOSE_CIV_BASE: Final = DISASTER_BASE + len(AREAS)  # + the colour
LOSE_MONUMENT_BASE: Final = LOSE_CIV_BASE + DICE  # + the space
PHARAOH_BASE: Final = LOSE_MONUMENT_BASE + SPACES - 1  # + the dice, from 1
NILE_BASE: Final = PHARAOH_BASE + DICE_SETS - 1  # + the dice, from 1
FLOOD_BASE: Final = NILE_BASE + DICE_SETS  # + the place in FLOOD_DICE_OF
CIV_BASE: Final = FLOOD_BASE + len(_FLOODS)  # + the place in CIV_DICE_OF and CIV_MARKERS_OF
MONUMENT_BASE: Final = CIV_BASE + len(_CIVS)  # + the space
PAIR_BASE: Final = MONUMENT_BASE + SPACES  # + 4 times the space, + the place among other colours
ACTIONS: Final = PAIR_BASE + SPACES * _OTHERS
"""How many decisions there are."""
OUTCOMES: Final = (SIDES + 1) ** DICE
"""One more than the largest number of an outcome, less ACTIONS; 0 is none, for no die is rolled."""

FLOOD_DICE_OF: Final = np.array(_FLOODS, dtype=np.int8)
CIV_MARKERS_OF: Final = np.array([markers for markers, _ in _CIVS], dtype=np.int8)
CIV_DICE_OF: Final = np.array([dice for _, dice in _CIVS], dtype=np.int8)
FLOOD_NUMBER: Final = np.zeros(DICE_SETS, dtype=np.int16)
"""The number of a flood by its dice."""
CIV_NUMBER: Final = np.zeros((DICE_SETS, DICE_SETS), dtype=np.int16)
"""The number of a civilization move by its markers and all its dice."""
for _place, _dice in enumerate(_FLOODS):
    FLOOD_NUMBER[_dice] = FLOOD_BASE + _place
for _place, _group in enumerate(_CIVS):
    CIV_NUMBER[_group] = CIV_BASE + _place


def space_of(colour: Colour, column: int) -> int:
    """The number of the space of the monument area in a row and a column, counted from 1."""
    return DICE * (column - 1) + COLOUR_OF[colour]


def space_at(space: int) -> tuple[Colour, int]:
    """The row and the column, counted from 1, of a space of the monument area."""
    column, colour = divmod(space, DICE)
    return COLOURS[colour], column + 1


def marker_at(area: Face, marker: int) -> tuple[Colour, int | None]:
    """The colour and the column of a marker of the civilization or the monument area."""
    if area is Face.CIV:
        return COLOURS[marker], None
    return space_at(marker)


def _paired(space: int, other: int) -> PlaceMonument:
    colour, column = space_at(space)
    others = [companion for companion in COLOURS if companion != colour]
    return PlaceMonument(colour, column, others[other])


DECISIONS: Final[tuple[Move, ...]] = (
    Keep(),
    *(Roll(dice_of(dice)) for dice in range(1, DICE_SETS)),
    End(),
    *(DeclareDisaster(area) for area in AREAS),
    *(Lose(colour) for colour in COLOURS),
    *(Lose(*space_at(space)) for space in range(SPACES)),
    *(AdvancePharaoh(dice_of(dice)) for dice in range(1, DICE_SETS)),
    *(AdvanceNile(dice_of(dice)) for dice in range(1, DICE_SETS)),
    *(FloodNile(dice_of(dice)) for dice in _FLOODS),
    *(PlaceCiv(dice_of(markers), dice_of(dice & ~markers)) for markers, dice in _CIVS),
    *(PlaceMonument(*space_at(space)) for space in range(SPACES)),
    *(_paired(space, other) for space in range(SPACES) for other in range(_OTHERS)),
)
"""Every decision of the game, at its number."""
_NUMBER_OF: Final[dict[Move, int]] = {move: number for number, move in enumerate(DECISIONS)}
DIGIT_OF: Final = {colour: (SIDES + 1) ** number for colour, number in COLOUR_OF.items()}
"""How much the number of an outcome grows with a face of a die."""


def number_of(move: Move) -> int:
    """The number of a move; `KeyError` for a value that is none."""
    if not isinstance(move, Rolled):
        return _NUMBER_OF[move]
    number = last = 0
    for colour, face in move.faces:
        digit = DIGIT_OF[colour]
        if digit == last:
            raise KeyError(move)  # a die twice
        last = digit
        number += digit * (1 + FACE_OF[face])
    if not number:
        raise KeyError(move)
    return ACTIONS + number


def move_of(number: int) -> Move:
    """The move with a number."""
    return DECISIONS[number] if number < ACTIONS else outcome_of(number - ACTIONS)


@cache
def outcome_of(number: int) -> Rolled:
    """The outcome with a number, less ACTIONS."""
    faces = []
    for colour in COLOURS:
        number, digit = divmod(number, SIDES + 1)
        if digit:
            faces.append((colour, FACES[digit - 1]))
    return Rolled(tuple(faces))
