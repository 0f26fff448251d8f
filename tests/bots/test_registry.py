from random import Random

import pytest

from heliopolis.bots import BOTS, read_bots
from heliopolis.bots.registry import DEFAULT, describe, make_bot
from heliopolis.core.errors import InvalidSetup


@pytest.mark.parametrize("game", BOTS)
def test_the_last_bot_named_takes_the_seats_that_are_left(game: str) -> None:
    assert read_bots(game, "uniform, sensible", 4) == ("uniform", *["sensible"] * 3)


@pytest.mark.parametrize("game", BOTS)
def test_an_unknown_bot_is_answered_with_the_closest(game: str) -> None:
    with pytest.raises(InvalidSetup, match="no bot 'sensibel'; did you mean sensible"):
        read_bots(game, "sensibel", 3)


@pytest.mark.parametrize("game", BOTS)
def test_a_bot_like_no_other_is_answered_with_all(game: str) -> None:
    with pytest.raises(InvalidSetup, match="there are uniform, sensible"):
        read_bots(game, "zzz", 3)


@pytest.mark.parametrize(("seats", "room"), [(1, "1 bot$"), (2, "2 bots$")])
def test_more_bots_than_seats_are_refused(seats: int, room: str) -> None:
    with pytest.raises(InvalidSetup, match=f"3 bots are named, but the table has room for {room}"):
        read_bots("ra", "uniform,uniform,uniform", seats)


@pytest.mark.parametrize("game", BOTS)
def test_every_bot_is_described_in_one_line(game: str) -> None:
    for name in BOTS[game]:
        description = describe(game, name)

        assert description
        assert "\n" not in description
        assert len(f"{game:<8} {name:<10} {description}") <= 100


@pytest.mark.parametrize("game", BOTS)
def test_every_game_has_the_default_bot(game: str) -> None:
    assert DEFAULT in BOTS[game]


def test_one_name_may_mean_another_bot_in_each_game() -> None:
    sensible = {type(make_bot(game, "sensible", Random(0))) for game in BOTS}

    assert len(sensible) == len(BOTS)
