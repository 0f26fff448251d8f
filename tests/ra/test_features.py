"""A position as network input: what each number means."""

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.core.stream import make_streams
from heliopolis.ra import batch
from heliopolis.ra.features import LAYOUT, SEAT_FEATURES, SEAT_LAYOUT, TABLE_FEATURES

from .builders import after, position, states_of


def observed(*positions: ra.Position) -> NDArray[np.float32]:
    """What the acting seats see."""
    states = batch.States(
        states_of(*positions), make_streams(np.random.default_rng(1), len(positions))
    )
    out = np.full((len(positions), batch.FEATURES), 7, dtype=np.float32)
    batch.observe(states, out)
    return out


def named(row: NDArray[np.float32]) -> dict[str, list[float]]:
    """The features of the table, by name."""
    found = {}
    at = 0
    for name, count, _ in LAYOUT:
        found[name] = row[at : at + count].round(4).tolist()
        at += count
    return found


def seat(row: NDArray[np.float32], place: int) -> dict[str, list[float]]:
    """The features of the seat at a place, the observer's being 0, by name."""
    found = {}
    at = TABLE_FEATURES + place * SEAT_FEATURES
    for name, count, _ in SEAT_LAYOUT:
        found[name] = row[at : at + count].round(4).tolist()
        at += count
    return found


def one_hot(place: int, length: int) -> list[float]:
    return [float(i == place) for i in range(length)]


def test_the_layout_describes_every_feature() -> None:
    assert sum(count for _, count, _ in LAYOUT) == TABLE_FEATURES
    assert sum(count for _, count, _ in SEAT_LAYOUT) == SEAT_FEATURES
    assert batch.FEATURES == TABLE_FEATURES + 5 * SEAT_FEATURES


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_players_epoch_and_suns_are_shown(players: int) -> None:
    (row,) = observed(position(players, epoch=2))

    assert named(row)["players"] == one_hot(players - 2, 4)
    assert named(row)["epoch"] == [0, 1, 0]
    assert named(row)["centre sun"] == one_hot(0, 16)
    assert [seat(row, place)["plays"] for place in range(5)] == [
        [float(place < players)] for place in range(5)
    ]


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

    points = [seat(row, place)["points"][0] for place in range(3)]
    assert points == pytest.approx([0.2, 0.5, 0.1])
    assert seat(row, 1)["tiles"] == one_hot(18, 23)
    assert seat(row, 2)["tiles"][1] == pytest.approx(0.2)
    assert seat(row, 2)["face-up suns"] == [float(sun in (13, 8, 5)) for sun in range(1, 17)]
    assert seat(row, 2)["face-down suns"] == one_hot(1, 16)


def test_the_highest_sun_has_the_last_place() -> None:
    (row,) = observed(position(5))

    assert seat(row, 0)["face-up suns"] == [float(sun in (16, 7, 2)) for sun in range(1, 17)]


def test_a_game_that_is_over_is_all_zeros() -> None:
    rows = observed(position(2, phase="over", epoch=3, turn=None), position(2))

    assert not rows[0].any()
    assert rows[1].any()


def test_a_draw_is_no_decision() -> None:
    (row,) = observed(position(2, phase="draw"))

    assert named(row)["decision"] == [0, 0, 0, 0]
