"""What goes over the wire in every game alike: refusals, and advice with its moves as texts."""

from collections.abc import Callable
from typing import Any, Self

import msgspec

from heliopolis.bots.advice import Advice
from heliopolis.bots.reasons import Reason
from heliopolis.bots.thoughts import Spending, Thought, Thoughts
from heliopolis.core.errors import Refusal

_Plain = int | str | bool
_Parameter = _Plain | tuple[_Plain, ...]


class RefusalStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Why something is refused.

    - `code`: what is wrong, in kebab case.
    - `parameters`: what it is about: whole numbers, texts in notation, truths, and lists of these.
    - `rule`: the number of the rule that forbids it, "" where none does.
    """

    code: str
    parameters: dict[str, _Parameter]
    rule: str = ""

    @classmethod
    def of(cls, refusal: Refusal) -> Self:
        """A refusal as msgspec writes it."""
        return cls(refusal.code, refusal.parameters, refusal.rule)

    @property
    def value(self) -> Refusal:
        """The refusal that this is."""
        return Refusal(self.code, self.parameters, self.rule)


class ReasonStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that a class of moves changes.

    - `code`: what it is, in kebab case.
    - `points`: by how much it changes.
    - `parameters`: what it is about.
    """

    code: str
    points: float
    parameters: dict[str, _Parameter]


class ThoughtStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A class of moves that come to the same, what it does to every seat, and why.

    - `moves`: the texts of the moves; the first one stands for the others.
    - `visits`: the simulations that were spent on it.
    - `line`: the moves and outcomes of chance that are expected, its own move first.
    - `shares`: by seat the chance to win.
    - `points`: by seat the points expected at the end.
    - `reasons`: what it changes for the seat that is asked.
    """

    moves: tuple[str, ...]
    visits: int
    line: tuple[str, ...]
    shares: tuple[float, ...]
    points: tuple[float, ...]
    reasons: tuple[ReasonStruct, ...]


class AdviceStruct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All classes of moves of the seat that is asked.

    - `seat`: who is asked.
    - `spending`: whether every class got the same budget, or the better ones more.
    - `simulations`: how many were made.
    - `positions`: how many positions were looked at.
    - `classes`: the best first.
    """

    seat: int
    spending: Spending
    simulations: int
    positions: int
    classes: tuple[ThoughtStruct, ...]


def advice_to_struct(advice: Advice) -> AdviceStruct:
    """Advice as msgspec writes it."""
    thoughts = advice.thoughts
    classes = [
        ThoughtStruct(
            tuple(map(str, thought.moves)),
            thought.visits,
            tuple(map(str, thought.line)),
            thought.shares,
            thought.points,
            tuple(
                ReasonStruct(reason.code, reason.points, dict(reason.parameters))
                for reason in reasons
            ),
        )
        for thought, reasons in advice.items()
    ]
    return AdviceStruct(
        thoughts.seat, thoughts.spending, thoughts.simulations, thoughts.positions, tuple(classes)
    )


def advice_from_struct(struct: AdviceStruct, move: Callable[[str], Any]) -> Advice:
    """The advice in a struct; `move` reads the text of one."""
    classes = tuple(
        Thought(
            tuple(map(move, each.moves)),
            each.visits,
            tuple(map(move, each.line)),
            each.shares,
            each.points,
        )
        for each in struct.classes
    )
    reasons = tuple(
        tuple(Reason(reason.code, reason.points, reason.parameters) for reason in each.reasons)
        for each in struct.classes
    )
    thoughts = Thoughts(struct.seat, struct.spending, classes, struct.simulations, struct.positions)
    return Advice(thoughts, reasons)
