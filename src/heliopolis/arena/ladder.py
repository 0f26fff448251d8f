"""A ladder that can be watched while games are played; only for the eye.

It is updated game by game, so it depends on the order in which games end. The ratings of the
report do not.
"""

from collections.abc import Sequence
from typing import Any, Final

from heliopolis.arena.result import GameResult
from heliopolis.core.errors import HeliopolisError

MISSING: Final = (
    "the live ladder needs openskill, which is not installed: pip install 'heliopolis[arena]'"
)
_SIGMAS: Final = 3


class Ladder:
    """Ratings of the Weng-Lin Plackett-Luce model, updated after every game."""

    def __init__(self, names: Sequence[str]) -> None:
        """Begin with all bots equal; raise `HeliopolisError` if openskill is not installed."""
        try:
            from openskill.models import PlackettLuce
        except ImportError as error:
            raise HeliopolisError(MISSING) from error
        self.games = 0
        """How many games were taken into account."""
        self._names = tuple(names)
        self._model: Any = PlackettLuce()
        self._ratings: list[Any] = [self._model.rating() for _ in names]

    def update(self, result: GameResult) -> None:
        """Take a game into account; copies of one bot change it by the mean of their changes."""
        self.games += 1
        present = sorted(set(result.seats))
        if len(present) == 1:
            return
        before = [[self._copy(bot)] for bot in result.seats]
        after = self._model.rate(before, ranks=list(map(float, result.places)))
        for bot in present:
            own = [team[0] for team, seat in zip(after, result.seats, strict=True) if seat == bot]
            self._ratings[bot] = self._model.rating(
                mu=sum(rating.mu for rating in own) / len(own),
                sigma=sum(rating.sigma for rating in own) / len(own),
            )

    def _copy(self, bot: int) -> Any:
        return self._model.rating(mu=self._ratings[bot].mu, sigma=self._ratings[bot].sigma)

    def lines(self) -> list[str]:
        """The bots, best first, by what they are worth at least: mu minus three sigma."""
        longest = max(map(len, self._names))
        at_least = [rating.mu - _SIGMAS * rating.sigma for rating in self._ratings]
        order = sorted(range(len(self._names)), key=lambda bot: -at_least[bot])
        return [
            f"{place:>2}  {self._names[bot]:<{longest}}  {at_least[bot]:>6.2f}  "
            f"(mu {self._ratings[bot].mu:.2f}, sigma {self._ratings[bot].sigma:.2f})"
            for place, bot in enumerate(order, 1)
        ]
