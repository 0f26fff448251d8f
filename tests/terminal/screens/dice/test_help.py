"""What the dice game answers to those who ask."""

import re

import pytest

from heliopolis import dice
from heliopolis.terminal.screens import Screen
from heliopolis.terminal.style import PLAIN
from tests.dice.builders import position
from tests.terminal.screens.seen import LAST, screen_for


def screen(players: int = 3, language: str = "en", **overrides: str) -> Screen:
    return screen_for(dice.Game(players, overrides=overrides), language)


def test_the_rules_say_how_long_the_sun_track_is_and_that_nobody_knows() -> None:
    """D-26."""
    text = screen(3, sun_track="9").rules(PLAIN, 80)

    assert "has 9 steps at this table. Nobody here knows how many the printed board" in text
    assert "--override sun_track=N" in text


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_rules_say_how_many_markers_a_civilization_space_takes(players: int) -> None:
    """D-15."""
    text = screen(players).rules(PLAIN, 80)

    assert f"at most one of yours on a colour, and {players - 1} of all players" in text


def test_the_rules_fit_the_screen_and_name_the_rules() -> None:
    text = screen().rules(PLAIN, 80)

    assert all(len(line) <= 80 for line in text.split("\n"))
    numbers = set(re.findall(r"D-(\d+)", text))
    assert {"3", "4", "9", "13", "17", "18", "22", "23", "25", "26", "27", "29"} <= numbers


def test_the_rules_say_with_how_many_points_a_game_begins() -> None:
    """D-2."""
    assert "has 10 points, the next seat 11, and so on, up to 13. (D-2)" in screen().rules(
        PLAIN, 80
    )


def test_a_flood_is_explained_by_its_own_rules() -> None:
    """D-8 and D-12; D-11 is about a flood and an advance in one turn."""
    help_text = screen().help(position(3, "NNNPM").options(), LAST, PLAIN, 80)

    assert re.search(r"^  flood DICE: three dice .*\(D-8, D-12\)$", help_text, re.MULTILINE)
    assert "scores nothing (D-8, D-12)" in screen().rules(PLAIN, 80)
    assert "D-11" not in help_text + screen().rules(PLAIN, 80)


def test_every_kind_of_decision_is_explained_where_it_is_offered() -> None:
    explained = ""
    for here in (
        position(3, "PNCMA", phase="reroll"),
        position(3, "CCANN"),
        position(3, "NNNPM"),
        position(3, "SSSSM", pharaoh=[0, 1]),
        position(
            3,
            "SSSSA",
            phase="lose",
            turn=1,
            acting=0,
            disaster="civ",
            groups="disaster",
            civ=["red blue green"],
        ),
    ):
        explained += screen().help(here.options(), LAST, PLAIN, 80) + "\n"

    words = "roll keep pharaoh nile flood civ monument disaster lose end"
    found = re.findall(r"^  (\w+)(?= [A-Z]{3}|:)", explained, re.MULTILINE)
    assert set(found) == set(words.split())
    assert all(len(line) <= 80 for line in explained.split("\n"))


def test_help_says_how_to_answer() -> None:
    rolling = screen().help(position(3, "PNCMA", phase="reroll").options(), LAST, PLAIN, 80)
    spending = screen().help(position(3, "PNCMA").options(), LAST, PLAIN, 80)

    assert rolling.startswith("Type the dice to roll, by names or initials, or one of these:\n")
    assert spending.startswith("Type the number of a move, or its text, or one of these:\n")
    assert "bag" not in rolling
    assert "  keep DICE: roll all others again; or just all, which rolls all but Suns" in rolling
    assert "keep DICE" not in spending


def test_columns_left_out_of_the_list_are_explained() -> None:
    assert "any may be typed" in screen().help(position(3, "PNCMA").options(), LAST, PLAIN, 80)
    assert "any may be typed" not in screen().help(position(3, "PNCCA").options(), LAST, PLAIN, 80)
