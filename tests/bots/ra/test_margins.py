"""What the bag, the lot and single tiles are worth: the valuation with them, less that without."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from heliopolis import ra
from heliopolis.bots.ra.search.bot import hand_made
from heliopolis.bots.ra.table_worth import worth
from heliopolis.core.compile import COMPILED
from heliopolis.ra.tiles import DISASTERS
from tests.bots.ra.builders import judged, played_on, random_hand, state_of
from tests.ra.builders import (
    EVERY_NUMBER_OF_PLAYERS,
    FULL_TRACK,
    Hand,
    differing,
    hiding,
    position,
    random_game,
)

EVERY_COUNT = pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
POSITIONS = 40 if COMPILED else 4


def expected(here: ra.Position, seat: int) -> float:
    """The points that search takes a position to be worth to a seat."""
    return float(judged(state_of(here), hand_made())[1][seat])


def bag_of(here: ra.Position) -> dict[str, int]:
    return {tile.value.replace("-", "_"): count for tile, count in here.view(None).bag.items()}


def with_more(hands: list[Hand], seat: int, *names: str) -> list[Hand]:
    """The tiles of all seats, with some more for one of them."""
    more = dict(hands[seat])
    for name in names:
        more[name] = more.get(name, 0) + 1
    return [more if owner == seat else hand for owner, hand in enumerate(hands)]


def test_the_odds_of_ra_are_counted() -> None:
    """R-1.1: of 180 tiles 30 are Ra; four of these and seven others were drawn."""
    here = position(3, ra_tiles=4, track="nile god flood", tiles=[{"nile": 2}, {"art": 2}])

    found = worth(here.view(0))

    assert found.next_ra == Fraction(26, 169)
    assert found.bag == {tile.value: count for tile, count in here.view(0).bag.items()}
    assert (found.bag["ra"], found.bag["nile"], found.bag["art"]) == (26, 22, 3)


@EVERY_COUNT
def test_the_odds_of_ra_are_those_of_a_draw(players: int) -> None:
    for here, _ in random_game(players, "rio-grande", 3)[:: 1 if COMPILED else 20]:
        if here.phase == "turn" and ra.Draw() in here.moves():
            odds = here.play("draw").position.odds()

            assert worth(here.view(None)).next_ra == odds[ra.Drawn(ra.Tile.RA)]


@EVERY_COUNT
def test_the_lot_is_worth_the_difference_of_two_positions(players: int) -> None:
    rng = Random(players)
    track = ("nile", "flood", "pharaoh", "temple", "art")
    for _ in range(POSITIONS):
        hands: list[Hand] = [*(random_hand(rng) for _ in range(players - 1)), {}]
        table: dict[str, Any] = {"epoch": 2, "points": [20 + seat for seat in range(players)]}
        here = position(players, track=" ".join(track), tiles=hands, **table)
        table["bag"] = bag_of(here)

        lot = worth(here.view(None)).lot

        assert len(lot) == players
        without = position(players, tiles=hands, **table)
        for seat in range(players):
            taken = position(players, tiles=with_more(hands, seat, *track), **table)
            change = expected(taken, seat) - expected(without, seat)
            assert lot[seat] == pytest.approx(change, abs=1e-9)


def test_a_disaster_in_the_lot_takes_what_is_missed_least() -> None:
    """R-5.1: of two arts, writing and a temple unrest takes both arts, an earthquake the temple."""
    hands: list[Hand] = [{"art": 2, "writing": 1, "temple": 1}, {}]
    here = position(2, track="unrest earthquake gold", tiles=hands)
    bag = bag_of(here)

    lot = worth(here.view(0)).lot

    struck = position(2, tiles=[{"writing": 1, "gold": 1}, {}], bag=bag)
    without = position(2, tiles=hands, bag=bag)
    assert lot[0] == pytest.approx(expected(struck, 0) - expected(without, 0))
    assert lot[0] < 3 < lot[1] + 1e-9


def test_where_no_tiles_lie_there_is_no_lot() -> None:
    assert worth(position(3).view(0)).lot == ()


def test_what_seats_pay_with_does_not_matter_to_the_lot() -> None:
    """R-4.3: a sun is the price, and no part of the goods."""
    suns = [(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)]
    here = position(3, track="gold gold", face_up=suns)

    assert worth(here.view(0)).lot == pytest.approx([6.0] * 3)


def test_seats_in_equal_standing_have_as_much_of_the_lot() -> None:
    """Two have spent suns with equal sums, and hold the same tiles."""
    alike = {"pharaoh": 2, "nile": 1, "art": 1, "statue": 2}
    here = position(
        4,
        epoch=3,
        face_up=[(13, 9, 5), (), (), (10, 8, 3)],
        face_down=[(), (12, 7, 2), (11, 6, 4), ()],
        tiles=[{"pharaoh": 3}, alike, alike, {}],
        points=[30, 25, 25, 40],
        track="flood nile pharaoh statue",
    )

    lot = worth(here.view(0)).lot

    assert lot[1] == lot[2]
    assert len(set(lot)) == 3


@EVERY_COUNT
def test_a_tile_is_worth_the_difference_of_two_positions(players: int) -> None:
    rng = Random(10 + players)
    track = "nile flood"
    for _ in range(POSITIONS):
        hands: list[Hand] = [*(random_hand(rng) for _ in range(players - 1)), {}]
        bag = bag_of(position(players, track=track, tiles=hands))
        # One of each kind is missing, so that it can be what there is one more of.
        bag = {name: count if name == "ra" else count - 1 for name, count in bag.items()}
        seat = rng.randrange(players)
        here = position(players, track=track, tiles=hands, bag=bag)

        margins = worth(here.view(seat)).margins

        assert set(margins) == {tile.value for tile in ra.TILES} - {"ra"}
        for tile in set(ra.TILES) - {ra.Tile.RA, *DISASTERS}:
            more = with_more(hands, seat, tile.value.replace("-", "_"))
            after = position(players, track=track, tiles=more, bag=bag)
            change = expected(after, seat) - expected(here, seat)
            assert margins[tile.value] == pytest.approx(change, abs=1e-9)


@EVERY_COUNT
def test_what_a_tile_is_worth_to_each_is_what_it_is_worth_to_whose_view_it_is(
    players: int,
) -> None:
    rng = Random(20 + players)
    here = position(players, tiles=[random_hand(rng) for _ in range(players)])

    everyone = worth(here.view(None)).everyone

    for seat in range(players):
        found = worth(here.view(seat))
        assert found.everyone == everyone
        assert {tile: by_seat[seat] for tile, by_seat in everyone.items()} == found.margins


def test_a_fourth_kind_of_civilization_is_worth_much_and_a_second_tile_little() -> None:
    """R-7.5."""
    here = position(3, tiles=[{"art": 1, "writing": 1, "religion": 1}, {"art": 1}])

    margins = worth(here.view(0)).margins

    assert margins["agriculture"] == margins["astronomy"] > 2
    assert margins["art"] == margins["writing"] == pytest.approx(0.0, abs=1e-9)


def test_the_first_flood_is_worth_what_it_floods() -> None:
    """R-7.4."""

    def flood(**tiles: int) -> float:
        return worth(position(3, ra_tiles=6, tiles=[tiles]).view(0)).margins["flood"]

    assert flood(nile=6) > flood(nile=2) > flood() > 0
    assert flood(nile=6) > flood(nile=6, flood=1) + 1


def test_a_disaster_costs_who_has_what_it_takes_and_nobody_else() -> None:
    """R-5.1."""
    tiles = [{"pharaoh": 2, "nile": 1, "flood": 1, "art": 1, "temple": 3}, {"god": 1, "gold": 1}]
    here = position(2, tiles=tiles)

    own, other = (worth(here.view(seat)).margins for seat in (0, 1))

    for tile in DISASTERS:
        assert own[tile.value] < -0.5
        assert other[tile.value] == pytest.approx(0.0, abs=1e-9)


def test_a_disaster_that_has_yet_to_strike_is_no_part_of_a_margin() -> None:
    """R-11.4: unrest is resolved first, while the earthquake waits."""
    table: dict[str, Any] = {"phase": "lose", "auction": "drawn", "owed": 1, "losing_to": "unrest"}
    table |= {"face_up": [(6, 5, 2), (8, 7, 4, 3)], "face_down": [(9,), ()]}
    hand = {"art": 1, "writing": 1, "temple": 3}
    waiting = position(2, tiles=[hand | {"earthquake": 1}], **table)

    margins = worth(waiting.view(0)).margins

    assert margins["gold"] == pytest.approx(3.0)
    assert margins["temple"] > 0


def test_hidden_points_change_nothing() -> None:
    """R-1.4."""
    here = hiding(position(3, epoch=2, track="nile flood", points=[20, 25, 30]))

    assert worth(here.view(1)) == worth(differing(here, 1).view(1))


@EVERY_COUNT
def test_wherever_somebody_is_asked_something_can_be_said(players: int) -> None:
    rng = Random(20 + players)
    for _ in range(POSITIONS):
        here = played_on(position(players, edition="windrider"), rng, rng.randrange(250))
        seat = rng.choice((None, *range(players)))

        found = worth(here.view(seat))

        assert len(found.lot) == (players if any(here.view(None).track) else 0)
        assert 0 < (found.next_ra or 0) <= 1
        assert all(abs(points) < 60 for points in (*found.lot, *found.margins.values()))


def test_a_full_track_is_a_lot_as_well() -> None:
    """R-3.7."""
    lot = worth(position(4, track=FULL_TRACK).view(0)).lot

    assert lot[0] > 2
    assert lot == pytest.approx([lot[0]] * 4, rel=0.5)
