"""Chance that falls in parts, for whoever wants to see every part: sun by sun, die by die."""

from collections.abc import Sequence

from heliopolis.games import Game, Position


class Question(Exception):
    """What falls next is not known; there are so many choices, each as likely."""

    def __init__(self, choices: int) -> None:
        super().__init__(choices)
        self.choices = choices


class _Answers:
    """A dealer that deals what was answered, and asks for what comes after it."""

    def __init__(self, answers: Sequence[int]) -> None:
        self._answers = iter(answers)

    def below(self, limit: int) -> int:
        """The next answer; where only one is possible it is not asked for."""
        if limit == 1:
            return 0
        answer = next(self._answers, None)
        if answer is None:
            raise Question(limit)
        return answer


def dealing(game: Game, position: Position | None, answers: Sequence[int]) -> Position:
    """The first position (of None), or the next one after chance, by the parts that have fallen.

    Raises `Question` where more has to fall.
    """
    dealer = _Answers(answers)
    if position is None:
        return game.start(dealer)
    return position.play(position.deal(dealer)).position
