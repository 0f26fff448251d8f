"""What the environments are called, and their versions."""

from typing import Final

NAMES: Final = {"ra": "Ra", "ra-dice": "RaDice"}
"""What games are called in ids, by the name that files give them."""
VERSIONS: Final = {"ra": 1, "ra-dice": 1}
"""Goes up whenever play, actions, observations or rewards mean something else, never for speed."""


IDS: Final = {game: f"heliopolis/{name}-v{VERSIONS[game]}" for game, name in NAMES.items()}
"""The ids of the environments, by the name that files give a game."""
