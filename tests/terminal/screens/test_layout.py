"""Fitting texts into lines."""

from heliopolis.terminal.screens.layout import beside, length, listed, packed, padded, wrap
from heliopolis.terminal.style import Paint, Style

RED = Style(colours=True).paint(Paint.RED, "red")


def test_a_group_too_long_for_a_line_is_broken_between_words() -> None:
    lines = list(packed(["short", "monuments: fortress, obelisk, palace"], 30))

    assert lines == ["      short", "      monuments: fortress,", "      obelisk, palace"]


def test_groups_share_a_line_where_they_fit() -> None:
    assert list(packed(["one", "two", "three"], 16)) == ["      one; two", "      three"]


def test_without_groups_there_is_no_line() -> None:
    assert list(packed([], 30)) == []


def test_colours_take_no_room() -> None:
    assert length(RED) == 3
    assert padded(RED, 5) == f"{RED}  "
    assert list(beside([RED, RED], 8, "", "  ")) == [f"{RED}  {RED}"]


def test_parts_that_do_not_fit_go_to_the_next_line() -> None:
    assert list(beside(["name", "points", "suns"], 12, "  ", " ")) == ["name points", "  suns"]


def test_a_list_is_broken_behind_its_commas() -> None:
    lines = list(listed("Dice: ", ["red Sun", "blue Nile", "green Ankh"], 24))

    assert lines == ["Dice: red Sun,", "      blue Nile,", "      green Ankh"]


def test_later_lines_begin_below_the_first_and_hyphens_hold() -> None:
    assert wrap("das Ra-Plättchen", 15, "1  ", "   ") == ["1  das", "   Ra-Plättchen"]


def test_the_numbers_of_rules_stay_together() -> None:
    assert wrap("two dice for each (D-17, D-18)", 26) == ["two dice for each", "(D-17, D-18)"]
