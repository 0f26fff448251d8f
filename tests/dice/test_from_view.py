"""Positions rebuilt from views, and views that are none."""

from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis import dice
from heliopolis.core.errors import HeliopolisError, InvalidPosition

from .builders import OVER, after, line, position

RED, BLUE, YELLOW, GREEN, PURPLE = dice.COLOURS
Face = dice.Face

ROLL = position(3, "S--N-", throws=1)
REROLL = position(3, "PSNMA", phase="reroll")
APPLY = after(
    position(3, "MMANP", floods=(1, 0, 2)), "monument red 1", "monument blue 2 with yellow"
)
LOSE = after(position(3, "SSSSP", civ=["", "red blue green"]), "disaster civ", "lose red")
ENDED = position(3, **OVER)


@pytest.mark.parametrize("here", [ROLL, REROLL, APPLY, LOSE, ENDED])
def test_the_examples_themselves_are_positions(here: dice.Position) -> None:
    assert dice.from_view(here.view(1)) == here


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (ROLL, {"phase": "rolling"}),
        (ROLL, {"phase": "reroll"}),
        (ROLL, {"epoch": 0}),
        (ROLL, {"epoch": 2}),
        (ROLL, {"epoch": 300}),
        (ROLL, {"turn": 3}),
        (ROLL, {"turn": None}),
        (ROLL, {"acting": 1}),
        (ROLL, {"ra": -1}),
        (ROLL, {"ra": 12}),
        (ROLL, {"ra": 1000}),
        (ROLL, {"sun_track": 11}),
        (ROLL, {"throws": 0}),
        (ROLL, {"throws": 3}),
        (ROLL, {"groups": ("nile",)}),
        (ROLL, {"groups": ("war",)}),
        (ROLL, {"paired": (RED,)}),
        (ROLL, {"disaster": Face.CIV}),
        (ROLL, {"disaster": Face.ANKH}),
        (ROLL, {"lost": (RED, None)}),
        (ROLL, {"dice": ()}),
        (REROLL, {"acting": 1}),
        (APPLY, {"acting": 1}),
        (APPLY, {"paired": ()}),
        (APPLY, {"paired": (BLUE, GREEN)}),
        (APPLY, {"groups": ()}),
        (APPLY, {"groups": ("monument", "nile")}),
        (LOSE, {"lost": None}),
        (LOSE, {"lost": (BLUE, None)}),
        (LOSE, {"lost": (RED, 9)}),
        (LOSE, {"lost": (RED, 0)}),
        (LOSE, {"disaster": None}),
        (LOSE, {"disaster": Face.PHARAOH}),
        (LOSE, {"acting": 2}),
        (LOSE, {"acting": 0}),
        (LOSE, {"groups": ()}),
        (ENDED, {"turn": 0}),
        (ENDED, {"epoch": 2}),
        (ENDED, {"sheets": ()}),
        (ROLL, {"sheets": ((line(points=10), line(points=11), line(points=12)),)}),
    ],
    ids=str,
)
def test_a_view_that_is_no_position_is_refused(
    here: dice.Position, changes: dict[str, Any]
) -> None:
    view = replace(here.view(None), **changes)

    with pytest.raises(InvalidPosition):
        dice.from_view(view)


@pytest.mark.parametrize(
    ("here", "changes"),
    [
        (ROLL, {"acting": 0}),  # nobody acts while dice are in the air
        (REROLL, {"acting": None}),
        (REROLL, {"owed": 1}),
        (LOSE, {"owed": 0}),
        (LOSE, {"owed": 2}),
        (REROLL, {"dice": REROLL.view(None).dice[::-1]}),
        (REROLL, {"dice": (dice.Die(RED, Face.PHARAOH, "sun"), *REROLL.view(None).dice[1:])}),
        (REROLL, {"dice": (dice.Die(RED, Face.PHARAOH, "rolling"), *REROLL.view(None).dice[1:])}),
        (ROLL, {"dice": (*ROLL.view(None).dice, dice.Die(RED, None, "rolling"))}),
        (ROLL, {"dice": ROLL.view(None).dice[:1] + ROLL.view(None).dice[3:4]}),
        (APPLY, {"groups": ("monument", "monument")}),
        (APPLY, {"paired": (RED, RED)}),  # which is not blue
        (ENDED, {"acting": 1}),
    ],
    ids=str,
)
def test_a_view_that_says_something_else_than_its_position_is_refused(
    here: dice.Position, changes: dict[str, Any]
) -> None:
    """A position shows the view that it was rebuilt from, or there is none."""
    view = replace(here.view(None), **changes)

    with pytest.raises(InvalidPosition):
        dice.from_view(view)


