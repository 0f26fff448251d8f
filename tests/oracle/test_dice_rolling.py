"""The dice game's referee on setting up and throwing dice."""

import pytest

from tests.oracle.dice import DiceReferee
from tests.oracle.dice_staging import at, legal, outcome, play, thrown


def test_a_game_begins_with_an_empty_board_and_a_throw_of_all_dice() -> None:
    """D-1, D-3."""
    referee = DiceReferee(3, 1)

    assert (referee.epoch, referee.ra, referee.turn, referee.phase) == (1, 0, 1, "roll")
    assert referee.pharaoh == referee.nile == referee.floods == [0, 0, 0]
    assert not any(referee.civ.values())
    assert referee.monuments == {}
    assert referee.actor == "chance"
    assert referee.legal() == []
    assert referee.rolling() == ["red", "blue", "yellow", "green", "purple"]


def test_the_start_player_has_ten_points_and_each_seat_after_one_more() -> None:
    """D-2."""
    assert DiceReferee(4, 2).points == [12, 13, 10, 11]
    assert DiceReferee(2, 1).points == [11, 10]


@pytest.mark.parametrize(("players", "steps"), [(2, 10), (3, 12), (4, 14)])
def test_the_sun_track_is_longer_with_more_players(players: int, steps: int) -> None:
    assert DiceReferee(players).sun_track == steps
    assert DiceReferee(players, 0, 7).sun_track == 7


def test_suns_are_locked_at_once_and_are_never_rolled_again() -> None:
    """D-3, D-4."""
    referee = play(at(), outcome("S P S N A"))

    assert referee.suns() == 2
    assert referee.phase == "reroll"
    assert legal(referee, "roll") == [
        "blue",
        "blue green",
        "blue green purple",
        "blue purple",
        "green",
        "green purple",
        "purple",
    ]
    assert "keep" in referee.legal()


def test_a_die_kept_once_may_be_rolled_in_the_second_reroll() -> None:
    """D-4."""
    referee = play(at(), outcome("P P P P P"), "roll red", "+red:nile", "roll blue")

    assert referee.rolling() == ["blue"]
    assert referee.throws == 2


def test_rolling_ends_after_three_throws() -> None:
    """D-5."""
    referee = play(at(), outcome("P P P P P"), "roll red", "+red:nile", "roll blue", "+blue:nile")

    assert (referee.phase, referee.throws) == ("apply", 3)


def test_rolling_ends_when_the_player_keeps_all() -> None:
    """D-5."""
    referee = play(at(), outcome("P P P P P"), "keep")

    assert (referee.phase, referee.throws) == ("apply", 1)


def test_rolling_ends_without_a_free_die() -> None:
    """D-5."""
    referee = play(at(), outcome("S S S S S"))

    assert (referee.phase, referee.throws) == ("apply", 1)
    assert referee.legal() == [
        "disaster civ",
        "disaster monument",
        "disaster nile",
        "disaster pharaoh",
        "end",
    ]


def test_suns_that_do_not_fit_on_the_track_still_count() -> None:
    """D-6: test vector 6."""
    referee = thrown("S S S S P", ra=10)
    assert referee.ra == 10
    assert legal(referee, "disaster") == ["civ", "monument", "nile", "pharaoh"]
    play(referee, "end")
    assert (referee.epoch, referee.ra, referee.turn) == (1, 10, 1)

    referee = thrown("S S S P P", ra=11, points=[10, 11, 12])
    assert (referee.ra, referee.points) == (11, [13, 11, 12])


def test_every_use_is_optional_and_a_turn_without_any_ends_by_itself() -> None:
    """D-7."""
    assert "end" in thrown("P N C M A").legal()
    assert thrown("C C A S S").turn == 0  # three dice for a marker
    assert thrown("C C S S S").turn == 1
