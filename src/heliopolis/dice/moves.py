"""The moves of the dice game as typed values; `catalogue.py` has the kernel's number for each."""

from heliopolis.core.value import value
from heliopolis.dice.components import Colour, Face

Dice = tuple[Colour, ...]
"""Dice by their colours, in the order of `COLOURS`."""


def _spelled(dice: Dice) -> str:
    return " ".join(colour.value for colour in dice)


@value
class Roll:
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
class AdvancePharaoh:
    """Spend dice for steps on the Pharaoh track."""

    dice: Dice

    def __str__(self) -> str:
        return f"pharaoh {_spelled(self.dice)}"


@value
class AdvanceNile:
    """Spend dice for steps on the Nile track."""

    dice: Dice

    def __str__(self) -> str:
        return f"nile {_spelled(self.dice)}"


@value
class FloodNile:
    """Spend three dice for a flood cube."""

    dice: Dice

    def __str__(self) -> str:
        return f"flood {_spelled(self.dice)}"


@value
class PlaceCiv:
    """Place markers on the colours of some of the dice that are spent."""

    markers: Dice
    others: Dice

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

    def __str__(self) -> str:
        first = f"monument {self.colour.value} {self.column}"
        return first if self.companion is None else f"{first} with {self.companion.value}"


@value
class DeclareDisaster:
    """Let a disaster hit everybody else."""

    area: Face

    def __str__(self) -> str:
        return f"disaster {self.area.value}"


@value
class Lose:
    """Give up a marker to a disaster; a civilization marker has no column."""

    colour: Colour
    column: int | None = None

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