@pytest.mark.parametrize(
    "changes",
    [
        {"points": 13},
        {"points": 40_000},
        {"pharaoh": -1},
        {"pharaoh": 13},
        {"nile": 13},
        {"nile": 200},
        {"floods": -1},
        {"floods": 10_001},
        {"floods": 40_000},
        {"suns": 3},
        {"ankhs": 2},
        {"suns": -3, "points": 7},
        {"suns": 1, "points": 11},
        {"ankhs": 1, "points": 11},
        {"civilization": ("pink",)},
        {"monuments": ((RED, 0),)},
        {"monuments": ((RED, 9),)},
        {"monuments": (("pink", 1),)},
        {"monuments": ((BLUE, 2),)},  # where seat 1 is
    ],
    ids=str,
)
def test_a_view_of_an_impossible_seat_is_refused(changes: dict[str, Any]) -> None:
    view = position(3, monuments=["", "blue2"]).view(None)
    seats = (replace(view.seats[0], **changes), *view.seats[1:])

    with pytest.raises(InvalidPosition):
        dice.from_view(replace(view, seats=seats))


@pytest.mark.parametrize(
    "changes",
    [
        {"civilization": (RED, RED)},  # which is not blue
        {"monuments": ((RED, 1), (RED, 1))},  # which is not blue 1
        {"civilization": (BLUE, RED)},
        {"monuments": ((RED, 2), (RED, 1))},
    ],
    ids=str,
)
def test_a_list_of_markers_has_none_twice_and_one_order(changes: dict[str, Any]) -> None:
    view = position(3).view(None)
    seats = (replace(view.seats[0], **changes), *view.seats[1:])

    with pytest.raises(InvalidPosition):
        dice.from_view(replace(view, seats=seats))


def test_a_hidden_line_of_a_score_sheet_is_refused() -> None:
    """All points are open; bytes have no room for a line that is not there."""
    view = position(2, epoch=2).view(None)

    with pytest.raises(InvalidPosition):
        dice.from_view(replace(view, sheets=((None, line(points=11)),)))


@pytest.mark.parametrize(
    "sheets",
    [
        ((line(points=10),),),
        ((line(points=10), line(points=11), line(points=12)),),
        ((line(points=10), line(points=12)),),
        ((line(river=1, net=0, points=10), line(points=11)),),
        ((line(points=10), line(points=11)),) * 2,
        (),
    ],
)
def test_a_view_with_sheets_that_do_not_fit_is_refused(sheets: tuple[dice.Sheet, ...]) -> None:
    view = position(2, epoch=2).view(None)

    with pytest.raises(InvalidPosition):
        dice.from_view(replace(view, sheets=sheets))


ANYTHING = st.one_of(
    st.none(),
    st.integers(-3, 300),
    st.sampled_from(["", "roll", "lose", "over", "apply", "reroll"]),
    st.sampled_from([(), (RED,), (RED, BLUE), (BLUE, RED), (RED, RED), ("nile",), ("disaster",)]),
    st.sampled_from([Face.CIV, Face.MONUMENT, Face.SUN]),
)
NAMES = sorted(
    {field.name for field in fields(dice.View)} - {"edition", "overrides", "seats", "sheets"}
)


@given(
    st.sampled_from([ROLL, REROLL, APPLY, LOSE, ENDED]),
    st.dictionaries(st.sampled_from(NAMES), ANYTHING, min_size=1, max_size=2),
)
def test_whatever_a_view_says_it_is_rebuilt_or_refused_in_words(
    here: dice.Position, changes: dict[str, Any]
) -> None:
    try:
        found = dice.from_view(replace(here.view(None), **changes))
    except (HeliopolisError, TypeError, AttributeError):  # the latter for values of other types
        return
    assert found.game.from_bytes(found.to_bytes()) == found
