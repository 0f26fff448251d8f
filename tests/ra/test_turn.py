"""R-3: what a seat may do in its turn, apart from gods."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import IllegalMove
from heliopolis.ra.events import AuctionOpened, EpochEnded, RaDrawn, TileDrawn

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    FULL_TRACK,
    RA_SPACES,
    after,
    events_of,
    last_ra_is_drawn,
    legal,
    position,
    seat_of,
    spaces,
)


def test_a_turn_is_to_draw_to_invoke_ra_or_to_play_a_god() -> None:
    """R-3.1."""
    here = position(track="nile gold", tiles=[{"god": 1}])

    assert legal(here) == ["draw", "ra", "god gold", "god nile"]


def test_without_a_god_there_is_only_drawing_and_invoking() -> None:
    """R-3.1: the gods of other seats do not count."""
    here = position(2, track="nile gold", tiles=[{}, {"god": 2}])

    assert legal(here) == ["draw", "ra"]


def test_with_a_god_but_no_tile_on_the_track_there_is_only_drawing_and_invoking() -> None:
    """R-3.1."""
    here = position(2, tiles=[{"god": 2}])

    assert legal(here) == ["draw", "ra"]


@pytest.mark.parametrize("moves", [("draw", "+nile"), ("god flood",)])
def test_a_turn_is_exactly_one_action(moves: tuple[str, ...]) -> None:
    """R-3.1."""
    here = after(position(3, track="flood", tiles=[{"god": 2}]), *moves)

    assert here.actor == 1
    assert here.view(None).turn == 1


@pytest.mark.parametrize(
    ("players", "turn", "out", "following"),
    [(3, 0, {1}, 2), (3, 2, {0}, 1), (5, 4, {0, 1, 2}, 3), (5, 3, {4, 0, 1}, 2), (2, 0, {1}, 0)],
)
def test_a_seat_without_face_up_suns_is_passed_over(
    players: int, turn: int, out: set[int], following: int
) -> None:
    """R-3.1: and it may not play its gods either."""
    groups = ra.Game(players).sun_groups
    here = position(
        players,
        turn=turn,
        track="flood",
        tiles=[{"god": 1}] * players,
        face_up=[() if seat in out else groups[seat] for seat in range(players)],
    )

    here = after(here, "draw", "+nile")

    assert here.actor == following
    assert here.view(None).turn == following


def test_one_face_up_sun_is_enough_for_a_turn() -> None:
    """R-3.1: even the lowest."""
    here = position(2, face_up=[(9, 6, 5, 2), (1,)], face_down=[(), (8, 7, 4)], centre_sun=3)

    here = after(here, "draw", "+nile")

    assert here.actor == 1


@pytest.mark.parametrize(
    ("track", "space"),
    [
        ("", 0),
        ("nile", 1),
        ("- nile", 0),
        ("nile - flood - god", 1),
        ("god god god god god god god", 7),
        ("god god god god god god - god", 6),
    ],
)
def test_a_drawn_tile_goes_to_the_first_free_space(track: str, space: int) -> None:
    """R-3.2."""
    here = position(3, turn=2, phase="draw", track=track)

    step = here.play("+temple")

    expected = list(spaces(track))
    expected[space] = ra.Tile.TEMPLE
    assert step.position.view(None).track == tuple(expected)
    assert step.events == (TileDrawn(seat=2, tile=ra.Tile.TEMPLE, space=space),)


@pytest.mark.parametrize("tile", [tile for tile in ra.TILES if tile != "ra"])
def test_every_tile_but_ra_goes_to_the_auction_track(tile: ra.Tile) -> None:
    """R-3.2: disasters too; they strike nobody there."""
    here = position(2, phase="draw", tiles=[{"pharaoh": 2, "nile": 2, "art": 2, "temple": 2}])

    here = after(here, f"+{tile}")

    assert here.view(None).track[0] == tile
    assert here.view(None).ra_tiles == 0
    assert seat_of(here, 0).tiles == {"pharaoh": 2, "nile": 2, "art": 2, "temple": 2}
    assert here.actor == 1


def test_a_drawn_tile_has_left_the_bag() -> None:
    """R-3.2."""
    here = position(phase="draw")

    there = after(here, "+sphinx")

    before, now = here.view(None).bag, there.view(None).bag
    assert {tile: before[tile] - now[tile] for tile in now} == {
        tile: int(tile == "sphinx") for tile in ra.TILES
    }


def test_the_last_tile_of_a_kind_can_be_drawn_once() -> None:
    """R-3.2."""
    here = position(bag={"ra": 30, "gold": 1}, phase="draw")

    there = after(here, "+gold", "draw")

    assert legal(here) == ["+ra", "+gold"]
    assert legal(there) == ["+ra"]


def test_a_drawn_ra_goes_to_the_ra_track() -> None:
    """R-3.2."""
    here = position(phase="draw", ra_tiles=3, track="nile")

    view = here.play("+ra").position.view(None)

    assert view.ra_tiles == 4
    assert view.bag[ra.Tile.RA] == 26
    assert view.track == spaces("nile")


def test_nobody_draws_without_a_free_space() -> None:
    """R-3.2."""
    here = position(track=FULL_TRACK)

    with pytest.raises(IllegalMove) as refused:
        here.play("draw")

    assert (refused.value.rule, refused.value.code) == ("R-3.2", "track-full")


@pytest.mark.parametrize("gap", range(8))
def test_one_free_space_anywhere_is_enough_to_draw(gap: int) -> None:
    """R-3.2."""
    track = ["nile"] * 8
    track[gap] = "-"
    here = position(track=" ".join(track))

    assert "draw" in legal(here)


@pytest.mark.parametrize("track", ["", FULL_TRACK[5:]])
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_last_ra_ends_the_epoch_at_once_and_without_an_auction(
    players: int, track: str
) -> None:
    """R-3.3."""
    here = last_ra_is_drawn(players, turn=players - 1, track=track)

    step = here.play("+ra")

    assert step.events[:2] == (
        RaDrawn(seat=players - 1, ra_tiles=RA_SPACES[players], ra_spaces=RA_SPACES[players]),
        EpochEnded(epoch=1, why="ra-track-full"),
    )
    assert not any(isinstance(event, AuctionOpened) for event in step.events)
    assert step.position.view(None).epoch == 2


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_any_other_ra_starts_an_auction_with_the_drawer_as_ra_player(players: int) -> None:
    """R-3.3: also the one before the last."""
    drawer = players - 1
    here = position(players, turn=drawer, phase="draw", ra_tiles=RA_SPACES[players] - 2)

    step = here.play("+ra")

    assert step.events == (
        RaDrawn(drawer, ra_tiles=RA_SPACES[players] - 1, ra_spaces=RA_SPACES[players]),
        AuctionOpened(ra_player=drawer, why="drawn"),
    )
    view = step.position.view(None)
    assert (view.phase, view.turn, view.acting, view.auction) == ("auction", drawer, 0, "drawn")


def test_the_first_ra_starts_an_auction() -> None:
    """R-3.3."""
    here = position(2, phase="draw")

    step = here.play("+ra")

    assert step.events == (RaDrawn(0, 1, 6), AuctionOpened(0, "drawn"))
    assert step.position.actor == 1


@pytest.mark.parametrize("turn", range(5))
@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_invoking_ra_starts_an_auction_with_the_invoker_as_ra_player(
    players: int, turn: int
) -> None:
    """R-3.6."""
    invoker = turn % players
    here = position(players, turn=invoker, track="nile")

    step = here.play("ra")

    assert step.events == (AuctionOpened(ra_player=invoker, why="invoked"),)
    view = step.position.view(None)
    assert (view.phase, view.turn, view.auction) == ("auction", invoker, "invoked")
    assert view.acting == (invoker + 1) % players


def test_invoking_ra_is_legal_with_an_empty_track_and_wins_only_the_sun() -> None:
    """R-3.6."""
    here = position(2)

    here = after(here, "ra", "pass", "bid 2")

    assert seat_of(here, 0).face_down == (1,)
    assert seat_of(here, 0).tiles == {}
    assert here.view(None).centre_sun == 2


def test_nothing_happens_by_itself_when_the_eighth_tile_is_drawn() -> None:
    """R-3.7."""
    here = position(3, track=FULL_TRACK[5:])

    happened = events_of(here, "draw", "+god")

    assert happened == (TileDrawn(0, ra.Tile.GOD, 7),)


def test_the_next_seat_may_not_draw_when_the_track_is_full() -> None:
    """R-3.7."""
    here = after(position(3, track=FULL_TRACK[5:]), "draw", "+god")

    assert here.view(None).phase == "turn"
    assert here.actor == 1
    assert legal(here) == ["ra"]


def test_a_turn_with_seven_tiles_still_allows_a_draw() -> None:
    """R-3.7."""
    here = position(track=FULL_TRACK[5:])

    assert legal(here) == ["draw", "ra"]
