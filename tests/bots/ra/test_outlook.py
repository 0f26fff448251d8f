"""What is still to come."""

from itertools import permutations
from statistics import mean

import pytest

from tests.bots.ra.builders import near_the_end, outlook_of
from tests.ra.builders import EVERY_NUMBER_OF_PLAYERS, RA_SPACES, position


@pytest.mark.parametrize(("ras", "others", "left"), [(1, 4, 1), (2, 3, 1), (3, 3, 2), (3, 4, 3)])
def test_tiles_to_come_are_those_before_the_last_ra_on_average(
    ras: int, others: int, left: int
) -> None:
    """R-6.1, by looking at every order in which the bag may be drawn."""
    here = position(5, epoch=3, bag={"ra": ras, "nile": others}, ra_tiles=RA_SPACES[5] - left)

    drawn = [
        [place for place, tile in enumerate(order) if tile == "ra"][left - 1] - (left - 1)
        for order in permutations(["ra"] * ras + ["nile"] * others)
    ]

    assert outlook_of(here).to_come == pytest.approx(mean(drawn))


def test_tiles_on_the_track_are_to_come_as_well() -> None:
    here = near_the_end(2, {"nile": 4})
    longer = near_the_end(2, {"nile": 4}, track="art art")

    assert outlook_of(longer).to_come == outlook_of(here).to_come + 2


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_with_only_ra_tiles_in_the_bag_there_is_no_hope(players: int) -> None:
    outlook = outlook_of(near_the_end(players))

    assert (outlook.to_come, outlook.hope, outlook.lot, outlook.later) == (0, 0, 0, 0)


def test_hope_falls_while_the_ra_track_fills() -> None:
    hopes = [outlook_of(position(4, ra_tiles=number)).hope for number in range(RA_SPACES[4])]

    assert hopes == sorted(hopes, reverse=True)
    assert 0 < hopes[-1] < hopes[0] < 1


def test_the_fewer_suns_are_left_the_larger_the_lots_but_never_above_the_limit() -> None:
    many = position(2, ra_tiles=2)
    few = position(2, ra_tiles=2, face_up=[(9,), (8,)])

    assert outlook_of(many).lot < outlook_of(few).lot < 8


@pytest.mark.parametrize(("players", "best"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_the_best_sun_is_that_of_the_table(players: int, best: int) -> None:
    """R-2.2."""
    assert outlook_of(position(players)).best_sun == best


@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_the_last_epoch_has_none_after_it(epoch: int) -> None:
    points = None if epoch == 1 else (10, 10)

    assert outlook_of(position(2, epoch=epoch, points=points)).epochs == 3 - epoch
