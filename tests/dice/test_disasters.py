"""D-25 and D-30: what a disaster takes from everybody else."""

import pytest

from heliopolis import dice
from heliopolis.dice.events import (
    DisasterDeclared,
    FloodLost,
    MarkerLost,
    Retreated,
    Spared,
)

from .builders import COLOURS, after, colours, events_of, legal, markers, position, seat_of

SUNS = "SSSSP"


def on_track(here: dice.Position, track: str) -> list[int]:
    """Where the seats' markers are on a track."""
    return [getattr(seat, track) for seat in here.view(None).seats]


@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 0), (2, 0), (3, 1), (7, 5), (12, 10)])
def test_a_pharaoh_disaster_throws_everybody_else_two_steps_back(before: int, left: int) -> None:
    """D-25: not below 0."""
    here = position(3, SUNS, turn=1, pharaoh=(before, 6, before), nile=(4, 4, 4), floods=(1, 1, 1))

    there = after(here, "disaster pharaoh")

    assert on_track(there, "pharaoh") == [left, 6, left]
    assert on_track(there, "nile") == [4, 4, 4]
    assert on_track(there, "floods") == [1, 1, 1]
    assert (there.phase, there.actor) == ("apply", 1)


@pytest.mark.parametrize(
    ("floods", "nile", "left"),
    [
        (0, 0, (0, 0)),
        (0, 1, (0, 0)),
        (0, 2, (0, 0)),
        (0, 3, (0, 1)),
        (0, 12, (0, 10)),
        (1, 0, (0, 0)),
        (1, 1, (0, 1)),
        (1, 9, (0, 9)),
        (2, 5, (1, 5)),
        (7, 12, (6, 12)),
    ],
)
def test_a_nile_disaster_takes_a_flood_cube_or_two_steps(
    floods: int, nile: int, left: tuple[int, int]
) -> None:
    """D-25, vector 9: with a cube the marker stays; without one it goes back, not below 0."""
    here = position(
        3, SUNS, turn=2, floods=(floods, floods, 3), nile=(nile, nile, 8), pharaoh=(5, 5, 5)
    )

    there = after(here, "disaster nile")

    found = list(zip(on_track(there, "floods"), on_track(there, "nile"), strict=True))
    assert found == [left, left, (3, 8)]
    assert on_track(there, "pharaoh") == [5, 5, 5]


@pytest.mark.parametrize(
    ("own", "left", "asked"),
    [
        ("", "", False),
        ("purple", "", False),
        ("red", "", False),
        ("red purple", "", False),
        ("red green purple", "red green purple", True),
        ("red blue yellow green purple", "red blue yellow green purple", True),
    ],
)
def test_who_has_two_civilization_markers_or_fewer_is_not_asked(
    own: str, left: str, asked: bool
) -> None:
    """D-25: one loses all of them; with more a choice is due."""
    here = position(2, SUNS, civ=["blue yellow" if "blue" not in own else "", own])

    there = after(here, "disaster civ")

    assert seat_of(there, 1).civilization == colours(left)
    assert seat_of(there, 0).civilization == seat_of(here, 0).civilization
    assert (there.phase, there.actor) == (("lose", 1) if asked else ("apply", 0))


@pytest.mark.parametrize(
    ("own", "left", "asked"),
    [
        ("", "", False),
        ("red1", "", False),
        ("purple8", "", False),
        ("red1 purple8", "", False),
        ("red1 blue1 purple8", "red1 blue1 purple8", True),
    ],
)
def test_who_has_two_monument_markers_or_fewer_is_not_asked(
    own: str, left: str, asked: bool
) -> None:
    """D-25."""
    here = position(2, SUNS, turn=1, monuments=[own, "red2 red3 red4"], civ=["red blue green"])

    there = after(here, "disaster monument")

    assert seat_of(there, 0).monuments == markers(left)
    assert seat_of(there, 1).monuments == markers("red2 red3 red4")
    assert seat_of(there, 0).civilization == colours("red blue green")
    assert (there.phase, there.actor) == (("lose", 0) if asked else ("apply", 1))


