"""The tree that search grows: positions of Ra, what follows each, and what each is worth.

The value of a position is a chance to win for every seat. A seat that chooses takes what is best
for itself (max^n), a drawn tile counts by its exact odds, and an auction is solved exactly for the
positions that its results lead to.
"""

import math
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.search.bidding import solve_bidding
from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.evaluate import evaluate
from heliopolis.bots.ra.valuation.outlook import look
from heliopolis.bots.ra.valuation.worth import Pad, new_pad
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule, zeroed
from heliopolis.ra.moves import BID_BASE, PASS_ACTION
from heliopolis.ra.scoring import winner_of
from heliopolis.ra.state import OVER, STATE
from heliopolis.ra.suns import HIGHEST_SUN, SEATS

LEAF: Final = 0  # what follows is not in the tree yet
CHOICE: Final = 1
CHANCE: Final = 2
AUCTION: Final = 3
END: Final = 4

NODE: Final = np.dtype(
    [
        ("kind", "i1"),
        ("seat", "i1"),  # who chooses
        ("move", "i2"),  # the action or outcome that leads here; in an auction the sun that wins
        ("count", "i4"),  # how many positions follow
        ("first", "i4"),  # the first of them; the others stand behind it
        ("visits", "i4"),
        ("chance", "f8"),  # of this outcome
    ],
    align=True,
)
ROOT: Final = constant(0)
FEWEST_NODES: Final = 1 << 14
MOST_DEEP: Final = 64
_A_POINT: Final = 0.001
"""What a point counts beside the chance to win, so that no game is given up."""


class Tree(NamedTuple):
    """The tree and everything that growing it needs, made once."""

    states: Any
    nodes: Any
    values: NDArray[np.float64]
    used: NDArray[np.int64]  # how many nodes, how many positions evaluated
    path: NDArray[np.int64]
    rows: NDArray[np.int64]
    outcomes: NDArray[np.int64]
    pad: Pad


def new_tree(nodes: int) -> Tree:
    """A tree with room for so many nodes."""
    return Tree(
        states=zeroed(nodes, STATE),
        nodes=zeroed(nodes, NODE),
        values=np.zeros((nodes, SEATS)),
        used=np.zeros(2, dtype=np.int64),
        path=np.zeros(MOST_DEEP, dtype=np.int64),
        rows=np.zeros(HIGHEST_SUN + 1, dtype=np.int64),
        outcomes=np.zeros(HIGHEST_SUN + 1, dtype=np.int64),
        pad=new_pad(),
    )


@rule
def plant(tree: Tree, states: Any) -> None:
    """Begin anew with the position of the first state."""
    tree.states[0] = states[0]
    tree.nodes[0].kind = LEAF
    tree.nodes[0].count = 0
    tree.nodes[0].visits = 0
    tree.used[0] = 1
    tree.used[1] = 0


@rule
def judge(tree: Tree, number: int, traits: Traits) -> None:
    """Give a new node its value: the chances to win that the expected points make."""
    s = tree.states[number]
    values = tree.values[number]
    tree.used[1] += 1
    evaluate(s, traits, tree.pad, values)
    if s.phase == OVER:
        tree.nodes[number].kind = END
        winner = winner_of(s)
        for seat in range(wide(s.players)):
            values[seat] = (1.0 if seat == winner else 0.0) + _A_POINT * values[seat]
        return
    outlook = look(s, traits)
    left = outlook.to_come + outlook.epochs * outlook.later
    width = traits.end_width + traits.width_of_tile * math.sqrt(left)
    best = values[0]
    for seat in range(1, wide(s.players)):
        best = max(best, values[seat])
    total = 0.0
    for seat in range(wide(s.players)):
        total += math.exp((values[seat] - best) / width)
    for seat in range(wide(s.players)):
        share = math.exp((values[seat] - best) / width) / total
        values[seat] = share + _A_POINT * values[seat]


@rule
def solve(tree: Tree, number: int) -> int:
    """The sun that the acting seat bids in an auction, or 0; `outcomes` are those after it."""
    node = tree.nodes[number]
    for sun in range(HIGHEST_SUN + 1):
        tree.rows[sun] = 0
    for child in range(wide(node.first), wide(node.first) + wide(node.count)):
        tree.rows[tree.nodes[child].move] = child
    return solve_bidding(tree.states[number], tree.values, tree.rows, tree.outcomes)


@rule
def best_child(tree: Tree, number: int) -> int:
    """The child that a choice or an auction comes to."""
    node = tree.nodes[number]
    if node.kind == AUCTION:
        sun = solve(tree, number)
        if sun == 0:
            sun = wide(tree.states[number].best_bid)
        return int(tree.rows[tree.outcomes[sun]])
    best = wide(node.first)
    for child in range(wide(node.first) + 1, wide(node.first) + wide(node.count)):
        if tree.values[child, node.seat] > tree.values[best, node.seat]:
            best = child
    return best


@rule
def sum_up(tree: Tree, number: int) -> None:
    """Give a node the value that those of its children make."""
    node = tree.nodes[number]
    values = tree.values[number]
    if node.kind == CHANCE:
        for seat in range(SEATS):
            values[seat] = 0.0
        for child in range(wide(node.first), wide(node.first) + wide(node.count)):
            for seat in range(SEATS):
                values[seat] += tree.nodes[child].chance * tree.values[child, seat]
        return
    best = best_child(tree, number)
    for seat in range(SEATS):
        values[seat] = tree.values[best, seat]


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
            weight = tree.values[child, node.seat] + curiosity / math.sqrt(1.0 + visits)
        if weight > most:
            most = weight
            wanted = child
    return wanted


@rule
def chosen_action(tree: Tree) -> int:
    """The action that is best for the seat to move, as far as the tree has grown."""
    if tree.nodes[0].kind == AUCTION:
        sun = solve(tree, ROOT)
        return PASS_ACTION if sun == 0 else BID_BASE + sun
    return int(tree.nodes[best_child(tree, ROOT)].move)
