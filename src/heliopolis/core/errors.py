"""Every exception that Heliopolis raises on purpose."""


class HeliopolisError(Exception):
    """Something asked of Heliopolis cannot be done; the message says what and why."""


class InvalidNotation(HeliopolisError):
    """A text that is no move of the game."""


class IllegalMove(HeliopolisError):
    """A move that the rules do not allow here.

    `rule` is the number of the rule that forbids it.
    """

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(reason, rule)  # as given, so that the error can be pickled
        self.reason = reason
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class InvalidSetup(HeliopolisError):
    """A table that cannot be set up: players, edition, overrides or what is dealt first."""


class InvalidPosition(HeliopolisError):
    """Bytes or a view that are no position of the game."""


class InvalidRecord(HeliopolisError):
    """A game file that cannot be read; `line` is the first wrong line, counted from 1."""

    def __init__(self, reason: str, line: int | None = None) -> None:
        super().__init__(reason, line)
        self.reason = reason
        self.line = line

    def __str__(self) -> str:
        return self.reason if self.line is None else f"line {self.line}: {self.reason}"
