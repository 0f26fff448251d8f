"""Tune the merchant or the search of Ra by self-play: `python -m tools.tune ra`.

CMA-ES looks for better numbers in rounds: candidates sit among copies of the merchant, at every
number of players, in every seat and on equal chance, and what wins is kept. Search is tuned after
the merchant, and looks no further than one step meanwhile, so that its judgement is what counts.
The same seed on the same sources finds the same numbers; they are written to `merchant.json` or
`search.json` after every round that proved them on deals which no candidate has seen.
"""

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
from cmaes import CMA
from numpy.typing import NDArray

from heliopolis.bots import ra as bots_of_ra
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.ra.decide import decide
from heliopolis.bots.ra.growth import grow
from heliopolis.bots.ra.traits import FIRST, FIRST_FOR_SEARCH, JUDGED, TASTES, TUNED, traits_of
from heliopolis.bots.ra.tree import FEWEST_NODES, Tree, chosen_action, new_tree, plant
from heliopolis.bots.ra.worth import new_desk
from heliopolis.bots.tables import TABLES
from heliopolis.core.compile import rule
from heliopolis.core.stream import Stream, make_streams
from heliopolis.ra.apply import apply
from heliopolis.ra.game import Game
from heliopolis.ra.kernel import draw_kind
from heliopolis.ra.moves import ACTIONS
from heliopolis.ra.state import DRAW, OVER

_SUBJECTS: Final = ("ra", "ra-search")
_FOLDER: Final = Path(str(bots_of_ra.__file__)).parent
_SPREAD: Final = 0.25
"""How far the first candidates differ from the champion: a quarter more or less."""

_POPULATION: Final = 16
_PROOF: Final = 300
_FAR: Final = 7919
"""Between the seeds of generations, so that no two share their deals."""

Numbers = dict[str, float]


class Subject:
    """The merchant of Ra, and how it is judged."""

    file = "merchant.json"

    def __init__(self, go_on: bool) -> None:
        """Begin with the first guess, or go on with what is in the file."""
        self.table = TABLES[Game.name]
        self.path = _FOLDER / self.file
        self.names: tuple[str, ...] = TUNED
        self.numbers: Numbers = json.loads(self.path.read_text()) if go_on else self.first()
        self.counts = tuple(Game.table_sizes)

    def first(self) -> Numbers:
        """The guess to begin with."""
        return dict(FIRST)

    def traits(self, numbers: Numbers, copies: int = 1) -> Any:
        """An array of records of traits."""
        one = traits_of(**(dict.fromkeys(TASTES, 1.0) | numbers))
        return stack_traits([one] * copies)

    def play(self, numbers: Numbers, players: int, seat: int, deals: int, seed: int) -> Any:
        """Games, as records, of a candidate in one seat against champions."""
        generator = np.random.default_rng((seed, players))
        chance, streams = make_streams(generator, deals), make_streams(generator, deals * players)
        states = self.table.begin(Game(players), chance)
        self.play_out(states, chance, streams, numbers, players, seat)
        return states

    def play_out(
        self,
        states: Any,
        chance: Stream,
        streams: Stream,
        numbers: Numbers,
        players: int,
        seat: int,
    ) -> None:
        """Play games to their end, the candidate in one seat."""
        traits = self.traits(self.numbers, players)
        traits[seat] = self.traits(numbers)[0]
        tallies = np.zeros((len(states), players, len(self.table.columns)), dtype=np.int64)
        self.table.play_games(states, chance, streams, traits, tallies)


class SearchOfRa(Subject):
    """The search of Ra, with one step of its tree, among merchants."""

    file = "search.json"

    def __init__(self, go_on: bool) -> None:
        super().__init__(go_on)
        self.names = JUDGED
        self._merchant = self._merchants_numbers()
        self._tree = new_tree(FEWEST_NODES)

    def _merchants_numbers(self) -> Numbers:
        found: Numbers = json.loads((_FOLDER / Subject.file).read_text())
        return found

    def first(self) -> Numbers:
        """The merchant's judgement, and what search needs besides."""
        return self._merchants_numbers() | FIRST_FOR_SEARCH

    def play_out(
        self,
        states: Any,
        chance: Stream,
        streams: Stream,
        numbers: Numbers,
        players: int,
        seat: int,
    ) -> None:
        """Play games to their end, search in one seat."""
        merchants = self.traits(self._merchant, players)
        _play_searching(states, chance, streams, merchants, self._tree, self.traits(numbers), seat)


