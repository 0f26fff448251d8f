"""Score sheets and the result as tables."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from heliopolis.core.contract import Seat
from heliopolis.terminal.style import Style
from heliopolis.texts.table import TableTexts

_HIDDEN: Final = "?"
_GAP: Final = 2
_NARROWEST: Final = 5
_DIGITS: Final = 3


def points_column(points: Sequence[int | None], texts: TableTexts) -> list[str]:
    """The points of every seat, all equally long and the numbers below each other."""
    said = [
        " " * (_DIGITS - len(_HIDDEN)) + texts.say("points-hidden")
        if number is None
        else " " * (_DIGITS - len(str(number))) + texts.points(number)
        for number in points
    ]
    longest = max(map(len, said))
    return [text.ljust(longest) for text in said]


def draw_sheet(
    head: str,
    titles: Mapping[str, str],
    sheet: Sequence[Any],
    texts: TableTexts,
    style: Style,
    width: int,
) -> str:
    """A row for every item with a title, as wide as the head, and a column for every seat."""
    label = len(head)
    room = max(_NARROWEST, (width - label) // len(texts.seats) - _GAP)
    heads = [name[:room] for name in texts.seats]
    widths = [max(len(name), _NARROWEST) + _GAP for name in heads]

    def row(first: str, cells: Sequence[str]) -> str:
        padded = (f"{cell:>{column}}" for cell, column in zip(cells, widths, strict=True))
        return f"{first:<{label}}{''.join(padded)}"

    lines = [style.heading(row(head, heads))]
    for item, title in titles.items():
        lines.append(row(title, [_cell(line, item, texts) for line in sheet]))
    return "\n".join(lines)


def _cell(line: Any, item: str, texts: TableTexts) -> str:
    if line is None:
        return _HIDDEN
    number: int = getattr(line, item)
    return str(number) if item == "points" else texts.signed(number)


def draw_result(texts: TableTexts, scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """The final points: first who won, then the others; those with the same share a place."""
    names = texts.seats
    ranks = [(seat not in winners, -scores[seat]) for seat in range(len(names))]
    longest = max(map(len, names))
    places = [
        f"  {1 + sum(rank < own for rank in ranks)}  {names[seat]:<{longest}}  {scores[seat]:>3}"
        for own, seat in sorted((rank, seat) for seat, rank in enumerate(ranks))
    ]
    return "\n".join([texts.say("result-title"), *places])
