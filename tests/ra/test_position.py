"""The Python face of a position: who acts, what may come, and how likely."""

from collections import Counter
from fractions import Fraction
from threading import Thread

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.core.chance import SeededDealer
from heliopolis.core.contract import CHANCE
from heliopolis.core.errors import InvalidSetup

from .builders import after, last_ra_is_drawn, line, position


def test_the_actor_is_a_seat_chance_or_nobody() -> None:
    assert position(3, turn=2).actor == 2
    assert position(3, phase="draw").actor is CHANCE
    assert position(3, phase="over", epoch=3, turn=None).actor is None


@pytest.mark.parametrize(
    ("here", "over"), [(position(2), False), (position(2, phase="over", epoch=3, turn=None), True)]
)
def test_a_position_knows_whether_the_game_is_over(here: ra.Position, over: bool) -> None:
    assert here.over is over


def test_a_position_says_its_epoch_its_phase_and_whose_turn_it_is() -> None:
    auction = after(position(3, turn=1, epoch=2), "ra")
    over = position(3, phase="over", epoch=3, turn=None)

    assert (auction.epoch, auction.phase, auction.turn) == (2, "auction", 1)
    assert (over.epoch, over.phase, over.turn) == (3, "over", None)


def test_the_odds_of_a_draw_are_the_shares_of_the_bag() -> None:
    here = position(2, phase="draw", ra_tiles=3, bag={"ra": 27, "nile": 2, "earthquake": 1})

    assert here.odds() == {
        ra.Drawn(ra.Tile.RA): Fraction(27, 30),
        ra.Drawn(ra.Tile.NILE): Fraction(2, 30),
        ra.Drawn(ra.Tile.EARTHQUAKE): Fraction(1, 30),
    }
    assert here.moves() == tuple(here.odds())


def test_the_odds_of_the_first_draw_add_up_to_one() -> None:
    here = after(position(4), "draw")

    assert len(here.odds()) == 23
    assert sum(here.odds().values()) == 1
    assert here.odds()[ra.Drawn(ra.Tile.RA)] == Fraction(1, 6)


@pytest.mark.parametrize("here", [position(2), position(2, phase="over", epoch=3, turn=None)])
def test_where_nothing_is_drawn_there_are_no_odds(here: ra.Position) -> None:
    assert here.odds() == {}


def test_a_dealer_deals_by_the_odds() -> None:
    here = position(2, epoch=3, phase="draw", bag={"ra": 20, "nile": 10})
    dealer = SeededDealer(np.random.default_rng(2))

    dealt = Counter(here.deal(dealer) for _ in range(3000))

    assert dealt.keys() == here.odds().keys()
    assert abs(dealt[ra.Drawn(ra.Tile.RA)] - 2000) < 100


def test_playing_a_move_leaves_the_position_as_it_was() -> None:
    here = position(2)
    before = here.to_bytes()

    there = after(here, "draw", "+nile", "ra", "pass", "bid 3")

    assert here.to_bytes() == before
    assert there != here


def test_a_step_is_a_position_and_its_events() -> None:
    here = position(2)

    there, events = here.play("ra")

    assert (there, events) == here.play(ra.InvokeRa())
    assert isinstance(there, ra.Position)


def test_the_sheet_gains_a_page_with_every_epoch() -> None:
    here = last_ra_is_drawn(2)

    sheets = after(here, "+ra", "draw", "+nile").sheet()

    assert here.sheet() == ()
    assert sheets == ((line(civilization=-5, net=-5, points=5),) * 2,)


def test_scores_are_those_of_the_seats_that_play() -> None:
    assert position(3, epoch=2, points=(4, 5, 600)).scores == (4, 5, 600)


def test_a_position_says_what_it_is() -> None:
    assert repr(position(3, turn=1)) == "<Position of Ra: 3 players, epoch 1, turn, to act: 1>"
    assert repr(position(3, phase="draw")).endswith("draw, to act: CHANCE>")


def test_threads_do_not_disturb_one_another() -> None:
    found: list[ra.Position] = []
    moves = ["draw", "+nile"] * 6 + ["ra", "pass", "bid 9"]
    expected = after(position(2), *moves)

    threads = [Thread(target=lambda: found.append(after(position(2), *moves))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert found == [expected] * 8


def test_nothing_is_dealt_where_nothing_is_drawn() -> None:
    with pytest.raises(ValueError, match="nothing is being drawn"):
        position(2).deal(SeededDealer(np.random.default_rng(1)))


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_only_seats_at_the_table_have_a_view(seat: int) -> None:
    with pytest.raises(ValueError, match="seats go from 0 to 3"):
        position(4).view(seat)


def test_players_are_a_whole_number() -> None:
    with pytest.raises(InvalidSetup, match=r"2 to 5 players, not 4\.0"):
        ra.Game(4.0)  # type: ignore[arg-type]
