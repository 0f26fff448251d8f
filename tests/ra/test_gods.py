"""R-3.4 and R-3.5: playing gods."""

import pytest

from heliopolis import ra
from heliopolis.ra.events import DisasterStruck, GodPlayed, TileDrawn
from heliopolis.ra.tiles import DISASTERS
from heliopolis.ra.turn import space_of

from .builders import (
    FULL_TRACK,
    after,
    events_of,
    hand,
    legal,
    position,
    seat_of,
    spaces,
    states_of,
    tiles,
)

TAKEABLE = [tile for tile in ra.TILES if tile not in ("ra", "god")]


@pytest.mark.parametrize("tile", TAKEABLE)
def test_a_god_may_take_any_tile_but_a_god(tile: ra.Tile) -> None:
    """R-3.4: disasters included, never a Ra tile, never the sun."""
    here = position(2, track=f"god {tile} god", tiles=[{"god": 2}], ra_tiles=2)

    assert legal(here) == ["draw", "ra", f"god {tile}"]


@pytest.mark.parametrize("tile", [tile for tile in TAKEABLE if tile not in DISASTERS])
def test_a_god_is_given_up_for_the_tile(tile: ra.Tile) -> None:
    """R-3.4: the god is out of the game, the tile lies in front of the seat."""
    here = position(2, turn=1, track=f"- {tile}", tiles=[{}, {"god": 1}])

    step = here.play(f"god {tile}")

    assert seat_of(step.position, 1).tiles == {tile: 1}
    assert step.position.view(None).track == (None,) * 8
    assert step.position.view(None).bag[ra.Tile.GOD] == 7
    assert step.events == (GodPlayed(seat=1, tile=tile, space=1),)


def test_only_gods_on_the_track_leave_nothing_to_take() -> None:
    """R-3.4."""
    here = position(2, track="god god", tiles=[{"god": 3}])

    assert legal(here) == ["draw", "ra"]


def test_a_seat_may_take_one_tile_for_each_of_its_gods_in_one_turn() -> None:
    """R-3.4."""
    here = position(3, track="gold nile temple art", tiles=[{"god": 3}])

    here = after(here, "god temple", "god gold", "god nile")

    assert seat_of(here, 0).tiles == hand(gold=1, nile=1, temple=1)
    assert here.view(None).track == spaces("- - - art")
    assert here.actor == 1


def test_a_seat_may_keep_gods_for_later() -> None:
    """R-3.4."""
    here = position(3, track="gold nile temple art", tiles=[{"god": 3}])

    here = after(here, "god temple", "done")

    assert seat_of(here, 0).tiles == hand(god=2, temple=1)
    assert here.actor == 1


@pytest.mark.parametrize("space", range(8))
def test_gods_reach_every_space_of_a_full_track(space: int) -> None:
    """R-3.4."""
    track = ["god"] * 8
    track[space] = "earthquake"
    here = position(2, track=" ".join(track), tiles=[{"god": 1}])

    happened = events_of(here, "god earthquake")

    assert happened[0] == GodPlayed(0, ra.Tile.EARTHQUAKE, space)


def test_gods_may_be_played_when_the_track_is_full() -> None:
    """R-3.4."""
    here = position(2, track=FULL_TRACK, tiles=[{"god": 1}])

    assert legal(here) == ["ra", "god nile"]


def test_of_several_equal_tiles_the_first_is_taken() -> None:
    """R-3.4: so that a move has one outcome."""
    here = position(2, track="gold nile flood nile", tiles=[{"god": 1}])

    step = here.play("god nile")

    assert step.position.view(None).track == spaces("gold - flood nile")


def test_the_space_of_a_tile_is_the_first_one_with_it() -> None:
    """R-3.4: and there is none for a tile that is not on the track."""
    state = states_of(position(2, track="god nile - nile earthquake"))[0]

    found = [int(space_of(state, ra.TILES.index(tile))) for tile in tiles("nile earthquake gold")]

    assert found == [1, 4, -1]


def test_gaps_are_filled_by_later_draws() -> None:
    """R-3.4."""
    here = position(2, track="gold nile flood", tiles=[{"god": 1}])

    happened = events_of(here, "god gold", "draw", "+art", "draw", "+writing")

    assert happened[1:] == (TileDrawn(1, ra.Tile.ART, 0), TileDrawn(0, ra.Tile.WRITING, 3))


