"""What the score sheets of Ra list."""

from typing import Final

from heliopolis.terminal.sheets import Items

ITEMS: Final = Items(
    {
        "gods": "Gods",
        "gold": "Gold",
        "pharaohs": "Pharaohs",
        "river": "River",
        "civilization": "Civilization",
        "monuments": "Monuments",
        "suns": "Suns",
    },
    last_epoch_only=("monuments", "suns"),
)
