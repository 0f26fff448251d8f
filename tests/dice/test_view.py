"""What a view shows."""

from typing import Any

import pytest

from heliopolis import dice

from .builders import OVER, after, colours, last_turn, line, markers, position, throw


def test_a_view_shows_the_whole_table() -> None:
    here = position(
        3,
        "PNAMS",
        sun_track=20,
        epoch=2,
        turn=1,
        ra=7,
        throws=2,
        spent="red yellow",
        groups="pharaoh",
        pharaoh=(1, 2, 3),
        nile=(4, 5, 12),
        floods=(0, 1, 2),
        civ=["red", "blue purple", ""],
        monuments=["red1", "", "purple8 green8"],
        suns=(3, 0, 0),
        ankhs=(0, 2, 4),
        points=(20, 30, -3),
    )

    view = here.view(2)

    free, spent = "free", "spent"
    assert view == dice.View(
        edition="rio-grande",
        overrides={"sun_track": "20"},
        seat=2,
        epoch=2,
        phase="apply",
        turn=1,
        acting=1,
        ra=7,
        sun_track=20,
        throws=2,
        dice=(
            dice.Die(dice.Colour.RED, dice.Face.PHARAOH, spent),
            dice.Die(dice.Colour.BLUE, dice.Face.NILE, free),
            dice.Die(dice.Colour.YELLOW, dice.Face.ANKH, spent),
            dice.Die(dice.Colour.GREEN, dice.Face.MONUMENT, free),
            dice.Die(dice.Colour.PURPLE, dice.Face.SUN, "sun"),
        ),
        groups=("pharaoh",),
        paired=(),
        disaster=None,
        lost=None,
        owed=0,
        seats=(
            dice.SeatView(20, 1, 4, 0, colours("red"), markers("red1"), 3, 0),
            dice.SeatView(30, 2, 5, 1, colours("blue purple"), (), 0, 2),
            dice.SeatView(-3, 3, 12, 2, (), markers("green8 purple8"), 0, 4),
        ),
        sheets=(
            (
                line(river=7, net=7, points=17),
                line(river=17, net=17, points=28),
                line(river=-19, net=-19, points=-7),
            ),
        ),
    )
    assert view.players == 3


def shown(here: dice.Position) -> tuple[Any, ...]:
    """What a view says about the decision."""
    view = here.view(None)
    return (view.phase, view.turn, view.acting, view.disaster, view.lost, view.owed)


def test_a_view_shows_that_dice_are_in_the_air() -> None:
    assert shown(position(2, turn=1)) == ("roll", 1, None, None, None, 0)


def test_a_view_shows_that_dice_may_be_rolled_again() -> None:
    assert shown(after(position(2, turn=1), throw("PNCMA"))) == ("reroll", 1, 1, None, None, 0)


def test_a_view_shows_that_dice_are_being_spent() -> None:
    assert shown(position(2, "PNCMA", turn=1)) == ("apply", 1, 1, None, None, 0)


def test_a_view_shows_a_choice_of_losses() -> None:
    here = position(3, "SSSSM", turn=2, civ=["red blue green"], monuments=["red1 red2 red3"])

    civ = after(here, "disaster civ")
    second = after(civ, "lose green")
    monument = after(here, "disaster monument", "lose red 2")

    assert shown(civ) == ("lose", 2, 0, "civ", None, 2)
    assert shown(second) == ("lose", 2, 0, "civ", ("green", None), 1)
    assert shown(monument) == ("lose", 2, 0, "monument", ("red", 2), 1)


def test_a_view_shows_that_the_game_is_over() -> None:
    assert shown(after(last_turn(2, epoch=3), "end")) == ("over", None, None, None, None, 0)
    assert position(2, **OVER).view(None).phase == "over"


def test_groups_are_shown_in_one_order() -> None:
    here = after(position(4, "MAAPN"), "monument red 1", "nile yellow purple", "pharaoh blue green")

    before = after(position(4, "MAAPP"), "monument red 1", "pharaoh green").view(None)

    assert here.turn == 1
    assert before.groups == ("pharaoh", "monument")


@pytest.mark.parametrize(
    ("moves", "groups"),
    [
        (("disaster nile",), ("disaster",)),
        (("monument purple 1",), ("monument",)),
    ],
)
def test_what_was_done_is_shown_by_name(moves: tuple[str, ...], groups: tuple[str, ...]) -> None:
    here = after(position(3, "SSSSM"), *moves)

    assert here.view(None).groups == groups


@pytest.mark.parametrize(
    ("shown_faces", "move", "group"),
    [
        ("PPPPP", "pharaoh red", "pharaoh"),
        ("NNNNN", "nile red", "nile"),
        ("NNNNN", "flood red blue yellow", "flood"),
        ("CCCMM", "civ red with blue yellow", "civ"),
        ("MMMMM", "monument red 1", "monument"),
    ],
)
def test_every_use_of_dice_is_a_group(shown_faces: str, move: str, group: str) -> None:
    assert after(position(3, shown_faces), move).view(None).groups == (group,)
