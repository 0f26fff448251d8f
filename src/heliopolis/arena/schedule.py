"""Which games a tournament has: every line-up in all rotations on each deal, and their order."""

from collections.abc import Sequence
from itertools import combinations
from math import ceil

from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value

Lineup = tuple[int, ...]
"""The bots at one table, by their numbers in the tournament, in the order of the first rotation."""


@value
class Pairing:
    """One game of a tournament before it is played: which deal it is of, and who sits where."""

    number: int
    deal: int
    lineup: int
    rotation: int
    seats: tuple[int, ...]


@value
class Tournament:
    """Bots that meet at one table size; their texts differ, and each is one competitor.

    Games are numbered deal by deal, in a deal line-up by line-up, and then by rotation: whoever
    stops after whole deals has seen every bot equally often in every seat. A deal's games share
    their chance.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    seed: int

    @property
    def games_a_deal(self) -> int:
        """How many games share a deal."""
        return len(self.lineups) * self.players

    def whole_deals(self, games: int) -> int:
        """As many games or a few more, so that no deal is left unfinished."""
        return ceil(games / self.games_a_deal) * self.games_a_deal

    def pairing(self, number: int) -> Pairing:
        """The game with a number, counted from 0."""
        deal, in_deal = divmod(number, self.games_a_deal)
        lineup, rotation = divmod(in_deal, self.players)
        return Pairing(number, deal, lineup, rotation, self.seats(lineup, rotation))

    def seats(self, lineup: int, rotation: int) -> tuple[int, ...]:
        """Who sits where when the first bot of a line-up sits in the seat of that number."""
        bots = self.lineups[lineup]
        return bots[self.players - rotation :] + bots[: self.players - rotation]


def make_tournament(game: str, players: int, texts: Sequence[str], seed: int) -> Tournament:
    """A tournament between the bots named.

    Up to as many bots as seats are one line-up, in which the last one named takes the seats that
    are left. Of more bots, all different, every choice of as many as there are seats is one.
    """
    bots = tuple(dict.fromkeys(texts))
    if len(texts) <= players:
        seated = [*texts, *[texts[-1]] * (players - len(texts))]
        lineups: tuple[Lineup, ...] = (tuple(map(bots.index, seated)),)
    elif len(bots) == len(texts):
        lineups = tuple(combinations(range(len(bots)), players))
    else:
        twice = next(text for text in bots if texts.count(text) > 1)
        raise InvalidSetup(
            f"{len(texts)} bots are named for {players} seats, so each of them must be different, "
            f"but {twice} is there twice"
        )
    return Tournament(game, players, bots, lineups, seed)
