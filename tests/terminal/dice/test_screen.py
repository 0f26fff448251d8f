"""What a position of the dice game looks like as plain text."""

import re

import pytest

from heliopolis import dice
from heliopolis.terminal.dice.screen import draw_again, draw_table, headline
from heliopolis.terminal.dice.words import Words
from heliopolis.terminal.style import PLAIN, Style
from tests.dice.builders import OVER, after, position, random_game, throw

SEATS = ("You", "Merchant 1", "Merchant 2", "Merchant 3")


def drawn(here: dice.Position, width: int = 80, style: Style = PLAIN) -> str:
    view = here.view(0)
    return draw_table(view, Words(SEATS[: view.players]), style, width)


def again(here: dice.Position) -> str:
    view = here.view(0)
    return draw_again(view, Words(SEATS[: view.players]), PLAIN, 80)


MIDDLE = position(
    3,
    "pharaoh nile sun monument ankh",
    epoch=2,
    ra=5,
    spent="red",
    groups="pharaoh",
    pharaoh=[4, 0, 12],
    nile=[3, 11, 0],
    floods=[0, 1, 2],
    civ=["red", "red blue", ""],
    monuments=["red1 blue1", "green8", "purple2"],
    points=[23, 10, -4],
)


def test_a_table_in_the_middle_of_a_turn() -> None:
    assert (
        drawn(MIDDLE)
        == """\
Epoch 2 of 3. Your turn: spend dice, or end the turn.
Sun track:   =====R-------   5 of 12 steps, 7 left
Dice free:   blue Nile, green monument, purple Ankh
Dice locked: yellow Sun
Dice spent:  red Pharaoh

Monuments    1   2   3   4   5   6   7   8    Civilization: 2 fit on each
  red        Y   -   -   -   -   -   -   -    Y M1, full
  blue       Y   -   -   -   -   -   -   -    M1
  yellow     -   -   -   -   -   -   -   -    -
  green      -   -   -   -   -   -   -   M1   -
  purple     -   M2  -   -   -   -   -   -    -

> Y  You          23 points  Pharaoh 4 of 12, Nile 3 of 12, no flood
  M1 Merchant 1   10 points  Pharaoh 0 of 12, Nile 11 of 12, 1 flood cube
  M2 Merchant 2   -4 points  Pharaoh 12 of 12, Nile 0 of 12, 2 flood cubes"""
    )


def test_whoever_has_seen_the_table_sees_the_dice_and_where_markers_may_go() -> None:
    assert (
        again(MIDDLE)
        == """\
Epoch 2 of 3. Your turn: spend dice, or end the turn.
Dice free:   blue Nile, green monument, purple Ankh
Dice locked: yellow Sun
Dice spent:  red Pharaoh

Monuments    1   2   3   4   5   6   7   8    Civilization: 2 fit on each
  red        Y   -   -   -   -   -   -   -    Y M1, full
  blue       Y   -   -   -   -   -   -   -    M1
  yellow     -   -   -   -   -   -   -   -    -
  green      -   -   -   -   -   -   -   M1   -
  purple     -   M2  -   -   -   -   -   -    -"""
    )


def test_while_dice_may_be_rolled_the_way_of_ra_is_shown_again() -> None:
    """D-26: how soon the epoch ends matters for what to roll."""
    assert (
        again(position(3, "PNCMS", phase="reroll", throws=2, ra=5))
        == """\
Epoch 1 of 3. Your turn, throw 2 of 3: roll dice again, or keep them.
Sun track:   =====R-------   5 of 12 steps, 7 left
Dice free:   red Pharaoh, blue Nile, yellow civilization, green monument
Dice locked: purple Sun"""
    )


@pytest.mark.parametrize(
    ("faces", "areas"),
    [
        ("PPNNN", False),
        ("PPNNM", True),
        ("CCNNN", False),
        ("CCANN", True),
        ("AAANN", False),
    ],
)
def test_the_areas_are_shown_again_where_a_marker_may_be_placed(faces: str, areas: bool) -> None:
    """D-13 and D-17."""
    assert ("Monuments" in again(position(3, faces))) == areas
    assert "Monuments" not in again(position(3, faces, phase="reroll"))


def test_a_first_throw() -> None:
    assert (
        drawn(after(position(2), throw("CCCCC")))
        == """\
Epoch 1 of 3. Your turn, throw 1 of 3: roll dice again, or keep them.
Sun track:   R----------   0 of 10 steps, 10 left
Dice free:   red civilization, blue civilization, yellow civilization,
             green civilization, purple civilization

Monuments    1   2   3   4   5   6   7   8    Civilization: 1 fits on each
  red        -   -   -   -   -   -   -   -    -
  blue       -   -   -   -   -   -   -   -    -
  yellow     -   -   -   -   -   -   -   -    -
  green      -   -   -   -   -   -   -   -    -
  purple     -   -   -   -   -   -   -   -    -

> Y  You          10 points  Pharaoh 0 of 12, Nile 0 of 12, no flood
  M1 Merchant 1   11 points  Pharaoh 0 of 12, Nile 0 of 12, no flood"""
    )


