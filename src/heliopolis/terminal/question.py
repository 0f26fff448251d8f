"""What a person is asked."""

from typing import Any, Final

from heliopolis.core.value import value

BY_NUMBER_OR_TEXT: Final = "Type a move's number or its text; ? for help."


@value
class Question:
    """The moves to choose from, and how they are shown; a reminder answers an empty line."""

    choices: tuple[Any, ...]
    text: str
    reminder: str = BY_NUMBER_OR_TEXT
