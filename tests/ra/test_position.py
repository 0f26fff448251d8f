"""The Python API of a position: what may come, and how likely it is."""

from collections import Counter
from fractions import Fraction

import numpy as np

from heliopolis import ra
from heliopolis.core.chance import SeededDealer

from .builders import after, position


def test_the_odds_of_a_draw_are_the_shares_of_the_bag() -> None:
    here = position(2, phase="draw", ra_tiles=3, bag={"ra": 27, "nile": 2, "earthquake": 1})

    assert here.odds() == {
        ra.Drawn(ra.Tile.RA): Fraction(27, 30),
        ra.Drawn(ra.Tile.NILE): Fraction(2, 30),
        ra.Drawn(ra.Tile.EARTHQUAKE): Fraction(1, 30),
    }
    assert [str(move) for move in here.moves()] == ["+ra", "+nile", "+earthquake"]


def test_the_odds_of_the_first_draw_add_up_to_one() -> None:
    here = after(position(4), "draw")

    assert len(here.odds()) == 23
    assert sum(here.odds().values()) == 1
    assert here.odds()[ra.Drawn(ra.Tile.RA)] == Fraction(1, 6)


def test_a_dealer_deals_by_the_odds() -> None:
    here = position(2, epoch=3, phase="draw", bag={"ra": 20, "nile": 10})
    dealer = SeededDealer(np.random.default_rng(2))

    dealt = Counter(here.deal(dealer) for _ in range(3000))

    assert dealt.keys() == here.odds().keys()
    assert abs(dealt[ra.Drawn(ra.Tile.RA)] - 2000) < 100
