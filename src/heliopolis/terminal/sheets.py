"""Score sheets as tables."""

from collections.abc import Sequence
from typing import Final

from heliopolis import ra
from heliopolis.core.contract import Seat
from heliopolis.ra.suns import EPOCHS
from heliopolis.terminal.style import Style

_ITEMS: Final = {
    "gods": "Gods",
    "gold": "Gold",
    "pharaohs": "Pharaohs",
    "river": "River",
    "civilization": "Civilization",
    "monuments": "Monuments",
    "suns": "Suns",
    "net": "This epoch",
    "points": "Points now",
}
_LAST_EPOCH_ONLY: Final = ("monuments", "suns")
_HIDDEN: Final = "?"
_GAP: Final = 2


def draw_sheet(epoch: int, sheet: ra.Sheet, names: Sequence[str], style: Style, width: int) -> str:
    """One epoch's points, item by item, a column for every seat."""
    label = max(map(len, _ITEMS.values()))
    room = max(5, (width - label) // len(names) - _GAP)
    heads = [name[:room] for name in names]
    widths = [max(len(head), 5) + _GAP for head in heads]

    def row(first: str, cells: Sequence[str]) -> str:
        padded = (f"{cell:>{column}}" for cell, column in zip(cells, widths, strict=True))
        return f"{first:<{label}}{''.join(padded)}"

    lines = [style.heading(row(f"Epoch {epoch}", heads))]
    for item, title in _ITEMS.items():
        if item not in _LAST_EPOCH_ONLY or epoch == EPOCHS:
            lines.append(row(title, [_cell(line, item) for line in sheet]))
    return "\n".join(lines)


def _cell(line: ra.Line | None, item: str) -> str:
    if line is None:
        return _HIDDEN
    number: int = getattr(line, item)
    return str(number) if item == "points" or number == 0 else f"{number:+d}"


def draw_sheets(sheets: Sequence[ra.Sheet], names: Sequence[str], style: Style, width: int) -> str:
    """The sheets of every scored epoch."""
    if not sheets:
        return "No epoch has been scored yet."
    return "\n\n".join(
        draw_sheet(epoch, sheet, names, style, width) for epoch, sheet in enumerate(sheets, 1)
    )


def draw_result(names: Sequence[str], scores: Sequence[int], winners: Sequence[Seat]) -> str:
    """The final points, the winner first and the others by points."""
    order = sorted(range(len(names)), key=lambda seat: (seat not in winners, -scores[seat]))
    longest = max(map(len, names))
    places = [
        f"  {place}  {names[seat]:<{longest}}  {scores[seat]:>3}"
        for place, seat in enumerate(order, 1)
    ]
    return "\n".join(["Final points", *places])
