"""The moves of the dice game as typed values; `catalogue.py` has the kernel's number for each.

Colours and faces may be given by their names in notation, and dice in any order; a value holds
them in the one way in which it is written. What is no colour or face raises `ValueError`.
"""

from collections.abc import Iterable

from heliopolis.core.value import value
from heliopolis.dice.components import COLOUR_OF, Colour, Face

Dice = tuple[Colour, ...]
"""Dice by their colours, in the order of `COLOURS`."""


def _spelled(dice: Dice) -> str:
    return " ".join(colour.value for colour in dice)


def _in_order(dice: Iterable[Colour]) -> Dice:
    return tuple(sorted(map(Colour, dice), key=COLOUR_OF.__getitem__))


class _OfDice:
    """A move with dice."""

    __slots__ = ()
    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", _in_order(self.dice))


@value
class Roll(_OfDice):
    """Roll some dice again; how they fall is a chance outcome."""

    dice: Dice

    def __str__(self) -> str:
        return f"roll {_spelled(self.dice)}"


@value
class Keep:
    """Roll no more."""

    def __str__(self) -> str:
        return "keep"


@value
class AdvancePharaoh(_OfDice):
    """Spend dice for steps on the Pharaoh track."""

    dice: Dice

    def __str__(self) -> str:
        return f"pharaoh {_spelled(self.dice)}"


@value
class AdvanceNile(_OfDice):
    """Spend dice for steps on the Nile track."""

    dice: Dice

    def __str__(self) -> str:
        return f"nile {_spelled(self.dice)}"


@value
class FloodNile(_OfDice):
    """Spend three dice for a flood cube."""

    dice: Dice

    def __str__(self) -> str:
        return f"flood {_spelled(self.dice)}"


@value
class PlaceCiv:
    """Place markers on the colours of some of the dice that are spent."""

    markers: Dice
    others: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "markers", _in_order(self.markers))
        object.__setattr__(self, "others", _in_order(self.others))

    def __str__(self) -> str:
        return f"civ {_spelled(self.markers)} with {_spelled(self.others)}"


@value
class PlaceMonument:
    """Place a marker in a column, on the row of a die's colour.

    The first one of a turn takes that die only, a further one a second die.
    """

    colour: Colour
    column: int
    companion: Colour | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "colour", Colour(self.colour))
        if self.companion is not None:
            object.__setattr__(self, "companion", Colour(self.companion))

    def __str__(self) -> str:
        first = f"monument {self.colour.value} {self.column}"
        return first if self.companion is None else f"{first} with {self.companion.value}"


@value
class DeclareDisaster:
    """Let a disaster hit everybody else."""

    area: Face

    def __post_init__(self) -> None:
        object.__setattr__(self, "area", Face(self.area))

    def __str__(self) -> str:
        return f"disaster {self.area.value}"


@value
class Lose:
    """Give up a marker to a disaster; a civilization marker has no column."""

    colour: Colour
    column: int | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "colour", Colour(self.colour))

    def __str__(self) -> str:
        where = "" if self.column is None else f" {self.column}"
        return f"lose {self.colour.value}{where}"


@value
class End:
    """End the turn."""

    def __str__(self) -> str:
        return "end"


@value
class Rolled:
    """Chance: how the dice in the air fell."""

    faces: tuple[tuple[Colour, Face], ...]

    def __post_init__(self) -> None:
        fallen = [(Colour(colour), Face(face)) for colour, face in self.faces]
        fallen.sort(key=lambda die: COLOUR_OF[die[0]])
        object.__setattr__(self, "faces", tuple(fallen))

    def __str__(self) -> str:
        return "+" + " ".join(f"{colour.value}:{face.value}" for colour, face in self.faces)


Move = (
    Roll
    | Keep
    | AdvancePharaoh
    | AdvanceNile
    | FloodNile
    | PlaceCiv
    | PlaceMonument
    | DeclareDisaster
    | Lose
    | End
    | Rolled
)
