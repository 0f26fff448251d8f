"""What a view shows, and to whom."""

from dataclasses import replace
from typing import Any

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidPosition

from .builders import (
    GROUPS,
    after,
    counted,
    hand,
    hiding,
    last_ra_is_drawn,
    line,
    position,
    spaces,
)


def test_a_view_shows_the_whole_table() -> None:
    """R-1.4."""
    here = position(
        3,
        edition="windrider",
        overrides={"suns": "rio-grande"},
        epoch=2,
        turn=1,
        ra_tiles=5,
        centre_sun=4,
        track="god - nile",
        bag={"ra": 17, "gold": 2},
        tiles=[{"god": 1}, {}, {"step_pyramid": 2, "nile": 3}],
        points=(0, 12, 33),
        face_up=[(13, 8, 5, 2), (12,), ()],
        face_down=[(), (9, 6, 3), (11, 10, 7, 1)],
    )

    view = here.view(2)

    assert view == ra.View(
        edition="windrider",
        overrides={"suns": "rio-grande"},
        scores="open",
        seat=2,
        epoch=2,
        phase="turn",
        turn=1,
        acting=1,
        auction=None,
        best_bid=None,
        best_bidder=None,
        owed=0,
        losing_to=None,
        centre_sun=4,
        ra_tiles=5,
        ra_spaces=8,
        track=spaces("god - nile"),
        bag={ra.Tile.RA: 17, ra.Tile.GOLD: 2},
        seats=(
            ra.SeatView((13, 8, 5, 2), (), hand(god=1), 0),
            ra.SeatView((12,), (9, 6, 3), {}, 12),
            ra.SeatView((), (11, 10, 7, 1), hand(step_pyramid=2, nile=3), 33),
        ),
        sheets=(
            (
                line(river=-10, net=-10, points=0),
                line(river=2, net=2, points=12),
                line(river=23, net=23, points=33),
            ),
        ),
    )
    assert view.players == 3


def shown(here: ra.Position) -> tuple[Any, ...]:
    """What a view says about the decision."""
    view = here.view(None)
    auction = (view.auction, view.best_bid, view.best_bidder)
    return (view.phase, view.turn, view.acting, *auction, view.owed, view.losing_to)


def test_a_view_shows_that_a_tile_is_being_drawn() -> None:
    here = after(position(2, turn=1), "draw")

    assert shown(here) == ("draw", 1, None, None, None, None, 0, None)


def test_a_view_shows_that_gods_are_being_played() -> None:
    here = after(position(2, turn=1, track="nile gold", tiles=[{}, {"god": 2}]), "god nile")

    assert shown(here) == ("gods", 1, 1, None, None, None, 0, None)


def test_a_view_shows_an_auction_before_the_first_bid() -> None:
    here = after(position(3, turn=2), "ra")

    assert shown(here) == ("auction", 2, 0, "invoked", None, None, 0, None)


def test_a_view_shows_an_auction_after_a_bid() -> None:
    here = after(position(3, turn=2, phase="draw"), "+ra", "bid 5")

    assert shown(here) == ("auction", 2, 1, "drawn", 5, 0, 0, None)


@pytest.mark.parametrize("edition", ["rio-grande", "windrider"])
def test_a_view_shows_a_choice_of_losses_in_an_auction(edition: str) -> None:
    here = position(
        3, edition=edition, turn=2, phase="draw", track="unrest", tiles=[{"art": 2, "writing": 2}]
    )

    there = after(here, "+ra", "bid 13")

    assert shown(there) == ("lose", 2, 0, "drawn", None, None, 2, "unrest")


def test_a_view_shows_a_choice_of_losses_after_a_god() -> None:
    here = position(2, track="earthquake", tiles=[{"god": 1, "temple": 2, "palace": 2}])

    there = after(here, "god earthquake", "lose temple")

    assert shown(there) == ("lose", 0, 0, None, None, None, 1, "earthquake")


def test_a_view_shows_that_the_game_is_over() -> None:
    here = after(last_ra_is_drawn(2, epoch=3), "+ra")

    assert shown(here) == ("over", None, None, None, None, None, 0, None)


@pytest.mark.parametrize(
    ("seat", "points", "lines"),
    [
        (0, [5, None, None], (True, False, False)),
        (2, [None, None, 5], (False, False, True)),
        (None, [None, None, None], (False, False, False)),
    ],
)
def test_hidden_scores_are_absent_for_others(
    seat: int | None, points: list[int | None], lines: tuple[bool, ...]
) -> None:
    """R-1.4: a spectator sees nobody's."""
    here = after(last_ra_is_drawn(3), "+ra")

    view = hiding(here).view(seat)

    own = [line(counted(suns=sum(suns)), civilization=-5, net=-5, points=5) for suns in GROUPS[3]]
    assert [other.points for other in view.seats] == points
    assert view.sheets == (
        tuple(own[owner] if visible else None for owner, visible in enumerate(lines)),
    )


