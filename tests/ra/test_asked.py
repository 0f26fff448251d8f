"""R-11: what is asked of a player, and what is not."""

import pytest

from heliopolis import ra
from heliopolis.ra.events import DisasterStruck, Passed, TilesLost

from .builders import (
    FULL_TRACK,
    after,
    events_of,
    hand,
    last_bidder,
    legal,
    position,
    seat_of,
    tiles,
)


def test_a_lone_ra_on_a_full_track_is_asked() -> None:
    """R-11.1."""
    here = position(2, track=FULL_TRACK)

    assert here.view(None).phase == "turn"
    assert legal(here) == ["ra"]


def test_a_seat_alone_with_suns_is_asked_for_every_turn() -> None:
    """R-11.1."""
    here = position(2, face_up=[(9,), ()], track=FULL_TRACK[5:])

    there = after(here, "draw", "+nile")

    assert (there.view(None).phase, there.actor) == ("turn", 0)
    assert legal(there) == ["ra"]


def test_a_seat_that_cannot_outbid_is_not_asked() -> None:
    """R-11.2."""
    here = after(position(3, phase="draw"), "+ra")

    step = here.play("bid 12")

    assert step.events[1:] == (Passed(seat=2, by_choice=False),)
    assert step.position.actor == 0


def test_a_seat_without_a_face_up_sun_is_not_asked_to_bid() -> None:
    """R-11.2."""
    here = position(3, phase="draw", face_up=[(13,), (), (11,)])

    step = here.play("+ra")

    assert step.events[2:] == (Passed(seat=1, by_choice=False),)
    assert step.position.actor == 2


def test_a_forced_bid_is_asked_even_with_one_sun() -> None:
    """R-11.2."""
    here = after(position(2, face_up=[(5,), (8,)]), "ra", "pass")

    assert here.actor == 0
    assert legal(here) == ["bid 5"]


def test_a_seat_that_can_outbid_with_one_sun_is_asked() -> None:
    """R-11.2."""
    here = after(position(2, phase="draw", face_up=[(9,), (8,)]), "+ra", "bid 8")

    assert here.actor == 0
    assert legal(here) == ["pass", "bid 9"]


@pytest.mark.parametrize("edition", ["rio-grande", "windrider"])
def test_more_gods_and_done_are_asked_while_a_god_and_a_tile_remain(edition: str) -> None:
    """R-11.3."""
    here = position(2, edition=edition, track="nile gold nile god", tiles=[{"god": 2}])

    there = after(here, "god gold")

    assert there.view(None).phase == "gods"
    assert there.actor == 0
    assert legal(there) == ["done", "god nile"]


@pytest.mark.parametrize("edition", ["rio-grande", "windrider"])
@pytest.mark.parametrize(
    ("track", "gods"), [("nile gold", 1), ("gold", 2), ("gold god god", 3), ("god gold", 4)]
)
def test_without_a_god_or_a_tile_for_it_the_turn_is_over(
    track: str, gods: int, edition: str
) -> None:
    """R-11.3: gods on the track cannot be taken."""
    here = position(2, edition=edition, track=track, tiles=[{"god": gods}])

    there = after(here, "god gold")

    assert (there.view(None).phase, there.actor) == ("turn", 1)


def test_being_done_is_not_asked_before_the_first_god() -> None:
    """R-11.3."""
    here = position(2, track="nile gold", tiles=[{"god": 2}])

    assert "done" not in legal(here)


def test_a_loss_is_one_tile_at_a_time() -> None:
    """R-11.4."""
    here = last_bidder(track="unrest", tiles=[{"art": 2, "religion": 2, "writing": 1}])

    happened = events_of(here, "bid 9", "lose art", "lose religion")

    assert happened[2:] == (
        DisasterStruck(0, ra.Tile.UNREST, 1, lost=(), owed=2),
        TilesLost(seat=0, disaster=ra.Tile.UNREST, lost=tiles("art"), owed=1),
        TilesLost(seat=0, disaster=ra.Tile.UNREST, lost=tiles("religion"), owed=0),
    )


