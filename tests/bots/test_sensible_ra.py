"""Choices that simple sense leaves no doubt about."""

from heliopolis import ra
from heliopolis.bots.sensible_ra import SensibleRa
from tests.ra.builders import position


def choice(here: ra.Position) -> str:
    actor = here.actor
    assert isinstance(actor, int)
    return str(SensibleRa().choose(here.view(actor), here.moves()))


def test_an_empty_track_is_not_worth_a_sun() -> None:
    assert choice(position(4)) == "draw"


def test_a_rich_track_that_nobody_contests_is_worth_invoking_ra() -> None:
    here = position(4, track="gold gold god flood nile nile art", face_up=[(13, 6, 2), (), (), ()])

    assert choice(here) == "ra"


def test_a_track_that_a_rival_would_pay_more_for_is_left_to_grow() -> None:
    here = position(
        4, track="gold gold god flood nile nile art", face_up=[(2,), (12, 7, 3), (), ()]
    )

    assert choice(here) == "draw"


def test_a_full_track_leaves_only_ra_and_it_is_taken() -> None:
    assert choice(position(4, track="nile " * 8)) == "ra"


def test_a_good_lot_is_bid_for_and_no_more_is_paid_than_needed() -> None:
    here = position(
        2,
        phase="auction",
        auction="drawn",
        ra_tiles=1,
        track="gold gold god flood",
        best_bid=3,
        best_bidder=1,
    )

    assert choice(here) == "bid 5"


def test_disasters_are_left_to_others() -> None:
    here = position(
        2,
        phase="auction",
        auction="drawn",
        ra_tiles=1,
        track="funeral drought",
        tiles=[{"pharaoh": 4, "nile": 3, "flood": 2}],
    )

    assert choice(here) == "pass"


def test_who_must_bid_bids_the_lowest_sun() -> None:
    here = position(2, phase="auction", auction="invoked", track="funeral drought")

    assert choice(here) == "bid 2"


def test_a_god_takes_the_tile_that_completes_a_set() -> None:
    here = position(
        4,
        track="nile writing statue",
        tiles=[{"god": 1, "agriculture": 1, "art": 1}],
        ra_tiles=8,
    )

    assert choice(here) == "god writing"


def test_a_god_that_is_worth_more_than_the_track_is_kept() -> None:
    here = position(4, track="funeral", tiles=[{"god": 2}], ra_tiles=4)

    assert choice(here) == "draw"


def test_further_gods_are_kept_when_nothing_good_is_left() -> None:
    here = position(4, phase="gods", track="funeral", tiles=[{"god": 2}], ra_tiles=4)

    assert choice(here) == "done"


def test_a_spare_tile_is_lost_before_a_single_one() -> None:
    here = position(
        4,
        phase="lose",
        losing_to="unrest",
        owed=2,
        tiles=[{"agriculture": 1, "art": 3, "religion": 1}],
    )

    assert choice(here) == "lose art"


def test_three_alike_are_not_broken_by_an_earthquake() -> None:
    here = position(
        4,
        epoch=3,
        phase="lose",
        losing_to="earthquake",
        owed=2,
        tiles=[{"statue": 3, "palace": 1, "temple": 2}],
    )

    assert choice(here) == "lose temple"
