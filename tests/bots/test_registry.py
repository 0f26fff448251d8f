import pytest

from heliopolis.bots import read_bots
from heliopolis.bots.registry import BOTS, DESCRIPTIONS
from heliopolis.core.errors import InvalidSetup


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    assert read_bots("uniform, sensible", 4) == ("uniform", *["sensible"] * 3)


def test_an_unknown_bot_is_answered_with_the_closest() -> None:
    with pytest.raises(InvalidSetup, match="no bot 'sensibel'; did you mean sensible"):
        read_bots("sensibel", 3)


def test_a_bot_like_no_other_is_answered_with_all() -> None:
    with pytest.raises(InvalidSetup, match="there are uniform, sensible"):
        read_bots("zzz", 3)


@pytest.mark.parametrize(("seats", "room"), [(1, "1 bot$"), (2, "2 bots$")])
def test_more_bots_than_seats_are_refused(seats: int, room: str) -> None:
    with pytest.raises(InvalidSetup, match=f"3 bots are named, but the table has room for {room}"):
        read_bots("uniform,uniform,uniform", seats)


def test_every_bot_is_described_in_one_line() -> None:
    assert set(DESCRIPTIONS) == set(BOTS)
    for description in DESCRIPTIONS.values():
        assert description
        assert "\n" not in description
