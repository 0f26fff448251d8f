"""The referee on disasters and the end of an epoch."""

from collections.abc import Sequence

import pytest

from tests.oracle.ra import Referee
from tests.oracle.staging import GROUPS, RA_SPACES, at, play, state, track


def win(track_tiles: Sequence[str], hand: dict[str, int]) -> Referee:
    """Let seat 0 of two invoke Ra and win the track."""
    referee = at(2, track=track(*track_tiles), tiles=[hand, {}])
    return play(referee, "ra", "pass", "bid 9")


@pytest.mark.parametrize(
    ("won", "before", "after"),
    [
        (["funeral"], {"pharaoh": 3}, {"pharaoh": 1}),
        (["funeral"], {"pharaoh": 1, "gold": 1}, {"gold": 1}),
        (["funeral"], {"god": 1}, {"god": 1}),
        (["funeral", "funeral"], {"pharaoh": 5}, {"pharaoh": 1}),
        (["funeral", "pharaoh"], {"pharaoh": 1}, {}),
        (["drought"], {"flood": 3, "nile": 3}, {"flood": 1, "nile": 3}),
        (["drought"], {"flood": 1, "nile": 3}, {"nile": 2}),
        (["drought"], {"nile": 3}, {"nile": 1}),
        (["drought", "drought"], {"flood": 1, "nile": 5}, {"nile": 2}),
        (["drought", "flood"], {"flood": 1, "nile": 1}, {"nile": 1}),
        (["unrest"], {"art": 3, "gold": 2}, {"art": 1, "gold": 2}),
        (["unrest"], {"art": 1, "writing": 1}, {}),
        (["unrest", "unrest"], {"art": 2, "writing": 2}, {}),
        (["unrest", "unrest"], {"art": 5}, {"art": 1}),
        (["unrest", "writing"], {"art": 1}, {}),
        (["unrest"], {}, {}),
        (["earthquake"], {"temple": 4}, {"temple": 2}),
        (["earthquake"], {"temple": 1, "palace": 1, "art": 1}, {"art": 1}),
        (["earthquake", "earthquake"], {"temple": 3}, {}),
        (
            ["funeral", "drought", "unrest", "earthquake"],
            {"god": 1, "gold": 1},
            {"god": 1, "gold": 1},
        ),
    ],
)
def test_losses_without_a_choice_fall_by_themselves(
    won: list[str], before: dict[str, int], after: dict[str, int]
) -> None:
    """R-5.1, R-5.2."""
    referee = win(won, before)

    assert state(referee, "phase", "actor") == ("turn", 1)
    assert state(referee, "tiles")[0] == after


def test_two_unrests_cost_four_tiles_one_at_a_time_and_the_rest_falls_when_one_kind_is_left() -> (
    None
):
    """R-5.1, R-11.4."""
    referee = win(["unrest", "unrest"], {"art": 1, "writing": 5})

    assert state(referee, "phase", "owed", "losing", "actor") == ("lose", 4, "unrest", 0)
    assert state(referee, "auction", "turn", "best_bid") == ("invoked", 0, None)
    assert referee.legal() == ["lose art", "lose writing"]

    play(referee, "lose writing")

    assert state(referee, "owed") == 3

    play(referee, "lose art")

    assert state(referee, "phase", "owed", "losing") == ("turn", 0, None)
    assert state(referee, "tiles")[0] == {"writing": 2}


def test_unrest_is_chosen_before_earthquake_which_waits_in_the_hand() -> None:
    """R-11.4."""
    hand = {"art": 2, "writing": 2, "temple": 2, "palace": 2, "pharaoh": 2}
    referee = win(["earthquake", "unrest", "funeral"], hand)

    assert state(referee, "losing", "tiles")[0] == "unrest"
    assert state(referee, "tiles")[0] == {
        "art": 2,
        "writing": 2,
        "temple": 2,
        "palace": 2,
        "earthquake": 1,
    }

    play(referee, "lose art", "lose art")

    assert state(referee, "losing", "owed") == ("earthquake", 2)
    assert state(referee, "tiles")[0] == {"writing": 2, "temple": 2, "palace": 2}


def test_the_winner_chooses_while_it_is_still_the_turn_of_another() -> None:
    """R-4.3, R-4.5."""
    referee = at(track=track("unrest"), tiles=[{}, {}, {"art": 2, "religion": 1}])
    play(referee, "draw", "+ra", "pass", "bid 4", "pass")

    assert state(referee, "actor", "turn", "auction", "phase") == (2, 0, "drawn", "lose")

    play(referee, "lose religion")

    assert state(referee, "actor", "turn", "auction", "phase") == (1, 1, None, "turn")
    assert state(referee, "tiles")[2] == {"art": 1}


def two_gods(timing: str) -> Referee:
    return at(
        3,
        timing,
        track=track("earthquake", "temple", "gold"),
        tiles=[{"god": 3, "palace": 2, "sphinx": 1}, {}, {}],
    )


def test_after_the_turn_a_tile_taken_later_is_among_those_to_lose() -> None:
    """R-3.5: the Rio Grande timing."""
    referee = play(two_gods("after-turn"), "god earthquake", "god temple")

    assert state(referee, "phase") == "gods"
    assert state(referee, "tiles")[0]["earthquake"] == 1

    play(referee, "done")

    assert state(referee, "phase", "losing", "auction", "owed") == ("lose", "earthquake", None, 2)
    assert referee.legal() == ["lose palace", "lose sphinx", "lose temple"]

    play(referee, "lose palace", "lose sphinx")

    assert state(referee, "actor", "phase") == (1, "turn")
    assert state(referee, "tiles")[0] == {"god": 1, "palace": 1, "temple": 1}


