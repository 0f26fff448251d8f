"""TRAITS: what makes one bot of the dice game play differently from another, as one structure.

A bot has numbers for each number of players, because with fewer of them there is more room. What
it thinks by at one table is a structure of its own, its SENSE, in which the numbers have names.
"""

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.dice.components import PLAYERS

FIRST: Final = {
    "pharaoh_pace": (1.0, 0.2, 3.0),  # how many turns of `tracks` a turn is on the Pharaoh track
    "pharaoh_later": (0.5, 0.0, 1.5),  # how much races of later epochs count
    "nile_pace": (0.7, 0.2, 2.0),  # and on the Nile
    "flood_chance": (0.0, -0.2, 0.4),  # that a turn brings a flood to a marker on 0
    "flood_zeal": (0.3, 0.0, 1.0),  # and how much more to a marker on 12
    "flood_danger": (0.02, 0.0, 0.1),  # that a rival's turn costs a flood cube
    "civ_pace": (0.2, 0.05, 1.0),  # how fast the hope for civilization goes as turns run out
    "civ_none": (0.0, -4.0, 8.0),  # points hoped for with no marker, while turns are to come
    "civ_one": (2.0, -1.0, 8.0),
    "civ_two": (5.0, 0.0, 12.0),
    "civ_three": (8.0, 0.0, 16.0),
    "civ_four": (11.0, 2.0, 20.0),
    "civ_room": (0.5, 0.0, 1.0),  # how much it matters that spaces are taken
    "monument_pace": (0.5, 0.05, 1.5),  # new columns that a turn brings
    "monument_spare": (2.0, 0.0, 5.0),  # points of a marker that no new column needs
    "monument_wait": (4.0, 0.2, 10.0),  # turns with which half of the hope for monuments is left
    "column_one": (1.0, -3.0, 5.0),  # points hoped for one marker in a column
    "column_two": (5.0, 0.0, 10.0),
    "column_three": (9.0, 4.0, 15.0),
    "column_four": (12.0, 8.0, 18.0),
    "column_room": (0.5, 0.0, 1.0),  # how much it matters that spaces of a column are taken
    "turn_points": (0.3, 0.0, 1.5),  # points of Suns and Ankhs that a turn brings
    "envy": (0.3, 0.0, 2.0),  # how much of what a rival gains is a loss
    "colours": (0.5, 0.0, 1.5),  # how much it counts which colours the Monuments have that are kept
}
"""The numbers that tuning finds: the guess from which it begins, the least and the most."""
TUNED: Final = tuple(FIRST)
TASTES: Final = ("pharaohs", "river", "civilization", "monuments", "suns", "ankhs", "harm", "haste")
"""How much more a character likes something than it is worth; `haste` is points a step of Ra."""
NUMBERS: Final = ("noise", *TUNED, *TASTES)
"""All numbers of a sense; `noise` are points by which it may misjudge what it sees."""

SENSE: Final = np.dtype([(name, "f8") for name in NUMBERS], align=True)
TRAITS: Final = np.dtype(
    [
        ("uniform", "f8"),  # 1 for the bot that chooses any legal move
        ("by_players", "f8", (len(PLAYERS), len(NUMBERS))),
    ],
    align=True,
)


class Traits(Protocol):
    """The fields, for the reader and the type checker."""

    uniform: float
    by_players: NDArray[np.float64]


class Sense(Protocol):
    """The fields, for the reader and the type checker."""

    noise: float
    pharaoh_pace: float
    pharaoh_later: float
    nile_pace: float
    flood_chance: float
    flood_zeal: float
    flood_danger: float
    civ_pace: float
    civ_none: float
    civ_one: float
    civ_two: float
    civ_three: float
    civ_four: float
    civ_room: float
    monument_pace: float
    monument_spare: float
    monument_wait: float
    column_one: float
    column_two: float
    column_three: float
    column_four: float
    column_room: float
    turn_points: float
    envy: float
    colours: float
    pharaohs: float
    river: float
    civilization: float
    monuments: float
    suns: float
    ankhs: float
    harm: float
    haste: float


def traits_of(uniform: float = 0.0, **numbers: float | Sequence[float]) -> Any:
    """Traits, 0 where nothing is said; a number for all players, or one for each."""
    found = np.zeros(1, dtype=TRAITS)
    found["uniform"] = uniform
    for name, number in numbers.items():
        found["by_players"][0, :, NUMBERS.index(name)] = number
    return found[0]
