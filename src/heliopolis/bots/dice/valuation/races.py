"""The races on the Pharaoh track: what places are worth, and what steps bring."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.merchant.gains import Gains
from heliopolis.bots.dice.traits import Sense
from heliopolis.bots.dice.valuation.outlook import Outlook
from heliopolis.bots.dice.valuation.tracks import PLACES, find_reached
from heliopolis.bots.dice.valuation.uses import BY_PHARAOHS, STEPS
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule
from heliopolis.core.points import points_for_extremes
from heliopolis.dice.components import END_OF_TRACK, SEATS
from heliopolis.dice.rulebook import (
    PHARAOH_PENALTY,
    PHARAOH_PRIZE,
    STEPS_OF_THE_FEWEST,
    STEPS_OF_THE_MOST,
)
from heliopolis.dice.state import State

Places = NDArray[np.int64]
"""Where the seats are on the track."""
Races = NDArray[np.float64]
"""Room for chances, a row for each seat and three more; a column for each place."""

ROWS: Final = SEATS + 3
_WHERE: Final = SEATS  # rows of what it means to a seat to end on a place,
_UP_TO: Final = SEATS + 1  # on it or before it,
_FROM: Final = SEATS + 2  # on it or behind it
_NO_LOSS: Final = PHARAOH_PRIZE - PHARAOH_PENALTY
"""What first and last would get together, if it were not nothing when all are level."""


@rule
def worth_of_places(
    places: Places,
    players: int,
    look: Outlook,
    sense: Sense,
    races: Races,
    points: NDArray[np.float64],
) -> None:
    """Fill in what every seat may expect of all races that are not scored yet; `places` change."""
    for seat in range(players):
        points[seat] = 0.0
    if look.ended:
        settle(places, players, points)
    turns = 0.0
    weight = 1.0
    for _ in range(look.to_come):
        for seat in range(players):
            here = sense.pharaoh_pace * (look.turns[seat] + turns)
            find_reached(int(places[seat]), here, races, seat)
        add_race(players, weight, races, points)
        weight = sense.pharaoh_later
        turns += look.whole


@rule
def settle(places: Places, players: int, points: NDArray[np.float64]) -> None:
    """D-27: score a race; who scored goes back, who paid goes forward."""
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
def add_race(players: int, weight: float, races: Races, points: NDArray[np.float64]) -> None:
    """Add what a race brings each seat, by the chances to be on each place or before it."""
    for place in range(PLACES):
        level = weight * _NO_LOSS
        for seat in range(players):
            level *= chance_of(races, seat, place)
        for seat in range(players):
            here = chance_of(races, seat, place)
            if here <= 0.0:
                continue
            first = weight * PHARAOH_PRIZE * here
            last = weight * PHARAOH_PENALTY * here
            for rival in range(players):
                if rival != seat:
                    first *= races[rival, place]
                    last *= 1.0 - races[rival, place - 1] if place > 0 else 1.0
            points[seat] += first - last - level


@rule
def chance_of(races: Races, seat: int, place: int) -> float:
    """The chance that a seat ends on a place."""
    before = races[seat, place - 1] if place > 0 else 0.0
    return float(races[seat, place] - before)


@rule
def gain_by_pharaohs(
    s: State,
    seat: int,
    look: Outlook,
    sense: Sense,
    gains: Gains,
    places: Places,
    races: Races,
    points: NDArray[np.float64],
) -> None:
    """What steps on the Pharaoh track bring; none beyond its end."""
    most = min(STEPS - 1, END_OF_TRACK - wide(s.pharaoh[seat]))
    if look.ended:
        standing_when_scored(s, seat, most, look, sense, gains, places, races, points)
    else:
        standing_in_races(s, seat, most, look, sense, gains, races)
    level = gains.use[BY_PHARAOHS]
    for steps in range(STEPS - 1, -1, -1):
        gains.use[BY_PHARAOHS + steps] = gains.use[BY_PHARAOHS + min(steps, most)] - level


@rule
def standing_when_scored(
    s: State,
    seat: int,
    most: int,
    look: Outlook,
    sense: Sense,
    gains: Gains,
    places: Places,
    races: Races,
    points: NDArray[np.float64],
) -> None:
    """What a seat has of the race that is scored after this turn, and of those after it."""
    players = wide(s.players)
    for steps in range(most + 1):
        for other in range(players):
            places[other] = s.pharaoh[other]
        places[seat] += steps
        worth_of_places(places, players, look, sense, races, points)
        standing = sense.pharaohs * points[seat]
        for rival in range(players):
            if rival != seat:
                standing -= sense.envy * points[rival]
        gains.use[BY_PHARAOHS + steps] = standing


@rule
def standing_in_races(
    s: State, seat: int, most: int, look: Outlook, sense: Sense, gains: Gains, races: Races
) -> None:
    """What a seat has of all races to come, by the steps that it makes now."""
    players = wide(s.players)
    for steps in range(most + 1):
        gains.use[BY_PHARAOHS + steps] = 0.0
    turns = 0.0
    weight = 1.0
    for _ in range(look.to_come):
        for rival in range(players):
            if rival != seat:
                here = sense.pharaoh_pace * (look.turns[rival] + turns)
                find_reached(wide(s.pharaoh[rival]), here, races, rival)
        know_rivals(players, seat, sense, races)
        for steps in range(most + 1):
            here = sense.pharaoh_pace * (look.turns[seat] + turns)
            find_reached(wide(s.pharaoh[seat]) + steps, here, races, seat)
            standing = 0.0
            before = 0.0
            for place in range(PLACES):
                up_to = races[seat, place]
                standing += races[_WHERE, place] * (up_to - before)
                standing += races[_UP_TO, place] * up_to + races[_FROM, place] * (1.0 - before)
                before = up_to
            gains.use[BY_PHARAOHS + steps] += weight * standing
        weight = sense.pharaoh_later
        turns += look.whole


@rule
def know_rivals(players: int, seat: int, sense: Sense, races: Races) -> None:
    """Fill in what it means to a seat to end on a place, given the chances of its rivals."""
    for place in range(PLACES):
        first = sense.pharaohs * PHARAOH_PRIZE
        last = sense.pharaohs * PHARAOH_PENALTY
        level = (sense.pharaohs - sense.envy * (players - 1)) * _NO_LOSS
        rivals_first = 0.0
        rivals_last = 0.0
        for rival in range(players):
            if rival == seat:
                continue
            here = chance_of(races, rival, place)
            first *= races[rival, place]
            last *= 1.0 - races[rival, place] + here
            level *= here
            is_first = here
            is_last = here
            for other in range(players):
                if other != seat and other != rival:
                    is_first *= races[other, place]
                    is_last *= 1.0 - races[other, place] + chance_of(races, other, place)
            rivals_first += is_first
            rivals_last += is_last
        races[_WHERE, place] = first - last - level
        races[_UP_TO, place] = -sense.envy * PHARAOH_PRIZE * rivals_first
        races[_FROM, place] = sense.envy * PHARAOH_PENALTY * rivals_last
