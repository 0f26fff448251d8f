"""What a person is asked."""

from typing import Any

from heliopolis.core.value import value


@value
class Question:
    """The moves to choose from, and how they are shown; a reminder answers an empty line."""

    choices: tuple[Any, ...]
    text: str
    reminder: str
