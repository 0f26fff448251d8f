"""Choices in the dice game that leave no doubt."""

import pytest

from tests.bots.dice.thinking import choice, rest_of_turn
from tests.dice.builders import COLOURS, position


def test_a_flood_that_is_complete_is_kept_at_the_end_of_an_epoch() -> None:
    """D-27: without it a long way on the Nile is worth nothing."""
    here = position(2, "NNNCC", phase="reroll", throws=2, ra=9, nile=[10, 0])

    assert choice(here) in ("keep", "roll green purple", "roll green", "roll purple")


def test_the_nile_is_flooded_before_the_epoch_ends() -> None:
    assert choice(position(2, "NNNSC", ra=10, nile=[10, 0])) == "flood red blue yellow"


def test_the_nile_is_not_flooded_twice_for_nothing() -> None:
    """D-12."""
    assert choice(position(2, "NNNSC", ra=10, nile=[5, 0], floods=[1, 0])) == "nile red blue yellow"


def test_a_first_civilization_marker_is_not_missed_at_the_end() -> None:
    """D-27: no marker costs five points."""
    here = position(2, "CAASN", ra=10, civ=["", "blue green"])

    assert rest_of_turn(here) == ["nile purple", "civ red with blue yellow"]


def test_ankhs_go_to_the_race_that_can_still_be_won() -> None:
    here = position(3, "PNASC", epoch=3, ra=12, pharaoh=[7, 9, 0], nile=[4, 0, 0], floods=[1, 0, 0])

    assert rest_of_turn(here) == ["pharaoh red yellow", "nile blue"]


def test_ankhs_do_not_go_to_a_race_that_is_lost() -> None:
    here = position(3, "PNASC", epoch=3, ra=12, pharaoh=[3, 9, 0], nile=[4, 0, 0], floods=[1, 0, 0])

    assert "nile blue yellow" in rest_of_turn(here)


def test_a_column_of_three_is_completed_at_the_end() -> None:
    """D-27: three in a column are five points, a new column is one."""
    here = position(2, "CMCSS", epoch=3, ra=10, monuments=["red4 green4", ""])

    assert rest_of_turn(here) == ["monument blue 4"]


def test_a_disaster_hits_where_it_hurts_most() -> None:
    """D-25."""
    here = position(2, "SSSSC", ra=8, nile=[0, 11], floods=[0, 1], pharaoh=[6, 1])

    assert choice(here) == "disaster nile"


def test_a_good_hand_is_kept() -> None:
    here = position(2, "CCCCC", phase="reroll")

    assert choice(here) == "keep"


def test_useless_dice_are_rolled_again() -> None:
    """D-15: the colour of the die is taken already."""
    here = position(2, "NNCNN", phase="reroll", nile=[6, 0], civ=["yellow", ""])

    assert "yellow" in choice(here).split()


def test_a_single_marker_is_lost_before_a_column_of_three_is_broken() -> None:
    here = position(
        2,
        "SSSSC",
        phase="lose",
        epoch=3,
        turn=1,
        acting=0,
        disaster="monument",
        groups="disaster",
        monuments=["red1 blue1 green1 red2 red3", ""],
    )

    assert choice(here) == "lose red 2"


def test_any_civilization_marker_may_go() -> None:
    here = position(
        2,
        "SSSSC",
        phase="lose",
        turn=1,
        acting=0,
        disaster="civ",
        groups="disaster",
        civ=["red blue green"],
    )

    assert choice(here).startswith("lose ")


@pytest.mark.parametrize("shown", ["PNCMA", "SSSSM"])
@pytest.mark.parametrize("phase", ["reroll", "apply"])
def test_who_holds_every_monument_space_goes_on(phase: str, shown: str) -> None:
    """D-21: there is no space left for a marker."""
    spaces = " ".join(f"{colour}{column}" for colour in COLOURS for column in range(1, 9))
    here = position(2, shown, phase=phase, monuments=[spaces, ""], pharaoh=[0, 3])

    assert choice(here) in map(str, here.moves())


@pytest.mark.parametrize("throws", [1, 2])
def test_the_monument_that_completes_a_column_is_kept_and_not_another(throws: int) -> None:
    """D-17, D-27: only the purple space is free where a third marker brings five points."""
    here = position(
        2,
        "MSCCM",
        phase="reroll",
        throws=throws,
        epoch=3,
        ra=9,
        civ=["red blue yellow green purple", ""],
        monuments=["red4 green4", "blue4 yellow4 red1 red2 red3 red5 red6 red7 red8"],
    )

    assert "purple" not in choice(here)
    assert "red" in choice(here)
