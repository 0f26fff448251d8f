"""What search expects to follow a move: moves of all seats, and the likeliest tiles."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.bots.ra.merchant.decide import decide_loss
from heliopolis.bots.ra.search.judge import Evaluator
from heliopolis.bots.ra.search.tree import (
    AUCTION,
    CHANCE,
    ROOT,
    STATES,
    Tree,
    best_child,
    result_of,
    solve,
)
from heliopolis.bots.ra.valuation.outlook import look
from heliopolis.core.bits import wide
from heliopolis.core.compile import constant, rule
from heliopolis.ra.apply import apply
from heliopolis.ra.moves import BID_BASE, PASS_ACTION
from heliopolis.ra.state import BID, LOSE, State

Line = NDArray[np.int64]
"""Numbers of moves and outcomes."""
LONGEST: Final = 1024
"""More moves than a game of Ra has: 180 tiles are drawn at most, and 45 suns won with."""
_BEST: Final = -1
NOT_THERE: Final = constant(-2)


@rule
def write_line(tree: Tree, evaluator: Evaluator, action: int, line: Line) -> int:
    """Write down what follows an action of the first position, as far as the tree goes; how much.

    NOT_THERE where the first position has no such action, for a rule raises nothing. The state on
    the next free place is worked on.
    """
    place = int(tree.used[STATES])
    tree.states[place] = tree.states[0]
    s = tree.states[place]
    traits = evaluator.traits[0]
    length = wide(0)
    number = wide(ROOT)
    wanted = wide(action)
    while tree.nodes[number].count > 0:
        asked = s.phase == LOSE
        if tree.nodes[number].kind == AUCTION:
            won = wide(s.best_bid)
            while s.phase == BID:
                best = solve(tree, number, s)
                if wanted == _BEST:
                    wanted = BID_BASE + best
                if wanted != PASS_ACTION:  # which is what a bid of 0 comes to
                    won = wanted - BID_BASE
                length = note_move(s, wanted, line, length)
                wanted = wide(_BEST)
            number = result_of(tree, number, won)
        else:
            number = child_for(tree, number, wanted)
            if number == NOT_THERE:
                return NOT_THERE
            length = note_move(s, wide(tree.nodes[number].move), line, length)
            wanted = wide(_BEST)
        while s.phase == LOSE and not asked:
            loss = decide_loss(s, look(s, traits), traits, tree.pad)
            length = note_move(s, loss, line, length)
    return length


@rule
def note_move(s: State, move: int, line: Line, length: int) -> int:
    """Play a move, and add it to a line of such a length; the new length."""
    line[length] = move
    apply(s, move, None)
    return length + 1


@rule
def child_for(tree: Tree, number: int, action: int) -> int:
    """What follows an action or, where none is wanted, what is likeliest or best; or NOT_THERE."""
    node = tree.nodes[number]
    if action == _BEST and node.kind != CHANCE:
        return best_child(tree, number)
    wanted = wide(node.first) if action == _BEST else NOT_THERE
    for child in range(wide(node.first), wide(node.first) + wide(node.count)):
        if action == tree.nodes[child].move:
            return child
        if action == _BEST and tree.nodes[child].chance > tree.nodes[wanted].chance:
            wanted = child
    return wanted
