"""Fitting texts into lines; colours take no room."""

import re
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

EMPTY: Final = "-"
"""A space on which nothing lies."""
_INDENT: Final = "      "
_PAINT: Final = re.compile(r"\033\[\d+m")
_RULES: Final = re.compile(r"\([RD]-[^)]*\)")
"""The numbers of rules, which stay on one line."""
_HOLD: Final = "\0"


def length(text: str) -> int:
    """How many columns a text takes."""
    return len(_PAINT.sub("", text))


def padded(text: str, columns: int) -> str:
    """A text with spaces behind it, up to a number of columns."""
    return text + " " * (columns - length(text))


def wrap(text: str, width: int, first: str = "", later: str = "") -> list[str]:
    """A text on as many lines as it needs, behind what the first and what the later begin with."""
    held = _RULES.sub(lambda rules: rules[0].replace(" ", _HOLD), text)
    lines = textwrap.wrap(
        held, width, initial_indent=first, subsequent_indent=later, break_on_hyphens=False
    )
    return [line.replace(_HOLD, " ") for line in lines]


def beside(parts: Iterable[str], width: int, indent: str, gap: str) -> Iterator[str]:
    """As many parts on a line as fit, the first where it is and later lines behind an indent."""
    line, *others = parts
    for part in others:
        joined = f"{line}{gap}{part}"
        if length(joined) > width:
            yield line
            line = f"{indent}{part}"
        else:
            line = joined
    yield line


def listed(
    label: str, words: Sequence[str], width: int, indent: str | None = None
) -> Iterator[str]:
    """Words behind a label, with commas between them, on as many lines as they need.

    Later lines stand behind an indent, by default one that is as long as the label.
    """
    first, *others = [*(f"{word}," for word in words[:-1]), *words[-1:]]
    return beside([label + first, *others], width, indent or " " * len(label), " ")


def packed(groups: Sequence[str], width: int) -> Iterator[str]:
    """As many groups on a line as fit, indented; a group too long for a line is broken."""
    line = ""
    for group in groups:
        joined = f"{line}; {group}" if line else group
        if line and len(_INDENT + joined) > width:
            yield from wrap(line, width, _INDENT, _INDENT)
            line = group
        else:
            line = joined
    yield from wrap(line, width, _INDENT, _INDENT)
