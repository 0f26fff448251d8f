"""Room for a tree that grows: more up to a bound, and then what was looked at least goes."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.search.growth import ROOM_FOR_STATES
from heliopolis.bots.ra.search.tree import LEAF, NO_STATE, NODES, STATES, Tree, new_tree
from heliopolis.core.bits import wide
from heliopolis.core.compile import rule

FEWEST_NODES: Final = 1 << 14
MOST_NODES: Final = 1 << 21
"""About 350 MB, of which only what is used is ever taken."""
_NODES_A_STATE: Final = 4
"""A position that is expanded has more followers than that nearly everywhere."""
_GONE: Final = -1


def smallest_tree(most: int) -> Tree:
    """A tree to begin with, of no more than so many nodes."""
    return _tree_of(min(FEWEST_NODES, most))


def with_room(tree: Tree, most: int) -> Tree:
    """The tree with room to grow on: twice as large or, at so many nodes, pruned.

    Where it stands in memory does not matter to what it says, so that the same steps lead to the
    same tree whatever was thought of before.
    """
    size = len(tree.nodes)
    if size < most:
        return _moved(tree, _tree_of(min(2 * size, most)))
    used = int(tree.used[NODES])
    prune(tree, least_visits(tree, used // 2), np.zeros(used, dtype=np.int64))
    return tree


def _tree_of(nodes: int) -> Tree:
    return new_tree(nodes, nodes // _NODES_A_STATE + ROOM_FOR_STATES)


def _moved(tree: Tree, larger: Tree) -> Tree:
    """A larger tree that holds the same."""
    nodes, states = int(tree.used[NODES]), int(tree.used[STATES])
    larger.nodes[:nodes] = tree.nodes[:nodes]
    larger.shares[:nodes] = tree.shares[:nodes]
    larger.points[:nodes] = tree.points[:nodes]
    larger.states[:states] = tree.states[:states]
    larger.used[:] = tree.used
    return larger


def least_visits(tree: Tree, nodes: int) -> int:
    """The visits above which expanded positions are followed by no more than so many nodes.

    There must be more of them.
    """
    used = int(tree.used[NODES])
    counts = tree.nodes["count"][:used]
    expanded = np.flatnonzero(counts)
    visits = tree.nodes["visits"][expanded]
    order = np.argsort(-visits, kind="stable")
    too_many = np.flatnonzero(np.cumsum(counts[expanded][order]) > nodes)
    return int(visits[order[too_many[0]]])


@rule
def prune(tree: Tree, visits: int, moved: NDArray[np.int64]) -> None:
    """Let all positions but the first that have so few visits be leaves again, and close ranks.

    What they are worth stays. `moved` has a place for every node.
    """
    nodes = tree.nodes
    for number in range(1, len(moved)):
        if nodes[number].count > 0 and nodes[number].visits <= visits:
            nodes[number].kind = LEAF
            nodes[number].count = 0
            nodes[number].state = NO_STATE
    place = wide(1)
    states = wide(0)
    for number in range(1, len(moved)):
        parent = int(moved[nodes[number].parent])
        if parent == _GONE or nodes[parent].count == 0:
            moved[number] = _GONE
            continue
        if nodes[parent].first == number:  # states stand in the order of what follows them
            nodes[parent].first = place
            tree.states[states] = tree.states[nodes[parent].state]
            nodes[parent].state = states
            states += 1
        nodes[place] = nodes[number]
        nodes[place].parent = parent
        tree.shares[place] = tree.shares[number]
        tree.points[place] = tree.points[number]
        moved[number] = place
        place += 1
    tree.used[NODES] = place
    tree.used[STATES] = states