def test_the_sun_stays_where_it_is_when_gods_are_played() -> None:
    """R-3.4."""
    here = position(2, track="gold", tiles=[{"god": 1}])

    there = after(here, "god gold")

    assert there.view(None).centre_sun == 1
    assert seat_of(there, 0).face_up == (9, 6, 5, 2)


def test_rio_grande_disasters_strike_after_all_tiles_of_the_turn_are_taken() -> None:
    """R-3.5: so the pharaoh that is taken last is lost as well."""
    here = position(2, track="funeral pharaoh", tiles=[{"god": 3, "pharaoh": 1}])

    happened = events_of(here, "god funeral", "god pharaoh")

    assert happened == (
        GodPlayed(0, ra.Tile.FUNERAL, 0),
        GodPlayed(0, ra.Tile.PHARAOH, 1),
        DisasterStruck(0, ra.Tile.FUNERAL, 1, lost=(ra.Tile.PHARAOH,) * 2, owed=0),
    )


def test_windrider_disasters_strike_before_the_next_god() -> None:
    """R-3.5: so the pharaoh that is taken last is kept."""
    here = position(
        2, edition="windrider", track="funeral pharaoh", tiles=[{"god": 3, "pharaoh": 1}]
    )

    happened = events_of(here, "god funeral", "god pharaoh")

    assert happened == (
        GodPlayed(0, ra.Tile.FUNERAL, 0),
        DisasterStruck(0, ra.Tile.FUNERAL, 1, lost=(ra.Tile.PHARAOH,), owed=0),
        GodPlayed(0, ra.Tile.PHARAOH, 1),
    )


def test_rio_grande_disasters_strike_when_a_seat_is_done() -> None:
    """R-3.5."""
    here = position(3, track="drought gold", tiles=[{"god": 2, "nile": 3}])

    there = after(here, "god drought", "done")

    assert seat_of(there, 0).tiles == hand(god=1, nile=1)
    assert there.actor == 1


def test_two_rio_grande_disasters_of_one_turn_add_up() -> None:
    """R-3.5."""
    here = position(2, track="funeral funeral", tiles=[{"god": 2, "pharaoh": 5}])

    happened = events_of(here, "god funeral", "god funeral")

    assert happened[2:] == (DisasterStruck(0, ra.Tile.FUNERAL, 2, (ra.Tile.PHARAOH,) * 4, 0),)


def test_a_rio_grande_choice_is_asked_after_the_last_god_and_ends_the_turn() -> None:
    """R-3.5."""
    here = position(3, track="unrest gold nile", tiles=[{"god": 2, "art": 2, "writing": 2}])
    asked = after(here, "god unrest", "god gold")

    there = after(asked, "lose art", "lose art")

    assert legal(asked) == ["lose art", "lose writing"]
    assert seat_of(there, 0).tiles == hand(gold=1, writing=2)
    assert there.actor == 1


def test_a_windrider_choice_is_asked_at_once_and_more_gods_may_follow() -> None:
    """R-3.5."""
    here = position(
        3,
        edition="windrider",
        track="unrest gold nile",
        tiles=[{"god": 2, "art": 2, "writing": 2}],
    )
    asked = after(here, "god unrest")

    there = after(asked, "lose art", "lose writing")

    assert legal(asked) == ["lose art", "lose writing"]
    assert legal(there) == ["done", "god gold", "god nile"]
    assert (there.view(None).phase, there.actor) == ("gods", 0)


def test_a_windrider_choice_after_the_last_god_ends_the_turn() -> None:
    """R-3.5."""
    here = position(
        3, edition="windrider", track="unrest gold", tiles=[{"god": 1, "art": 2, "writing": 2}]
    )

    there = after(here, "god unrest", "lose art", "lose writing")

    assert (there.view(None).phase, there.actor) == ("turn", 1)


def test_a_windrider_auction_goes_on_with_the_next_turn_after_a_choice() -> None:
    """R-3.5: gods left over from before do not prolong somebody's auction."""
    here = position(
        3,
        edition="windrider",
        phase="auction",
        auction="drawn",
        ra_tiles=1,
        track="unrest",
        tiles=[{"god": 2, "art": 2, "writing": 2}],
    )

    there = after(here, "bid 13", "lose art", "lose writing")

    assert (there.view(None).phase, there.actor) == ("turn", 1)
