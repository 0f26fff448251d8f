"""The tree that search grows: every node follows from the rules and from what is below it."""

from collections.abc import Iterator
from functools import cache
from itertools import islice
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from heliopolis import ra
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.judge import judge
from heliopolis.bots.ra.search.tree import (
    AUCTION,
    CHANCE,
    CHOICE,
    END,
    JUDGED,
    LEAF,
    NO_STATE,
    NODES,
    STATES,
    Tree,
    chosen_action,
    new_tree,
    plant,
)
from heliopolis.bots.ra.valuation.worth import new_pad
from heliopolis.core.compile import COMPILED
from heliopolis.ra.moves import MOVES
from heliopolis.ra.suns import SEATS
from tests.bots.ra.builders import (
    choice,
    evaluator,
    near_the_end,
    played_on,
    random_auction,
    state_of,
)
from tests.bots.ra.test_bidding import results_of, tried
from tests.ra.builders import position, seat_of, states_of

MOST = 1 << 14
STEPS = 120 if COMPILED else 8
EXAMPLES = {
    "a first turn": position(4),
    "gods": position(3, track="nile writing statue", tiles=[{"god": 2, "art": 1}], ra_tiles=6),
    "more gods": position(
        2, phase="gods", track="funeral nile unrest", tiles=[{"god": 1, "art": 2, "writing": 1}]
    ),
    "the end": near_the_end(3, {"gold": 3, "drought": 1}, track="nile temple", points=(20, 22, 24)),
    "a bid": position(
        5,
        phase="auction",
        auction="invoked",
        track="gold pharaoh nile",
        turn=4,
        acting=1,
        best_bid=7,
        best_bidder=0,
    ),
    "disasters": position(
        2,
        track="unrest earthquake gold god",
        tiles=[{"art": 2, "writing": 1, "religion": 1, "temple": 1, "statue": 2, "palace": 2}] * 2,
        ra_tiles=4,
    ),
    "a loss": position(
        4,
        phase="lose",
        losing_to="unrest",
        owed=2,
        tiles=[{"agriculture": 1, "art": 3, "religion": 1}],
    ),
}
EVERY_EXAMPLE = pytest.mark.parametrize("name", EXAMPLES)


def planted(here: ra.Position, nodes: int = MOST, states: int = MOST) -> Tree:
    tree = new_tree(nodes, states)
    plant(tree, states_of(here))
    return tree


def grown(here: ra.Position, steps: int = STEPS) -> Tree:
    tree = planted(here)
    assert grow(tree, evaluator(), False, steps) == steps
    return tree


@cache
def tree_of(name: str) -> Tree:
    return grown(EXAMPLES[name])


def numbers_of(tree: Tree, *kinds: int) -> list[int]:
    """The nodes of some kinds."""
    return [number for number in range(tree.used[NODES]) if tree.nodes[number]["kind"] in kinds]


def children_of(tree: Tree, number: int) -> range:
    first, count = int(tree.nodes[number]["first"]), int(tree.nodes[number]["count"])
    return range(first, first + count)


def position_of(tree: Tree, number: int) -> ra.Position:
    """The position of a node that is expanded."""
    state = tree.states[tree.nodes[number]["state"]]
    return ra.Position(ra.Game(int(state["players"])), state.tobytes())


def keys_of(tree: Tree, number: int) -> NDArray[np.float64]:
    """What seats choose by."""
    found: NDArray[np.float64] = tree.shares[number] + 0.001 * tree.points[number]
    return found


