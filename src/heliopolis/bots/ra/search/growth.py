"""How the tree of search grows: step by step, where it is worth a look.

There are few functions here, and large ones, because Numba compiles whatever a function calls once
more with every function above it.
"""

from typing import Final

from heliopolis.bots.ra.merchant.decide import decide_loss
from heliopolis.bots.ra.search.judge import Evaluator, judge
from heliopolis.bots.ra.search.tree import (
    AUCTION,
    CHANCE,
    CHOICE,
    END,
    JUDGED,
    LEAF,
    NO_RESULT,
    NO_STATE,
    NODES,
    ROOT,
    STATES,
    Tree,
    least_visited,
    next_child,
    sum_up,
)
from heliopolis.bots.ra.traits import Traits
from heliopolis.bots.ra.valuation.outlook import look
from heliopolis.bots.ra.valuation.worth import Pad
from heliopolis.core.bits import lowest_bit, wide
from heliopolis.core.compile import rule
from heliopolis.core.seats import seat_after
from heliopolis.ra.apply import apply, follow
from heliopolis.ra.auction import suns_above
from heliopolis.ra.legal import legal_actions
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.state import BID, DRAW, LOSE, OVER, SETTLE, State
from heliopolis.ra.tiles import KINDS

_SURE: Final = 1.0
ROOM: Final = 128
"""More nodes than one step can add: 23 tiles, 17 results, and the choices of a turn."""
ROOM_FOR_STATES: Final = 16
"""More states than one step can add: what is expanded, a draw and an auction."""


@rule
def move_on(s: State, move: int, winner: int, traits: Traits, pad: Pad) -> None:
    """Let a move happen or, given a winner, let the sun of that number win the auction.

    What disasters take is decided at once, unless search was asked about it.
    """
    asked = s.phase == LOSE
    if winner == NO_RESULT:
        apply(s, move, None)
    else:
        s.best_bid = move
        s.best_bidder = winner
        s.phase = SETTLE
        follow(s, None)
    while s.phase == LOSE and not asked:
        apply(s, decide_loss(s, look(s, traits), traits, pad), None)


@rule
def add_node(
    tree: Tree, parent: int, move: int, winner: int, chance: float, evaluator: Evaluator
) -> None:
    """A new node for what follows a move or, given a winner, for the result of an auction."""
    number = int(tree.used[NODES])
    tree.used[NODES] += 1
    node = tree.nodes[number]
    node.kind = LEAF
    node.move = move
    node.winner = winner
    node.count = 0
    node.visits = 0
    node.chance = chance
    node.parent = parent
    node.state = NO_STATE
    # The next free place, which is the next one as well unless the node keeps its state.
    place = int(tree.used[STATES])
    tree.states[place] = tree.states[tree.nodes[parent].state]
    s = tree.states[place]
    move_on(s, move, winner, evaluator.traits[0], tree.pad)
    if s.phase == OVER:
        node.kind = END
    if s.phase != DRAW:  # a draw is judged by the tiles that may come
        judge(s, evaluator, tree.pad, tree.shares[number], tree.points[number])
        tree.used[JUDGED] += 1
    if tree.nodes[parent].kind == CHOICE and (s.phase == DRAW or s.phase == BID):
        node.state = place  # for it is expanded at once
        tree.used[STATES] += 1


@rule
def expand(tree: Tree, number: int, evaluator: Evaluator) -> None:
    """Add what follows a position; after a choice, what draws and auctions lead to as well."""
    leaf = tree.nodes[number]
    if leaf.state == NO_STATE:
        leaf.state = tree.used[STATES]
        tree.used[STATES] += 1
        tree.states[leaf.state] = tree.states[tree.nodes[leaf.parent].state]
        s = tree.states[leaf.state]
        move_on(s, wide(leaf.move), wide(leaf.winner), evaluator.traits[0], tree.pad)
    target = number
    end = number + 1
    while target < end:
        node = tree.nodes[target]
        if node.state == NO_STATE:
            target += 1
            continue
        s = tree.states[node.state]
        first = int(tree.used[NODES])
        node.seat = s.acting
        if s.phase == DRAW:
            node.kind = CHANCE
            left = 0
            for kind in range(KINDS):
                left += int(s.bag[kind])
            for kind in range(KINDS):
                if s.bag[kind] > 0:
                    chance = int(s.bag[kind]) / left
                    add_node(tree, target, ACTIONS + kind, NO_RESULT, chance, evaluator)
        elif s.phase == BID:
            node.kind = AUCTION
            add_node(tree, target, wide(s.best_bid), wide(s.best_bidder), _SURE, evaluator)
            seat = wide(s.acting)
            asked = True
            while asked:
                suns = suns_above(s, seat, wide(s.best_bid))
                while suns != 0:
                    add_node(tree, target, lowest_bit(suns), seat, _SURE, evaluator)
                    suns &= suns - 1
                asked = seat != s.turn
                seat = seat_after(s, seat)
        else:
            node.kind = CHOICE
            actions = legal_actions(s)
            while actions != 0:
                add_node(tree, target, lowest_bit(actions), NO_RESULT, _SURE, evaluator)
                actions &= actions - 1
        node.first = first
        node.count = int(tree.used[NODES]) - first
        if target != number:
            sum_up(tree, target)
            target += 1
        elif node.kind == CHOICE:
            target = first
            end = first + wide(node.count)
        else:
            target = end
    sum_up(tree, number)


@rule
def grow(tree: Tree, evaluator: Evaluator, even: bool, steps: int) -> int:
    """Take so many steps, fewer when there is no room left; how many were taken.

    A step goes down to a leaf, adds what follows it, and goes up again with what it is worth.
    From the first position it goes where it is worth a look or, to be even, where it went least.
    """
    for taken in range(steps):
        full = tree.used[NODES] + ROOM > len(tree.nodes)
        if full or tree.used[STATES] + ROOM_FOR_STATES > len(tree.states):
            return taken
        number = wide(ROOT)
        tree.nodes[number].visits += 1
        while tree.nodes[number].count > 0:
            if even and number == ROOT:
                number = least_visited(tree, number)
            else:
                number = next_child(tree, number, evaluator.traits[0])
            tree.nodes[number].visits += 1
        if tree.nodes[number].kind == LEAF:
            expand(tree, number, evaluator)
        while number != ROOT:
            number = wide(tree.nodes[number].parent)
            sum_up(tree, number)
    return steps
