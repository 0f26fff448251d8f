"""The referee on set-up, turns and auctions."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from tests.oracle.components import BAG
from tests.oracle.ra import Referee
from tests.oracle.staging import EIGHT_TILES, GROUPS, at, play, state, track


def test_the_bag_holds_180_tiles() -> None:
    """R-1.1."""
    assert sum(BAG.values()) == 180
    assert (BAG["ra"], BAG["god"], BAG["gold"], BAG["pharaoh"]) == (30, 8, 5, 25)
    assert (BAG["nile"], BAG["flood"], BAG["unrest"]) == (25, 12, 4)
    assert (BAG["funeral"], BAG["drought"], BAG["earthquake"]) == (2, 2, 2)
    assert Counter(BAG.values()) == Counter({5: 14, 30: 1, 8: 1, 25: 2, 12: 1, 2: 3, 4: 1})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_starts_with_ten_points_sun_1_and_the_holder_of_the_highest_sun(
    players: int,
) -> None:
    """R-2.1, R-2.2, R-2.3."""
    suns = GROUPS[players][1:] + GROUPS[players][:1]

    referee = Referee(suns)

    assert referee.snapshot() == {
        "epoch": 1,
        "actor": players - 1,
        "turn": players - 1,
        "phase": "turn",
        "auction": None,
        "best_bid": None,
        "best_bidder": None,
        "owed": 0,
        "losing": None,
        "bag": BAG,
        "track": [None] * 8,
        "ra_tiles": 0,
        "centre_sun": 1,
        "face_up": suns,
        "face_down": [[]] * players,
        "tiles": [{}] * players,
        "points": [10] * players,
    }
    assert referee.legal() == ["draw", "ra"]
    assert referee.winners == []


@pytest.mark.parametrize(
    ("suns", "edition", "disasters"),
    [
        ([[2]], "rio-grande", None),
        ([[2], [3], [4], [5], [6], [7]], "rio-grande", None),
        ([[2], [3]], "hasbro", None),
        ([[2], [3]], "rio-grande", "never"),
    ],
)
def test_a_game_nobody_can_play_is_refused(
    suns: list[list[int]], edition: str, disasters: str | None
) -> None:
    with pytest.raises(ValueError, match=r"players|unknown"):
        Referee(suns, edition, disasters)


def test_a_drawn_tile_is_chance_by_the_counts_left() -> None:
    """R-3.2."""
    referee = play(at(2), "draw", "+gold", "draw")

    assert state(referee, "actor", "phase", "turn") == ("chance", "draw", 1)
    assert referee.odds()["+gold"] == Fraction(4, 179)
    assert referee.odds()["+ra"] == Fraction(30, 179)
    assert sum(referee.odds().values()) == 1
    assert sorted(referee.odds()) == referee.legal()
    assert len(referee.legal()) == 23


def test_a_kind_that_is_used_up_cannot_be_drawn() -> None:
    referee = at(2, bag={"ra": 3, "gold": 1})
    play(referee, "draw", "+gold", "draw")

    assert referee.odds() == {"+ra": Fraction(1)}
    with pytest.raises(ValueError, match="not legal"):
        referee.play("+gold")


def test_odds_are_refused_where_no_tile_is_drawn() -> None:
    with pytest.raises(ValueError, match="drawn"):
        at(2).odds()


@pytest.mark.parametrize(
    "text", ["", "+ra", "bid 9", "pass", "done", "god nile", "lose art", "Draw", " ra", "draw "]
)
def test_what_is_not_legal_is_refused_and_changes_nothing(text: str) -> None:
    referee = at(2)

    with pytest.raises(ValueError, match="not legal"):
        referee.play(text)
    assert referee.snapshot() == at(2).snapshot()


def test_a_full_track_leaves_only_invoking_and_starts_nothing_by_itself() -> None:
    """R-3.7, R-11.1."""
    referee = at(track=track(*EIGHT_TILES[:7]))
    play(referee, "draw", "+gold")

    assert state(referee, "actor", "phase", "auction") == (1, "turn", None)
    assert referee.legal() == ["ra"]


def test_gods_may_be_played_on_a_full_track_and_take_anything_but_gods() -> None:
    """R-3.4."""
    tiles = ["god", "nile", "nile", "funeral", "gold", "drought", "unrest", "earthquake"]
    referee = at(track=track(*tiles), tiles=[{"god": 1}, {}, {}])

    assert referee.legal() == [
        "god drought",
        "god earthquake",
        "god funeral",
        "god gold",
        "god nile",
        "god unrest",
        "ra",
    ]


def test_a_god_takes_the_leftmost_of_equal_tiles_and_a_later_draw_fills_the_gap() -> None:
    """R-3.4."""
    referee = at(track=track("gold", "nile", "nile"), tiles=[{"god": 1}, {}, {}])
    play(referee, "god nile")

    assert state(referee, "track") == track("gold", None, "nile")
    assert state(referee, "tiles")[0] == {"nile": 1}
    assert state(referee, "actor", "phase") == (1, "turn")

    play(referee, "draw", "+flood", "draw", "+art")

    assert state(referee, "track") == track("gold", "flood", "nile", "art")


def test_a_god_is_of_no_use_while_only_gods_lie_on_the_track() -> None:
    """R-3.4."""
    assert at(track=track("god"), tiles=[{"god": 1}, {}, {}]).legal() == ["draw", "ra"]


def test_more_gods_are_asked_only_while_a_god_and_a_tile_remain() -> None:
    """R-11.3."""
    referee = at(track=track("gold", "art", "god"), tiles=[{"god": 3}, {}, {}])
    play(referee, "god gold")

    assert state(referee, "actor", "phase", "turn") == (0, "gods", 0)
    assert referee.legal() == ["done", "god art"]

    play(referee, "god art")

    assert state(referee, "actor", "phase") == (1, "turn")
    assert state(referee, "tiles")[0] == {"god": 1, "gold": 1, "art": 1}


def test_done_ends_the_gods_of_a_turn() -> None:
    """R-11.3."""
    referee = at(track=track("gold", "art"), tiles=[{"god": 2}, {}, {}])
    play(referee, "god gold", "done")

    assert state(referee, "actor", "phase") == (1, "turn")
    assert state(referee, "tiles")[0] == {"god": 1, "gold": 1}


def test_a_seat_without_suns_is_passed_over_even_with_a_god() -> None:
    """R-3.1."""
    referee = at(
        track=track("gold"),
        tiles=[{}, {"god": 1}, {}],
        face_up=[[13, 8, 5, 2], [], [11, 10, 7, 4]],
        face_down=[[], [12, 9, 6, 3], []],
    )
    play(referee, "draw", "+nile")

    assert state(referee, "actor") == 2


def test_bidding_goes_once_round_and_ends_with_the_ra_player() -> None:
    """R-4.1."""
    referee = play(at(), "ra")

    assert state(referee, "actor", "phase", "auction", "turn") == (1, "auction", "invoked", 0)
    assert referee.legal() == ["bid 12", "bid 3", "bid 6", "bid 9", "pass"]

    play(referee, "bid 6")

    assert state(referee, "actor", "best_bid", "best_bidder") == (2, 6, 1)
    assert referee.legal() == ["bid 10", "bid 11", "bid 7", "pass"]

    play(referee, "bid 7")

    assert referee.legal() == ["bid 13", "bid 8", "pass"]
    assert state(referee, "face_up")[1:] == GROUPS[3][1:]


def test_the_winner_swaps_suns_and_takes_the_track_but_the_next_turn_is_left_of_the_ra_player() -> (
    None
):
    """R-4.3, R-4.5."""
    referee = at(track=track("gold", None, "nile"))
    play(referee, "ra", "bid 6", "bid 7", "pass")

    assert state(referee, "centre_sun") == 7
    assert state(referee, "face_up") == [[13, 8, 5, 2], [12, 9, 6, 3], [11, 10, 4]]
    assert state(referee, "face_down") == [[], [], [1]]
    assert state(referee, "tiles") == [{}, {}, {"gold": 1, "nile": 1}]
    assert state(referee, "track") == [None] * 8
    assert state(referee, "actor", "phase") == (1, "turn")
    assert state(referee, "auction", "best_bid", "best_bidder") == (None, None, None)


def test_an_invoker_must_bid_when_nobody_else_did() -> None:
    """R-4.2."""
    referee = play(at(track=track(*EIGHT_TILES[:7])), "ra", "pass", "pass")

    assert referee.legal() == ["bid 13", "bid 2", "bid 5", "bid 8"]


def test_a_forced_bid_is_asked_even_with_one_sun_and_an_empty_track() -> None:
    """R-11.2, R-3.6."""
    referee = at(2, face_up=[[6], [7]], face_down=[[9, 5, 2], [8, 4, 3]])
    play(referee, "ra", "pass")

    assert referee.legal() == ["bid 6"]

    play(referee, "bid 6")

    assert state(referee, "face_down", "centre_sun") == ([[9, 5, 2, 1], [8, 4, 3]], 6)


def test_an_invoker_may_pass_once_somebody_bid() -> None:
    """R-4.2."""
    referee = play(at(), "ra", "bid 3", "pass")

    assert referee.legal() == ["bid 13", "bid 5", "bid 8", "pass"]


def test_all_pass_on_a_full_track_discards_all_eight_tiles() -> None:
    """R-4.2, R-4.4."""
    referee = play(at(track=track(*EIGHT_TILES)), "ra", "pass", "pass")

    assert "pass" in referee.legal()

    play(referee, "pass")

    assert state(referee, "track", "centre_sun") == ([None] * 8, 1)
    assert state(referee, "tiles", "actor") == ([{}, {}, {}], 1)


def test_all_pass_after_a_drawn_ra_keeps_the_tiles() -> None:
    """R-4.4."""
    referee = at(track=track("gold", None, "nile"))
    play(referee, "draw", "+ra")

    assert state(referee, "auction", "ra_tiles", "actor") == ("drawn", 1, 1)

    play(referee, "pass", "pass", "pass")

    assert state(referee, "track") == track("gold", None, "nile")
    assert state(referee, "actor", "phase", "auction") == (1, "turn", None)


def test_who_cannot_outbid_is_not_asked() -> None:
    """R-11.2: seat 2 has only lower suns, seat 3 none, and the Ra player cannot either."""
    referee = at(
        4,
        face_up=[[6, 2], [12, 7, 3], [11, 8, 4], []],
        face_down=[[13], [], [], [10, 9, 5]],
    )
    play(referee, "draw", "+ra", "bid 12")

    assert state(referee, "centre_sun", "actor", "phase") == (12, 1, "turn")


def test_equal_and_lower_bids_are_refused() -> None:
    """R-4.1."""
    referee = play(at(), "ra", "bid 9")

    for text in ("bid 7", "bid 4", "bid 9", "bid 12"):
        with pytest.raises(ValueError, match="not legal"):
            referee.play(text)


def test_a_sun_won_in_this_epoch_cannot_be_bid_in_it() -> None:
    """R-4.3."""
    referee = at(2, centre_sun=1, face_up=[[9, 6], [8, 7]], face_down=[[5], [3]])
    play(referee, "ra", "pass", "bid 9", "ra")

    assert referee.legal() == ["bid 6", "pass"]


def test_a_lone_player_goes_on_alone() -> None:
    """R-4.6."""
    suns: dict[str, Any] = {
        "face_up": [[13, 8], [], []],
        "face_down": [[5, 2], [12, 9, 6, 3], [11, 10, 7, 4]],
    }
    referee = at(**suns)
    play(referee, "draw", "+nile")

    assert state(referee, "actor", "phase") == (0, "turn")

    play(referee, "draw", "+ra")

    assert referee.legal() == ["bid 13", "bid 8", "pass"]

    play(referee, "pass", "ra")

    assert referee.legal() == ["bid 13", "bid 8"]
    assert play(at(track=track(*EIGHT_TILES), **suns), "ra").legal() == ["bid 13", "bid 8", "pass"]
