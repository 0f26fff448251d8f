"""What is still to come."""

from itertools import permutations
from statistics import mean

import pytest

from heliopolis import ra
from heliopolis.bots.ra.valuation.outlook import Outlook, look
from heliopolis.ra.tiles import Tile
from tests.bots.ra.builders import merchant, near_the_end, outlook_of, state_of
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


@pytest.mark.parametrize("ra_tiles", range(RA_SPACES[4]))
def test_only_the_last_ra_tile_ends_the_epoch_and_by_its_odds(ra_tiles: int) -> None:
    """R-3.3."""
    here = position(4, ra_tiles=ra_tiles)
    bag = here.view(None).bag

    ends = outlook_of(here).ends

    last = ra_tiles == RA_SPACES[4] - 1
    assert ends == (pytest.approx(bag[Tile.RA] / sum(bag.values())) if last else 0)


@pytest.mark.parametrize(
    ("face_up", "bidders"), [([(9,), (8, 7)], 2), ([(9, 5), ()], 1), ([(), (3,)], 1)]
)
def test_bidders_are_the_seats_with_suns(face_up: list[tuple[int, ...]], bidders: int) -> None:
    assert outlook_of(position(2, turn=int(not face_up[0]), face_up=face_up)).bidders == bidders


def seen_with(here: ra.Position, **changes: float) -> Outlook:
    """The outlook of a merchant that has these traits."""
    return look(state_of(here), merchant(**changes)[0])


def test_tiles_on_the_track_are_in_no_later_lot_once_they_are_taken() -> None:
    empty = near_the_end(2, {"nile": 20})
    laden = near_the_end(2, {"nile": 20}, track="flood gold art")

    assert seen_with(laden, taken=0.0).lot > seen_with(empty).lot
    assert seen_with(laden, taken=1.0).lot == pytest.approx(seen_with(empty).lot)
    assert seen_with(laden, taken=99.0).lot == 0


def test_the_nearer_the_end_the_more_suns_stay_unused() -> None:
    spaces = RA_SPACES[2]

    unused = [
        seen_with(position(2, ra_tiles=number), waste=1.2).sharers - 8 for number in range(spaces)
    ]

    assert unused == pytest.approx([1.2 / (spaces - number) for number in range(spaces)])
    assert seen_with(position(2), waste=0.0).sharers == 8


def test_a_sun_is_worth_less_only_where_nobody_else_can_bid() -> None:
    alone, together = (position(2, face_up=suns) for suns in ([(9, 5), ()], [(9,), (8,)]))

    assert seen_with(alone, alone=0.5).used == seen_with(alone, alone=0.0).used / 2
    assert seen_with(together, alone=0.5).used == seen_with(together, alone=0.0).used


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
