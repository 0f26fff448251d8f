"""R-6: the end of an epoch."""

from typing import Any

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidPosition
from heliopolis.ra.events import EpochBegan, EpochEnded, GameOver, TilesDiscarded

from .builders import (
    EVERY_NUMBER_OF_PLAYERS,
    GROUPS,
    RA_SPACES,
    after,
    events_of,
    hand,
    last_bidder,
    last_ra_is_drawn,
    legal,
    position,
    seat_of,
    tiles,
)

EVERYTHING = {tile.name.lower(): 1 for tile in ra.TILES if tile not in ra.TILES[19:]} | {"ra": 0}
"""One tile of every kind that a seat can keep in front of it."""


def last_sun(players: int = 2, **table: Any) -> ra.Position:
    """An auction in which seat 0 is alone and has one sun left."""
    up = [GROUPS[players][0][:1], *[()] * (players - 1)]
    return last_bidder(players, face_up=up, **table)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_an_epoch_ends_when_the_ra_track_is_full(players: int) -> None:
    """R-6.1."""
    here = last_ra_is_drawn(players)

    happened = here.play("+ra").events

    assert happened[1] == EpochEnded(epoch=1, why="ra-track-full")


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_an_epoch_ends_when_the_last_face_up_sun_is_spent(players: int) -> None:
    """R-6.1."""
    here = last_sun(players)

    step = here.play(f"bid {GROUPS[players][0][0]}")

    assert step.events[2] == EpochEnded(epoch=1, why="suns-spent")
    assert step.position.view(None).epoch == 2


def test_an_epoch_goes_on_while_one_sun_is_face_up() -> None:
    """R-6.1."""
    here = last_bidder(3, face_up=[(13,), (), (11,)])

    there = after(here, "bid 13")

    assert (there.view(None).epoch, there.view(None).phase, there.actor) == (1, "turn", 2)


def test_the_last_turn_is_complete_only_after_its_disasters() -> None:
    """R-6.1."""
    here = last_sun(track="unrest", tiles=[{"art": 2, "writing": 2}])
    asked = after(here, "bid 9")

    happened = events_of(asked, "lose art", "lose art")

    assert asked.view(None).epoch == 1
    assert legal(asked) == ["lose art", "lose writing"]
    assert EpochEnded(1, "suns-spent") in happened


@pytest.mark.parametrize("seat", range(5))
def test_passing_tiles_go_and_lasting_tiles_stay(seat: int) -> None:
    """R-6.2: for every seat."""
    here = last_ra_is_drawn(5, tiles=[EVERYTHING if own == seat else {} for own in range(5)])

    there = after(here, "+ra")

    lasting = {"pharaoh", "nile"} | {tile.name.lower() for tile in ra.TILES[11:19]}
    assert seat_of(there, seat).tiles == hand(**dict.fromkeys(lasting, 1))
    assert all(seat_of(there, other).tiles == {} for other in range(5) if other != seat)


def test_all_tiles_of_a_kind_go() -> None:
    """R-6.2."""
    here = last_ra_is_drawn(2, tiles=[{"god": 3, "gold": 2, "flood": 5, "art": 5, "nile": 9}])

    there = after(here, "+ra")

    assert seat_of(there, 0).tiles == hand(nile=9)


def test_both_tracks_are_discarded_and_not_returned_to_the_bag() -> None:
    """R-6.2."""
    here = last_ra_is_drawn(2, track="- gold nile - - - - temple", tiles=[{"god": 2}])

    view = after(here, "+ra").view(None)

    assert view.track == (None,) * 8
    assert view.ra_tiles == 0
    assert view.bag == here.view(None).bag | {ra.Tile.RA: 24}


def test_discards_are_reported_board_first_and_then_seat_by_seat() -> None:
    """R-6.2."""
    here = last_ra_is_drawn(
        2,
        track="gold - nile",
        tiles=[{}, {"writing": 2, "agriculture": 1, "flood": 1, "gold": 2, "god": 1, "nile": 4}],
    )

    happened = here.play("+ra").events

    assert happened[3:] == (
        TilesDiscarded(seat=None, tiles=tiles("ra ra ra ra ra ra gold nile")),
        TilesDiscarded(seat=0, tiles=()),
        TilesDiscarded(seat=1, tiles=tiles("god gold gold flood agriculture writing writing")),
        EpochBegan(epoch=2, starter=0),
    )


