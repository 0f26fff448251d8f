"""Tables and notes as plain text."""

import textwrap
from collections.abc import Iterator, Sequence
from typing import Final

from heliopolis.core.value import value

WIDTH: Final = 100
_GAP: Final = "  "


@value
class Grid:
    """A table: the first column is a name, all others are figures."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@value
class Section:
    """A part of a report: a title, tables, and sentences about them."""

    title: str
    grids: tuple[Grid, ...] = ()
    notes: tuple[str, ...] = ()


def plain(sections: Sequence[Section], width: int = WIDTH) -> str:
    """The sections as text that fits into a terminal."""
    return "\n\n".join("\n".join(_plain_section(section, width)) for section in sections) + "\n"


def _plain_section(section: Section, width: int) -> Iterator[str]:
    yield section.title
    yield "-" * len(section.title)
    parts = [part for grid in section.grids for part in _fitting(grid, width)]
    for number, part in enumerate(parts):
        if number:
            yield ""
        yield from _plain_grid(part)
    if parts and section.notes:
        yield ""
    for note in section.notes:
        yield from textwrap.wrap(note, width, break_long_words=False, break_on_hyphens=False)


def _fitting(grid: Grid, width: int) -> Iterator[Grid]:
    """The table, or several that have its first column and some of the others."""
    first, *others = _widths(grid)
    begin = 0
    while begin < len(others):
        end, used = begin + 1, first + len(_GAP) + others[begin]
        while end < len(others) and used + len(_GAP) + others[end] <= width:
            used += len(_GAP) + others[end]
            end += 1
        columns = (0, *range(begin + 1, end + 1))
        yield Grid(
            tuple(grid.head[column] for column in columns),
            tuple(tuple(row[column] for column in columns) for row in grid.rows),
        )
        begin = end


def _widths(grid: Grid) -> list[int]:
    return [max(map(len, column)) for column in zip(grid.head, *grid.rows, strict=True)]


def _plain_grid(grid: Grid) -> Iterator[str]:
    first, *others = _widths(grid)
    for row in (grid.head, *grid.rows):
        cells = (f"{cell:>{size}}" for cell, size in zip(row[1:], others, strict=True))
        yield _GAP.join([f"{row[0]:<{first}}", *cells]).rstrip()
