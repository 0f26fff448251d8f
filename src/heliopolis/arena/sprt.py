"""A sequential test that stops a tournament when something about its first bot is proved.

What is observed is a deal: the mean win share of the bot over all seats it had in the games of
that deal. Two tests run side by side, each of them a generalised sequential probability ratio
test with deals taken as normal and their variance as estimated so far: "better by delta" against
"equal", and "worse by delta" against "equal".
"""

import math
from collections.abc import Sequence
from typing import Final

from heliopolis.arena.result import GameResult

DELTA: Final = 0.02
"""The smallest difference in win share that matters."""
ALPHA: Final = 0.05
"""The chance to see a difference, either way, where none is."""
BETA: Final = 0.05
"""The chance to see none where the difference is delta."""
MINIMUM: Final = 30
"""How many deals are seen before anything is decided."""

BETTER: Final = "better"
WORSE: Final = "worse"
NO_DIFFERENCE: Final = "no difference"
_TESTED: Final = 0
_FIRST: Final = 1


class Sprt:
    """Decides whether one bot wins more or less than its share; feed it deal by deal, in order."""

    def __init__(self, bots: Sequence[str], players: int) -> None:
        """Test the first of the bots."""
        self.deals = 0
        """How many deals were taken into account."""
        self.decision: str | None = None
        """What was proved: "better", "worse" or "no difference"; None as long as nothing is."""
        self._bots = tuple(bots)
        self._equal = 1 / players
        self._sum = 0.0
        self._squares = 0.0
        self._refuted: set[str] = set()

    @property
    def share(self) -> float | None:
        """The mean win share so far, deal by deal; None before the first deal."""
        return self._equal + self._sum / self.deals if self.deals else None

    def add(self, deal: Sequence[GameResult]) -> None:
        """Take all games of one deal into account, unless the decision is made already."""
        seats = sum(result.seats.count(_TESTED) for result in deal)
        if self.decision is not None or seats == 0:
            return
        excess = sum(_wins(result, _TESTED) for result in deal) / seats - self._equal
        self.deals += 1
        self._sum += excess
        self._squares += excess * excess
        if self.deals >= MINIMUM:
            self._decide()

    def _decide(self) -> None:
        accept = math.log((1 - BETA) / (ALPHA / 2))
        refute = math.log(BETA / (1 - ALPHA / 2))
        for answer, sign in ((BETTER, 1), (WORSE, -1)):
            if answer in self._refuted:
                continue
            ratio = self._log_ratio(sign * DELTA)
            if ratio >= accept:
                self.decision = answer
                return
            if ratio <= refute:
                self._refuted.add(answer)
        if len(self._refuted) == 2:
            self.decision = NO_DIFFERENCE

    def _log_ratio(self, difference: float) -> float:
        """How much likelier the deals are with this difference than with none, as a logarithm."""
        mean = self._sum / self.deals
        # One more game, such as equal bots play, counts in the variance: deals that all came out
        # the same do not prove that there are no others.
        spread = self._squares - self.deals * mean * mean + self._equal * (1 - self._equal)
        variance = spread / self.deals
        return self.deals * difference * (mean - difference / 2) / variance

    def text(self) -> str:
        """What was proved and how surely, in a sentence or two."""
        name = self._bots[_TESTED]
        if self.share is None:
            return f"Sequential test of {name}: no deal has been played."
        seen = f"{100 * self.share:.1f} % of the wins a seat in {self.deals:,} deals"
        equal = f"equal is {100 * self._equal:.1f} %"
        if self.decision is None:
            return f"Sequential test of {name}: nothing is proved yet ({seen}; {equal})."
        if self.decision == NO_DIFFERENCE:
            return (
                f"Sequential test: {name} is neither better nor worse than equal by "
                f"{100 * DELTA:.1f} % ({seen}; {equal}); such a difference would have been "
                f"missed in {100 * BETA:.0f} % of tests."
            )
        against = self._bots[1] if len(self._bots) == 2 else "the mean of those it played"
        return (
            f"Sequential test: {name} is {self.decision} than {against} ({seen}; {equal}); equal "
            f"bots would be told apart in {100 * ALPHA:.0f} % of tests. A test that stops "
            "early overstates the difference a little."
        )


def _wins(result: GameResult, bot: int) -> float:
    """The part of a game's win that the copies of a bot have together."""
    first = [seat for seat, place in enumerate(result.places) if place == _FIRST]
    return sum(result.seats[seat] == bot for seat in first) / len(first)
