"""R-1: what is in the box, and who may see it."""

import pytest

from heliopolis import ra
from heliopolis.ra.editions import EDITIONS

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    after,
    hand,
    hiding,
    last_ra_is_drawn,
    position,
    scored,
)

TILES_IN_THE_BAG = {
    "ra": 30,
    "god": 8,
    "gold": 5,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "agriculture": 5,
    "art": 5,
    "astronomy": 5,
    "religion": 5,
    "writing": 5,
    "fortress": 5,
    "obelisk": 5,
    "palace": 5,
    "pyramid": 5,
    "sphinx": 5,
    "statue": 5,
    "step-pyramid": 5,
    "temple": 5,
    "funeral": 2,
    "drought": 2,
    "unrest": 4,
    "earthquake": 2,
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_every_table_has_the_same_180_tiles(players: int, edition: str) -> None:
    """R-1.1."""
    game = ra.Game(players, edition)

    bag = game.start(suns=game.sun_groups).view(None).bag

    assert {tile.value: count for tile, count in bag.items()} == TILES_IN_THE_BAG
    assert sum(bag.values()) == 180


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_track_has_more_spaces_for_more_players(players: int, spaces: int) -> None:
    """R-1.2."""
    here = position(players)

    assert here.view(None).ra_spaces == spaces


@pytest.mark.parametrize(("players", "spaces"), [(2, 6), (3, 8), (4, 9), (5, 10)])
def test_the_ra_track_is_full_when_its_last_space_is_taken(players: int, spaces: int) -> None:
    """R-1.2."""
    drawn = 0
    here = position(players)

    while here.view(None).epoch == 1:
        here = after(here, "draw", "+ra")
        drawn += 1
        while here.view(None).phase == "auction":
            here = after(here, "pass")

    assert drawn == spaces


def test_the_auction_track_holds_eight_tiles() -> None:
    """R-1.2."""
    here = position()

    for _ in range(8):
        here = after(here, "draw", "+nile")

    assert here.view(None).track == (ra.Tile.NILE,) * 8
    assert ra.Draw() not in here.moves()


def test_the_suns_are_numbered_from_1_to_16() -> None:
    """R-1.2."""
    five_players = position(5)

    dealt = [sun for seat in five_players.view(None).seats for sun in seat.face_up]

    assert sorted([five_players.view(None).centre_sun, *dealt]) == list(range(1, 17))


def test_points_do_not_run_out() -> None:
    """R-1.2: all tablets of a box together show 226 points, and yet a seat may have more."""
    lines = scored(4, epoch=2, points=(400, 10, 10, 10), tiles=[{"gold": 5, "art": 1}])

    assert lines[0].points == 415


def test_all_gods_do_the_same() -> None:
    """R-1.3: there is one kind of god, and each takes one tile and scores two points."""
    here = last_ra_is_drawn(tiles=[{"god": 8}])

    lines = here.play("+ra").position.sheet()[0]

    assert lines[0] is not None
    assert lines[0].gods == 16


@pytest.mark.parametrize("observer", [0, 1, 2, None])
def test_everything_but_points_is_open_to_all(observer: int | None) -> None:
    """R-1.4."""
    table = position(
        3,
        ra_tiles=3,
        centre_sun=4,
        track="nile - gold",
        tiles=[{"god": 1}, {"temple": 2}, {"flood": 3}],
        face_up=[(13, 8), (12, 9, 6, 3), (11,)],
        face_down=[(5, 2), (), (10, 7, 1)],
    )

    view = hiding(table).view(observer)

    assert [seat.tiles for seat in view.seats] == [hand(god=1), hand(temple=2), hand(flood=3)]
    assert view.track[:3] == (ra.Tile.NILE, None, ra.Tile.GOLD)
    assert view.ra_tiles == 3
    assert view.centre_sun == 4
    assert [seat.face_up for seat in view.seats] == [(13, 8), (12, 9, 6, 3), (11,)]


def test_what_anyone_could_have_noted_down_is_shown() -> None:
    """R-1.4: face-down suns, and what is left in the bag."""
    here = position(
        2, track="nile nile", face_up=[(9, 6), (8, 7, 4, 3)], tiles=[{"nile": 5}, {"gold": 5}]
    )

    view = hiding(here).view(1)

    assert view.seats[0].face_down == (5, 2)
    assert view.bag[ra.Tile.NILE] == 18
    assert ra.Tile.GOLD not in view.bag


def test_points_of_others_are_shown_or_hidden_as_the_table_wants() -> None:
    """R-1.4."""
    here = position(3, epoch=2, points=(21, 5, 40))

    open_view, hidden_view = here.view(1), hiding(here).view(1)

    assert [seat.points for seat in open_view.seats] == [21, 5, 40]
    assert [seat.points for seat in hidden_view.seats] == [None, 5, None]