@pytest.mark.parametrize(
    ("first", "second"), [("red", "purple"), ("purple", "red"), ("green", "blue")]
)
def test_a_victim_gives_up_two_civilization_markers_of_its_choice(first: str, second: str) -> None:
    """D-25: one after the other."""
    here = after(position(2, SUNS, civ=["", " ".join(COLOURS)]), "disaster civ")

    between = after(here, f"lose {first}")
    there = after(between, f"lose {second}")

    assert legal(here) == [f"lose {colour}" for colour in COLOURS]
    assert legal(between) == [f"lose {colour}" for colour in COLOURS if colour != first]
    assert (between.phase, between.actor) == ("lose", 1)
    assert set(seat_of(there, 1).civilization) == set(COLOURS) - {first, second}
    assert (there.phase, there.actor) == ("apply", 0)


def test_a_victim_gives_up_two_monument_markers_of_its_choice() -> None:
    """D-25."""
    own = ["red 1", "blue 1", "purple 4", "red 8", "purple 8"]
    text = " ".join(marker.replace(" ", "") for marker in own)
    here = after(position(2, SUNS, turn=1, monuments=[text, "red2"]), "disaster monument")

    between = after(here, "lose purple 8")
    there = after(between, "lose red 1")

    assert legal(here) == [f"lose {marker}" for marker in own]
    assert legal(between) == [f"lose {marker}" for marker in own[:4]]
    assert seat_of(there, 0).monuments == markers("blue1 purple4 red8")
    assert seat_of(there, 1).monuments == markers("red2")


def test_what_is_owed_is_shown_while_a_victim_chooses() -> None:
    """D-25."""
    here = after(position(3, SUNS, turn=2, civ=["red blue green", "red", ""]), "disaster civ")

    between = after(here, "lose blue")

    assert (here.view(None).turn, here.view(None).acting) == (2, 0)
    assert (here.view(None).disaster, here.view(None).lost, here.view(None).owed) == (
        "civ",
        None,
        2,
    )
    assert between.view(None).lost == ("blue", None)
    assert between.view(None).owed == 1


@pytest.mark.parametrize("turn", [0, 1, 2, 3])
def test_victims_choose_clockwise_from_the_acting_seat(turn: int) -> None:
    """D-25 and D-30."""
    own = ["red1 red2 red3", "blue1 blue2 blue3", "green1 green2 green3", "purple1 purple2 purple3"]
    here = after(position(4, "SSSSM", turn=turn, monuments=own), "disaster monument")

    asked = []
    while here.phase == "lose":
        asked.append(here.actor)
        here = after(here, legal(here)[0], legal(here)[1])

    assert asked == [(turn + later) % 4 for later in (1, 2, 3)]
    assert (here.phase, here.actor) == ("apply", turn)
    assert [len(seat.monuments) for seat in here.view(None).seats] == [
        3 if seat == turn else 1 for seat in range(4)
    ]


def test_forced_losses_come_at_their_turn() -> None:
    """D-30: clockwise, and everybody before the next choice is hit at once."""
    here = position(4, SUNS, turn=1, civ=["red", "", "blue green", "red blue yellow"])

    happened = events_of(here, "disaster civ", "lose yellow", "lose red")

    def lost(seat: int, colour: str) -> MarkerLost:
        return MarkerLost(seat, dice.Face.CIV, dice.Colour(colour), None)

    assert happened == (
        DisasterDeclared(seat=1, area=dice.Face.CIV),
        lost(2, "blue"),
        lost(2, "green"),
        lost(3, "yellow"),
        lost(3, "red"),
        lost(0, "red"),
    )


