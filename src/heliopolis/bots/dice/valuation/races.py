"""The races on the Pharaoh track: what places are worth, and what steps bring."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook
from heliopolis.bots.dice.valuation.tracks import PLACES, find_reached
from heliopolis.bots.dice.valuation.uses import STEPS
from heliopolis.core.bits import count_bits, wide
from heliopolis.core.compile import constant, rule
from heliopolis.core.points import points_for_extremes
from heliopolis.dice.components import END_OF_TRACK, SEATS
from heliopolis.dice.rulebook import (
    PHARAOH_PENALTY,
    PHARAOH_PRIZE,
    STEPS_OF_THE_FEWEST,
    STEPS_OF_THE_MOST,
)
from heliopolis.dice.state import State

_WHERE: Final = 0  # rows of what it means that a seat ends on a place,
_UP_TO: Final = 1  # on it or before it,
_BEHIND: Final = 2  # on it or behind it
EVERYBODY: Final = constant((1 << SEATS) - 1)
"""All seats, as bits."""
_NO_LOSS: Final = PHARAOH_PRIZE - PHARAOH_PENALTY
"""What first and last would get together, if it were not nothing when all are level."""


class Races(NamedTuple):
    """Room for thoughts about races."""

    places: NDArray[np.int64]  # where every seat is
    points: NDArray[np.float64]  # what it may expect
    reached: NDArray[np.float64]  # [seats, places]: its chances to end on a place or before it
    meaning: NDArray[np.float64]  # what it means where a seat ends: [rows below, places]


def new_races() -> Races:
    """Room for the races of one decision."""
    return Races(
        places=np.zeros(SEATS, dtype=np.int64),
        points=np.zeros(SEATS),
        reached=np.zeros((SEATS, PLACES)),
        meaning=np.zeros((3, PLACES)),
    )


@rule
def worth_of_places(players: int, look: Outlook, sense: Sense, races: Races) -> None:
    """Fill in what every seat may expect of all races that are not scored yet; places change."""
    for seat in range(players):
        races.points[seat] = 0.0
    if look.ended:
        settle(races.places, players, races.points)
    turns = 0.0
    weight = 1.0
    for _ in range(look.to_come):
        for seat in range(players):
            here = sense.pharaoh_pace * (look.turns[seat] + turns)
            find_reached(int(races.places[seat]), here, races.reached, seat)
        add_race(players, weight, races)
        weight = sense.pharaoh_later
        turns += look.whole


@rule
def settle(places: NDArray[np.int64], players: int, points: NDArray[np.float64]) -> None:
    """D-27: score a race; who scored goes back, who paid goes forward."""
    # `score_pharaohs` and `move_pharaohs` take a state; these are places that are only imagined.
    most = places[0]
    fewest = places[0]
    for seat in range(1, players):
        most = max(most, places[seat])
        fewest = min(fewest, places[seat])
    for seat in range(players):
        place = places[seat]
        points[seat] += points_for_extremes(place, fewest, most, PHARAOH_PRIZE, PHARAOH_PENALTY)
        if place == most != fewest:
            places[seat] = max(0, place + STEPS_OF_THE_MOST)
        elif place == fewest != most:
            places[seat] = place + STEPS_OF_THE_FEWEST


@rule
def add_race(players: int, weight: float, races: Races) -> None:
    """Add what a race brings each seat, by the chances to be on each place or before it."""
    reached = races.reached
    for place in range(PLACES):
        level = weight * _NO_LOSS
        for seat in range(players):
            level *= chance_of(reached, seat, place)
        for seat in range(players):
            here = chance_of(reached, seat, place)
            if here <= 0.0:
                continue
            first = weight * PHARAOH_PRIZE * here
            last = weight * PHARAOH_PENALTY * here
            for rival in range(players):
                if rival != seat:
                    first *= reached[rival, place]
                    last *= 1.0 - reached[rival, place - 1] if place > 0 else 1.0
            races.points[seat] += first - last - level


@rule
def chance_of(reached: NDArray[np.float64], seat: int, place: int) -> float:
    """The chance that a seat ends on a place."""
    before = reached[seat, place - 1] if place > 0 else 0.0
    return float(reached[seat, place] - before)


@rule
def find_steps(
    s: State,
    look: Outlook,
    sense: Sense,
    own: float,
    envy: float,
    envied: int,
    races: Races,
    found: NDArray[np.float64],
) -> None:
    """Fill in what steps of the seat whose turn it is change, by how many; none beyond the end.

    Its own points count by a weight; those of rivals, as far as they are envied, as a loss.
    """
    most = min(STEPS - 1, END_OF_TRACK - wide(s.pharaoh[s.turn]))
    if look.ended:
        steps_to_scoring(s, most, look, sense, own, envy, envied, races, found)
    else:
        steps_in_races(s, most, look, sense, own, envy, envied, races, found)
    level = found[0]
    for steps in range(STEPS - 1, -1, -1):
        found[steps] = found[min(steps, most)] - level


@rule
def steps_to_scoring(
    s: State,
    most: int,
    look: Outlook,
    sense: Sense,
    own: float,
    envy: float,
    envied: int,
    races: Races,
    found: NDArray[np.float64],
) -> None:
    """What the race that is scored after this turn brings, and those after it."""
    players = wide(s.players)
    mine = wide(s.turn)
    for steps in range(most + 1):
        for seat in range(players):
            races.places[seat] = s.pharaoh[seat]
        races.places[mine] += steps
        worth_of_places(players, look, sense, races)
        standing = own * races.points[mine]
        for rival in range(players):
            if rival != mine and envied >> rival & 1:
                standing -= envy * races.points[rival]
        found[steps] = standing


@rule
def steps_in_races(
    s: State,
    most: int,
    look: Outlook,
    sense: Sense,
    own: float,
    envy: float,
    envied: int,
    races: Races,
    found: NDArray[np.float64],
) -> None:
    """What all races to come bring, by the steps that are made now."""
    players = wide(s.players)
    mine = wide(s.turn)
    for steps in range(most + 1):
        found[steps] = 0.0
    turns = 0.0
    weight = 1.0
    for _ in range(look.to_come):
        for rival in range(players):
            if rival != mine:
                here = sense.pharaoh_pace * (look.turns[rival] + turns)
                find_reached(wide(s.pharaoh[rival]), here, races.reached, rival)
        know_rivals(players, mine, own, envy, envied, races)
        for steps in range(most + 1):
            here = sense.pharaoh_pace * (look.turns[mine] + turns)
            find_reached(wide(s.pharaoh[mine]) + steps, here, races.reached, mine)
            found[steps] += weight * expected(mine, races.reached, races.meaning)
        weight = sense.pharaoh_later
        turns += look.whole


@rule
def expected(mine: int, reached: NDArray[np.float64], meaning: NDArray[np.float64]) -> float:
    """What a race brings, by the chances of a seat and by what it means where it ends."""
    total = 0.0
    before = 0.0
    for place in range(PLACES):
        up_to = reached[mine, place]
        total += meaning[_WHERE, place] * (up_to - before)
        total += meaning[_UP_TO, place] * up_to + meaning[_BEHIND, place] * (1.0 - before)
        before = up_to
    return total


@rule
def know_rivals(
    players: int, mine: int, own: float, envy: float, envied: int, races: Races
) -> None:
    """Fill in what it means where a seat ends, given the chances of its rivals."""
    reached = races.reached
    others = count_bits(envied & ~(1 << mine) & (1 << players) - 1)
    for place in range(PLACES):
        first = own * PHARAOH_PRIZE
        last = own * PHARAOH_PENALTY
        level = (own - envy * others) * _NO_LOSS
        rivals_first = 0.0
        rivals_last = 0.0
        for rival in range(players):
            if rival == mine:
                continue
            here = chance_of(reached, rival, place)
            first *= reached[rival, place]
            last *= 1.0 - reached[rival, place] + here
            level *= here
            is_first = here
            is_last = here
            for other in range(players):
                if other != mine and other != rival:
                    is_first *= reached[other, place]
                    is_last *= 1.0 - reached[other, place] + chance_of(reached, other, place)
            if envied >> rival & 1:
                rivals_first += is_first
                rivals_last += is_last
        races.meaning[_WHERE, place] = first - last - level
        races.meaning[_UP_TO, place] = -envy * PHARAOH_PRIZE * rivals_first
        races.meaning[_BEHIND, place] = envy * PHARAOH_PENALTY * rivals_last