def judged(here: ra.Position) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The shares and points of a position that is only judged."""
    shares, points = np.zeros(SEATS), np.zeros(SEATS)
    judge(state_of(here), evaluator(), new_pad(), shares, points)
    return shares[: here.game.players], points[: here.game.players]


def check(tree: Tree, number: int, here: ra.Position) -> None:
    """A node is that position: it has its state or, where it is a leaf, its worth."""
    node, players = tree.nodes[number], here.game.players
    if node["kind"] in (LEAF, END):
        shares, points = judged(here)
        assert node["state"] == NO_STATE
        assert tree.shares[number, :players].tolist() == shares.tolist()
        assert tree.points[number, :players].tolist() == points.tolist()
    else:
        assert position_of(tree, number).state == here.state


def families(tree: Tree, kind: int) -> Iterator[tuple[int, ra.Position, dict[int, int]]]:
    """The nodes of a kind, the position of each, and its children by what leads there."""
    for number in numbers_of(tree, kind):
        children = {int(tree.nodes[child]["move"]): child for child in children_of(tree, number)}
        assert len(children) == tree.nodes[number]["count"] > 0
        yield number, position_of(tree, number), children


def test_the_examples_have_nodes_of_all_kinds() -> None:
    found = {int(kind) for name in EXAMPLES for kind in tree_of(name).nodes["kind"][: 2 * STEPS]}

    assert found == {LEAF, CHOICE, CHANCE, AUCTION, END}


@EVERY_EXAMPLE
def test_what_may_be_drawn_has_exact_odds(name: str) -> None:
    """R-3.2."""
    tree = tree_of(name)
    for _, here, children in families(tree, CHANCE):
        chances = {
            MOVES[move]: float(tree.nodes[child]["chance"]) for move, child in children.items()
        }

        assert sum(chances.values()) == pytest.approx(1)
        assert chances == pytest.approx({move: float(odds) for move, odds in here.odds().items()})


@EVERY_EXAMPLE
def test_a_draw_is_worth_the_exact_expectation_of_what_may_come(name: str) -> None:
    tree = tree_of(name)
    for number, here, children in families(tree, CHANCE):
        odds = here.odds()
        for worth in (tree.shares, tree.points):
            expected = sum(
                float(odds[MOVES[move]]) * worth[child] for move, child in children.items()
            )

            assert worth[number] == pytest.approx(expected)


@EVERY_EXAMPLE
def test_a_seat_that_chooses_takes_what_is_best_for_itself(name: str) -> None:
    """The others get what it leaves them: max^n."""
    tree = tree_of(name)
    for number, here, children in families(tree, CHOICE):
        assert {MOVES[move] for move in children} == set(here.moves())
        seat = here.actor
        assert isinstance(seat, int)
        best = max(children.values(), key=lambda child: keys_of(tree, child)[seat])

        assert tree.shares[number].tolist() == tree.shares[best].tolist()
        assert tree.points[number].tolist() == tree.points[best].tolist()


@EVERY_EXAMPLE
def test_an_auction_is_worth_what_bidding_comes_to(name: str) -> None:
    tree = tree_of(name)
    for number, here, children in islice(families(tree, AUCTION), 10):
        wins = tried(here, {sun: keys_of(tree, child) for sun, child in children.items()})[1]

        assert tree.shares[number].tolist() == tree.shares[children[wins]].tolist()
        assert tree.points[number].tolist() == tree.points[children[wins]].tolist()


def test_an_auction_has_a_result_for_every_sun_that_may_win_and_one_for_none() -> None:
    """At most sixteen suns and what is there."""
    rng = Random(1)
    for _ in range(STEPS // 2):
        here = random_auction(rng)
        tree = grown(here, steps=1)

        assert tree.nodes[0]["kind"] == AUCTION
        _, _, children = next(families(tree, AUCTION))
        asked = bidders_of(here)
        suns = {sun for seat in asked for sun in seat_of(here, seat).face_up}
        best = here.view(None).best_bid or 0
        assert set(children) == {best} | {sun for sun in suns if sun > best}
        assert set(children) <= set(results_of(here))
        assert len(children) <= 17


def bidders_of(here: ra.Position) -> list[int]:
    """Who bids from now on."""
    view = here.view(None)
    assert view.acting is not None
    assert view.turn is not None
    order = [(view.acting + place) % view.players for place in range(view.players)]
    return order[: order.index(view.turn) + 1]


@EVERY_EXAMPLE
def test_what_follows_a_choice_or_a_draw_is_what_the_rules_say(name: str) -> None:
    tree = tree_of(name)
    for kind in (CHOICE, CHANCE):
        for _, here, children in families(tree, kind):
            for move, child in children.items():
                after = here.play(MOVES[move]).position
                if here.phase != "lose":  # else it is what was asked
                    after = after_losses(after)

                check(tree, child, after)


@EVERY_EXAMPLE
def test_what_follows_an_auction_is_what_the_rules_say(name: str) -> None:
    """R-4.3 and R-4.4."""
    tree = tree_of(name)
    for _, here, children in islice(families(tree, AUCTION), 10):
        for sun, child in children.items():
            after = sold(here, sun)
            if after is not None:
                check(tree, child, after_losses(after))


def after_losses(here: ra.Position) -> ra.Position:
    """What a disaster takes is decided at once, as the merchant would."""
    while here.phase == "lose":
        here = here.play(choice(here)).position
    return here


def sold(here: ra.Position, sun: int) -> ra.Position | None:
    """What follows when a sun wins; None when nobody bids though somebody must (R-4.2)."""
    while here.phase == "auction":
        assert isinstance(here.actor, int)
        own = sun in seat_of(here, here.actor).face_up
        move = ra.Bid(sun) if own and sun > (here.view(None).best_bid or 0) else ra.Pass()
        if move not in here.moves():
            return None
        here = here.play(move).position
    return here


@EVERY_EXAMPLE
def test_shares_of_all_seats_sum_to_one_everywhere(name: str) -> None:
    tree = tree_of(name)
    players = EXAMPLES[name].game.players
    sums = tree.shares[: tree.used[NODES], :players].sum(axis=1)

    assert np.abs(sums - 1).max() < 1e-9


@EVERY_EXAMPLE
def test_every_position_but_draws_and_the_first_is_judged_once(name: str) -> None:
    tree = tree_of(name)

    draws = len(numbers_of(tree, CHANCE))
    assert tree.used[JUDGED] == tree.used[NODES] - 1 - draws


@EVERY_EXAMPLE
def test_only_positions_that_are_expanded_keep_their_state(name: str) -> None:
    tree = tree_of(name)
    expanded = numbers_of(tree, CHOICE, CHANCE, AUCTION)

    kept = [int(tree.nodes[number]["state"]) for number in expanded]

    assert sorted(kept) == list(range(tree.used[STATES]))


@EVERY_EXAMPLE
def test_draws_are_looked_at_as_often_as_their_odds_say(name: str) -> None:
    tree = tree_of(name)
    for number, _, children in families(tree, CHANCE):
        visits = int(tree.nodes[number]["visits"])
        for child in children.values():
            expected = visits * float(tree.nodes[child]["chance"])

            assert abs(int(tree.nodes[child]["visits"]) - expected) <= 2


@EVERY_EXAMPLE
def test_every_step_is_one_visit_of_the_first_position(name: str) -> None:
    assert tree_of(name).nodes[0]["visits"] == STEPS


def test_a_tree_without_room_stops_growing() -> None:
    tree = planted(EXAMPLES["a first turn"], nodes=400)

    taken = grow(tree, evaluator(), False, 1000)

    assert 0 < taken < 1000
    assert tree.used[NODES] <= 400
    assert grow(tree, evaluator(), False, 1000) == 0
    assert MOVES[chosen_action(tree)] in EXAMPLES["a first turn"].moves()


def test_a_tree_without_room_for_states_stops_growing() -> None:
    tree = planted(EXAMPLES["a first turn"], states=30)

    taken = grow(tree, evaluator(), False, 1000)

    assert 0 < taken < 1000
    assert tree.used[STATES] <= 30


@EVERY_EXAMPLE
def test_an_even_tree_looks_at_every_child_of_the_first_position_as_often(name: str) -> None:
    tree = planted(EXAMPLES[name])
    grow(tree, evaluator(), True, 1)
    rounds = 5 if COMPILED else 2

    grow(tree, evaluator(), True, rounds * int(tree.nodes[0]["count"]))

    visits = [int(tree.nodes[child]["visits"]) for child in children_of(tree, 0)]
    assert visits == [rounds] * len(visits)


def looks(tree: Tree, players: int) -> list[object]:
    """All that a tree says."""
    nodes, states = tree.used[[NODES, STATES]].tolist()
    fields = [tree.nodes[name][:nodes].tolist() for name in ("kind", "move", "count", "visits")]
    worth = [array[:nodes, :players].tolist() for array in (tree.shares, tree.points)]
    return [*fields, *worth, tree.states[:states].tobytes()]


@EVERY_EXAMPLE
def test_a_tree_grows_the_same_way_every_time(name: str) -> None:
    """In one go or step by step."""
    here = EXAMPLES[name]
    players = here.game.players
    again = planted(here)
    for _ in range(STEPS):
        grow(again, evaluator(), False, 1)

    assert looks(again, players) == looks(tree_of(name), players)


def test_a_tree_that_is_planted_anew_knows_nothing_of_the_past() -> None:
    tree = grown(EXAMPLES["a first turn"])
    for name, here in EXAMPLES.items():
        plant(tree, states_of(here))
        grow(tree, evaluator(), False, STEPS)

        players = here.game.players
        assert looks(tree, players) == looks(tree_of(name), players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_what_is_chosen_is_legal_wherever_it_is_asked(players: int) -> None:
    rng = Random(players)
    for _ in range(STEPS // 4):
        here = played_on(position(players), rng, rng.randrange(200))
        tree = grown(here, steps=3)

        assert MOVES[chosen_action(tree)] in here.moves()