def test_a_victim_after_the_one_that_chose_may_have_to_choose_too() -> None:
    """D-30."""
    here = position(3, SUNS, civ=["", "red blue green", "blue yellow purple"])

    there = after(here, "disaster civ", "lose red", "lose blue")

    assert (there.phase, there.actor, there.turn) == ("lose", 2, 0)
    assert legal(there) == ["lose blue", "lose yellow", "lose purple"]


def test_a_space_is_free_at_once() -> None:
    """D-25: the acting seat may place where a marker was removed."""
    here = position(2, "SSSSM", monuments=["", "purple3"])

    there = after(here, "disaster monument")

    assert "monument purple 3" not in legal(here)
    assert "monument purple 3" in legal(there)


def test_track_disasters_are_told_seat_by_seat() -> None:
    """D-25: also of those who have nothing to lose."""
    here = position(4, SUNS, turn=2, pharaoh=(0, 1, 9, 12))
    river = position(3, SUNS, turn=2, nile=(0, 5, 9), floods=(0, 2, 0))

    assert events_of(here, "disaster pharaoh") == (
        DisasterDeclared(seat=2, area=dice.Face.PHARAOH),
        Retreated(seat=3, track=dice.Face.PHARAOH, before=12, after=10),
        Spared(seat=0, area=dice.Face.PHARAOH),
        Retreated(seat=1, track=dice.Face.PHARAOH, before=1, after=0),
    )
    assert events_of(river, "disaster nile") == (
        DisasterDeclared(seat=2, area=dice.Face.NILE),
        Spared(seat=0, area=dice.Face.NILE),
        FloodLost(seat=1, floods=1),
    )


@pytest.mark.parametrize("area", ["pharaoh", "nile", "civ", "monument"])
def test_a_disaster_that_hits_nobody_says_so_of_everybody(area: str) -> None:
    """D-25: one event for each seat but the one that declared it, in the order of the victims."""
    here = position(4, SUNS, turn=2, pharaoh=(0, 0, 3), nile=(0, 0, 3), civ=["", "", "red"])

    assert events_of(here, f"disaster {area}")[1:] == tuple(
        Spared(seat, dice.Face(area)) for seat in (3, 0, 1)
    )


def test_who_has_something_to_lose_is_not_spared() -> None:
    """D-25: each victim on its own."""
    here = position(4, SUNS, civ=["", "", "red", "red blue green"])

    assert events_of(here, "disaster civ")[1:] == (
        Spared(seat=1, area=dice.Face.CIV),
        MarkerLost(2, dice.Face.CIV, dice.Colour.RED, None),
    )


def test_a_lost_monument_marker_is_told_with_its_column() -> None:
    """D-25."""
    here = position(2, SUNS, monuments=["", "red1 purple8"])

    assert events_of(here, "disaster monument")[1:] == (
        MarkerLost(1, dice.Face.MONUMENT, dice.Colour.RED, 1),
        MarkerLost(1, dice.Face.MONUMENT, dice.Colour.PURPLE, 8),
    )


def test_with_five_suns_a_disaster_without_a_choice_ends_the_turn() -> None:
    """D-25."""
    here = position(2, "SSSSS", pharaoh=(0, 3))

    there = after(here, "disaster pharaoh")

    assert (there.turn, there.phase) == (1, "roll")


def test_with_five_suns_the_turn_ends_after_the_last_choice() -> None:
    """D-25."""
    here = position(2, "SSSSS", civ=["", "red blue green"])

    there = after(here, "disaster civ", "lose red", "lose green")

    assert (there.turn, there.phase) == (1, "roll")
    assert there.view(None).disaster is None


def test_after_the_losses_dice_are_spent_as_before() -> None:
    """D-24."""
    here = position(2, "SSSSM", civ=["", "red blue green"])

    there = after(here, "disaster civ", "lose red", "lose green", "monument purple 5")

    assert there.turn == 1
    assert seat_of(there, 0).monuments == markers("purple5")
