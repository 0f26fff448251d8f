"""Room for a tree of search: it grows on past its bound, and memory does not."""

import numpy as np
import pytest

from heliopolis import ra
from heliopolis.bots.base import Budget
from heliopolis.bots.ra.search import bot, room
from heliopolis.bots.ra.search.bot import Search
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.room import smallest_tree, with_room
from heliopolis.bots.ra.search.tree import CHANCE, JUDGED, NODES, STATES, Tree, plant, sum_up
from heliopolis.core.compile import COMPILED
from heliopolis.ra.moves import MOVES
from tests.bots.ra.builders import evaluator, near_the_end
from tests.bots.ra.test_tree import (
    EVERY_EXAMPLE,
    EXAMPLES,
    check,
    children_of,
    families,
    numbers_of,
    position_of,
)
from tests.ra.builders import position, states_of

BOUND = 2000 if COMPILED else 400
STEPS = 600 if COMPILED else 40


def grown_to(tree: Tree, here: ra.Position, steps: int, bound: int = BOUND) -> tuple[Tree, int]:
    """The tree after so many steps within a bound, and how often room had to be made."""
    plant(tree, states_of(here))
    taken = made = 0
    while taken < steps:
        taken += int(grow(tree, evaluator(), False, steps - taken))
        if taken < steps:
            tree = with_room(tree, bound)
            made += 1
    return tree, made


@EVERY_EXAMPLE
def test_a_tree_grows_on_past_its_bound_and_holds_no_more(name: str) -> None:
    tree, made = grown_to(smallest_tree(BOUND), EXAMPLES[name], STEPS)

    assert made
    assert tree.nodes[0]["visits"] == STEPS
    assert len(tree.nodes) == BOUND
    assert tree.used[NODES] <= BOUND < tree.used[JUDGED]


@EVERY_EXAMPLE
def test_a_pruned_tree_is_a_tree_whose_values_follow_from_below(name: str) -> None:
    tree, _ = grown_to(smallest_tree(BOUND), EXAMPLES[name], STEPS)
    before = tree.shares[: tree.used[NODES]].copy(), tree.points[: tree.used[NODES]].copy()
    expanded = [number for number in range(tree.used[NODES]) if tree.nodes[number]["count"] > 0]

    for number in expanded:
        assert all(
            int(tree.nodes[child]["parent"]) == number for child in children_of(tree, number)
        )
        assert max(children_of(tree, number)) < tree.used[NODES]
        sum_up(tree, number)

    kept = sorted(int(tree.nodes[number]["state"]) for number in expanded)
    assert kept == list(range(tree.used[STATES]))
    assert tree.shares[: tree.used[NODES]] == pytest.approx(before[0])
    assert tree.points[: tree.used[NODES]] == pytest.approx(before[1])


@EVERY_EXAMPLE
def test_what_a_pruned_tree_keeps_is_where_the_rules_lead(name: str) -> None:
    tree, _ = grown_to(smallest_tree(BOUND), EXAMPLES[name], STEPS)
    for _, here, children in families(tree, CHANCE):
        for tile, odds in here.odds().items():
            child = children[MOVES.index(tile)]
            assert tree.nodes[child]["chance"] == pytest.approx(float(odds))
            if tree.nodes[child]["count"] > 0:
                check(tree, child, here.play(tile).position)


@EVERY_EXAMPLE
def test_pruning_changes_nothing_that_the_first_position_is_worth(name: str) -> None:
    """Positions that become leaves keep their worth, and those with most visits stay."""
    tree = smallest_tree(BOUND)
    plant(tree, states_of(EXAMPLES[name]))
    grow(tree, evaluator(), False, 10_000)
    used = int(tree.used[NODES])
    before = [array[: 1 + tree.nodes[0]["count"]].copy() for array in worth_of(tree)]
    visits = np.sort(tree.nodes["visits"][: tree.used[NODES]])[-5:].tolist()

    with_room(tree, BOUND)

    assert tree.used[NODES] < used
    for array, old in zip(worth_of(tree), before, strict=True):
        assert array[: len(old)].tolist() == old.tolist()
    assert np.sort(tree.nodes["visits"][: tree.used[NODES]])[-5:].tolist() == visits


def worth_of(tree: Tree) -> tuple[np.ndarray, np.ndarray]:
    return tree.shares, tree.points


def test_a_tree_that_had_to_move_says_what_one_that_had_room_says() -> None:
    """So that the same budget brings the same thoughts, whatever was thought of before."""
    here = EXAMPLES["a first turn"]
    roomy = room._tree_of(1 << 14)
    moved, made = grown_to(room._tree_of(300), here, STEPS // 4, bound=1 << 14)
    stayed, _ = grown_to(roomy, here, STEPS // 4, bound=1 << 14)

    assert made > 0
    used = int(moved.used[NODES])
    assert moved.used.tolist() == stayed.used.tolist()
    assert moved.nodes[:used].tobytes() == stayed.nodes[:used].tobytes()
    assert moved.shares[:used].tolist() == stayed.shares[:used].tolist()


def test_a_game_is_solved_within_a_bound_too() -> None:
    """A small ending, of which only a part fits."""
    here = near_the_end(2, {"gold": 2, "nile": 2}, track="nile", points=(30, 31))
    tree, _ = grown_to(smallest_tree(BOUND), here, STEPS)
    whole, _ = grown_to(smallest_tree(1 << 16), here, STEPS, bound=1 << 16)

    assert tree.shares[0, :2] == pytest.approx(whole.shares[0, :2], abs=0.05)
    assert position_of(tree, 0).state == here.state
    assert numbers_of(tree, CHANCE)


@pytest.mark.skipif(not COMPILED, reason="it takes a million positions")
def test_a_full_tree_grows_on_past_a_million_positions(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a bound that is reached, so that it holds for budgets of any length."""
    monkeypatch.setattr(bot, "MOST_NODES", 1 << 18)
    search = Search(0, Budget())

    thoughts = search.think(position(4, track="nile art").view(0), Budget(simulations=40_000))

    assert thoughts.positions > 1_000_000
    assert thoughts.simulations == 40_000
    assert search._tree is not None
    assert len(search._tree.nodes) == 1 << 18
