"""What the bag, the lot and single tiles of Ra are worth to those who see them."""

from collections.abc import Mapping
from fractions import Fraction

import numpy as np

from heliopolis.bots.compiled import state_of
from heliopolis.bots.ra.search.bot import hand_made
from heliopolis.bots.ra.valuation.margins import worth_of_kinds, worth_of_lot
from heliopolis.bots.worth import Worth
from heliopolis.core.compile import zeroed
from heliopolis.ra.state import STATE
from heliopolis.ra.suns import SEATS
from heliopolis.ra.tiles import GOD, KINDS, TILES, Tile
from heliopolis.ra.view import View


def worth(view: View) -> Worth:
    """What things on the table are worth in a view in which somebody is asked."""
    seat = view.acting if view.seat is None else view.seat
    assert seat is not None
    states, traits = zeroed(2, STATE), hand_made().traits
    states[0] = state_of(view)[0]
    lot, by_seat = np.zeros(SEATS), np.zeros((view.players, KINDS))
    if any(view.track):
        worth_of_lot(states, traits, lot)
    for owner, margins in enumerate(by_seat):
        worth_of_kinds(states, owner, traits, margins)
    return Worth(
        bag={tile.value: count for tile, count in view.bag.items()},
        next_ra=odds_of_ra(view.bag),
        lot=tuple(lot[: view.players].tolist()) if any(view.track) else (),
        margins={TILES[kind].value: float(by_seat[seat, kind]) for kind in range(GOD, KINDS)},
        everyone={
            TILES[kind].value: tuple(by_seat[:, kind].tolist()) for kind in range(GOD, KINDS)
        },
    )


def odds_of_ra(bag: Mapping[Tile, int]) -> Fraction:
    """The odds that a tile drawn from a bag is Ra."""
    return Fraction(bag.get(Tile.RA, 0), sum(bag.values()))
