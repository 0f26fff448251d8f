"""A position as network input: what each number means."""

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.ra import batch, features
from tests.features import Observer, one_hot

from .builders import EVERY_NUMBER_OF_PLAYERS, after, hiding, position

OBSERVER = Observer(batch, features)
observed, named, seat = OBSERVER.observed, OBSERVER.named, OBSERVER.seat


def points_in(row: NDArray[np.float32]) -> list[float]:
    return [seat(row, place)["points"][0] for place in range(3)]


@pytest.mark.parametrize(
    ("edition", "at_once"), [("rio-grande", 0), ("windrider", 1), ("reference-sheet", 0)]
)
def test_what_the_edition_changes_is_shown(edition: str, at_once: int) -> None:
    """R-3.5: the other difference, the suns that are dealt, can be seen."""
    (row,) = observed(position(2, edition=edition))

    assert named(row)["disasters"] == [at_once]


@pytest.mark.parametrize("observer", range(3))
def test_hidden_points_are_the_observers_own_and_said_to_be(observer: int) -> None:
    """R-1.4."""
    here = position(3, epoch=2, points=(5, 10, 25))
    own = [0.1, 0.2, 0.5]

    (shown,) = OBSERVER.seen_by(observer, here)
    (row,) = OBSERVER.seen_by(observer, hiding(here))

    assert named(row)["hidden"] == [1]
    assert named(shown)["hidden"] == [0]
    assert points_in(row) == pytest.approx([own[observer]] * 3)
    assert points_in(shown) == pytest.approx(own[observer:] + own[:observer])


def test_who_does_not_act_sees_who_does() -> None:
    (row,) = OBSERVER.seen_by(2, position(3, turn=1))

    assert [seat(row, place)["acting"] for place in range(3)] == [[0], [0], [1]]


@pytest.mark.parametrize("players", EVERY_NUMBER_OF_PLAYERS)
def test_the_centre_sun_is_shown(players: int) -> None:
    (row,) = observed(position(players, epoch=2))

    assert named(row)["centre sun"] == one_hot(0, 16)


@pytest.mark.parametrize(
    ("here", "decision", "auction"),
    [
        (position(2), 0, [0, 0]),
        (position(2, phase="gods", track="nile", tiles=[{"god": 1}]), 1, [0, 0]),
        (position(2, phase="auction", auction="drawn", ra_tiles=1), 2, [1, 0]),
        (position(2, phase="auction", auction="invoked"), 2, [0, 1]),
        (
            after(
                position(2, track="unrest", tiles=[{"god": 1, "art": 2, "writing": 2}]),
                "god unrest",
            ),
            3,
            [0, 0],
        ),
    ],
)
def test_what_is_decided_is_shown(here: ra.Position, decision: int, auction: list[float]) -> None:
    (row,) = observed(here)

    assert named(row)["decision"] == one_hot(decision, 4)
    assert named(row)["auction"] == auction


@pytest.mark.parametrize(
    ("disaster", "kinds", "loss"),
    [("unrest", ("art", "writing"), [1, 0.25]), ("earthquake", ("temple", "palace"), [0, 0.25])],
)
def test_losses_are_shown(disaster: str, kinds: tuple[str, str], loss: list[float]) -> None:
    here = position(2, track=disaster, tiles=[{"god": 1, kinds[0]: 2, kinds[1]: 2}])

    (row,) = observed(after(here, f"god {disaster}"))

    assert named(row)["loss"] == loss


def test_the_tracks_and_the_bag_are_shown() -> None:
    here = position(
        3, epoch=3, ra_tiles=3, track="nile nile - earthquake", bag={"ra": 15, "gold": 3}
    )

    (row,) = observed(here)

    track = named(row)["auction track"]
    assert (track[0], track[4], track[22]) == (0.625, 0.25, 0.125)
    assert sum(track) == 1
    assert named(row)["Ra track"] == pytest.approx([0.3, 0.5])
    assert named(row)["bag"][:3] == pytest.approx([0.5, 0, 0.1])


def test_a_best_bid_and_its_bidder_are_shown() -> None:
    here = after(position(3, turn=1, phase="draw"), "+ra", "bid 4")

    (row,) = observed(here)

    assert named(row)["best bid"] == [0.25]
    assert [seat(row, place)["acting"] for place in range(3)] == [[1], [0], [0]]
    assert [seat(row, place)["turn"] for place in range(3)] == [[0], [1], [0]]
    assert [seat(row, place)["best bidder"] for place in range(3)] == [[0], [0], [1]]


def test_seats_are_shown_clockwise_from_the_observer() -> None:
    here = position(
        3,
        epoch=2,
        turn=1,
        points=(5, 10, 25),
        tiles=[{"earthquake": 0, "god": 1}, {}, {"temple": 5}],
        face_up=[(13, 8, 5), (12, 9, 6, 3), (11, 10, 7, 4)],
    )

    (row,) = observed(here)

    assert points_in(row) == pytest.approx([0.2, 0.5, 0.1])
    assert seat(row, 1)["tiles"] == one_hot(18, 23)
    assert seat(row, 2)["tiles"][1] == pytest.approx(0.2)
    assert seat(row, 2)["face-up suns"] == [float(sun in (13, 8, 5)) for sun in range(1, 17)]
    assert seat(row, 2)["face-down suns"] == one_hot(1, 16)


def test_the_highest_sun_has_the_last_place() -> None:
    (row,) = observed(position(5))

    assert seat(row, 0)["face-up suns"] == [float(sun in (16, 7, 2)) for sun in range(1, 17)]
