"""Which games a tournament has: the line-ups and their rotations on each deal, and the order."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from math import ceil

from heliopolis.arena.result import Forfeit, GameResult
from heliopolis.core.errors import InvalidSetup
from heliopolis.core.value import value
from heliopolis.games import Game, make_game

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

    def ended(
        self,
        points: Iterable[int],
        places: Iterable[int],
        tallies: Iterable[Iterable[int]],
        forfeit: Forfeit | None = None,
        record: str | None = None,
    ) -> GameResult:
        """The result of the game."""
        return GameResult(
            number=self.number,
            deal=self.deal,
            lineup=self.lineup,
            rotation=self.rotation,
            seats=self.seats,
            points=tuple(points),
            places=tuple(places),
            tallies=tuple(map(tuple, tallies)),
            forfeit=forfeit,
            record=record,
        )


@value
class Tournament:
    """Bots that meet at one table size; their texts differ, and each is one competitor.

    Games are numbered deal by deal, in a deal line-up by line-up, and then by rotation: whoever
    stops after whole deals has seen every bot equally often in every seat. A deal's games share
    their chance.

    Without `all_rotations` every deal is played in one rotation, the next deal in the next one:
    seats are fair over many deals, and each of them says more for the games it takes.
    """

    setup: Game
    bots: tuple[str, ...]
    lineups: tuple[Lineup, ...]
    seed: int
    all_rotations: bool = True

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.setup.name

    @property
    def players(self) -> int:
        """How many seats every table has."""
        return self.setup.players

    @property
    def variant(self) -> str:
        """In which rules it is not the usual game, in words; nothing where it is."""
        if self.setup == make_game(self.game, self.players):
            return ""
        edition = self.setup.edition
        changes = "".join(f", {item}={choice}" for item, choice in edition.overrides)
        return f"{edition.name} edition{changes}"

    @property
    def rotations(self) -> str:
        """In which rotations every deal is played, in a word: all, or one."""
        return "all" if self.all_rotations else "one"

    @property
    def games_a_deal(self) -> int:
        """How many games share a deal."""
        return len(self.lineups) * (self.players if self.all_rotations else 1)

    def whole_deals(self, games: int) -> int:
        """As many games or a few more, so that no deal is left unfinished."""
        return ceil(games / self.games_a_deal) * self.games_a_deal

    def pairing(self, number: int) -> Pairing:
        """The game with a number, counted from 0."""
        deal, in_deal = divmod(number, self.games_a_deal)
        lineup, rotation = in_deal, deal % self.players
        if self.all_rotations:
            lineup, rotation = divmod(in_deal, self.players)
        return Pairing(number, deal, lineup, rotation, self.seats(lineup, rotation))

    def seats(self, lineup: int, rotation: int) -> tuple[int, ...]:
        """Who sits where when the first bot of a line-up sits in the seat of that number."""
        bots = self.lineups[lineup]
        return bots[self.players - rotation :] + bots[: self.players - rotation]


def make_tournament(
    setup: Game, texts: Sequence[str], seed: int = 1, *, all_rotations: bool = True
) -> Tournament:
    """A tournament between the bots named, at tables that are set up like this one.

    Up to as many bots as seats are one line-up, in which the last one named takes the seats that
    are left. Of more bots, all different, every choice of as many as there are seats is one.
    """
    if not texts:
        raise InvalidSetup("a tournament needs at least one bot")
    bots, players = tuple(dict.fromkeys(texts)), setup.players
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
    return Tournament(setup, bots, lineups, seed, all_rotations)