@pytest.mark.parametrize(
    ("here", "line"),
    [
        (position(3), "Epoch 1 of 3. You roll dice."),
        (position(3, turn=1), "Epoch 1 of 3. Merchant 1 rolls dice."),
        (position(3, "PN--A", throws=1), "Epoch 1 of 3. You roll dice again."),
        (
            position(3, "PNCMA", phase="reroll", throws=2, turn=2),
            "Epoch 1 of 3. Merchant 2's turn, throw 2 of 3: roll dice again, or keep them.",
        ),
        (position(3, "PNCMA"), "Epoch 1 of 3. Your turn: spend dice, or end the turn."),
        (
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
            "Epoch 1 of 3. Merchant 1's disaster: you must lose 2 civilization markers.",
        ),
        (
            position(
                3,
                "SSSSA",
                phase="lose",
                turn=1,
                acting=2,
                disaster="monument",
                lost="red1",
                groups="disaster",
                monuments=["", "", "blue1 red2"],
            ),
            "Epoch 1 of 3. Merchant 1's disaster: Merchant 2 must lose 1 monument marker.",
        ),
        (
            position(
                3,
                "SSSSA",
                phase="lose",
                turn=0,
                acting=2,
                disaster="monument",
                groups="disaster",
                monuments=["", "", "blue1 red2 red3"],
            ),
            "Epoch 1 of 3. Your disaster: Merchant 2 must lose 2 monument markers.",
        ),
        (position(3, **OVER), "The game is over."),
    ],
)
def test_the_first_line_says_what_is_decided(here: dice.Position, line: str) -> None:
    assert headline(here.view(0), Words(SEATS[:3])) == line


def test_dice_in_the_air_show_nothing_yet() -> None:
    shown = drawn(position(3, "PN--S", throws=1))

    assert "Dice free:   red Pharaoh, blue Nile\n" in shown
    assert "In the air:  yellow, green\n" in shown
    assert "Dice locked: purple Sun\n" in shown


def test_the_last_turn_of_an_epoch_is_said_to_be_the_last() -> None:
    """D-26: Ra may go beyond the end, which is told as the end."""
    shown = drawn(position(2, "SSPNM", ra=11))

    assert "Sun track:   ==========R   10 of 10 steps, 0 left: this turn ends the epoch" in shown


def test_a_very_long_sun_track_is_told_and_not_drawn() -> None:
    assert "\nSun track:   0 of 60 steps, 60 left\n" in drawn(position(2, sun_track=60))


def test_long_names_move_the_tracks_to_a_line_of_their_own() -> None:
    view = position(2).view(0)

    lines = draw_table(view, Words(["N" * 40, "M" * 40]), PLAIN, 80).split("\n")

    assert all(len(line) <= 80 for line in lines)
    assert lines[-1] == "      Pharaoh 0 of 12, Nile 0 of 12, no flood"


@pytest.mark.parametrize("width", [80, 120])
def test_no_table_of_four_is_wider_than_the_screen_or_longer_than_a_page(width: int) -> None:
    for here, _ in random_game(4, 14, seed=1):
        lines = drawn(here, width).split("\n")

        assert len(lines) <= 20
        assert all(len(line) <= width for line in lines)
        assert "\033" not in "".join(lines)


def test_every_marker_of_a_game_is_on_the_screen() -> None:
    for here, _ in random_game(4, 14, seed=2):
        view = here.view(None)
        rows = drawn(here).partition("Monuments")[2].split("\n")[1:6]
        cells = [row[13:45].split() for row in rows]

        for seat, own in enumerate(view.seats):
            mark = "Y" if seat == 0 else f"M{seat}"
            assert sum(row.count(mark) for row in cells) == len(own.monuments)
            for colour, column in own.monuments:
                assert cells[dice.COLOURS.index(colour)][column - 1] == mark
            for row, colour in zip(rows, dice.COLOURS, strict=True):
                assert (mark in re.findall(r"\w+", row[45:])) == (colour in own.civilization)


def test_colours_change_no_letter() -> None:
    coloured = drawn(MIDDLE, style=Style(colours=True))

    assert "\033" in coloured
    assert re.sub(r"\033\[\d+m", "", coloured) == drawn(MIDDLE)