def test_a_kind_that_is_used_up_is_no_longer_offered() -> None:
    """R-11.4."""
    here = last_bidder(track="earthquake", tiles=[{"statue": 2, "sphinx": 1, "temple": 1}])

    there = after(here, "bid 9", "lose sphinx")

    assert legal(there) == ["lose statue", "lose temple"]
    assert there.view(None).owed == 1


def test_all_of_unrest_comes_before_earthquake() -> None:
    """R-11.4."""
    here = last_bidder(
        track="earthquake unrest",
        tiles=[{"art": 2, "writing": 2, "temple": 2, "palace": 2, "statue": 1}],
    )
    unrest = after(here, "bid 9")

    earthquake = after(unrest, "lose art", "lose art")

    assert legal(unrest) == ["lose art", "lose writing"]
    assert unrest.view(None).losing_to == "unrest"
    assert legal(earthquake) == ["lose palace", "lose statue", "lose temple"]
    assert earthquake.view(None).losing_to == "earthquake"
    assert (earthquake.view(None).owed, earthquake.actor) == (2, 0)


def test_the_earthquake_is_reported_after_the_last_tile_lost_to_unrest() -> None:
    """R-11.4."""
    here = last_bidder(
        track="earthquake unrest", tiles=[{"art": 2, "writing": 2, "temple": 1, "palace": 1}]
    )
    asked = after(here, "bid 9", "lose art")

    step = asked.play("lose writing")

    assert step.events == (
        TilesLost(0, ra.Tile.UNREST, tiles("writing"), 0),
        DisasterStruck(0, ra.Tile.EARTHQUAKE, 1, tiles("palace temple"), 0),
    )
    assert seat_of(step.position, 0).tiles == hand(art=1, writing=1)
    assert step.position.actor == 1


@pytest.mark.parametrize(
    ("disaster", "one", "many"),
    [
        ("unrest", "writing", "agriculture"),
        ("unrest", "agriculture", "writing"),
        ("earthquake", "temple", "fortress"),
        ("earthquake", "fortress", "temple"),
    ],
)
def test_the_rest_falls_by_itself_once_one_kind_is_left(disaster: str, one: str, many: str) -> None:
    """R-11.4."""
    here = last_bidder(track=disaster, tiles=[{one: 1, many: 4}])

    step = here.play("bid 9").position.play(f"lose {one}")

    assert step.events == (TilesLost(0, ra.Tile(disaster), tiles(f"{one} {many}"), owed=0),)
    assert seat_of(step.position, 0).tiles == hand(**{many: 3})
    assert step.position.view(None).owed == 0


def test_the_rest_of_two_unrests_falls_together() -> None:
    """R-11.4."""
    here = last_bidder(track="unrest unrest", tiles=[{"art": 5, "religion": 1}])

    step = here.play("bid 9").position.play("lose religion")

    assert step.events == (TilesLost(0, ra.Tile.UNREST, tiles("religion art art art"), owed=0),)
    assert seat_of(step.position, 0).tiles == hand(art=2)


def test_funeral_and_drought_never_ask() -> None:
    """R-11.4."""
    here = last_bidder(
        track="funeral drought", tiles=[{"pharaoh": 5, "nile": 3, "flood": 1, "art": 1}]
    )

    there = after(here, "bid 9")

    assert (there.view(None).phase, there.actor) == ("turn", 1)
    assert seat_of(there, 0).tiles == hand(pharaoh=3, nile=2, art=1)


def test_nothing_is_owed_when_the_choice_is_over() -> None:
    """R-11.4: an earthquake chosen after gods, with an empty table behind it."""
    here = position(2, track="earthquake", tiles=[{"god": 1, "temple": 2, "palace": 2}], turn=0)

    view = after(here, "god earthquake", "lose temple", "lose palace").view(None)

    assert (view.phase, view.owed, view.losing_to, view.acting) == ("turn", 0, None, 1)
