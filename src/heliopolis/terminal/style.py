"""Colours, on a real terminal only; nothing is told by a colour alone."""

import os
import sys
from collections.abc import Mapping
from enum import Enum
from typing import Final, TextIO

_RESET: Final = "\033[0m"


class Paint(Enum):
    """What a text can be painted with."""

    BOLD = "\033[1m"
    RED = "\033[31m"
    GREEN = "\033[32m"
    YELLOW = "\033[33m"
    BLUE = "\033[34m"
    MAGENTA = "\033[35m"
    CYAN = "\033[36m"


class Style:
    """Puts colours around texts, or leaves them as they are; pad a text before, not after."""

    def __init__(self, colours: bool) -> None:
        self._colours = colours

    def paint(self, paint: Paint, text: str) -> str:
        """The text in a colour."""
        return f"{paint.value}{text}{_RESET}" if self._colours and text else text

    def heading(self, text: str) -> str:
        """What a block of lines is about."""
        return self.paint(Paint.BOLD, text)


PLAIN: Final = Style(colours=False)


def wants_colours(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a stream is a terminal that shows colours, and nobody asked for none."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    if sys.platform == "win32" and "WT_SESSION" not in environment:
        return False  # the old console shows the codes themselves
    return stream.isatty()
