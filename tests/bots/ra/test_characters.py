"""The characters of Ra: how good they are, and that they are told apart by what they do."""

import pytest

from heliopolis.bots.ra.characters import CHARACTERS
from heliopolis.core.compile import COMPILED
from tests.bots.matches import tables_play

NAMES = [character.name for character in CHARACTERS]
COMPILED_ONLY = pytest.mark.skipif(
    not COMPILED, reason="it takes more games than uncompiled code plays"
)


def test_names_are_all_different() -> None:
    assert NAMES[0] == "merchant"
    assert len(set(NAMES)) == len(NAMES) >= 5


@COMPILED_ONLY
@pytest.mark.parametrize("name", NAMES)
def test_a_character_beats_uniform_from_either_seat(name: str) -> None:
    first = tables_play("ra", [name, "uniform"], 500).won_by(0)
    second = tables_play("ra", ["uniform", name], 500).won_by(1)

    assert (first + second) / 2 >= 0.98
    assert min(first, second) >= 0.97


@COMPILED_ONLY
@pytest.mark.parametrize(("players", "least"), [(2, 47), (3, 45), (4, 36), (5, 32)])
def test_copies_of_the_merchant_get_many_points(players: int, least: int) -> None:
    """In 3,000 games, where the mean of two players is as good as known to 0.2 points."""
    points = tables_play("ra", ["merchant"] * players, 3_000).points

    assert points.mean() > least


@COMPILED_ONLY
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_copies_of_the_merchant_leave_fewer_suns_unspent_than_the_first_merchants(
    players: int,
) -> None:
    now, before = (
        tables_play("ra", [name] * players, 300).means["suns unspent"].sum()
        for name in ("merchant", "merchant-1")
    )

    assert now < 0.85 * before


@COMPILED_ONLY
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_merchant_beats_the_first_merchants(players: int) -> None:
    others = ["merchant-1"] * (players - 1)

    assert tables_play("ra", ["merchant", *others], 1000).won_by(0) > 1.1 / players


@COMPILED_ONLY
@pytest.mark.parametrize(
    ("name", "column", "times"),
    [("builder", "monuments", 1.3), ("courtier", "pharaohs", 1.3), ("hoarder", "suns paid", 0.85)],
)
def test_a_character_is_known_by_what_it_does(name: str, column: str, times: float) -> None:
    """More than merchants do of what it lives from; the hoarder pays less."""
    before, own, after = tables_play("ra", ["merchant", name, "merchant"], 500).means[column]

    if times > 1:
        assert own > times * max(before, after)
    else:
        assert own < times * min(before, after)


@COMPILED_ONLY
def test_the_charioteer_leaves_it_to_others_to_call_ra() -> None:
    before, own, after = tables_play("ra", ["merchant", "charioteer", "merchant"], 500).means[
        "Ra invoked"
    ]

    assert own < 0.6 * min(before, after)


@COMPILED_ONLY
def test_the_novice_is_gentle() -> None:
    assert tables_play("ra", ["merchant", "novice"], 500).won_by(1) < 0.3
