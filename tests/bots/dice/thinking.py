"""What the tests ask the bots of the dice game."""

from typing import Any

import numpy as np

from heliopolis import dice
from heliopolis.bots.dice.characters import CHARACTERS
from heliopolis.bots.dice.pad import Pad, new_pad, take_on
from heliopolis.bots.dice.traits import TRAITS
from heliopolis.bots.dice.valuation.evaluate import evaluate
from heliopolis.bots.dice.whole_games import decide_in
from heliopolis.core.compile import zeroed
from heliopolis.dice.catalogue import move_of
from heliopolis.dice.state import STATE

TRAITS_OF = {character.name: character.traits for character in CHARACTERS}


def state_of(here: dice.Position) -> Any:
    """An array of one state: the position."""
    states = zeroed(1, STATE)
    memoryview(states.view("u1"))[:] = here.state
    return states


def traits_array(name: str = "merchant") -> Any:
    """An array of one state: the traits of a character."""
    traits = zeroed(1, TRAITS)
    traits[0] = TRAITS_OF[name]
    return traits


def pad_of(players: int, name: str = "merchant") -> Pad:
    """A pad at which a character sits."""
    pad = new_pad()
    take_on(traits_array(name)[0], players, pad)
    return pad


def decided(states: Any, name: str = "merchant") -> int:
    """The number of what a character decides in the first state."""
    return decide_in(states, traits_array(name), np.array([1], dtype=np.uint64))


def choice(here: dice.Position, name: str = "merchant") -> str:
    """What a character decides."""
    return str(move_of(decided(state_of(here), name)))


def rest_of_turn(here: dice.Position, name: str = "merchant") -> list[str]:
    """Everything that a character decides until the turn is over."""
    chosen = []
    turn = here.turn
    while here.actor == turn and not here.begins_turn:
        chosen.append(choice(here, name))
        here = here.play(chosen[-1]).position
    return chosen


def worth(here: dice.Position) -> list[float]:
    """The points that the merchant expects for every seat."""
    values = np.zeros(4)
    players = len(here.view(None).seats)
    pad = pad_of(players)
    evaluate(state_of(here)[0], pad.sense[0], pad, values)
    return [float(value) for value in values[:players]]
