"""A position as network input: what each number means."""

import pytest

from heliopolis import dice
from heliopolis.dice import batch, features
from tests.features import Observer, one_hot

from .builders import COLOURS, after, position

OBSERVER = Observer(batch, features)
observed, named, seat = OBSERVER.observed, OBSERVER.named, OBSERVER.seat


def colours(names: str) -> list[float]:
    return [float(colour in names.split()) for colour in COLOURS]


LOSE_CIV = after(position(2, "SSSSP", civ=["", "red blue green"]), "disaster civ")
LOSE_MONUMENT = after(
    position(2, "SSSSP", monuments=["", "red1 red2 red3"]), "disaster monument", "lose red 1"
)


@pytest.mark.parametrize(
    ("here", "decision", "disaster", "lost"),
    [
        (position(2, "PNCMA", phase="reroll"), [1, 0, 0], [0, 0], [0]),
        (position(2, "PNCMA"), [0, 1, 0], [0, 0], [0]),
        (LOSE_CIV, [0, 0, 1], [1, 0], [0]),
        (after(LOSE_CIV, "lose red"), [0, 0, 1], [1, 0], [1]),
        (LOSE_MONUMENT, [0, 0, 1], [0, 1], [1]),
        (position(2), [0, 0, 0], [0, 0], [0]),
    ],
)
def test_the_decision_is_shown(
    here: dice.Position, decision: list[float], disaster: list[float], lost: list[float]
) -> None:
    (row,) = observed(here)

    assert named(row)["decision"] == decision
    assert named(row)["disaster"] == disaster
    assert named(row)["lost"] == lost


@pytest.mark.parametrize(("throws", "left"), [(1, 1), (2, 0.5), (3, 0)])
def test_the_throws_that_are_left_are_shown(throws: int, left: float) -> None:
    (row,) = observed(position(2, "PNCMA", throws=throws))

    assert named(row)["throws left"] == [left]


@pytest.mark.parametrize(
    ("track", "ra", "expected"), [(10, 0, [0, 1]), (14, 3, [0.3, 1.1]), (60, 12, [1.2, 4.8])]
)
def test_ra_is_shown(track: int, ra: int, expected: list[float]) -> None:
    (row,) = observed(position(2, "PNCMA", sun_track=track, ra=ra))

    assert named(row)["Ra"] == pytest.approx(expected)


def test_dice_are_shown_by_face_and_colour() -> None:
    (row,) = observed(position(2, "PNPSA", phase="reroll"))

    assert named(row)["dice"] == [
        *colours("red yellow"),
        *colours("blue"),
        *colours(""),
        *colours(""),
        *colours("purple"),
        *colours("green"),
    ]
    assert named(row)["spent"] == colours("")


def test_what_was_spent_on_what_is_shown() -> None:
    here = after(position(2, "MMAMP"), "monument green 1", "monument red 2 with yellow")

    (row,) = observed(here)

    assert named(row)["spent"] == colours("red yellow green")
    assert named(row)["paired"] == colours("red")
    assert named(row)["uses"] == one_hot(5, 6)


@pytest.mark.parametrize(
    ("shown", "move", "place"),
    [
        ("SSSSP", "disaster civ", 0),
        ("PPPPP", "pharaoh red", 1),
        ("NNNNN", "flood red blue yellow", 2),
        ("NNNNN", "nile purple", 3),
        ("CCCMM", "civ red with blue yellow", 4),
        ("MMMMM", "monument red 1", 5),
    ],
)
def test_every_use_has_its_place(shown: str, move: str, place: int) -> None:
    (row,) = observed(after(position(2, shown), move))

    assert named(row)["uses"] == one_hot(place, 6)


def test_seats_are_shown_clockwise_from_the_observer() -> None:
    here = position(
        3,
        "PNCMA",
        epoch=2,
        turn=1,
        points=(5, 10, 25),
        pharaoh=(0, 6, 12),
        nile=(3, 0, 12),
        floods=(1, 0, 6),
        civ=["red", "", "blue purple"],
        monuments=["red1", "blue2", "purple8"],
    )

    (row,) = observed(here)

    def each(name: str) -> list[float]:
        return [seat(row, place)[name][0] for place in range(3)]

    assert each("points") == pytest.approx([0.2, 0.5, 0.1])
    assert each("pharaoh") == pytest.approx([0.5, 1, 0])
    assert each("nile") == pytest.approx([0, 1, 0.25])
    assert each("floods") == pytest.approx([0, 2, 1 / 3], abs=1e-4)
    assert [seat(row, place)["civilization"] for place in range(3)] == [
        colours(""),
        colours("blue purple"),
        colours("red"),
    ]
    assert [seat(row, place)["monuments"] for place in range(3)] == [
        one_hot(6, 40),
        one_hot(39, 40),
        one_hot(0, 40),
    ]
    assert each("turn") == each("acting") == [1, 0, 0]


def test_a_victim_sees_itself_first() -> None:
    here = after(position(3, "SSSSP", turn=1, civ=["red blue green"]), "disaster civ")

    (row,) = observed(here)

    assert [seat(row, place)["acting"] for place in range(3)] == [[1], [0], [0]]
    assert [seat(row, place)["turn"] for place in range(3)] == [[0], [1], [0]]
    assert seat(row, 0)["civilization"] == colours("red blue green")
