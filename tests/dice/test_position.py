"""The Python API of a position: what may come, how likely it is, and who wins."""

from collections import Counter
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given

from heliopolis import dice
from heliopolis.core.chance import SeededDealer

from .builders import OVER, after, legal, position, throw
from .strategies import positions


def test_every_face_of_a_die_is_as_likely() -> None:
    """D-3."""
    here = position(2, "SSS-P", throws=1)

    assert here.odds() == {
        dice.Rolled(((dice.Colour.GREEN, face),)): Fraction(1, 6) for face in dice.FACES
    }
    assert here.moves() == here.moves(distinct=True) == tuple(here.odds())


def test_every_throw_of_five_dice_is_as_likely() -> None:
    """D-3: dice are told apart by their colours."""
    odds = position(4).odds()

    assert len(odds) == 7776
    assert set(odds.values()) == {Fraction(1, 7776)}
    assert dice.parse_move(throw("PNCMA")) in odds


def test_a_dealer_deals_every_face_of_the_dice_in_the_air() -> None:
    """D-3."""
    here = position(2, "-S--P", throws=1)
    dealer = SeededDealer(np.random.default_rng(2))

    dealt = [here.deal(dealer) for _ in range(1200)]

    rolled = [outcome for outcome in dealt if isinstance(outcome, dice.Rolled)]
    faces = Counter(pair for outcome in rolled for pair in outcome.faces)
    assert {colour for colour, _ in faces} == {"red", "yellow", "green"}
    assert len(faces) == 18
    assert all(140 < count < 260 for count in faces.values())
    assert set(dealt) <= here.odds().keys()


def test_where_chance_acts_the_options_are_the_outcomes() -> None:
    here = after(position(2, "PPPPP", phase="reroll"), "roll red")

    assert here.options() == here.moves() == here.moves(distinct=True) == tuple(here.odds())
    assert len(here.options()) == 6


class Counting:
    """A dealer that deals 0, 1, 2 and so on, and notes the limits."""

    def __init__(self) -> None:
        self.limits: list[int] = []

    def below(self, limit: int) -> int:
        """The next number."""
        self.limits.append(limit)
        return (len(self.limits) - 1) % limit


def test_a_dealer_is_asked_once_for_every_die_in_the_order_of_colours() -> None:
    """Sealed chance depends on it."""
    dealer = Counting()

    outcome = position(2, "--S--", throws=1).deal(dealer)

    assert str(outcome) == "+red:pharaoh blue:nile green:civ purple:monument"
    assert dealer.limits == [6, 6, 6, 6]


def test_winners_are_told_from_the_points_only() -> None:
    """D-29."""
    assert position(3, **OVER, points=(4, 9, 9)).winners == (1, 2)
    assert position(3, epoch=3, points=(4, 9, 9)).winners == ()


def test_legal_moves_include_all_distinct_ones_and_more() -> None:
    here = position(2, "PPAAN")

    every, some, few = set(legal(here)), set(map(str, here.options())), here.moves(distinct=True)

    assert set(map(str, few)) <= some < every


def test_nobody_can_change_the_odds_for_others() -> None:
    odds = position(2).odds()

    with pytest.raises(TypeError):
        del odds[next(iter(odds))]  # type: ignore[attr-defined]  # it cannot be changed
    assert len(position(2).odds()) == 6**5


@given(positions)
def test_a_board_has_the_numbers_of_the_view(here: dice.Position) -> None:
    board, view = here.board, here.view(None)

    assert (board.players, board.epoch, board.ra) == (view.players, view.epoch, view.ra)
    assert (board.sun_track, board.throws) == (view.sun_track, view.throws)
    for seat, own in enumerate(view.seats):
        assert (board.pharaoh[seat], board.nile[seat]) == (own.pharaoh, own.nile)
        assert (board.floods[seat], board.points[seat]) == (own.floods, own.points)
        assert board.civ[seat].bit_count() == len(own.civilization)
        assert board.monuments[seat].bit_count() == len(own.monuments)
