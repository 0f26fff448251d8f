"""What a position of Ra looks like as plain text."""

import re
from dataclasses import replace

import pytest

from heliopolis import ra
from heliopolis.terminal.style import PLAIN, Style
from tests.ra.builders import after, position, random_game
from tests.terminal.screens.seen import EVERY, fits, screen_for, seen_by


def drawn(here: ra.Position, width: int = 80, style: Style = PLAIN) -> str:
    return screen_for(here).draw_table(here.view(0), style, width)


MIDDLE = position(
    3,
    epoch=2,
    phase="auction",
    auction="drawn",
    turn=1,
    acting=0,
    best_bid=7,
    best_bidder=2,
    centre_sun=4,
    ra_tiles=3,
    track="nile - god pharaoh step-pyramid",
    tiles=[
        {"god": 2, "gold": 1, "pharaoh": 3, "nile": 4, "flood": 1, "art": 2, "writing": 1}
        | {"fortress": 2, "obelisk": 1},
        {"pharaoh": 1},
    ],
    points=[23, 1, 8],
    face_up=[(13, 8), (12, 9, 6, 3), (11, 10, 7)],
    face_down=[(5, 2), (), (1,)],
)


def test_a_table_in_the_middle_of_an_auction() -> None:
    assert (
        drawn(MIDDLE)
        == """\
Epoch 2 of 3. Merchant 1 drew a Ra tile. Best bid 7, by Merchant 2. Your bid.
Ra track:      R R R - - - - -   3 of 8, 5 left   Centre sun: 4
Auction track: 1 Nile          2 -             3 god           4 pharaoh
  4 of 8       5 step pyramid  6 -             7 -             8 -

> You          23 points  suns 13, 8, [5], [2]
      2 gods, 1 gold, 3 pharaohs, 4 Niles, 1 flood; civilization: 2 art, writing
      monuments: 2 fortresses, obelisk
  Merchant 1    1 point   suns 12, 9, 6, 3  (Ra player)
      1 pharaoh
  Merchant 2    8 points  suns 11, 10, 7, [1]"""
    )


def test_a_first_turn() -> None:
    assert (
        drawn(position(2))
        == """\
Epoch 1 of 3. Your turn.
Ra track:      - - - - - -   0 of 6, 6 left   Centre sun: 1
Auction track: 1 -             2 -             3 -             4 -
  0 of 8       5 -             6 -             7 -             8 -

> You          10 points  suns 9, 6, 5, 2
  Merchant 1   10 points  suns 8, 7, 4, 3"""
    )


def test_the_table_is_shown_whole_again() -> None:
    screen = screen_for(MIDDLE)

    assert screen.draw_again(MIDDLE.view(0), PLAIN, 80) == drawn(MIDDLE)


def test_disasters_that_gods_took_are_shown_until_they_strike() -> None:
    """R-3.5."""
    here = after(position(3, track="funeral nile", tiles=[{"god": 2}]), "god funeral")

    assert "1 god; to strike: 1 funeral" in drawn(here)


def test_hidden_points_are_shown_as_hidden() -> None:
    view = position(2).view(0)
    hidden = replace(view, seats=(view.seats[0], replace(view.seats[1], points=None)))

    shown = screen_for(ra.Game(2)).draw_table(hidden, PLAIN, 80)

    assert "Merchant 1    ? points  suns" in shown


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", EVERY)
def test_no_table_of_five_is_wider_than_the_screen_or_longer_than_a_page(
    language: str, width: int
) -> None:
    game = random_game(5, "windrider", seed=1)
    screen = screen_for(game[0][0], language)
    for here, _ in game[::3]:
        shown = screen.draw_table(here.view(0), PLAIN, width)

        assert fits(shown, width)
        assert shown.count("\n") < (26 if language == "en" else 32)
        assert "\033" not in shown
        if here.actor in range(5):
            assert fits(screen.question(seen_by(here), width).text, width)


@pytest.mark.parametrize("language", EVERY)
def test_long_names_fit_the_screen_too(language: str) -> None:
    screen = screen_for(MIDDLE, language, you=None, seats=("N" * 40, "M" * 40, "L" * 40))

    assert fits(screen.draw_table(MIDDLE.view(0), PLAIN, 80))


def test_where_cells_do_not_fit_fewer_are_on_a_line() -> None:
    shown = screen_for(MIDDLE).draw_table(MIDDLE.view(0), PLAIN, 60).split("\n")

    assert shown[4:8] == [
        "Auction track: 1 Nile          2 -",
        "  4 of 8       3 god           4 pharaoh",
        "               5 step pyramid  6 -",
        "               7 -             8 -",
    ]


def test_colours_change_no_letter() -> None:
    coloured = drawn(MIDDLE, style=Style(colours=True))

    assert "\033" in coloured
    assert re.sub(r"\033\[\d+m", "", coloured) == drawn(MIDDLE)


def test_what_is_left_in_the_bag() -> None:
    here = position(2, edition="windrider", track="nile art")

    assert (
        screen_for(here).obey("bag", here.view(0), 80)
        == """\
In the bag: 178 tiles
  Ra tiles       30
  gods and gold  13   god 8, gold 5
  pharaohs       27   pharaoh 25, funeral 2
  river          38   Nile 24, flood 12, drought 2
  civilization   28   agriculture 5, art 4, astronomy 5, religion 5, writing 5,
                      war 4
  monuments      42   fortress 5, obelisk 5, palace 5, pyramid 5, sphinx 5,
                      statue 5, step pyramid 5, temple 5, earthquake 2"""
    )


def test_whatever_can_be_decided_is_asked() -> None:
    only = position(3, phase="auction", auction="invoked", face_up=[(13,), (), ()], acting=0)

    assert screen_for(only).forced(seen_by(only)) is None


def test_a_turn_without_an_auction_is_worth_no_pause() -> None:
    screen = screen_for(MIDDLE)

    assert screen.is_worth_a_pause(MIDDLE.view(None))
    assert not screen.is_worth_a_pause(position(3).view(None))
