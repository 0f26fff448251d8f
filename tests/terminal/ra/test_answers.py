"""Reading what people type in Ra."""

import pytest

from heliopolis import ra
from heliopolis.core.errors import InvalidNotation
from heliopolis.ra.tiles import Tile
from heliopolis.terminal.ra.answers import read_answer

NAMES = ra.EDITIONS["windrider"].words
LEGAL = (ra.Pass(), ra.Bid(3), ra.Bid(6), ra.Bid(13))


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("1", ra.Pass()),
        (" 4 ", ra.Bid(13)),
        ("pass", ra.Pass()),
        ("PASS", ra.Pass()),
        ("bid 13", ra.Bid(13)),
        ("Bid13", ra.Bid(13)),
        ("  bid   06 ", ra.Bid(6)),
        ("ra", ra.InvokeRa()),
        ("invoke Ra", ra.InvokeRa()),
        ("god step-pyramid", ra.PlayGod(Tile.STEP_PYRAMID)),
        ("god Step Pyramid", ra.PlayGod(Tile.STEP_PYRAMID)),
        ("god war", ra.PlayGod(Tile.UNREST)),
        ("god unrest", ra.PlayGod(Tile.UNREST)),
        ("lose art", ra.Lose(Tile.ART)),
        ("done", ra.Done()),
    ],
)
def test_a_move_is_read_in_any_spelling(typed: str, move: ra.Move) -> None:
    assert read_answer(typed, LEGAL, NAMES) == move


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("foo", "'foo' is no move and no command. Moves here: pass, bid 3, bid 6, bid 13."),
        ("bid", "'bid' is no move"),
        ("bid 17", "There is no such sun; they go from 1 to 16."),
        ("bid 99999999999999999999", "There is no such sun"),
        ("0", "The moves here are numbered 1 to 4."),
        ("13", "The moves here are numbered 1 to 4. To offer sun 13, type bid 13."),
        ("99999999999999999999", "The moves here are numbered 1 to 4."),
        ("x" * 500, "'" + "x" * 40 + "' is no move"),
        ("\x00", r"'\x00' is no move"),
        ("²", "'²' is no move"),
    ],
)
def test_what_is_no_move_is_answered_with_what_there_is(typed: str, answer: str) -> None:
    with pytest.raises(InvalidNotation) as refused:
        read_answer(typed, LEGAL, NAMES)

    assert str(refused.value).startswith(answer)


def test_a_number_that_may_mean_a_sun_is_asked_back() -> None:
    with pytest.raises(InvalidNotation, match="Do you mean move 3, which is bid 6, or sun 3"):
        read_answer("3", LEGAL, NAMES)


def test_a_number_that_means_the_same_as_a_sun_is_taken() -> None:
    assert read_answer("2", (ra.Pass(), ra.Bid(2)), NAMES) == ra.Bid(2)