@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_scores_are_shown_to_all_when_the_game_is_over(seat: int | None) -> None:
    """R-1.4."""
    here = after(last_ra_is_drawn(2, epoch=3, points=(20, 30)), "+ra")

    view = hiding(here).view(seat)

    assert [other.points for other in view.seats] == [15, 25]
    assert view == replace(here.view(seat), scores="hidden")


@pytest.mark.parametrize(
    ("seat", "points"), [(0, (31, 31, 31)), (1, (5, 5, 5)), (2, (0, 0, 0)), (None, (10, 10, 10))]
)
def test_hidden_points_count_as_the_observers_own_or_as_the_starting_points(
    seat: int | None, points: tuple[int, ...]
) -> None:
    """R-1.4."""
    here = hiding(position(3, epoch=2, points=(31, 5, 0)))

    rebuilt = ra.from_view(here.view(seat))

    assert rebuilt.scores == points
    assert rebuilt.game == here.game
    assert rebuilt.sheet() == here.view(seat).sheets
    assert rebuilt.board.bag == here.board.bag


def test_a_position_to_think_in_plays_on_and_survives_being_written_and_read() -> None:
    """R-1.4: nobody knows the lines of others before, and all know what is thought since."""
    here = hiding(last_ra_is_drawn(2, epoch=2, points=(7, 30)))

    thought = after(ra.from_view(here.view(0)), "+ra")

    known = [[line is not None for line in sheet] for sheet in thought.sheet()]
    assert known == [[True, False], [True, True]]
    assert thought.scores == (2, 2)
    assert here.game.from_bytes(thought.to_bytes()) == thought


@pytest.mark.parametrize("seat", [0, None])
def test_a_view_of_hidden_scores_shows_what_its_observer_may_know_and_no_more(
    seat: int | None,
) -> None:
    """R-1.4."""
    here = position(3, epoch=2, points=(31, 5, 0))
    shown, view = here.view(seat), hiding(here).view(seat)

    for told in ({"seats": shown.seats}, {"sheets": shown.sheets}, {"scores": "open"}):
        with pytest.raises(InvalidPosition):
            ra.from_view(replace(view, **told))


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "bidding"},
        {"auction": "forced"},
        {"epoch": 0},
        {"epoch": 4},
        {"epoch": 300},
        {"turn": 3},
        {"acting": 2},
        {"centre_sun": 2},
        {"centre_sun": 200},
        {"ra_tiles": 8},
        {"ra_tiles": -1},
        {"track": (None,) * 7},
        {"track": (None,) * 9},
        {"track": (ra.Tile.RA, *[None] * 7)},
        {"owed": 1},
        {"losing_to": ra.Tile.UNREST},
        {"best_bid": 5},
        {"best_bidder": 1},
        {"seat": 3},
        {"seat": -1},
        {"acting": None},
        {"ra_spaces": 9},
        {"scores": "hidden"},
        {"sheets": ((line(points=10),) * 3,)},
        {"bag": position(3).view(None).bag | {ra.Tile.RA: 0}},
        {"bag": {ra.Tile.GOLD: 6, ra.Tile.RA: 30}},
        {"bag": {ra.Tile.GOLD: 1000, ra.Tile.RA: 30}},
    ],
    ids=str,
)
def test_a_view_that_is_no_position_is_refused(changes: dict[str, Any]) -> None:
    view = replace(position(3).view(None), **changes)

    with pytest.raises(InvalidPosition):
        ra.from_view(view)


@pytest.mark.parametrize(
    "changes",
    [
        {"points": None},
        {"points": "10"},
        {"points": 11},
        {"points": -1},
        {"points": 40_000},
        {"face_up": (13, 8, 5)},
        {"face_up": (13, 8, 5, 3)},
        {"face_up": (17, 8, 5, 2)},
        {"face_up": (40, 8, 5, 2)},
        {"face_up": (-1, 8, 5, 2)},
        {"face_down": (1,)},
        {"face_up": (2, 5, 8, 13)},
        {"face_up": (13, 13, 8, 5, 2)},
        {"tiles": {ra.Tile.RA: 1}},
        {"tiles": {ra.Tile.UNREST: 1}},
        {"tiles": {ra.Tile.NILE: -1}},
        {"tiles": {ra.Tile.NILE: 1}},
        {"tiles": {ra.Tile.NILE: 200}},
        {"tiles": {ra.Tile.NILE: 0}},
    ],
    ids=str,
)
def test_a_view_of_an_impossible_seat_is_refused(changes: dict[str, Any]) -> None:
    """All tiles are in the bag here, so even one Nile is too many."""
    view = position(3).view(None)
    seats = (replace(view.seats[0], **changes), *view.seats[1:])

    with pytest.raises(InvalidPosition):
        ra.from_view(replace(view, seats=seats))
