"""Who may win, by the points that every seat may expect and by how much is still to come."""

from math import exp, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.dice.valuation.outlook import Outlook, turns_of_game
from heliopolis.core.compile import rule

_HEAT: Final = 0.5
_HEAT_OF_TURNS: Final = 2.0
"""Fitted to games of merchants: how far points still move before the end, by turns to come."""


@rule
def heat_of(look: Outlook, players: int) -> float:
    """How many points make a difference of e to 1; next to none when nothing is to come."""
    if look.to_come == 0:
        return 0.01
    turns = 0.0
    for seat in range(players):
        turns += turns_of_game(look, seat)
    return _HEAT + _HEAT_OF_TURNS * sqrt(turns / players)


@rule
def share_of(values: NDArray[np.float64], players: int, seat: int, heat: float) -> float:
    """The share of the victory that a seat may expect; a tie at the end is shared (D-29)."""
    total = 1.0
    for rival in range(players):
        if rival != seat:
            total += exp(min(50.0, (values[rival] - values[seat]) / heat))
    return 1.0 / total


@rule
def shares_of(
    values: NDArray[np.float64], players: int, heat: float, shares: NDArray[np.float64]
) -> None:
    """Fill in the share of the victory that every seat may expect; together they are all of it."""
    most = values[0]
    for seat in range(1, players):
        most = max(most, values[seat])
    total = 0.0
    for seat in range(players):
        shares[seat] = exp(max(-50.0, (values[seat] - most) / heat))
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total
