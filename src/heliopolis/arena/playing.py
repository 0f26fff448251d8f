"""Playing the games of a tournament by their numbers: what every worker does, wherever it is."""

from collections import defaultdict
from collections.abc import Mapping, Sequence

import numpy as np

from heliopolis.arena.patience import Watch, limit_of
from heliopolis.arena.referee import Referee
from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.arena.schedule import Pairing, Tournament
from heliopolis.arena.seeds import bot_seeds, chance_seeds
from heliopolis.bots.compiled import stack_traits
from heliopolis.bots.minds import mind_of
from heliopolis.bots.recipe import Entrant
from heliopolis.bots.registry import read_bot


def is_compiled(entrant: Entrant) -> bool:
    """Whether a compiled table can play a bot: fast, and it can neither fail nor hang."""
    return entrant.recipe.traits is not None


class Playing:
    """Plays the games of a tournament; the same numbers give the same games, in any order.

    A table of compiled bots is played in compiled code, which releases the GIL; any other one by
    a referee, and so is every one whose moves somebody wants: the games are the same.
    """

    def __init__(
        self,
        tournament: Tournament,
        move_limit: float | None = None,
        watch: Watch | None = None,
        *,
        records: bool = False,
    ) -> None:
        """Read the bots from their texts; `move_limit` is in seconds."""
        self._tournament = tournament
        self._entrants = tuple(read_bot(tournament.game, text) for text in tournament.bots)
        self._mind = mind_of(tournament.game)
        self._compiled = tuple(
            not records and all(is_compiled(self._entrants[bot]) for bot in lineup)
            for lineup in tournament.lineups
        )
        limits = [limit_of(entrant, move_limit) for entrant in self._entrants]
        self._referee = Referee(
            tournament, self._entrants, limits, watch or Watch(), records=records
        )

    def play(
        self, first: int, count: int, forfeits: Mapping[int, Forfeit] | None = None
    ) -> tuple[GameResult, ...]:
        """The results of so many games from the first number on.

        `forfeits` are of games that are lost already and are not played.
        """
        found: dict[int, GameResult] = {}
        compiled: dict[tuple[int, int], list[Pairing]] = defaultdict(list)
        for pairing in map(self._tournament.pairing, range(first, first + count)):
            if forfeits and pairing.number in forfeits:
                found[pairing.number] = self._referee.unplayed(pairing, forfeits[pairing.number])
            elif self._compiled[pairing.lineup]:
                compiled[pairing.lineup, pairing.rotation].append(pairing)
            else:
                found[pairing.number] = self._referee.play(pairing)
        for pairings in compiled.values():
            found.update((result.number, result) for result in self._play_compiled(pairings))
        return tuple(found[number] for number in range(first, first + count))

    def _play_compiled(self, pairings: Sequence[Pairing]) -> list[GameResult]:
        """Games with the same bots in the same seats."""
        players, mind = self._tournament.players, self._mind
        deals = np.array([pairing.deal for pairing in pairings])
        numbers = np.array([pairing.number for pairing in pairings])
        chance = chance_seeds(self._tournament.seed, deals)
        seeds = bot_seeds(self._tournament.seed, numbers, players)
        tallies = np.zeros((len(pairings), players, len(mind.columns)), dtype=np.int64)
        states = mind.begin(self._tournament.setup, chance)
        traits = stack_traits([self._entrants[bot].recipe.traits for bot in pairings[0].seats])
        mind.play_games(states, chance, seeds.ravel(), traits, tallies)
        points = states["points"][:, :players].tolist()
        places = mind.places(states).tolist()
        ends = zip(points, places, tallies.tolist(), strict=True)
        return [pairing.ended(*end) for pairing, end in zip(pairings, ends, strict=True)]
