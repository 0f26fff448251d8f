"""What a grown tree says aloud: moves that come to the same, what they are worth, what follows."""

from collections.abc import Iterable, Sequence
from typing import Final

import numpy as np

from heliopolis.bots.ra.search.judge import Evaluator
from heliopolis.bots.ra.search.lines import LONGEST, write_line
from heliopolis.bots.ra.search.tree import AUCTION, ROOT, Tree, key_of, result_of, solve
from heliopolis.bots.thoughts import Thought
from heliopolis.ra.kernel import legal_of
from heliopolis.ra.moves import ACTIONS, BID_BASE, MOVES, PASS_ACTION

_Class = tuple[int, list[int]]
"""A child of the first position, and the actions that lead to it."""
_ROOT: Final = int(ROOT)


def thoughts_in(tree: Tree, evaluator: Evaluator) -> tuple[Thought, ...]:
    """What a tree that has grown says of every move in its first position, the best first.

    Who is indifferent does what has the lowest number, as `chosen_action` does.
    """
    seat = int(tree.states[0]["acting"])
    actions = [action for action in range(ACTIONS) if int(legal_of(tree.states)) >> action & 1]
    classes = _of_auction(tree, actions) if _is_auction(tree) else _of_choice(tree)
    best_first = sorted(classes, key=lambda own: -float(key_of(tree, own[0], seat)))
    return tuple(_thought(tree, evaluator, *own) for own in best_first)


def _is_auction(tree: Tree) -> bool:
    return bool(tree.nodes[_ROOT]["kind"] == AUCTION)


def _of_choice(tree: Tree) -> Iterable[_Class]:
    """Every move for itself."""
    first, count = (int(tree.nodes[_ROOT][name]) for name in ("first", "count"))
    return [(child, [int(tree.nodes[child]["move"])]) for child in range(first, first + count)]


def _of_auction(tree: Tree, actions: Sequence[int]) -> Iterable[_Class]:
    """Bids and passing by the result that they come to when all others bid their best."""
    solve(tree, ROOT, tree.states[0])
    found: dict[int, list[int]] = {}
    for action in actions:
        passed = action == PASS_ACTION
        bid = int(tree.states[0]["best_bid"]) if passed else action - BID_BASE
        child = int(result_of(tree, ROOT, int(tree.outcomes[bid])))
        found.setdefault(child, []).append(action)
    return found.items()


def _thought(tree: Tree, evaluator: Evaluator, child: int, actions: Sequence[int]) -> Thought:
    line = np.zeros(LONGEST, dtype=np.int64)
    length = int(write_line(tree, evaluator, actions[0], line))
    assert length > 0, "the actions of a class are those of the tree"
    players = int(tree.states[0]["players"])
    return Thought(
        moves=tuple(MOVES[action] for action in actions),
        visits=int(tree.nodes[child]["visits"]),
        line=tuple(MOVES[number] for number in line[:length].tolist()),
        shares=tuple(tree.shares[child, :players].tolist()),
        points=tuple(tree.points[child, :players].tolist()),
    )
