"""Fitting texts into lines."""

from collections.abc import Iterator, Sequence
from typing import Final

EMPTY: Final = "-"
"""A space on which nothing lies."""
_INDENT: Final = "      "


def packed(groups: Sequence[str], width: int) -> Iterator[str]:
    """As many groups on a line as fit, indented; a group too long for a line is broken."""
    line = ""
    for group in groups:
        joined = f"{line}; {group}" if line else group
        if line and len(_INDENT + joined) > width:
            yield _INDENT + line
            line = group
        else:
            line = joined
        while len(_INDENT + line) > width:
            cut = line.rfind(" ", 0, width - len(_INDENT) + 1)
            if cut <= 0:
                break
            yield _INDENT + line[:cut]
            line = line[cut + 1 :]
    if line:
        yield _INDENT + line
