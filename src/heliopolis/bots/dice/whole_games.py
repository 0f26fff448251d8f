"""Whole games of dice between compiled bots, and what is counted of them."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.decide import decide
from heliopolis.bots.dice.pad import Pad, new_pad
from heliopolis.core.bits import count_bits
from heliopolis.core.compile import rule, unsigned, zeroed
from heliopolis.core.log import clear, new_log
from heliopolis.core.stream import Stream, below, next_bits
from heliopolis.dice.apply import apply
from heliopolis.dice.catalogue import ACTIONS
from heliopolis.dice.components import DICE, SIDES
from heliopolis.dice.facts import (
    ADVANCED,
    CIV_PLACED,
    DISASTER_DECLARED,
    FLOODED,
    MONUMENT_PLACED,
    ROLLED,
    SCORED,
)
from heliopolis.dice.game import Game
from heliopolis.dice.rulebook import MOST_THROWS
from heliopolis.dice.setup import set_up
from heliopolis.dice.state import OVER, ROLL, STATE, State, dice_in_the_air

COLUMNS: Final = (
    "suns",
    "ankhs",
    "pharaohs",
    "river",
    "civilization",
    "monuments",
    "throws",
    "pharaoh dice",
    "Nile dice",
    "floods",
    "civilization markers",
    "monument markers",
    "disasters",
)
"""What is counted of a seat: points by item of the score sheet, then what it did."""
ITEMS: Final = 6
_THROWS: Final = ITEMS
_TRACKS: Final = ITEMS + 1  # + the track
_FLOODS: Final = ITEMS + 3
_CIV: Final = ITEMS + 4
_MONUMENTS: Final = ITEMS + 5
_DISASTERS: Final = ITEMS + 6

_ALL_BITS: Final = unsigned(0xFFFF_FFFF_FFFF_FFFF)
_OF_THROW: Final = tuple(
    unsigned(throw * 0xD1B5_4A32_D192_ED03 & 0xFFFF_FFFF_FFFF_FFFF) for throw in range(MOST_THROWS)
)
"""Numbers that lead the throws of a turn apart."""


def begin(game: Game, chance: Stream) -> Any:
    """A state for every stream, which chooses the starter."""
    states = zeroed(len(chance), STATE)
    _begin(states, game.players, game.edition.sun_track, chance)
    return states


@rule
def _begin(states: Any, players: int, sun_track: int, chance: Stream) -> None:
    for game in range(len(states)):
        set_up(states[game], players, sun_track, below(chance[game : game + 1], players))


@rule
def throw(s: State, chance: Stream) -> int:
    """The number of what the dice in the air show.

    Every turn takes one step of the stream, and each of its throws has a face for every die,
    whether it is rolled or not: games with equal streams have equal dice, turn by turn.
    """
    if s.throws == 0:
        next_bits(chance)
    turn = chance[0]
    chance[0] = (next_bits(chance) + _OF_THROW[s.throws]) & _ALL_BITS
    thrown = dice_in_the_air(s)
    number = ACTIONS
    digit = 1
    for die in range(DICE):
        face = below(chance, SIDES)
        if thrown >> die & 1:
            number += digit * (1 + face)
        digit *= SIDES + 1
    chance[0] = turn
    return number


@rule
def outcome(states: Any, chance: Stream) -> int:
    """The number of what the dice in the air of the first state show."""
    return throw(states[0], chance)


@rule
def count(_states: Any, _number: int, log: NDArray[np.int16], tally: NDArray[np.int64]) -> None:
    """Add what a move logged to the tally of every seat."""
    count_facts(log, tally)


@rule
def count_facts(log: NDArray[np.int16], tally: NDArray[np.int64]) -> None:
    """Add what happened to the tally of every seat: int64[players, columns]."""
    for row in range(1, int(log[0, 0]) + 1):
        fact = int(log[row, 0])
        seat = int(log[row, 1])
        if fact == SCORED:
            tally[seat, log[row, 2]] += log[row, 3]
        elif fact == ROLLED:
            tally[seat, _THROWS] += 1
        elif fact == ADVANCED:
            tally[seat, _TRACKS + log[row, 2]] += count_bits(int(log[row, 3]))
        elif fact == FLOODED:
            tally[seat, _FLOODS] += 1
        elif fact == CIV_PLACED:
            tally[seat, _CIV] += count_bits(int(log[row, 2]))
        elif fact == MONUMENT_PLACED:
            tally[seat, _MONUMENTS] += 1
        elif fact == DISASTER_DECLARED:
            tally[seat, _DISASTERS] += 1


def play_games(
    states: Any, chance: Stream, streams: Stream, traits: Any, tallies: NDArray[np.int64]
) -> None:
    """Play every game to its end, a compiled bot in every seat."""
    _play_games(states, chance, streams, traits, tallies, new_log(), new_pad())


@rule
def _play_games(
    states: Any,
    chance: Stream,
    streams: Stream,
    traits: Any,
    tallies: NDArray[np.int64],
    log: NDArray[np.int16],
    pad: Pad,
) -> None:
    players = len(traits)
    for game in range(len(states)):
        s = states[game]
        dealer = chance[game : game + 1]
        tally = tallies[game]
        while s.phase != OVER:
            if s.phase == ROLL:
                number = throw(s, dealer)
            else:
                seat = int(s.acting)
                own = game * players + seat
                number = decide(s, traits[seat], streams[own : own + 1], pad)
            clear(log)
            apply(s, number, log)
            count_facts(log, tally)


def decide_in(states: Any, traits: Any, stream: Stream) -> int:
    """The number of what a bot with the first traits decides in the first state."""
    return int(decide(states[0], traits[0], stream, new_pad()))


def decide_each(
    states: Any, asked: NDArray[np.bool_], traits: Any, streams: Stream, actions: NDArray[np.int64]
) -> None:
    """Write what a bot with the first traits decides in every state where it is asked."""
    _decide_each(states, asked, traits, streams, actions, new_pad())


@rule
def _decide_each(
    states: Any,
    asked: NDArray[np.bool_],
    traits: Any,
    streams: Stream,
    actions: NDArray[np.int64],
    pad: Pad,
) -> None:
    for game in range(len(states)):
        if asked[game]:
            actions[game] = decide(states[game], traits[0], streams[game : game + 1], pad)
