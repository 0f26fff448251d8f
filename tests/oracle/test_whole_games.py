"""The referee in whole games."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.oracle.components import BAG, DISASTERS, MONUMENTS
from tests.oracle.ra import Referee
from tests.oracle.reached import RULES
from tests.oracle.staging import (
    GROUPS,
    RA_SPACES,
    at,
    column,
    finished_game,
    random_game,
    state,
    timing_of,
)


def count_all_tiles(referee: Referee) -> int:
    """Return how many tiles are not in the box yet."""
    bag, hands, spaces, ra_tiles = state(referee, "bag", "tiles", "track", "ra_tiles")
    in_hands = sum(sum(hand.values()) for hand in hands)
    on_tracks = sum(1 for tile in spaces if tile) + ra_tiles
    return int(sum(bag.values()) + in_hands + on_tracks)


def check_position(referee: Referee, suns: list[int], held: int) -> None:
    """Assert what is true of every position."""
    position: Any = referee.snapshot()
    in_hands = position["face_up"] + position["face_down"]
    assert sorted([position["centre_sun"], *(sun for own in in_hands for sun in own)]) == suns
    for up, down in zip(position["face_up"], position["face_down"], strict=True):
        assert len(up) + len(down) == held
        assert up == sorted(up, reverse=True)
        assert down == sorted(down, reverse=True)
    seen = Counter(position["bag"])
    for hand in position["tiles"]:
        seen.update(hand)
    seen.update(tile for tile in position["track"] if tile)
    seen["ra"] += position["ra_tiles"]
    assert all(count <= BAG[tile] for tile, count in seen.items())
    assert all("ra" not in hand for hand in position["tiles"])
    assert 0 <= position["ra_tiles"] < RA_SPACES[len(position["points"])]
    assert all(points >= 0 for points in position["points"])
    if position["phase"] in ("turn", "draw", "auction"):
        assert not any(set(DISASTERS) & set(hand) for hand in position["tiles"])
    if position["phase"] in ("turn", "gods", "draw"):
        assert position["face_up"][position["turn"]]
        assert position["auction"] is None
    assert (position["owed"] > 0) == (position["phase"] == "lose") == bool(position["losing"])
    legal = referee.legal()
    assert legal == sorted(set(legal))
    assert bool(legal) == (position["phase"] != "over")


@pytest.mark.parametrize("seed", range(240))
def test_random_games_end_and_conserve_suns_and_tiles(seed: int) -> None:
    groups = GROUPS[2 + seed % 4]
    suns = sorted([1, *(sun for group in groups for sun in group)])
    tiles_left = 180
    for referee, _ in random_game(seed):
        check_position(referee, suns, len(groups[0]))
        assert count_all_tiles(referee) <= tiles_left
        tiles_left = count_all_tiles(referee)
    check_position(referee, suns, len(groups[0]))

    assert len(referee.sheet) == 3
    assert column(referee.sheet[-1], "points") == state(referee, "points")
    assert len(referee.winners) == 1


@pytest.mark.parametrize("seed", range(48))
def test_a_game_continued_from_any_snapshot_goes_on_the_same(seed: int) -> None:
    rng = Random(seed)
    copy: Referee | None = None
    for referee, text in random_game(seed, dict.fromkeys(("god", *DISASTERS), 6.0)):
        if copy is None or rng.random() < 0.1:
            stored = json.loads(json.dumps(referee.snapshot()))
            copy = Referee.from_snapshot(stored, disasters=timing_of(seed))
        assert copy.snapshot() == referee.snapshot()
        assert copy.legal() == referee.legal()
        assert copy.actor == referee.actor
        copy.play(text)

    assert copy is not None
    assert copy.snapshot() == referee.snapshot()
    assert copy.sheet[-1] == referee.sheet[-1]
    assert copy.winners == referee.winners


def test_a_snapshot_is_a_copy() -> None:
    referee = at(2)
    position: Any = referee.snapshot()
    position["bag"].clear()
    position["track"][0] = "gold"
    position["face_up"][0].clear()
    position["tiles"][0]["gold"] = 1
    position["points"][0] = 99
    referee.legal().clear()

    assert referee.snapshot() == at(2).snapshot()
    assert referee.legal() == ["draw", "ra"]


def test_every_rule_is_reached_and_no_other_key() -> None:
    """R-2 to R-8, R-11: real games, most of them with bent luck."""
    lucks: list[dict[str, float]] = [
        {},
        {},
        dict.fromkeys(("god", *DISASTERS), 3.0),
        dict.fromkeys(("god", *DISASTERS), 20.0),
        {"unrest": 200.0},
        dict.fromkeys(MONUMENTS, 4.0),
        dict.fromkeys(MONUMENTS[:3], 20.0),
    ]
    reached: Counter[str] = Counter()
    for seed in range(700):
        reached += finished_game(seed, lucks[seed % len(lucks)]).reached

    assert len(set(RULES)) == len(RULES)
    assert set(reached) <= set(RULES)
    assert [rule for rule in RULES if not reached[rule]] == []
