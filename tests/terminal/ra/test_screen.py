"""What a position of Ra looks like as plain text."""

import re

import pytest

from heliopolis import ra
from heliopolis.terminal.ra.screen import draw_bag, draw_table, headline
from heliopolis.terminal.ra.words import Words
from heliopolis.terminal.style import PLAIN, Style
from tests.ra.builders import after, hiding, position, random_game

SEATS = ("You", "Merchant 1", "Merchant 2", "Merchant 3", "Merchant 4")


def words(players: int, edition: str = "rio-grande") -> Words:
    return Words(SEATS[:players], ra.EDITIONS[edition].words)


def drawn(here: ra.Position, width: int = 80, style: Style = PLAIN) -> str:
    view = here.view(0)
    return draw_table(view, words(view.players, view.edition), style, width)


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
    points=[23, 10, 8],
    face_up=[(13, 8), (12, 9, 6, 3), (11, 10, 7)],
    face_down=[(5, 2), (), (1,)],
)


def test_a_table_in_the_middle_of_an_auction() -> None:
    assert (
        drawn(MIDDLE)
        == """\
Epoch 2 of 3. Ra drawn by Merchant 1. Best bid 7 by Merchant 2. Your bid.
Ra track:      R R R - - - - -   3 of 8, 5 left   Centre sun: 4
Auction track: 1 Nile          2 -             3 god           4 pharaoh
  4 of 8       5 step pyramid  6 -             7 -             8 -

> You          23 points  suns 13, 8, [5], [2]
      2 gods, 1 gold, 3 pharaohs, 4 Niles, 1 flood; civilization: 2 art, writing
      monuments: 2 fortress, obelisk
  Merchant 1   10 points  suns 12, 9, 6, 3  (Ra player)
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


@pytest.mark.parametrize(
    ("here", "line"),
    [
        (position(3, turn=1), "Epoch 1 of 3. Merchant 1's turn."),
        (position(3, phase="draw"), "Epoch 1 of 3. You draw a tile."),
        (
            position(3, phase="gods", track="nile", tiles=[{"god": 1}]),
            "Epoch 1 of 3. Your turn, playing gods.",
        ),
        (
            position(3, phase="auction", auction="invoked", turn=0, acting=2),
            "Epoch 1 of 3. Ra invoked by you. No bid yet. Merchant 2's bid.",
        ),
        (
            position(3, phase="lose", losing_to="unrest", owed=1, tiles=[{"art": 1, "writing": 1}]),
            "Epoch 1 of 3. You must lose 1 tile to unrest.",
        ),
        (position(3, epoch=3, phase="over", turn=None), "The game is over."),
    ],
)
def test_the_first_line_says_what_is_decided(here: ra.Position, line: str) -> None:
    assert headline(here.view(0), words(3)) == line


def test_disasters_that_gods_took_are_shown_until_they_strike() -> None:
    """R-3.5."""
    here = after(position(3, track="funeral nile", tiles=[{"god": 2}]), "god funeral")

    assert "1 god; to strike: 1 funeral" in drawn(here)


def test_hidden_points_are_shown_as_hidden() -> None:
    view = hiding(position(2)).view(0)

    assert "Merchant 1    ? points" in draw_table(view, words(2), PLAIN, 80)


@pytest.mark.parametrize("width", [80, 120])
def test_no_table_of_five_is_wider_than_the_screen_or_longer_than_a_page(width: int) -> None:
    for here, _ in random_game(5, "windrider", seed=1):
        lines = drawn(here, width).split("\n")

        assert len(lines) <= 26
        assert all(len(line) <= width for line in lines)
        assert "\033" not in "".join(lines)


def test_colours_change_no_letter() -> None:
    coloured = drawn(MIDDLE, style=Style(colours=True))

    assert "\033" in coloured
    assert re.sub(r"\033\[\d+m", "", coloured) == drawn(MIDDLE)


def test_what_is_left_in_the_bag() -> None:
    view = position(2, edition="windrider", track="nile art").view(0)

    assert (
        draw_bag(view, words(2, "windrider"), 80)
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
