"""Choices that simple sense leaves no doubt about, and characters that choose otherwise."""

from typing import Any

import pytest

from heliopolis import ra
from tests.bots.ra.builders import choice, near_the_end
from tests.ra.builders import RA_SPACES, position

RICH = "gold gold god flood nile nile art"


def test_an_empty_track_is_not_worth_a_sun() -> None:
    assert choice(position(4)) == "draw"


def test_a_rich_track_that_nobody_contests_is_taken_before_the_epoch_may_end() -> None:
    """R-3.3: the next Ra tile would end the epoch, and the tiles be lost."""
    here = position(4, track=RICH, face_up=[(13, 6, 2), (), (), ()], ra_tiles=8)

    assert choice(here) == "ra"


def test_a_track_that_a_rival_would_pay_more_for_is_left_to_grow() -> None:
    here = position(4, track=RICH, face_up=[(2,), (12, 7, 3), (), ()], ra_tiles=6)

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


def test_a_god_waits_for_more_than_gold_until_nothing_is_to_come() -> None:
    """R-7.1 and R-7.2: gold is worth three points and a god two, and something better may come."""
    early = position(4, track="gold", tiles=[{"god": 1}])
    late = near_the_end(4, track="gold", tiles=[{"god": 1}], points=[20] * 4)

    assert choice(early) == "draw"
    assert choice(late) == "god gold"


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


def test_a_bid_is_just_above_what_the_last_bidder_would_pay() -> None:
    """R-4.1: the Ra player has the last word, and a lower bid would lose the lot."""
    here = position(
        2,
        phase="auction",
        auction="drawn",
        ra_tiles=5,
        track=RICH,
        turn=0,
        acting=1,
        face_up=[(5,), (8, 7, 4, 3)],
    )

    assert choice(here) == "bid 7"


def test_a_lot_is_left_to_a_rival_when_it_would_cost_tiles() -> None:
    here = position(
        2,
        phase="auction",
        auction="drawn",
        ra_tiles=5,
        track="earthquake nile",
        tiles=[{"temple": 3, "statue": 1}],
        best_bid=3,
        best_bidder=1,
    )

    assert choice(here) == "pass"


# Suns are there to be used.


def alone(track: str, suns: tuple[int, ...] = (9,), **table: Any) -> ra.Position:
    """The turn of a seat that alone has suns left, one Ra tile before the end of the epoch."""
    return position(2, track=track, face_up=[suns, ()], ra_tiles=RA_SPACES[2] - 1, **table)


def test_the_last_bidder_does_not_pass_seven_tiles_that_can_only_gain() -> None:
    """R-6.1: the next Ra tile ends the epoch, and the sun would bring nothing more."""
    here = position(
        2,
        phase="auction",
        auction="drawn",
        track="nile nile flood art temple statue gold",
        face_up=[(9,), ()],
        ra_tiles=RA_SPACES[2] - 1,
    )

    assert choice(here) == "bid 9"


def test_the_last_seat_with_suns_stops_by_the_odds_that_the_epoch_ends() -> None:
    """The more of the bag are Ra tiles, the fewer tiles it waits for."""

    def wanted(others: int) -> int:
        """How many Niles it takes, which a flood has made worth a point each."""
        bag = {"ra": 13, "pharaoh": others, "gold": others // 4}
        table: dict[str, Any] = {"epoch": 3, "bag": bag, "tiles": [{"flood": 1, "art": 1}]}
        return next(n for n in range(1, 9) if choice(alone("nile " * n, **table)) == "ra")

    likely, less, hardly = (wanted(others) for others in (2, 8, 20))

    assert 1 <= likely < less < hardly <= 8


def test_who_has_more_suns_for_the_last_tiles_wants_less_for_each() -> None:
    lots = ["nile", "flood", "art", "temple", "statue", "gold", "palace"]

    def wanted(*suns: int) -> int:
        return next(n for n in range(1, 8) if choice(alone(" ".join(lots[:n]), suns)) == "ra")

    assert wanted(9, 6, 5) < wanted(9)


# Characters.


def needed(bot: str, lots: str) -> int:
    """How many tiles of a lot it takes until a bot pays its only sun for them."""
    tiles = lots.split()
    for number in range(1, len(tiles) + 1):
        here = position(
            2,
            phase="auction",
            auction="drawn",
            ra_tiles=4,
            track=" ".join(tiles[:number]),
            face_up=[(9,), (8, 7, 4, 3)],
        )
        if choice(here, bot) == "bid 9":
            return number
    return len(tiles) + 1


def test_the_builder_pays_for_fewer_monuments_than_the_merchant() -> None:
    lots = "temple statue palace obelisk pyramid sphinx fortress"

    assert needed("builder", lots) < needed("merchant", lots)


def test_the_courtier_pays_for_fewer_pharaohs_than_the_merchant() -> None:
    lots = "pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh pharaoh"

    assert needed("courtier", lots) < needed("merchant", lots)


def test_the_hoarder_keeps_its_sun_for_a_better_lot_than_the_merchant() -> None:
    lots = "god art pharaoh nile flood gold temple"

    assert needed("hoarder", lots) > needed("merchant", lots)


@pytest.mark.parametrize("tiles", range(8))
def test_the_charioteer_never_invokes_ra_while_it_can_draw(tiles: int) -> None:
    lot = " ".join(RICH.split()[:tiles])
    here = position(4, track=lot, ra_tiles=4, face_up=[(13, 6, 2), (), (), ()])

    assert choice(here, "charioteer") == "draw"


def test_the_charioteer_invokes_ra_when_the_track_is_full() -> None:
    """R-3.7."""
    assert choice(position(4, track="nile " * 8), "charioteer") == "ra"


def test_the_novice_is_not_sure_of_what_the_merchant_knows() -> None:
    here = position(2, phase="auction", auction="drawn", ra_tiles=2, track="gold gold")

    chosen = {
        bot: {choice(here, bot, seed) for seed in range(30)} for bot in ("novice", "merchant")
    }

    assert len(chosen["merchant"]) == 1
    assert chosen["novice"] == {"pass", "bid 2"}
