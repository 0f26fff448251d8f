"""The referee on the rulebooks' worked examples and on scoring."""

import pytest

from tests.oracle.components import CIVILIZATION, MONUMENTS
from tests.oracle.staging import at, column, play, score, state, track


def test_pharaohs_3_2_2_3_score_as_in_the_rio_grande_example() -> None:
    """R-7.3."""
    page = score([{"pharaoh": 3}, {"pharaoh": 2}, {"pharaoh": 2}, {"pharaoh": 3}])

    assert column(page, "pharaohs") == [5, -2, -2, 5]


def test_civilization_doubles_score_as_in_the_rio_grande_example() -> None:
    """R-7.5."""
    page = score([{"astronomy": 3, "agriculture": 2, "writing": 2}, {}])

    assert column(page, "civilization") == [5, -5]


def test_ten_monuments_score_19_as_in_both_rulebooks() -> None:
    """R-8.1."""
    page = score([{"pyramid": 4, "temple": 3, "fortress": 2, "sphinx": 1}, {}], epoch=3)

    assert column(page, "monuments") == [19, 0]


def test_sun_sums_17_25_21_17_score_as_in_the_rio_grande_example() -> None:
    """R-8.2: face up and face down count alike, the centre's 11 does not."""
    face_up = [[9, 5, 3], [13, 10], [12], []]
    face_down = [[], [2], [8, 1], [7, 6, 4]]
    page = score([{}, {}, {}, {}], epoch=3, face_up=face_up, face_down=face_down, centre_sun=11)

    assert column(page, "suns") == [-5, 5, 0, -5]


def test_three_disasters_are_resolved_as_in_the_windrider_example() -> None:
    """R-5.1: earthquake by choice, a war that finds one tile, a drought that hits a flood first."""
    referee = at(
        2,
        "at-once",
        track=track("earthquake", "unrest", "drought"),
        tiles=[
            {
                "obelisk": 1,
                "sphinx": 2,
                "palace": 1,
                "agriculture": 1,
                "flood": 1,
                "nile": 3,
                "gold": 1,
            },
            {},
        ],
    )
    play(referee, "ra", "pass", "bid 9")

    assert state(referee, "losing", "owed", "actor") == ("earthquake", 2, 0)
    assert referee.legal() == ["lose obelisk", "lose palace", "lose sphinx"]

    play(referee, "lose obelisk", "lose sphinx")

    assert state(referee, "tiles")[0] == {"sphinx": 1, "palace": 1, "nile": 2, "gold": 1}
    assert state(referee, "actor", "phase", "auction") == (1, "turn", None)


@pytest.mark.parametrize(
    ("pharaohs", "points"),
    [
        ([0, 0], [0, 0]),
        ([2, 2, 2], [0, 0, 0]),
        ([1, 0], [5, -2]),
        ([4, 0, 0, 2], [5, -2, -2, 0]),
        ([3, 3, 1], [5, 5, -2]),
        ([0, 1, 2, 3, 4], [-2, 0, 0, 0, 5]),
    ],
)
def test_most_and_fewest_pharaohs(pharaohs: list[int], points: list[int]) -> None:
    """R-7.3."""
    assert column(score([{"pharaoh": count} for count in pharaohs]), "pharaohs") == points


@pytest.mark.parametrize(
    ("niles", "floods", "points"), [(0, 0, 0), (4, 0, 0), (0, 2, 2), (4, 2, 6), (1, 1, 2)]
)
def test_the_river_scores_only_with_a_flood(niles: int, floods: int, points: int) -> None:
    """R-7.4."""
    assert score([{"nile": niles, "flood": floods}, {}])[0]["river"] == points


@pytest.mark.parametrize(("kinds", "points"), list(enumerate([-5, 0, 0, 5, 10, 15])))
def test_civilization_scores_its_different_kinds(kinds: int, points: int) -> None:
    """R-7.5."""
    assert score([dict.fromkeys(CIVILIZATION[:kinds], 2), {}])[0]["civilization"] == points