def test_the_board_may_have_nothing_to_discard() -> None:
    """R-6.2."""
    here = position(2, phase="auction", auction="invoked", face_up=[(9,), ()])

    happened = here.play("bid 9").events

    assert TilesDiscarded(seat=None, tiles=()) in happened


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_all_suns_are_turned_face_up_and_the_centre_sun_stays(players: int) -> None:
    """R-6.2: unspent ones were and stay face up."""
    groups = GROUPS[players]
    here = last_ra_is_drawn(
        players, face_up=[groups[0], *(group[:1] for group in groups[1:])], turn=0
    )

    there = after(here, "+ra")

    assert [seat.face_up for seat in there.view(None).seats] == list(groups)
    assert [seat.face_down for seat in there.view(None).seats] == [()] * players
    assert there.view(None).centre_sun == 1


def test_a_new_epoch_is_played_with_the_suns_won_in_the_old_one() -> None:
    """R-6.2."""
    here = after(last_sun(), "bid 9")

    assert here.view(None).centre_sun == 9
    assert seat_of(here, 0).face_up == (6, 5, 2, 1)


def test_the_ra_track_counts_from_nothing_in_every_epoch() -> None:
    """R-6.2."""
    here = after(last_ra_is_drawn(2, epoch=2), "+ra", "draw", "+ra")

    assert here.view(None).ra_tiles == 1
    assert here.view(None).phase == "auction"


@pytest.mark.parametrize(("epoch", "following"), [(1, 2), (2, 3)])
def test_an_epoch_follows_the_first_and_the_second(epoch: int, following: int) -> None:
    """R-6.2."""
    here = last_ra_is_drawn(2, epoch=epoch)

    step = here.play("+ra")

    assert step.events[1] == EpochEnded(epoch, "ra-track-full")
    assert step.events[-1] == EpochBegan(following, starter=0)
    assert step.position.view(None).epoch == following
    assert not step.position.over


def test_the_game_is_over_after_the_third_epoch() -> None:
    """R-6.2: nobody is asked any more."""
    here = last_ra_is_drawn(2, epoch=3)

    step = here.play("+ra")

    assert isinstance(step.events[-1], GameOver)
    assert step.position.over
    assert step.position.actor is None
    assert step.position.moves() == ()
    assert (step.position.view(None).epoch, step.position.view(None).turn) == (3, None)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
@pytest.mark.parametrize("starter", range(5))
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_holder_of_the_highest_sun_begins_every_epoch(
    epoch: int, starter: int, players: int
) -> None:
    """R-2.3: whether it lay face up or face down."""
    seat = starter % players
    groups = list(GROUPS[players][1:])
    groups.insert(seat, GROUPS[players][0])
    turn = (seat + 1) % players
    here = last_ra_is_drawn(
        players,
        epoch=epoch,
        turn=turn,
        face_up=[groups[own] if own == turn else () for own in range(players)],
        face_down=[() if own == turn else groups[own] for own in range(players)],
    )

    step = here.play("+ra")

    assert step.events[-1] == EpochBegan(epoch + 1, starter=seat)
    assert (step.position.view(None).turn, step.position.actor) == (seat, seat)


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_bag_holds_enough_ra_tiles_to_end_three_epochs(players: int) -> None:
    """R-6.3."""
    in_the_bag = position(players).view(None).bag[ra.Tile.RA]

    assert 3 * RA_SPACES[players] <= in_the_bag


def test_the_thirtieth_ra_ends_a_game_of_five() -> None:
    """R-6.3: it is the last tile that can be in the bag."""
    here = last_ra_is_drawn(5, epoch=3, bag={"ra": 1})

    assert legal(here) == ["+ra"]
    assert after(here, "+ra").over


def test_a_bag_without_tiles_is_no_position_of_the_game() -> None:
    """R-6.3: nobody could draw from it."""
    with pytest.raises(InvalidPosition):
        position(5, epoch=3, ra_tiles=9, bag={})
