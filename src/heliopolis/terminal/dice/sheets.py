"""What the score sheets of the dice game list."""

from typing import Final

from heliopolis.terminal.sheets import Items

ITEMS: Final = Items(
    {
        "suns": "Suns",
        "ankhs": "Ankhs",
        "pharaohs": "Pharaohs",
        "river": "Nile",
        "civilization": "Civilization",
        "monuments": "Monuments",
    },
    last_epoch_only=("monuments",),
)
