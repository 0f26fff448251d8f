"""Where a compiled bot of the dice game thinks: arrays that are made once for many decisions."""

from typing import Any, Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import NUMBERS, SENSE, Traits
from heliopolis.bots.dice.valuation.hands import HANDS, KINDS
from heliopolis.bots.dice.valuation.outlook import OUTLOOK
from heliopolis.bots.dice.valuation.parts import PARTS
from heliopolis.bots.dice.valuation.races import Races, new_races
from heliopolis.bots.dice.valuation.uses import PLACES, STEPS
from heliopolis.core.compile import rule, zeroed
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import AREAS, COLUMNS, DICE, PLAYERS, SEATS
from heliopolis.dice.rulebook import SUNS_FOR_POINTS

_NUMBERS: Final = len(NUMBERS)
_FEWEST: Final = PLAYERS[0]


GAINS: Final = np.dtype(
    [
        ("use", "f8", (PLACES,)),  # by uses of dice
        ("column", "f8", (COLUMNS,)),  # a monument marker in a column, whatever its colour
        ("colour", "f8", (DICE,)),  # in the best column where a colour is free
        ("hopes", "f8", (SEATS,)),  # of every seat for monuments
    ],
    align=True,
)


class Gains(Protocol):
    """The fields, for the reader and the type checker."""

    use: NDArray[np.float64]
    column: NDArray[np.float64]
    colour: NDArray[np.float64]
    hopes: NDArray[np.float64]


class Pad(NamedTuple):
    """Room for the thoughts about one decision; what it holds means nothing to the next one."""

    sense: Any  # one structure: what the bot thinks by
    numbers: NDArray[np.float64]  # the same, without names
    looks: Any  # what is to come if Ra makes no step in this turn, one, or two
    gains: Any  # and what the dice bring then
    races: Races  # on the Pharaoh track
    steps: NDArray[np.float64]  # what steps on it change
    parts: NDArray[np.float64]  # what every seat may expect, by parts of the game
    losses: NDArray[np.float64]  # what a disaster changes, by area and seat
    kinds: NDArray[np.int64]  # what each die shows
    odds: NDArray[np.float64]  # how likely a die shows each kind
    harm: NDArray[np.float64]  # what a disaster brings, by area
    suns: NDArray[np.float64]  # what Suns bring, by how many there are
    whole: NDArray[np.float64]  # what whole hands are worth
    kept: NDArray[np.float64]  # what hands are worth when the other dice are rolled once more
    best: NDArray[np.float64]  # and twice more
    found: NDArray[np.int64]  # decisions to choose from
    locked: NDArray[np.int64]  # the Suns that no hand includes
    places: NDArray[np.int64]  # the colours that are open to civilization markers


def new_pad() -> Pad:
    """An empty pad."""
    sense = zeroed(1, SENSE)
    return Pad(
        sense=sense,
        numbers=sense.view(np.ndarray).view(np.float64),
        looks=zeroed(SUNS_FOR_POINTS, OUTLOOK),
        gains=zeroed(SUNS_FOR_POINTS, GAINS),
        races=new_races(),
        steps=np.zeros(STEPS),
        parts=np.zeros((SEATS, PARTS)),
        losses=np.zeros((len(AREAS), SEATS)),
        kinds=np.zeros(DICE, dtype=np.int64),
        odds=np.zeros(KINDS),
        harm=np.zeros(len(AREAS)),
        suns=np.zeros(DICE + 1),
        whole=np.zeros(HANDS),
        kept=np.zeros(HANDS),
        best=np.zeros(HANDS),
        found=np.zeros(ACTIONS, dtype=np.int64),
        locked=np.zeros(1, dtype=np.int64),
        places=np.zeros(1, dtype=np.int64),
    )


@rule
def take_on(traits: Traits, players: int, pad: Pad) -> None:
    """Think as a bot with these traits does at a table of so many players."""
    for number in range(_NUMBERS):
        pad.numbers[number] = traits.by_players[players - _FEWEST, number]