def test_at_once_a_disaster_is_resolved_before_the_next_god() -> None:
    """R-3.5: the Windrider timing."""
    referee = play(two_gods("at-once"), "god earthquake")

    assert state(referee, "phase", "losing", "auction", "owed") == ("lose", "earthquake", None, 2)
    assert referee.legal() == ["lose palace", "lose sphinx"]

    play(referee, "lose palace", "lose sphinx")

    assert state(referee, "actor", "phase", "turn") == (0, "gods", 0)
    assert referee.legal() == ["done", "god gold", "god temple"]

    play(referee, "god temple", "done")

    assert state(referee, "actor", "phase") == (1, "turn")
    assert state(referee, "tiles")[0] == {"god": 1, "palace": 1, "temple": 1}


def test_at_once_the_turn_is_over_when_no_god_is_left_after_the_loss() -> None:
    """R-3.5, R-11.3."""
    hands: list[dict[str, int]] = [{"god": 1, "art": 1, "religion": 2}, {}, {}]
    referee = at(3, "at-once", track=track("unrest", "gold"), tiles=hands)
    play(referee, "god unrest", "lose religion", "lose religion")

    assert state(referee, "actor", "phase") == (1, "turn")


@pytest.mark.parametrize(
    ("edition", "phase"),
    [("rio-grande", "gods"), ("reference-sheet", "gods"), ("windrider", "lose")],
)
def test_the_edition_sets_the_timing_unless_it_is_overridden(edition: str, phase: str) -> None:
    """R-3.5."""
    position = two_gods("after-turn").snapshot()

    by_edition = play(Referee.from_snapshot(position, edition), "god earthquake")
    overridden = play(Referee.from_snapshot(position, edition, "at-once"), "god earthquake")

    assert state(by_edition, "phase") == phase
    assert state(overridden, "phase") == "lose"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_ra_tile_on_the_last_space_ends_the_epoch_without_an_auction(players: int) -> None:
    """R-3.3, R-6.2, R-2.3."""
    referee = at(players, track=track("gold"), ra_tiles=RA_SPACES[players] - 2)
    play(referee, "draw", "+ra")

    assert state(referee, "phase", "auction", "epoch") == ("auction", "drawn", 1)

    while state(referee, "phase") == "auction":
        play(referee, "pass")
    play(referee, "draw", "+ra")

    assert state(referee, "epoch", "phase", "actor") == (2, "turn", 0)
    assert state(referee, "track", "ra_tiles", "auction") == ([None] * 8, 0, None)
    assert state(referee, "face_up") == GROUPS[players]


def test_the_turn_that_spends_the_last_sun_ends_the_epoch() -> None:
    """R-6.1, R-6.2, R-2.3: the sun in the centre is not counted for the starter."""
    hand = {
        "god": 1,
        "gold": 1,
        "pharaoh": 1,
        "nile": 1,
        "flood": 1,
        "art": 1,
        "temple": 1,
    }
    referee = at(
        2,
        track=track("nile"),
        tiles=[hand, {}],
        face_up=[[9], []],
        face_down=[[5, 4, 2], [8, 7, 6, 3]],
    )
    play(referee, "ra", "bid 9")

    assert state(referee, "epoch", "actor", "turn", "phase") == (2, 1, 1, "turn")
    assert state(referee, "centre_sun") == 9
    assert state(referee, "face_up") == [[5, 4, 2, 1], [8, 7, 6, 3]]
    assert state(referee, "face_down") == [[], []]
    assert state(referee, "tiles")[0] == {"pharaoh": 1, "nile": 2, "temple": 1}
    assert state(referee, "points") == [10 + 2 + 3 + 5 + 3, 10 - 2 - 5]


def test_a_choice_after_the_last_sun_of_the_game_is_asked_before_the_scoring() -> None:
    """R-6.1."""
    referee = at(
        2,
        epoch=3,
        track=track("earthquake"),
        tiles=[{"temple": 2, "palace": 1}, {}],
        face_up=[[9], []],
        face_down=[[6, 5, 2], [8, 7, 4, 3]],
    )
    play(referee, "ra", "bid 9")

    assert state(referee, "phase", "actor", "epoch") == ("lose", 0, 3)

    play(referee, "lose palace")

    assert state(referee, "phase", "actor", "turn", "epoch") == ("over", None, None, 3)
    assert referee.sheet[0][0]["monuments"] == 1
    assert state(referee, "face_up") == [[6, 5, 2, 1], [8, 7, 4, 3]]
    assert referee.legal() == []
    with pytest.raises(ValueError, match="not legal"):
        referee.play("draw")


def test_the_last_epoch_is_cleared_up_too() -> None:
    """R-6.2."""
    referee = at(
        2,
        epoch=3,
        track=track("gold"),
        tiles=[{"god": 1, "gold": 1, "flood": 1, "art": 1, "nile": 1}, {"pharaoh": 1}],
        ra_tiles=5,
    )
    play(referee, "draw", "+ra")

    assert state(referee, "tiles") == [{"nile": 1}, {"pharaoh": 1}]
    assert state(referee, "track", "ra_tiles") == ([None] * 8, 0)
