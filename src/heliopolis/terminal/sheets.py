"""Score sheets as tables."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from heliopolis.core.contract import Seat
from heliopolis.core.seats import EPOCHS
from heliopolis.core.value import value
from heliopolis.terminal.style import Style

_SUMS: Final = {"net": "This epoch", "points": "Points now"}
_HIDDEN: Final = "?"
_GAP: Final = 2


@value
class Items:
    """What a game scores: the fields of a line with their titles, and those of the last epoch."""

    titles: Mapping[str, str]
    last_epoch_only: tuple[str, ...]

    def of(self, epoch: int) -> dict[str, str]:
        """The items of an epoch's sheet, its sums among them."""
        left_out = () if epoch == EPOCHS else self.last_epoch_only
        shown = {item: title for item, title in self.titles.items() if item not in left_out}
        return shown | _SUMS


def draw_sheet(
    items: Items,
    epoch: int,
    sheet: Sequence[Any],
    names: Sequence[str],
    style: Style,
    width: int,
) -> str:
    """One epoch's points, item by item, a column for every seat."""
    label = max(map(len, [*items.titles.values(), *_SUMS.values()]))
    room = max(5, (width - label) // len(names) - _GAP)
    heads = [name[:room] for name in names]
    widths = [max(len(head), 5) + _GAP for head in heads]

    def row(first: str, cells: Sequence[str]) -> str:
        padded = (f"{cell:>{column}}" for cell, column in zip(cells, widths, strict=True))
        return f"{first:<{label}}{''.join(padded)}"

    lines = [style.heading(row(f"Epoch {epoch}", heads))]
    for item, title in items.of(epoch).items():
        lines.append(row(title, [_cell(line, item) for line in sheet]))
    return "\n".join(lines)


def _cell(line: Any, item: str) -> str:
    if line is None:
        return _HIDDEN
    number: int = getattr(line, item)
    return str(number) if item == "points" or number == 0 else f"{number:+d}"


def draw_sheets(
    items: Items, sheets: Sequence[Sequence[Any]], names: Sequence[str], style: Style, width: int
) -> str:
    """The sheets of every scored epoch."""
    if not sheets:
        return "No epoch has been scored yet."
    return "\n\n".join(
        draw_sheet(items, epoch, sheet, names, style, width)
        for epoch, sheet in enumerate(sheets, 1)
    )


def draw_result(names: Sequence[str], scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """The final points: first who won, then the others; those with the same share a place."""
    ranks = [(seat not in winners, -scores[seat]) for seat in range(len(names))]
    longest = max(map(len, names))
    places = [
        f"  {1 + sum(rank < own for rank in ranks)}  {names[seat]:<{longest}}  {scores[seat]:>3}"
        for own, seat in sorted((rank, seat) for seat, rank in enumerate(ranks))
    ]
    return "\n".join(["Final points", *places])
