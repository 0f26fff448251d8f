"""What a position of the dice game looks like as plain text."""

import re

import pytest

from heliopolis import dice
from heliopolis.terminal.style import PLAIN, Style
from heliopolis.texts import LANGUAGES
from tests.dice.builders import OVER, after, position, random_game, throw
from tests.terminal.screens.seen import EVERY, fits, screen_for, seen_by


def drawn(here: dice.Position, width: int = 80, style: Style = PLAIN) -> str:
    return screen_for(here).draw_table(here.view(0), style, width)


def again(here: dice.Position) -> str:
    return screen_for(here).draw_again(here.view(0), PLAIN, 80)


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


def test_on_a_narrow_screen_civilization_stands_below_the_monuments() -> None:
    assert """
Monuments    1  2  3  4  5  6  7  8
  red        Y  -  -  -  -  -  -  -
  blue       Y  -  -  -  -  -  -  -
  yellow     -  -  -  -  -  -  -  -
  green      -  -  -  -  -  -  -  M1
  purple     -  M2 -  -  -  -  -  -
Civilization: 2 fit on each
  red        Y M1, full
  blue       M1
  yellow     -
  green      -
  purple     -
""" in drawn(MIDDLE, 40)


@pytest.mark.parametrize("width", [80, 60, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_of_a_table_is_broken_on_a_narrow_screen(language: str, width: int) -> None:
    screen, view = screen_for(MIDDLE, language), MIDDLE.view(0)

    narrow, wide = (screen.draw_table(view, PLAIN, columns) for columns in (width, 120))

    assert fits(narrow, width)
    assert set(narrow.split()) == set(wide.split())


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


def test_a_long_end_of_the_sun_track_is_told_below_its_picture() -> None:
    here = position(4, "SSPNM", ra=30, sun_track=30)

    assert drawn(here).split("\n")[1:3] == [
        f"Sun track:   {'=' * 30}R",
        "             30 of 30 steps, 0 left: this turn ends the epoch",
    ]


@pytest.mark.parametrize("language", EVERY)
def test_long_names_move_the_tracks_to_a_line_of_their_own(language: str) -> None:
    here = position(2)
    screen = screen_for(here, language, you=None, seats=("N" * 40, "M" * 40))

    shown = screen.draw_table(here.view(0), PLAIN, 80)

    assert fits(shown)
    assert shown.split("\n")[-1].startswith("      ")


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", EVERY)
def test_no_table_of_four_is_wider_than_the_screen_or_longer_than_a_page(
    language: str, width: int
) -> None:
    game = random_game(4, 14, seed=1)
    screen = screen_for(game[0][0], language)
    for here, _ in game[::4]:
        shown = screen.draw_table(here.view(0), PLAIN, width)

        assert fits(shown, width)
        assert fits(screen.draw_again(here.view(0), PLAIN, width), width)
        assert shown.count("\n") < (20 if language == "en" else 26)
        assert "\033" not in shown
        if here.phase in ("reroll", "apply", "lose"):
            assert fits(screen.question(seen_by(here), width).text, width)


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


@pytest.mark.parametrize(
    "here",
    [
        position(2, "PCSSS", pharaoh=[12, 0]),
        position(2, "NPCSS", nile=[12, 0], spent="blue", groups="pharaoh"),
        position(2, "SSSSC"),
        position(2, "SSSSS"),
    ],
)
def test_where_nothing_would_change_anything_the_turn_ends_unasked(here: dice.Position) -> None:
    """D-10 and D-25: other moves are legal, but do nothing."""
    assert len(here.moves()) > 1

    assert screen_for(here).forced(seen_by(here)) == dice.End()


@pytest.mark.parametrize(
    "here",
    [
        position(2, "PCSSS", pharaoh=[11, 0]),
        position(2, "SSSSC", pharaoh=[0, 1]),
        position(2, "SSSSC", phase="reroll"),
        position(2),
        position(2, **OVER),
    ],
)
def test_whatever_makes_a_difference_is_asked(here: dice.Position) -> None:
    assert screen_for(here).forced(seen_by(here)) is None


def test_every_turn_is_worth_a_pause() -> None:
    assert screen_for(MIDDLE).is_worth_a_pause(MIDDLE.view(None))
