"""How the tree of search grows: step by step, where it is worth a look.

There are few functions here, and large ones, because Numba compiles whatever a function calls once
more with every function above it.
"""

from typing import Any, Final

from heliopolis.bots.ra.merchant.decide import decide_loss
from heliopolis.bots.ra.search.tree import (
    AUCTION,
    CHANCE,
    CHOICE,
    END,
    LEAF,
    MOST_DEEP,
    ROOT,
    Tree,
    judge,
    next_child,
    sum_up,
)
from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import look
from heliopolis.core.bits import lowest_bit, wide
from heliopolis.core.compile import constant, rule
from heliopolis.core.seats import seat_after
from heliopolis.ra.apply import apply, follow
from heliopolis.ra.auction import suns_above
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.state import BID, DRAW, LOSE, SETTLE
from heliopolis.ra.tiles import KINDS

_NO_RESULT: Final = constant(-2)
_ROOM: Final = 128
"""More nodes than one step can add: 23 tiles, 17 results, and the choices of a turn."""


@rule
def add_node(tree: Tree, parent: int, move: int, winner: int, traits: Traits) -> int:
    """A new node for what follows a move or, given a winner, for the result of an auction."""
    number = int(tree.used[0])
    tree.used[0] += 1
    tree.states[number] = tree.states[parent]
    node = tree.nodes[number]
    node.kind = LEAF
    node.move = move
    node.count = 0
    node.visits = 0
    s = tree.states[number]
    if winner == _NO_RESULT:
        apply(s, move, None)
    else:
        s.best_bid = move
        s.best_bidder = winner
        s.phase = SETTLE
        follow(s, None)
    if tree.states[parent].phase != LOSE:  # else it is what search was asked for
        while s.phase == LOSE:
            apply(s, decide_loss(s, look(s, traits), traits, tree.pad), None)
    if s.phase != DRAW:  # a draw is judged by the tiles that may come
        judge(tree, number, traits)
    return number


@rule
def expand(tree: Tree, number: int, traits: Traits) -> None:
    """Add what follows a position; after a choice, what draws and auctions lead to as well."""
    target = number
    end = number + 1
    while target < end:
        s = tree.states[target]
        node = tree.nodes[target]
        first = int(tree.used[0])
        if s.phase == DRAW:
            left = 0
            for kind in range(KINDS):
                left += int(s.bag[kind])
            for kind in range(KINDS):
                if s.bag[kind] > 0:
                    child = add_node(tree, target, ACTIONS + kind, _NO_RESULT, traits)
                    tree.nodes[child].chance = int(s.bag[kind]) / left
            node.kind = CHANCE
        elif s.phase == BID:
            add_node(tree, target, wide(s.best_bid), wide(s.best_bidder), traits)
            seat = wide(s.acting)
            asked = True
            while asked:
                suns = suns_above(s, seat, wide(s.best_bid))
                while suns != 0:
                    add_node(tree, target, lowest_bit(suns), seat, traits)
                    suns &= suns - 1
                asked = seat != s.turn
                seat = seat_after(s, seat)
            node.kind = AUCTION
        elif target == number:
            actions = legal_actions(s)
            while actions != 0:
                add_node(tree, target, lowest_bit(actions), _NO_RESULT, traits)
                actions &= actions - 1
            node.kind = CHOICE
        if node.kind != LEAF and node.kind != END:
            node.seat = s.acting
            node.first = first
            node.count = int(tree.used[0]) - first
        if target != number:
            if node.count > 0:
                sum_up(tree, target)
            target += 1
        elif node.kind == CHOICE:
            target = first
            end = first + wide(node.count)
        else:
            target = end
    sum_up(tree, number)


@rule
def grow(tree: Tree, traits: Any, steps: int) -> int:
    """Take so many steps, fewer when there is no room left; how many were taken.

    A step goes down to a leaf, adds what follows it, and goes up again with what it is worth.
    """
    for taken in range(steps):
        if tree.used[0] + _ROOM > len(tree.nodes):
            return taken
        number = ROOT
        depth = 0
        while True:
            tree.path[depth] = number
            depth += 1
            tree.nodes[number].visits += 1
            if tree.nodes[number].count == 0 or depth == MOST_DEEP:
                break
            number = next_child(tree, number, traits[0])
        if tree.nodes[number].kind == LEAF:
            expand(tree, number, traits[0])
        for place in range(depth - 2, -1, -1):
            sum_up(tree, int(tree.path[place]))
    return steps
