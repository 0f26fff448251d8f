"""The tree that search grows: positions of Ra, what follows each, and what each is worth.

A position is worth a chance to win and points to every seat. A seat that chooses takes what is best
for itself (max^n), a drawn tile counts by its exact odds, and an auction is solved exactly for the
positions that its results lead to.

A node stands behind its parent, and what follows a position stands together, in the order in which
positions were expanded. Only positions that are expanded keep their state, in that order too.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.search.bidding import solve_bidding
from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.worth import Pad, new_pad
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.ra.moves import BID_BASE, PASS_ACTION
from heliopolis.ra.state import STATE, State
from heliopolis.ra.suns import HIGHEST_SUN, SEATS

LEAF: Final = 0  # what follows is not in the tree
CHOICE: Final = 1
CHANCE: Final = 2
AUCTION: Final = 3
END: Final = 4

NODE: Final = np.dtype(
    [
        ("kind", "i1"),
        ("seat", "i1"),  # who chooses
        ("move", "i1"),  # the action or outcome that leads here; after an auction the sun that won
        ("winner", "i1"),  # after an auction who won it; else NO_RESULT
        ("count", "i4"),  # how many positions follow
        ("first", "i4"),  # the first of them; the others stand behind it
        ("visits", "i4"),
        ("chance", "f8"),  # of this outcome
        ("parent", "i4"),  # what it follows
        ("state", "i4"),  # where the state of an expanded position is, else NO_STATE
    ],
    align=True,
)
ROOT: Final = constant(0)
NO_RESULT: Final = constant(-2)
NO_STATE: Final = -1
A_POINT: Final = 0.001
"""What a point counts beside the chance to win, so that no game is given up."""

# What is used of a tree.
NODES: Final = 0
STATES: Final = 1
JUDGED: Final = 2  # positions that were judged


class Tree(NamedTuple):
    """The tree and everything that growing it needs."""

    states: Any
    nodes: Any
    shares: NDArray[np.float64]
    points: NDArray[np.float64]
    used: NDArray[np.int64]
    keys: NDArray[np.float64]  # of an auction: what its results are worth, from row 1
    rows: NDArray[np.int64]  # of an auction: by sun the row of its winning, or 0
    outcomes: NDArray[np.int64]
    pad: Pad


def new_tree(nodes: int, states: int) -> Tree:
    """A tree with room for so many nodes and states."""
    return Tree(
        states=zeroed(states, STATE),
        nodes=zeroed(nodes, NODE),
        shares=np.zeros((nodes, SEATS)),
        points=np.zeros((nodes, SEATS)),
        used=np.zeros(3, dtype=np.int64),
        keys=np.zeros((HIGHEST_SUN + 2, SEATS)),
        rows=np.zeros(HIGHEST_SUN + 1, dtype=np.int64),
        outcomes=np.zeros(HIGHEST_SUN + 1, dtype=np.int64),
        pad=new_pad(),
    )


@rule
def plant(tree: Tree, states: Any) -> None:
    """Begin anew with the position of the first state."""
    tree.states[0] = states[0]
    root = tree.nodes[0]
    root.kind = LEAF
    root.count = 0
    root.visits = 0
    root.state = 0
    root.parent = 0
    tree.used[NODES] = 1
    tree.used[STATES] = 1
    tree.used[JUDGED] = 0


@rule
def key_of(tree: Tree, number: int, seat: int) -> float:
    """What a seat chooses by: its chance to win and, where that hardly differs, its points."""
    key: float = tree.shares[number, seat] + A_POINT * tree.points[number, seat]
    return key


@rule
def result_of(tree: Tree, number: int, sun: int) -> int:
    """The child of an auction in which a sun wins, of the one that was solved last."""
    return wide(tree.nodes[number].first) + int(tree.rows[sun]) - 1


@rule
def solve(tree: Tree, number: int, s: State) -> int:
    """The sun that is bid in a state of an auction, or 0; `outcomes` are those of what follows."""
    node = tree.nodes[number]
    for sun in range(HIGHEST_SUN + 1):
        tree.rows[sun] = 0
    for place in range(wide(node.count)):
        child = wide(node.first) + place
        tree.rows[tree.nodes[child].move] = 1 + place
        for seat in range(wide(s.players)):
            tree.keys[1 + place, seat] = key_of(tree, child, seat)
    return solve_bidding(s, tree.keys, tree.rows, tree.outcomes)


@rule
def best_child(tree: Tree, number: int) -> int:
    """The child that a choice or an auction comes to."""
    node = tree.nodes[number]
    if node.kind == AUCTION:
        s = tree.states[node.state]
        sun = solve(tree, number, s)
        if sun == 0:
            sun = wide(s.best_bid)
        return result_of(tree, number, int(tree.outcomes[sun]))
    seat = wide(node.seat)
    best = wide(node.first)
    most = key_of(tree, best, seat)
    for child in range(wide(node.first) + 1, wide(node.first) + wide(node.count)):
        key = key_of(tree, child, seat)
        if key > most:
            most = key
            best = child
    return best


@rule
def sum_up(tree: Tree, number: int) -> None:
    """Give a node the worth that those of its children make."""
    node = tree.nodes[number]
    if node.kind == CHANCE:
        for seat in range(SEATS):
            tree.shares[number, seat] = 0.0
            tree.points[number, seat] = 0.0
        for child in range(wide(node.first), wide(node.first) + wide(node.count)):
            chance = tree.nodes[child].chance
            for seat in range(SEATS):
                tree.shares[number, seat] += chance * tree.shares[child, seat]
                tree.points[number, seat] += chance * tree.points[child, seat]
        return
    best = best_child(tree, number)
    for seat in range(SEATS):
        tree.shares[number, seat] = tree.shares[best, seat]
        tree.points[number, seat] = tree.points[best, seat]


@rule
def next_child(tree: Tree, number: int, traits: Traits) -> int:
    """The child to look at next."""
    node = tree.nodes[number]
    auction = node.kind == AUCTION
    chosen = best_child(tree, number) if auction else 0
    curiosity = traits.curiosity * math.sqrt(math.log(1.0 + node.visits))
    wanted = wide(node.first)
    most = -1.0e9
    for child in range(wide(node.first), wide(node.first) + wide(node.count)):
        visits = int(tree.nodes[child].visits)
        if node.kind == CHANCE:  # the outcome that is furthest behind its odds
            weight = tree.nodes[child].chance * node.visits - visits
        elif auction:  # what bidding comes to, and now and then what it could come to
            weight = (1.0 if child == chosen else traits.doubt) / (1.0 + visits)
        else:
            weight = key_of(tree, child, wide(node.seat)) + curiosity / math.sqrt(1.0 + visits)
        if weight > most:
            most = weight
            wanted = child
    return wanted


@rule
def least_visited(tree: Tree, number: int) -> int:
    """The first of the children that were looked at least."""
    node = tree.nodes[number]
    wanted = wide(node.first)
    for child in range(wide(node.first) + 1, wide(node.first) + wide(node.count)):
        if tree.nodes[child].visits < tree.nodes[wanted].visits:
            wanted = child
    return wanted


@rule
def chosen_action(tree: Tree) -> int:
    """The action that is best for the seat to move, as far as the tree has grown."""
    if tree.nodes[0].kind == AUCTION:
        sun = solve(tree, ROOT, tree.states[0])
        return PASS_ACTION if sun == 0 else BID_BASE + sun
    return int(tree.nodes[best_child(tree, ROOT)].move)
