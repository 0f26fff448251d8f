"""Every exception that Heliopolis raises on purpose: a code and its parameters, no sentences.

What people read is made of them by `heliopolis.texts`.
"""

from functools import partial
from typing import Any, Final, Self

from heliopolis.core.value import value

_SHOWN: Final = 60


def shown(text: str, most: int = _SHOWN) -> str:
    """A text for whoever reads why it is refused: not too long, nothing that a screen obeys."""
    short = text if len(text) <= most else text[: most - 1] + "…"
    return "".join(sign if sign.isprintable() else repr(sign)[1:-1] for sign in short)


@value
class Refusal:
    """Why something is refused: a code, what it is about, and the number of the rule, if any.

    Parameters are whole numbers, texts in notation, and tuples of these.
    """

    code: str
    parameters: dict[str, Any]
    rule: str = ""

    def __str__(self) -> str:
        """For programmers: the code, the rule and the parameters."""
        ruled = f"{self.code} ({self.rule})" if self.rule else self.code
        told = ", ".join(f"{name}={given!r}" for name, given in self.parameters.items())
        return f"{ruled}: {told}" if told else ruled


class HeliopolisError(Exception):
    """Something asked of Heliopolis cannot be done; the code says what, the parameters why."""

    rule: str = ""
    """The number of the rule that forbids it, where one does."""

    def __init__(self, code: str, **parameters: Any) -> None:
        super().__init__(code, parameters)
        self.code = code
        self.parameters = parameters

    @property
    def refusal(self) -> Refusal:
        """The same as a value."""
        return Refusal(self.code, self.parameters, self.rule)

    def __str__(self) -> str:
        return str(self.refusal)

    def __reduce__(self) -> tuple[Any, ...]:  # so that the error can be pickled
        return partial(type(self), self.code, **self.parameters), ()


class InvalidNotation(HeliopolisError):
    """A text that is no move of the game."""


class IllegalMove(HeliopolisError):
    """A move that the rules do not allow here.

    `rule` is the number of the rule that forbids it.
    """

    def __init__(self, code: str, rule: str, **parameters: Any) -> None:
        super().__init__(code, **parameters)
        self.rule = rule

    @classmethod
    def of(cls, refusal: Refusal, **parameters: Any) -> Self:
        """The error for a refusal, with whatever else is known."""
        return cls(refusal.code, refusal.rule, **parameters, **refusal.parameters)

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.rule, **self.parameters), ()


class InvalidSetup(HeliopolisError):
    """A table that cannot be set up: players, edition, overrides or what is dealt first."""


class InvalidPosition(HeliopolisError):
    """Bytes or a view that are no position of the game."""


class InvalidRecord(HeliopolisError):
    """A game file that cannot be read; `line` is the first wrong line, counted from 1."""

    def __init__(self, code: str, line: int | None = None, **parameters: Any) -> None:
        super().__init__(code, **parameters)
        self.line = line

    def __str__(self) -> str:
        said = super().__str__()
        return said if self.line is None else f"line {self.line}: {said}"

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(type(self), self.code, self.line, **self.parameters), ()


class InvalidWeights(HeliopolisError):
    """A file of a learned network that cannot be used; `path` is what it is called."""


class InvalidMessage(HeliopolisError):
    """Bytes from outside that are no message of ours."""