@rule
def _play_searching(
    states: Any, chance: Stream, streams: Stream, merchants: Any, tree: Tree, mind: Any, seat: int
) -> None:
    """Play games of Ra to their end, one seat by a step of search."""
    desk = new_desk()
    for game in range(len(states)):
        s = states[game]
        while s.phase != OVER:
            own = game * len(merchants) + int(s.acting)
            if s.phase == DRAW:
                number = ACTIONS + draw_kind(s, chance[game : game + 1])
            elif s.acting == seat:
                plant(tree, states[game : game + 1])
                grow(tree, mind, 1)
                number = chosen_action(tree)
            else:
                number = decide(s, merchants[s.acting], streams[own : own + 1], desk)
            apply(s, number, None)


def strength(subject: Subject, numbers: Numbers, deals: int, seed: int) -> float:
    """How much more than its part a candidate wins among champions: 0 is as much as they."""
    found = []
    for players in subject.counts:
        shares = []
        margins = []
        for seat in range(players):
            states = subject.play(numbers, players, seat, deals, seed)
            points = states["points"][:, :players].astype(float)
            won = subject.table.places(states) == 1
            shares.append((won[:, seat] / won.sum(axis=1)).mean())
            margins.append(points[:, seat].mean() - np.delete(points, seat, axis=1).mean())
        # Margins are a small part: they guide where games are too few to tell.
        found.append(players * np.mean(shares) - 1.0 + 0.01 * np.mean(margins))
    return float(np.mean(found))


def improve(
    subject: Subject, generations: int, deals: int, seed: int, report: Callable[[str], None]
) -> Numbers:
    """The numbers in the middle of the last candidates that CMA-ES came to."""
    champion = subject.numbers
    start = np.array([champion[name] for name in subject.names])

    def decoded(point: NDArray[np.float64]) -> Numbers:
        numbers = (start * np.exp(point)).tolist()
        return champion | dict(zip(subject.names, numbers, strict=True))

    optimiser = CMA(
        mean=np.zeros(len(start)), sigma=_SPREAD, population_size=_POPULATION, seed=seed
    )
    for generation in range(generations):
        own_seed = seed + _FAR * (generation + 1)
        found = []
        for _ in range(_POPULATION):
            point = optimiser.ask()
            found.append((point, -strength(subject, decoded(point), deals, own_seed)))
        optimiser.tell(found)
        mean = -np.mean([cost for _, cost in found])
        report(f"generation {generation + 1} of {generations}: candidates {mean:+.3f}")
    return decoded(optimiser.mean)


def main() -> None:
    """Tune round by round, telling how it goes."""
    parser = argparse.ArgumentParser(prog="python -m tools.tune", description=__doc__)
    parser.add_argument("subject", choices=_SUBJECTS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rounds", type=int, default=1, help="default: 1")
    parser.add_argument("--generations", type=int, default=30, help="of a round (default: 30)")
    parser.add_argument("--deals", type=int, default=40, help="for a candidate (default: 40)")
    parser.add_argument("--go-on", action="store_true", help="begin with the numbers there are")
    options = parser.parse_args()
    kind = SearchOfRa if options.subject == "ra-search" else Subject
    subject = kind(options.go_on)
    began = time.monotonic()

    def report(text: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {text}", flush=True)

    for number in range(1, options.rounds + 1):
        seed = 1000 * options.seed + number
        report(f"round {number} of {options.rounds}")
        found = improve(subject, options.generations, options.deals, seed, report)
        challenger = {name: float(f"{number:.4g}") for name, number in found.items()}
        before = strength(subject, subject.numbers, _PROOF, seed)
        after = strength(subject, challenger, _PROOF, seed)
        kept = after > before
        report(f"{before:+.3f} before, {after:+.3f} now on {_PROOF} new deals a seat: kept {kept}")
        if kept:
            subject.numbers = challenger
            subject.path.write_text(json.dumps(subject.numbers, indent=2) + "\n")


if __name__ == "__main__":
    main()
