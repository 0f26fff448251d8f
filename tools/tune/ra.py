"""The merchant of Ra, and its search, which is tuned after it."""

from pathlib import Path
from typing import Any, Final

import numpy as np

from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.ra import traits as traits_module
from heliopolis.bots.ra.characters import MERCHANT_1
from heliopolis.bots.ra.merchant.decide import decide
from heliopolis.bots.ra.search.growth import grow
from heliopolis.bots.ra.search.judge import VALUATION, Evaluator, new_evaluator
from heliopolis.bots.ra.search.room import FEWEST_NODES, smallest_tree
from heliopolis.bots.ra.search.tree import Tree, chosen_action, plant
from heliopolis.bots.ra.traits import FIRST, FIRST_FOR_SEARCH, JUDGED, TASTES, TUNED, traits_of
from heliopolis.bots.ra.valuation.worth import new_pad
from heliopolis.core.compile import rule
from heliopolis.core.stream import Stream
from heliopolis.ra.apply import apply
from heliopolis.ra.game import Game
from heliopolis.ra.kernel import draw_kind
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.state import DRAW, OVER

from .subject import Numbers, Point, Subject

_FOLDER: Final = Path(traits_module.__file__).parent


class MerchantOfRa(Subject):
    """The merchant of Ra, with the same numbers at every table."""

    game = Game.name
    names: tuple[str, ...] = TUNED
    file = "merchant.json"
    point_of_copies = 0.02
    """Else it learns to keep points from others, and a table of merchants gets few."""

    def __init__(self, go_on: bool) -> None:
        super().__init__(_FOLDER / self.file, Game.table_sizes, go_on)

    def first(self) -> Numbers:
        """The guess to begin with."""
        return dict(FIRST)

    def near(self, point: Point) -> Numbers:
        """Every number so many times as much, so that none changes its sign."""
        times = dict(zip(self.names, np.exp(point).tolist(), strict=True))
        return {name: number * times.get(name, 1.0) for name, number in self.numbers.items()}

    def rivals(self) -> tuple[Numbers, ...]:
        """Copies of the champion and of the first merchant, lest tuning go round in circles."""
        return self.numbers, MERCHANT_1

    def traits(self, numbers: Numbers, copies: int = 1) -> Any:
        """An array of states of traits."""
        one = traits_of(**(dict.fromkeys(TASTES, 1.0) | numbers))
        return stack_traits([one] * copies)


class SearchOfRa(MerchantOfRa):
    """The search of Ra among merchants.

    It looks no further than one step of its tree, so that its judgement is what counts.
    """

    names = JUDGED
    file = "search.json"
    point_of_copies = 0.0

    def __init__(self, go_on: bool) -> None:
        self._merchant = MerchantOfRa(go_on=True).numbers
        super().__init__(go_on)

    def first(self) -> Numbers:
        """The merchant's judgement, and what search needs besides."""
        return self._merchant | FIRST_FOR_SEARCH

    def rivals(self) -> tuple[Numbers, ...]:
        """Copies of the merchant and of the first one, by which search is measured."""
        return self._merchant, MERCHANT_1

    def play_out(
        self, states: Any, chance: Stream, streams: Stream, numbers: Numbers, table: Any, seat: int
    ) -> None:
        """Play games to their end, search in one seat of a table of merchants."""
        evaluator = new_evaluator(VALUATION, self.traits(numbers))
        tree = smallest_tree(FEWEST_NODES)
        _play_searching(states, chance, streams, table, tree, evaluator, seat)


@rule
def _play_searching(
    states: Any,
    chance: Stream,
    streams: Stream,
    merchants: Any,
    tree: Tree,
    evaluator: Evaluator,
    seat: int,
) -> None:
    """Play games of Ra to their end, one seat by a step of search."""
    pad = new_pad()
    for game in range(len(states)):
        s = states[game]
        while s.phase != OVER:
            own = game * len(merchants) + int(s.acting)
            if s.phase == DRAW:
                number = ACTIONS + draw_kind(s, chance[game : game + 1])
            elif s.acting == seat:
                plant(tree, states[game : game + 1])
                grow(tree, evaluator, False, 1)
                number = chosen_action(tree)
            else:
                number = decide(s, merchants[s.acting], streams[own : own + 1], pad)
            apply(s, number, None)
