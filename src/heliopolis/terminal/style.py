"""Colours, on a real terminal only; nothing is told by a colour alone."""

import os
import sys
from collections.abc import Mapping
from typing import Final, TextIO

from heliopolis.ra.tiles import CIVILIZATION, DISASTERS, MONUMENTS, Tile

_RESET: Final = "\033[0m"
_BOLD: Final = "\033[1m"
_RED: Final = "\033[31m"
_GREEN: Final = "\033[32m"
_YELLOW: Final = "\033[33m"
_BLUE: Final = "\033[34m"
_MAGENTA: Final = "\033[35m"
_CYAN: Final = "\033[36m"

_COLOUR_OF: Final[dict[Tile, str]] = {
    Tile.RA: _RED,
    Tile.GOD: _YELLOW,
    Tile.GOLD: _YELLOW,
    Tile.PHARAOH: _MAGENTA,
    Tile.NILE: _BLUE,
    Tile.FLOOD: _BLUE,
    **dict.fromkeys(CIVILIZATION, _GREEN),
    **dict.fromkeys(MONUMENTS, _CYAN),
    **dict.fromkeys(DISASTERS, _RED),
}


class Style:
    """Puts colours around texts, or leaves them as they are; pad a text before, not after."""

    def __init__(self, colours: bool) -> None:
        self._colours = colours

    def _in(self, code: str, text: str) -> str:
        return f"{code}{text}{_RESET}" if self._colours and text else text

    def heading(self, text: str) -> str:
        """What a block of lines is about."""
        return self._in(_BOLD, text)

    def sun(self, text: str) -> str:
        """A sun that may be bid, or the one in the centre."""
        return self._in(_YELLOW, text)

    def tile(self, tile: Tile, text: str) -> str:
        """A word for a tile."""
        return self._in(_COLOUR_OF[tile], text)


PLAIN: Final = Style(colours=False)


def wants_colours(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a stream is a terminal that shows colours, and nobody asked for none."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    if sys.platform == "win32" and "WT_SESSION" not in environment:
        return False  # the old console shows the codes themselves
    return stream.isatty()