@pytest.mark.parametrize(("kinds", "points"), list(enumerate([0, 1, 2, 3, 4, 5, 6, 10, 15])))
def test_monuments_score_their_different_kinds_after_the_third_epoch(
    kinds: int, points: int
) -> None:
    """R-8.1."""
    hand = dict.fromkeys(MONUMENTS[:kinds], 2)

    assert score([hand, {}], epoch=3)[0]["monuments"] == points
    assert score([hand, {}], epoch=2)[0]["monuments"] == 0


@pytest.mark.parametrize(("alike", "points"), list(enumerate([0, 1, 1, 6, 11, 16])))
def test_equal_monuments_score_from_three(alike: int, points: int) -> None:
    """R-8.1."""
    assert score([{"statue": alike}, {}], epoch=3)[0]["monuments"] == points


def test_gods_and_gold_score_two_and_three_each() -> None:
    """R-7.1, R-7.2."""
    page = score([{"god": 3, "gold": 2}, {}])

    assert page[0] == {
        "gods": 6,
        "gold": 6,
        "pharaohs": 0,
        "river": 0,
        "civilization": -5,
        "monuments": 0,
        "suns": 0,
        "net": 7,
        "points": 17,
        "counts": {
            "gods": 3,
            "gold": 2,
            "pharaohs": 0,
            "niles": 0,
            "floods": 0,
            "civilization": 0,
            "monuments": 0,
            "alike": 0,
            "suns": 22,
        },
    }


def test_equal_sun_sums_score_nothing_and_the_centre_sun_counts_for_nobody() -> None:
    """R-8.2."""
    suns = {"face_up": [[9, 6], [8, 7]], "face_down": [[5, 2], [4, 3]]}

    assert column(score([{}, {}], epoch=3, centre_sun=1, **suns), "suns") == [0, 0]
    assert column(score([{}, {}], epoch=2, centre_sun=1, **suns), "suns") == [0, 0]


def test_the_floor_is_on_the_net_of_the_epoch() -> None:
    """R-7.6: +4 for gods saves two of the seven points lost; seat 1 stops at nothing."""
    page = score([{"god": 2}, {}, {"pharaoh": 1}], points=[2, 5, 0])

    assert column(page, "net") == [-3, -7, 0]
    assert column(page, "points") == [0, 0, 0]
    assert score([{"god": 3}, {"pharaoh": 1}], points=[2, 0])[0]["points"] == 1


def test_the_third_epoch_is_one_total() -> None:
    """R-8.3: the five points lost to suns come out of what the monuments bring."""
    hands: list[dict[str, int]] = [{"statue": 3, "temple": 1}, {"pharaoh": 1}]
    page = score(hands, epoch=3, points=[0, 0], face_up=[[5, 4, 3, 2], [9, 8, 7, 6]], centre_sun=1)

    assert page[0]["net"] == -2 - 5 + 2 + 5 - 5
    assert column(page, "points") == [0, 5]


@pytest.mark.parametrize(
    ("points", "winner"),
    [([30, 20, 20], 0), ([20, 30, 20], 1), ([20, 30, 30], 2), ([30, 30, 30], 2)],
)
def test_the_highest_single_sun_breaks_a_tie_among_the_tied(points: list[int], winner: int) -> None:
    """R-8.4: not the sum, by which seat 1 would win."""
    over = at(
        3,
        epoch=3,
        actor=None,
        turn=None,
        phase="over",
        points=points,
        face_up=[[10, 7, 6, 5], [12, 11, 9, 8], [13, 4, 3, 2]],
    )

    assert over.winners == [winner]


def test_a_tie_is_broken_at_the_end_of_a_played_game() -> None:
    """R-8.4."""
    referee = at(2, epoch=3, ra_tiles=5, face_up=[[9, 3, 2, 1], [8, 7, 6, 4]], points=[20, 10])
    play(referee, "draw", "+ra")

    assert state(referee, "points") == [10, 10]
    assert referee.winners == [0]
    assert referee.reached["R-8.4:tie-break, sums say otherwise"] == 1
