"""Tiles and suns that cannot be where a state says, each refused with its reason."""

import pytest

from heliopolis import ra

from .builders import after, damaged, kind, position, why_refused

GODS = position(2, phase="gods", track="nile god", tiles=[{"god": 1}, {"god": 1}])
BID = position(3, turn=2, phase="auction", auction="drawn", ra_tiles=1, acting=0)
LOSE = after(
    position(2, track="unrest", tiles=[{"god": 1, "art": 2, "writing": 2, "temple": 1}]),
    "god unrest",
)
OVER = position(2, phase="over", epoch=3, turn=None)


@pytest.mark.parametrize("here", [GODS, BID, LOSE, OVER])
def test_the_examples_themselves_are_positions(here: ra.Position) -> None:
    assert here.game.from_bytes(damaged(here, {})) == here


def test_the_timing_of_disasters_must_be_that_of_the_edition() -> None:
    """R-3.5."""
    assert why_refused(BID, {"at_once": 1}) == "other-timing: at_once=1"


@pytest.mark.parametrize(
    "changes",
    [
        {"points 3": 10},
        {"points 4": 1},
        {"face_up 3": 2},
        {"face_down 4": 2},
        {"tiles 3 0": 1},
        {"tiles 4 22": 1},
    ],
)
def test_nothing_lies_in_front_of_seats_that_do_not_play(changes: dict[str, int]) -> None:
    field = next(iter(changes)).split()[0]

    assert why_refused(BID, changes) == f"empty-seat-has-something: field={field!r}"


@pytest.mark.parametrize("wrong", [-2, 0, 23, 127])
@pytest.mark.parametrize("space", [0, 7])
def test_the_auction_track_holds_tiles_only_and_no_ra(space: int, wrong: int) -> None:
    """R-3.2."""
    reason = why_refused(BID, {f"track {space}": wrong})

    assert reason.startswith("no-tile-for-track: ")


@pytest.mark.parametrize("number", [-1, 8, 30])
def test_the_ra_track_is_never_full_nor_less_than_empty(number: int) -> None:
    """R-3.3: a full one has ended the epoch."""
    assert why_refused(BID, {"ra_tiles": number}) == f"wrong-ra-track: ra_tiles={number}"


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"bag 0": 30}, "ra"),
        ({"bag 0": -1}, "ra"),
        ({"bag 2": 6}, "gold"),
        ({"bag 22": 3}, "earthquake"),
        ({"tiles 0 2": 1}, "gold"),
        ({"tiles 2 4": 1}, "nile"),
        ({"tiles 2 4": -1}, "nile"),
        ({"track 7": 18}, "temple"),
    ],
)
def test_there_are_no_more_tiles_of_a_kind_than_in_the_box(
    changes: dict[str, int], name: str
) -> None:
    """R-1.1."""
    assert why_refused(BID, changes) == f"wrong-number-of-tiles: tile={name!r}"


def test_no_seat_holds_a_ra_tile() -> None:
    """R-3.2."""
    assert why_refused(BID, {"bag 0": 28, "tiles 2 0": 1}) == "ra-tile-held"


@pytest.mark.parametrize(
    ("epoch", "ra_tiles", "fewest"), [(1, 0, 30), (1, 5, 25), (2, 0, 24), (2, 3, 21), (3, 5, 13)]
)
def test_ra_tiles_leave_the_bag_for_the_ra_track_only(
    epoch: int, ra_tiles: int, fewest: int
) -> None:
    """R-6.3: of two players, six in every epoch that has ended."""
    here = position(2, epoch=epoch, ra_tiles=ra_tiles, bag={"ra": fewest})

    assert here.game.from_bytes(here.to_bytes()) == here
    gone = 31 - fewest - ra_tiles
    assert why_refused(here, {"bag 0": fewest - 1}) == f"too-few-ra-tiles: gone={gone}"


def test_the_bag_of_a_finished_game_may_be_empty() -> None:
    """R-6.3: the thirtieth Ra tile ended it."""
    here = position(5, phase="over", epoch=3, turn=None, bag={})

    assert here.game.from_bytes(here.to_bytes()) == here


@pytest.mark.parametrize("name", ["funeral", "drought", "unrest", "earthquake"])
@pytest.mark.parametrize(
    ("here", "seat"), [(position(2), 0), (BID, 0), (OVER, 1), (GODS, 1), (LOSE, 1)]
)
def test_no_seat_holds_a_disaster_that_should_have_struck(
    here: ra.Position, seat: int, name: str
) -> None:
    """R-5.1."""
    reason = why_refused(here, {f"bag {kind(name)}": 0, f"tiles {seat} {kind(name)}": 1})

    assert reason == f"disaster-not-struck: seat={seat}, tile={name!r}"


@pytest.mark.parametrize("name", ["funeral", "drought", "unrest", "earthquake"])
def test_a_disaster_may_wait_while_gods_are_played(name: str) -> None:
    """R-3.5."""
    data = damaged(GODS, {f"bag {kind(name)}": 0, f"tiles 0 {kind(name)}": 1})

    assert GODS.game.from_bytes(data).actor == 0


def test_no_disaster_waits_where_they_strike_at_once() -> None:
    """R-3.5."""
    here = position(
        2, edition="windrider", phase="gods", track="nile god", tiles=[{"god": 1}, {"god": 1}]
    )

    reason = why_refused(here, {"bag 19": 1, "tiles 0 19": 1})

    assert reason == "disaster-not-struck: seat=0, tile='funeral'"


def test_an_earthquake_may_wait_for_unrest_but_nothing_else_may() -> None:
    """R-11.4."""
    waiting = damaged(LOSE, {"bag 22": 1, "tiles 0 22": 1})

    reasons = [
        why_refused(LOSE, {f"bag {wrong}": 0, f"tiles 0 {wrong}": 1}) for wrong in (19, 20, 21)
    ]

    assert LOSE.game.from_bytes(waiting).actor == 0
    assert all(reason.startswith("disaster-not-struck") for reason in reasons)


def test_no_earthquake_waits_for_an_earthquake() -> None:
    """R-5.1."""
    here = after(
        position(2, track="earthquake", tiles=[{"god": 1, "temple": 2, "palace": 2}]),
        "god earthquake",
    )

    reason = why_refused(here, {"bag 22": 0, "tiles 0 22": 1})

    assert reason == "disaster-not-struck: seat=0, tile='earthquake'"


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"face_down 0": 1 << 13}, "sun-in-two-places"),
        ({"face_down 1": 1 << 13}, "sun-in-two-places"),
        ({"centre_sun": 13}, "sun-in-two-places"),
        ({"face_up 0": 1 << 13 | 1 << 8 | 1 << 5}, "other-suns"),
        ({"face_up 0": 1 << 13 | 1 << 8 | 1 << 5 | 1}, "other-suns"),
        ({"face_up 0": -1 << 14}, "other-suns"),
        ({"face_up 1": -1 << 31}, "other-suns"),
        ({"centre_sun": 0}, "other-suns"),
        ({"centre_sun": -1}, "other-suns"),
        ({"centre_sun": 14}, "other-suns"),
        ({"centre_sun": 127}, "other-suns"),
        (
            {"face_up 0": 1 << 13 | 1 << 8 | 1 << 5, "face_down 1": 1 << 2},
            "wrong-number-of-suns: seat=0",
        ),
    ],
)
def test_every_sun_is_in_one_place(changes: dict[str, int], reason: str) -> None:
    """R-2.2."""
    assert why_refused(BID, changes) == reason
