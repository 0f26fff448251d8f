"""Writes docs/reference.md: the numbers of actions and the layout of observations.

    python -m tools.reference

A test checks that the file is fresh.
"""

from pathlib import Path
from typing import Final

from heliopolis.ra.batch import ACTIONS, FEATURES
from heliopolis.ra.features import LAYOUT, SEAT_FEATURES, SEAT_LAYOUT, TABLE_FEATURES
from heliopolis.ra.moves import MOVES
from heliopolis.ra.suns import SEATS

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "reference.md"
HEAD: Final = """\
# Actions and observations

<!-- Written by tools/reference.py; a test checks that it is fresh. -->

For programs that use `heliopolis.ra.batch` and `heliopolis.ra.kernel`.
`batch.action(move)` and `batch.move(action)` translate between moves and numbers.
"""


def layout_rows(layout: tuple[tuple[str, int, str], ...], first: int) -> list[str]:
    """The rows of a table that says what lies at which place."""
    rows = []
    for name, count, meaning in layout:
        places = f"{first}" if count == 1 else f"{first} to {first + count - 1}"
        rows.append(f"| {places} | {name} | {meaning} |")
        first += count
    return rows


def page() -> str:
    """The whole page."""
    lines = [
        HEAD,
        f"## The {ACTIONS} actions of Ra",
        "",
        "| action | move |",
        "|---|---|",
        *(f"| {number} | `{move}` |" for number, move in enumerate(MOVES[:ACTIONS])),
        "",
        "At a chance node the kernel takes the outcomes as numbers from here on:",
        f"{ACTIONS} is `{MOVES[ACTIONS]}`, and so on in the order of the tiles.",
        "",
        f"## The {FEATURES} features of Ra",
        "",
        f"What belongs to the table takes {TABLE_FEATURES} places.",
        "",
        "| places | what | meaning |",
        "|---|---|---|",
        *layout_rows(LAYOUT, 0),
        "",
        f"Then each of {SEATS} seats takes {SEAT_FEATURES}, the acting one first, then clockwise.",
        "Seats that do not play are all zeros.",
        "The places of the first seat:",
        "",
        "| places | what | meaning |",
        "|---|---|---|",
        *layout_rows(SEAT_LAYOUT, TABLE_FEATURES),
    ]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
